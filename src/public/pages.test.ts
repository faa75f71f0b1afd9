import { expect, it, test } from 'vitest';
import { visitorPageAt, visitorPages } from './pages.ts';
import { words } from './words.ts';

test.each([
  ['R-43', '/accounts', '/accounts/gsignin'],
  ['R-44', '/accounts/gsignin', '/accounts/gsignin'],
  ['R-45', '/accounts/signin', '/accounts/signin'],
  ['R-46', '/account/register', '/account/register'],
  ['R-46', '/account/forgotpwd', '/account/forgotpwd'],
  ['R-46', '/account/resetpwd', '/account/resetpwd'],
  ['R-46', '/account/prove', '/account/prove'],
  ['R-48', '/error', '/error'],
  ['R-55', '/access-denied', '/error/unauthorized'],
  ['R-55', '/authentication-error', '/error/unauthorized'],
  ['R-48', '/error/notfound', '/error/notfound'],
  ['A-18', '/rate_board/01923', '/rate_board/:shopId'],
  ['R-47', '/', '/'],
  ['R-47', '/about', '/about'],
  ['R-47', '/pricingdetail/', '/pricingDetail'],
  ['R-47', '/termsofservices', '/TermsOfServices'],
  ['R-47', '/PrivacyPolicy', '/PrivacyPolicy'],
  ['R-47', '/checkout/tsinvoice', '/checkout/:productId'],
  ['R-47', '/checkout/order', '/checkout/order'],
  ['R-04', '/tsinvoice', '/tsinvoice'],
  ['R-04', '/tsinvoice/cart', '/tsinvoice/cart'],
  ['R-04', '/TSInvoice/Refund', '/tsinvoice/refund'],
  ['R-05', '/tsmessenger/policy', '/tsmessenger/policy'],
  ['as a router finds it', '/Accounts/SignIn/', '/accounts/signin'],
])('%s %s is the page %s', (_, pathname, path) => expect(visitorPageAt(pathname)?.path).toBe(path));

test.each([
  '/checkout',
  '/checkout/a/b',
  '/tsmessenger/cart',
  '/home',
  '/accounts/other',
  '/account',
  '/errorlogs',
  '/error/other',
  '/products',
  '/rate_board',
  '/rate_board/1/2',
  `/${'a'.repeat(21)}`,
  `/${'a'.repeat(23)}`,
  `/${'a'.repeat(21)}.`,
])('%s is a page of the admin', pathname => expect(visitorPageAt(pathname)).toBeUndefined());

it('loads each page', async () => {
  const pages = await Promise.all(visitorPages.map(({ load }) => load()));
  expect(pages.filter(page => typeof page !== 'function')).toEqual([]);
  expect(visitorPages.filter(({ title }) => !words.page[title])).toEqual([]);
});
