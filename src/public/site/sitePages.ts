import type { VisitorPage } from '../visitorPage.ts';
import type * as LegalPages from './legalPages.tsx';

/** The company's own pages. One that a `:parameter` would also match stands before it. */
export const sitePages: readonly VisitorPage[] = [
  { path: '/', title: 'landing', isFresh: true, load: () => import('./Landing.tsx').then(it => it.Landing) },
  { path: '/about', title: 'about', load: () => import('./About.tsx').then(it => it.About) },
  {
    path: '/pricingDetail',
    title: 'pricing',
    isFresh: true,
    load: () => import('./Pricing.tsx').then(it => it.Pricing),
  },
  { path: '/tsinvoice', title: 'tsinvoice', isFresh: true, load: () => import('./Invoice.tsx').then(it => it.Invoice) },
  { path: '/tsinvoice/cart', title: 'cart', isFresh: true, load: () => import('./Cart.tsx').then(it => it.Cart) },
  {
    path: '/tsmessenger',
    title: 'tsmessenger',
    isFresh: true,
    load: () => import('./Messenger.tsx').then(it => it.Messenger),
  },
  legal('/TermsOfServices', 'terms', it => it.Terms),
  legal('/PrivacyPolicy', 'privacy', it => it.Privacy),
  legal('/tsinvoice/policy', 'invoicePolicy', it => it.InvoicePolicy),
  legal('/tsinvoice/terms', 'invoiceTerms', it => it.InvoiceTerms),
  legal('/tsinvoice/refund', 'invoiceRefund', it => it.InvoiceRefund),
  legal('/tsmessenger/policy', 'messengerPolicy', it => it.MessengerPolicy),
  legal('/tsmessenger/terms', 'messengerTerms', it => it.MessengerTerms),
  legal('/tsmessenger/refund', 'messengerRefund', it => it.MessengerRefund),
  { path: '/checkout/order', title: 'order', isFresh: true, load: () => import('./Order.tsx').then(it => it.Order) },
  {
    path: '/checkout/:productId',
    title: 'checkout',
    isFresh: true,
    load: () => import('./Checkout.tsx').then(it => it.Checkout),
  },
  {
    path: '/downloads',
    title: 'downloads',
    isFresh: true,
    load: () => import('./Downloads.tsx').then(it => it.Downloads),
  },
  { path: '/careers', title: 'careers', isFresh: true, load: () => import('./Careers.tsx').then(it => it.Careers) },
  {
    path: '/careers/:vacancyId',
    title: 'career',
    isFresh: true,
    load: () => import('./Career.tsx').then(it => it.Career),
  },
  {
    path: '/biz_card_details/:shopId/:cardId',
    title: 'bizCard',
    isFresh: true,
    load: () => import('./bizCard/BizCard.tsx').then(it => it.BizCard),
  },
  {
    path: '/ad_report/:address',
    title: 'adReport',
    isFresh: true,
    load: () => import('./AdReport.tsx').then(it => it.AdReport),
  },
  forVisitors('/p/:address', 'publicPage'),
  forVisitors('/f/:address', 'publicForm'),
  forVisitors('/s/:name', 'publicPage'),
  {
    path: '/:joiningUrl',
    only: /^\/[a-z0-9_-]{22}$/,
    title: 'meeting',
    isFresh: true,
    load: () => import('./meeting/Meeting.tsx').then(it => it.Meeting),
  },
];

type Legal = typeof LegalPages;

function legal(path: string, title: VisitorPage['title'], pick: (pages: Legal) => Legal[keyof Legal]): VisitorPage {
  return { path, title, load: () => import('./legalPages.tsx').then(pick) };
}

/** What a shop shows of a record, or asks for by a form. */
function forVisitors(path: string, title: VisitorPage['title']): VisitorPage {
  return { path, title, isFresh: true, load: () => import('./PublicPage.tsx').then(it => it.PublicPage) };
}
