/** @jsxImportSource preact */
/** Built apart, for the build and the server: the site's pages as whole documents. */
import { renderToString } from 'preact-render-to-string';
import { metaEn } from '../../i18n/site/metaEn.ts';
import { visitorPageAt } from '../pages.ts';
import { titleOf } from '../title.ts';
import type { VisitorPage } from '../visitorPage.ts';
import { documentOf, type Assets } from './document.ts';
import { sitePages } from './sitePages.ts';
import type { Visit } from '../../../schema/visit.ts';
import { VisitProvider } from './visit.ts';

export type Rendered = { status: number; html: string };

/** The pages that are the same for everybody. */
export const fixedPages: readonly string[] = sitePages.filter(({ isFresh }) => !isFresh).map(({ path }) => path);
/** Those that are hydrated, with the module of each. */
export const alivePages: Record<string, string> = { '/tsinvoice/cart': 'Cart', '/checkout/:productId': 'Checkout' };
/** Those that a search engine should find. */
export const listedPages: readonly string[] = fixedPages.filter(path => isListed(path));

/** Null: not a page of the site. `assets` are the files of a page, by its path in the table; those of the others stand under ''. */
export async function render(visit: Visit, assets: Record<string, Assets>): Promise<Rendered | null> {
  const page = visitorPageAt(visit.pathname);
  if (!page || !sitePages.includes(page)) return null;
  const Page = await page.load();
  const body = renderToString(
    <VisitProvider value={visit}>
      <Page />
    </VisitProvider>,
  );
  const { description, preview } = metaEn[page.title as keyof typeof metaEn];
  const html = documentOf({
    title: titleOf(page.title),
    description,
    preview,
    path: canonical(page, visit),
    isListed: isListed(page.path),
    visit: alivePages[page.path] ? visit : null,
    assets: assets[page.path] ?? assets['']!,
    body,
  });
  return { status: body.includes(missing) ? 404 : 200, html };
}

/** What an error page of the site says of itself. */
const missing = 'data-status="404"';

function isListed(path: string): boolean {
  return !path.startsWith('/checkout') && path !== '/tsinvoice/cart';
}

function canonical({ path }: VisitorPage, { pathname }: Visit): string {
  return path.includes(':') ? pathname.toLowerCase().replace(/\/+$/, '') : path;
}
