import { adoptLanguage, pageLanguage } from './i18n/language.ts';
import { packs } from './i18n/packs/index.ts';
import { packs as visitorPacks } from './public/packs/index.ts';
import { visitorPageAt, visitorRedirects } from './public/pages.ts';
import { sitePages } from './public/site/sitePages.ts';
import { inLanguage } from './public/way.ts';

adoptLanguage(location.search);
/** A visitor's page comes without the admin, which is many times its size. */
const page = visitorPageAt(location.pathname);
if (page) {
  if (location.pathname in visitorRedirects) history.replaceState(null, '', page.path + location.search);
  const language = sitePages.includes(page) ? inLanguage(location.pathname).language : pageLanguage();
  void Promise.all([import('./public/start.tsx'), page.load(), visitorPacks[language]()]).then(
    ([{ start }, Page, { pack }]) => start(page, Page, pack),
  );
} else {
  void packs[pageLanguage()]();
  void import('./admin.tsx');
}
