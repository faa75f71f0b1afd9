import { adoptLanguage, pageLanguage } from './i18n/language.ts';
import { packs } from './i18n/packs/index.ts';
import { showBroken } from './public/broken.ts';
import { packs as visitorPacks } from './public/packs/index.ts';
import { visitorPageAt, visitorRedirects } from './public/pages.ts';
import { sitePages } from './public/site/sitePages.ts';
import type { VisitorPage } from './public/visitorPage.ts';
import { inLanguage } from './public/way.ts';

/** A visitor's page comes without the admin, which is many times its size. */
export async function begin(): Promise<void> {
  adoptLanguage(location.search);
  const page = visitorPageAt(location.pathname);
  await (page ? visit(page) : enter());
}

async function visit(page: VisitorPage): Promise<void> {
  if (location.pathname in visitorRedirects) history.replaceState(null, '', page.path + location.search);
  const language = sitePages.includes(page) ? inLanguage(location.pathname).language : pageLanguage();
  const parts = [import('./public/start.tsx'), page.load(), visitorPacks[language]()] as const;
  const [{ start }, Page, { pack }] = await Promise.all(parts);
  start(page, Page, pack);
}

/** The words come beside the code that asks for them. */
async function enter(): Promise<void> {
  const [{ start }] = await Promise.all([import('./admin.tsx'), packs[pageLanguage()]()]);
  await start();
}

begin().catch(showBroken);
