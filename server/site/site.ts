import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Site as Address } from '../../api/ports.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { PublicVacancy } from '../../schema/rules/vacancies.ts';
import { languageTags } from '../../schema/words/languages.ts';
import { publicCallOf } from '../../schema/rules/publicCall.ts';
import type { Visit } from '../../schema/visit.ts';
import { siteAddress, type AskApi, type SiteFiles } from './files.ts';
import { adReportPage, isAdReport } from './adReport.ts';
import { bizCardPage, isBizCard, takeMessage } from './bizCard.ts';
import { downloadsPage } from './downloads.ts';
import { careersPage, takeApplication } from './careers.ts';
import { isMeeting, meetingPage, takeAnswer } from './meeting.ts';
import { pack, packing, type Packed, type Way } from './packing.ts';
import { keepingPages } from './kept.ts';
import { orderAsked, payOrder, takeBack } from './payOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { askingPlans, isPriced } from './plans.ts';
import { publicPage, takeForm } from './publicForm.ts';
import type { Page } from './sendForm.ts';

type Options = {
  files: SiteFiles;
  address: Address;
  hasSample: boolean;
  headers: Record<string, string>;
  /** Of others, where orders are paid. */
  pages?: readonly string[];
  api: AskApi;
};

/** The company's pages: readable as they are sent, at their addresses however these are written. */
export const createSite = ({ files, address, hasSample, headers, pages = [], api }: Options) => {
  const site = new Hono();
  const kept = keepingPages();
  const plansFor = askingPlans(api);
  const here = (text: string) => text.replaceAll(siteAddress, address.address);
  // What leads into the sample shop is in every page, and seen where there is one.
  const document = (html: string) => here(hasSample ? html.replace('<html', '<html data-sample') : html);
  const sent = (body: Packed, way: Way, status: number, more: Record<string, string> = {}) =>
    new Response(body, { status, headers: { ...headers, ...pageHeaders(body, way), ...more } });

  const written: Written = async (c, visit, status, more = {}) => {
    const page = await files.render(visit);
    const way = packing(c);
    return page && sent(await pack(document(page.html), way, 4), way, status ?? page.status, more);
  };

  const packedAt = async (html: string | undefined, visit: Visit | null, way: Way): Promise<Packed | null> => {
    const whole = visit ? (await files.render(visit))?.html : html;
    return whole === undefined ? null : pack(document(whole), way, 9);
  };

  site.get('/robots.txt', c => c.text(here(robots)));
  site.get('/sitemap.xml', async c => {
    const paths = [...files.listed, ...(await openVacancies(c, api))];
    return c.body(here(sitemap(paths)), 200, { 'content-type': 'application/xml' });
  });
  // The page of an order has a form that leads to where it is paid.
  const paying = policyFor(headers, pages);
  takePayments(site, api, (c, visit, status) => written(c, visit, status, paying));
  takeOrders(site, api, plansFor, written);
  showToVisitors(site, api, written);
  site.get('*', async (c, next) => {
    const path = c.req.path.replace(/\/+$/, '').toLowerCase() || '/';
    const html = files.fixed(path);
    if (fresh.test(path))
      return (await written(c, await checkoutOf(c, path, api, plansFor), undefined, policyAt(path, paying))) ?? next();
    const visit = isPriced(path) ? { ...visitAt(path), ...(await plansFor(c, languageOf(c))) } : null;
    if (!html && !visit) return next();
    const way = packing(c);
    const packed = await kept(`${way} ${path}`, JSON.stringify(visit), () => packedAt(html, visit, way));
    return packed ? sent(packed, way, 200) : next();
  });
  return site;
};

const policy = 'content-security-policy';

/** Where its forms lead besides. */
const policyFor = (headers: Record<string, string>, pages: readonly string[]): Record<string, string> => ({
  [policy]: headers[policy]?.replace("form-action 'self'", ['form-action', "'self'", ...pages].join(' ')) ?? '',
});
const order = '/checkout/order';

const policyAt = (path: string, paying: Record<string, string>) => (path.endsWith(order) ? paying : {});

/** What the page of an order sends without script, and what the payment provider sends back with a buyer. */
const takePayments = (site: Hono, api: AskApi, written: Written): void => {
  for (const way of ['', `/:language{${others}}`]) {
    site.post(way + order, async c => {
      const again = async (visit: Partial<Visit>, status?: number) =>
        written(c, { ...visitAt(c.req.path), ...visit }, status);
      return (await payOrder(c, languageOf(c), { api, again })) ?? c.notFound();
    });
    site.on(['GET', 'POST'], `${way}/checkout/paid`, c => takeBack(c, languageOf(c), api));
  }
};

type Written = (
  c: Context,
  visit: Visit,
  status?: number,
  /** Headers of this page. */
  more?: Record<string, string>,
) => Promise<Response | null>;

type PlansFor = ReturnType<typeof askingPlans>;

/** The checkout's form, which comes back with what is sold by then. */
const takeOrders = (site: Hono, api: AskApi, plansFor: PlansFor, written: Written): void => {
  for (const path of ['/checkout/:productId', `/:language{${others}}/checkout/:productId`])
    site.post(path, async c => {
      const again = async (visit: Visit, at: number) =>
        written(c, { ...(await plansFor(c, languageOf(c))), ...visit }, at);
      return placeOrder(c, { api, again });
    });
};

/** Pages that show what the API has, and take a form. */
const showToVisitors = (site: Hono, api: AskApi, written: Written): void => {
  for (const { fits, show, take, isSecret } of forVisitors) {
    const page = (c: Context, { visit, status }: Page) =>
      written(c, visit, status, isSecret?.(visit) ? forOneAlone : {});
    site.get('*', async (c, next) =>
      fits(c.req.path) ? ((await page(c, await show(c, languageOf(c), api))) ?? next()) : next(),
    );
    site.post('*', async (c, next) => {
      if (!take || !fits(c.req.path)) return next();
      const taken = await take(c, languageOf(c), api);
      return taken instanceof Response ? taken : ((await page(c, taken)) ?? next());
    });
  }
};

/** Whether a page of the site takes a form at that address. */
export const takesForm = (path: string): boolean => forVisitors.some(({ fits, take }) => take && fits(path));

/** Their addresses begin with them; English has the bare ones. */
const others = languageTags.filter(tag => tag !== 'en').join('|');
const inOther = new RegExp(`^/(${others})(?:/|$)`);
const languageOf = (c: Context) => inOther.exec(c.req.path)?.[1] ?? 'en';
const fresh = new RegExp(`^/(?:(?:${others})/)?checkout/`);

const careers = new RegExp(`^/(?:(?:${others})/)?careers(?:/[^/]+)?/*$`, 'i');

const downloads = new RegExp(`^/(?:(?:${others})/)?downloads/*$`, 'i');

type ForVisitors = {
  fits: (path: string) => boolean;
  show: typeof publicPage;
  /** Of a page with a form. */
  take?: typeof takeForm;
  /** The address is known only to the person whom the page is about. */
  isSecret?: (visit: Visit) => boolean;
};

/** Headers of a page with a secret address: no cache keeps the page, and no other site learns the address. */
const forOneAlone = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Which pages these are, and what is done for them. */
const forVisitors: readonly ForVisitors[] = [
  { fits: isBizCard, show: bizCardPage, take: takeMessage },
  { fits: (path: string) => downloads.test(path), show: downloadsPage },
  { fits: (path: string) => careers.test(path), show: careersPage, take: takeApplication },
  {
    fits: (path: string) => publicCallOf(path) !== null,
    show: publicPage,
    take: takeForm,
    isSecret: ({ record }) => record?.isPersonal ?? false,
  },
  { fits: isAdReport, show: adReportPage, isSecret: () => true },
  { fits: isMeeting, show: meetingPage, take: takeAnswer, isSecret: () => true },
];

/** The pages of vacancies in each language, for search engines. */
const openVacancies = async (c: Context, api: AskApi): Promise<string[]> => {
  const reply = await api(c, 'public/vacancies');
  const open = reply.ok ? ((await reply.json()) as { data: PublicVacancy[] }).data : [];
  return open.flatMap(({ id }) => languageTags.map(tag => `${tag === 'en' ? '' : `/${tag}`}/careers/${id}`));
};

const visitAt = (pathname: string): Visit => ({ pathname, search: '', day: shopDay(new Date()) });

/** What the checkout is to know: the order of a receipt, or what is sold and a key by which the form counts once. */
const checkoutOf = async (c: Context, pathname: string, api: AskApi, plansFor: PlansFor): Promise<Visit> => {
  const visit = visitAt(pathname);
  const { search } = new URL(c.req.url);
  if (!pathname.endsWith(order)) {
    return { ...visit, ...(await plansFor(c, languageOf(c))), search, key: randomUUID() };
  }
  return { ...visit, search, ...(await orderAsked(c, api)) };
};

const pageHeaders = (body: Packed, way: Way) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-length': String(body.byteLength),
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  ...(way !== 'plain' && { 'content-encoding': way }),
});

/** What is behind the sign-in is nobody's to find. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /checkout/

Sitemap: ${siteAddress}/sitemap.xml
`;

const sitemap = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `<url><loc>${siteAddress}${path}</loc></url>`),
    '</urlset>',
  ].join('');
