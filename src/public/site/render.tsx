/** @jsxImportSource preact */
/** Built apart, for the build and the server: the site's pages as whole documents. */
import { renderToString } from 'preact-render-to-string';
import { languageTags, type Language } from '../../../schema/words/languages.ts';
import { pack as en } from '../packs/en.ts';
import { pack as hi } from '../packs/hi.ts';
import { visitorPageAt } from '../pages.ts';
import { titleOf } from '../title.ts';
import type { VisitorPage } from '../visitorPage.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { documentOf, type Assets, type Document } from './document.ts';
import { pictureLanguage } from './pictureLanguage.ts';
import { addressIn, inLanguage } from '../way.ts';
import { setPack } from '../words.ts';
import { cardTold } from './bizCard/cardTold.ts';
import { jobPosting, vacancyTold } from './jobPosting.ts';
import { sitePages } from './sitePages.ts';
import { siteWords } from './siteWords.ts';
import type { Visit } from '../../../schema/visit.ts';
import { VisitProvider } from './visit.ts';

const packs: Partial<Record<Language, typeof en>> = { en, hi };

export type Rendered = { status: number; html: string };

/** The pages that are the same for everybody. */
export const fixedPages: readonly string[] = sitePages
  .filter(({ isFresh }) => !isFresh)
  .flatMap(({ path }) => languageTags.map(tag => addressIn(tag, path)));
/** Those that are hydrated, with the module of each. */
export const alivePages: Record<string, string> = {
  '/tsinvoice/cart': 'Cart',
  '/checkout/order': 'Order',
  '/checkout/:productId': 'Checkout',
  '/careers/:vacancyId': 'Career',
  '/:joiningUrl': 'meeting/Meeting',
  '/downloads': 'Downloads',
};
/** Those that look like nothing else here, with the module of each: its style is its own. */
export const ownStyles: Record<string, string> = {
  '/biz_card_details/:shopId/:cardId': 'bizCard/BizCard',
  '/:joiningUrl': 'meeting/Meeting',
};
/** Those that a search engine should find. */
export const listedPages: readonly string[] = sitePages
  .filter(({ path }) => !path.includes(':') && isListed(path))
  .flatMap(({ path }) => languageTags.map(tag => addressIn(tag, path)));

/** Whether the address shows a page of visitors, for which the admin is not loaded. */
export const isVisitors = (pathname: string): boolean => visitorPageAt(pathname) !== undefined;

/** Null: not a page of the site. `assets` are the files of a page, by its path in the table; those of the others stand under ''. */
export async function render(visit: Visit, assets: Record<string, Assets>): Promise<Rendered | null> {
  const page = visitorPageAt(visit.pathname);
  if (!page || !sitePages.includes(page)) return null;
  const Page = await page.load();
  const { language } = inLanguage(visit.pathname);
  setPack(packs[language] ?? en);
  const body = renderToString(
    <VisitProvider value={visit}>
      <Page />
    </VisitProvider>,
  );
  const html = documentOf({
    ...toldOf(page, visit),
    language,
    path: canonical(page, visit),
    isListed: isListed(page.path),
    visit: alivePages[page.path] ? visit : null,
    assets: assets[page.path] ?? assets['']!,
    body,
    data: visit.vacancy ? jobPosting(visit.vacancy, canonical(page, visit)) : null,
  });
  return { status: body.includes(missing) ? 404 : 200, html };
}

type Meta = ReturnType<typeof siteWords>['meta'];

/** What the tab, search engines and link previews say of a page. */
function toldOf(
  { title }: VisitorPage,
  { record, form, vacancy, card, meeting, adReport }: Visit,
): Pick<Document, 'title' | 'description' | 'picture'> {
  const { description, preview } = siteWords().meta[title as keyof Meta];
  const picture = `/preview/${pictureLanguage(pageLanguage())}/${preview}.jpg`;
  if (meeting) return { title: `${meeting.title} · ${meeting.shop}`, description, picture };
  if (adReport) return { title: `${adReport.name} · TolaShop`, description, picture };
  if (card) return cardTold(card, picture);
  if (vacancy) return { ...vacancyTold(vacancy), picture };
  if (form) return { title: `${form.title} · ${form.shop.name}`, description, picture };
  if (!record) return { title: titleOf(title), description, picture };
  const named = record.title ?? record.one;
  return {
    title: `${named} · ${record.shop.name}`,
    description: record.facts.map(({ label, value }) => `${label}: ${value}`).join(' · ') || named,
    picture: record.pictures[0]?.url ?? picture,
  };
}

/** What an error page of the site says of itself. */
const missing = 'data-status="404"';

function isListed(path: string): boolean {
  return (
    !/^\/(?:checkout\b|biz_card_details\b|ad_report\b|[pfs]\b|:joiningUrl)/.test(path) && path !== '/tsinvoice/cart'
  );
}

/** Without its language. */
function canonical({ path }: VisitorPage, { pathname }: Visit): string {
  const written = inLanguage(pathname.replace(/\/+$/, '')).path;
  // The letters of an address for visitors are small or large for good.
  return path.includes(':')
    ? /^\/(?:[pf]\/|ad_report\/|:joiningUrl)/.test(path)
      ? written
      : written.toLowerCase()
    : path;
}
