import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { proofLinkIn } from '../support/proof.ts';
import { stillPath } from './keptPage.ts';
import { hasHeard } from './news.ts';

/** The company's own pages, readable without script. */
export const sitePaths = [
  '',
  'about',
  'pricingDetail',
  'tsinvoice',
  'tsinvoice/cart',
  'tsinvoice/policy',
  'tsinvoice/terms',
  'tsinvoice/refund',
  'tsmessenger',
  'tsmessenger/policy',
  'tsmessenger/terms',
  'tsmessenger/refund',
  'TermsOfServices',
  'PrivacyPolicy',
  'checkout/tsinvoice',
  'checkout/tsmessenger',
];

/** What anybody may open, one address for each page that runs script. */
export const visitorPaths = [
  'accounts/gsignin',
  'accounts/signin',
  'account/register',
  'account/forgotpwd',
  'account/resetpwd?token=x',
  'account/prove?token=x',
  'outbox',
  'chat_outbox',
  'error',
];

export const password = 'Demo@1234';

/** The people of the demo, and the shop in which their tests work. */
const homes = {
  owner: 'Rajlakshmi Andheri',
  staff: 'Rajlakshmi Andheri',
  admin: null,
  rival: 'Surya Gold',
} as const;
export type Who = keyof typeof homes;

export const emailOf = (who: Who) => `${who}@demo.test`;

/** A mobile number as it is read: `98200 12345`. */
export const asRead = (number: string) => `${number.slice(0, 5)} ${number.slice(5)}`;

/** A name that no other test and no demo record has. */
export const own = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** The server as a person's other device speaks to it, in the shop that the person is in. */
export type Device = {
  token: string;
  shopId: string | null;
  call<T = unknown>(method: string, path: string, data?: unknown): Promise<T>;
  createProduct(more?: Record<string, unknown>): Promise<Product>;
};
export type Product = { id: string; name: string; productCode: string; version: number };

/**
 * Puts somebody of the demo before the page, without the form and opening nothing yet: the session is stored as the product itself
 * stores it. It is one for all tests of a worker; whoever ends it begins one of its own with `signInAnew`.
 */
export async function signIn(page: Page, who: Who, shop: string | null = homes[who]): Promise<Device> {
  return keep(page, await sessionOf(page, who), shop);
}

/** A session that the test may end, or on a server of its own. */
export async function signInAnew(page: Page, who: Who, shop: string | null = homes[who]): Promise<Device> {
  return keep(page, await newSession(page, who), shop);
}

/** Somebody's other device, while the page is another person's or nobody's. */
export async function deviceOfWho(page: Page, who: Who): Promise<Device> {
  const { token, shops } = await sessionOf(page, who);
  return deviceOf(page.request, token, shops.find(({ name }) => name === homes[who])?.id ?? null);
}

export type Newcomer = Device & { email: string; shop: string };

/** Somebody who registered just now and opened the link of the letter: the owner of one shop, which waits for approval. */
export async function registerOwner(page: Page, shop = own('Mehta Jewels')): Promise<Newcomer> {
  const { email, answer } = await register(page, shop);
  const token = new URL(await proofLink(page, email)).searchParams.get('token');
  await send(page.request, null, 'POST', '/account/prove', { token });
  const { user } = (await send(page.request, answer.token, 'GET', '/account/me')) as Pick<SignedIn, 'user'>;
  return { ...(await keep(page, { ...answer, user }, shop)), email, shop };
}

/** The same before the link is opened. */
export async function registerUnproved(page: Page, shop = own('Mehta Jewels')): Promise<Newcomer> {
  const { email, answer } = await register(page, shop);
  return { ...(await keep(page, answer, shop)), email, shop };
}

/** Somebody of a new shop who may do nothing there. */
export async function signInWithoutPermissions(page: Page): Promise<Device> {
  const owner = await registerOwner(page);
  const email = `${randomUUID().slice(0, 13)}@demo.test`;
  await owner.call('POST', 'users', { name: 'Kiran Patil', email, role: 'sales', permissions: [] });
  const token = await tokenOfLetter(page, email);
  await send(page.request, null, 'POST', '/account/resetpwd', { token, password });
  const session = await send(page.request, null, 'POST', '/account/signin', { email, password });
  return keep(page, session as SignedIn, owner.shop);
}

/** Waits for a letter to that address with a link to set a password. */
async function tokenOfLetter(page: Page, email: string): Promise<string> {
  const letters = async () => (await send(page.request, null, 'GET', '/outbox')) as { to: string; text: string }[];
  const token = async () => /token=([\w.~-]+)/.exec((await letters()).find(({ to }) => to === email)?.text ?? '')?.[1];
  await expect.poll(token).toBeTruthy();
  return (await token())!;
}

async function register(page: Page, shopName: string): Promise<{ email: string; answer: SignedIn }> {
  const email = `${randomUUID().slice(0, 13)}@demo.test`;
  const wish = { name: 'Asha Mehta', email, mobileNo: '9820011009', password, shopName, pin: '400058' };
  return { email, answer: (await send(page.request, null, 'POST', '/account/register', wish, anywhere())) as SignedIn };
}

/** The address in the newest letter that asks this person to prove theirs. */
export async function proofLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = (await send(page.request, null, 'GET', '/outbox')) as { to: string; text: string }[];
      link = proofLinkIn(letters, email);
      return link;
    })
    .toBeDefined();
  return link!;
}

/** Each from a network of its own: of one only so many may register within an hour. */
const anywhere = () => ({ 'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.') });

type SignedIn = { token: string; user: object; shops: { id: string; name: string }[] };

const sessions = new Map<Who, SignedIn>();

async function sessionOf(page: Page, who: Who): Promise<SignedIn> {
  const session = sessions.get(who) ?? (await newSession(page, who));
  sessions.set(who, session);
  return session;
}

const newSession = (page: Page, who: Who) =>
  send(page.request, null, 'POST', '/account/signin', { email: emailOf(who), password }) as Promise<SignedIn>;

async function keep(page: Page, { token, user, shops }: SignedIn, shop: string | null): Promise<Device> {
  const shopId = shops.find(({ name }) => name === shop)?.id ?? null;
  const permissions = shopId ? await send(page.request, token, 'GET', `/shops/${shopId}/permissions`) : [];
  // Only for its storage.
  if (!page.url().endsWith(stillPath)) await page.goto(stillPath);
  const session = { token, user, hasAccount: true, shopId, permissions };
  await page.evaluate(kept => {
    sessionStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`ts.${name}`, JSON.stringify(value));
  }, session);
  return deviceOf(page.request, token, shopId);
}

function deviceOf(request: APIRequestContext, token: string, shopId: string | null): Device {
  const call = <T>(method: string, path: string, data?: unknown) =>
    send(request, token, method, path.startsWith('/') ? path : `/shops/${shopId}/${path}`, data) as Promise<T>;
  return { token, shopId, call, createProduct: more => createProduct(call, more) };
}

async function send(
  request: APIRequestContext,
  token: string | null,
  method: string,
  path: string,
  data?: unknown,
  more: Record<string, string> = {},
) {
  const headers = { ...more, ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await request.fetch(`/api${path}`, { method, headers, data });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return ((await response.json()) as { data: unknown }).data;
}

async function createProduct(call: Device['call'], more: Record<string, unknown> = {}): Promise<Product> {
  const name = own('Bangle');
  const unitId = (await unitOf(call)).id;
  const prices = { mrp: 5_200, purchasePrice: 4_100, sellingPrice: 4_990.5 };
  return call('POST', 'admin/products', { name, productCode: name.replace(' ', '-'), unitId, ...prices, ...more });
}

/** The demo's own, which are the oldest: the newest may be another test's, which changes or removes them meanwhile. */
export async function demoRecords<T = { id: string }>(call: Device['call'], path: string, count: number): Promise<T[]> {
  const page = await call<T[] | { items: T[] }>('GET', `${path}?pageSize=${count}&sort=id&order=ASC`);
  return Array.isArray(page) ? page : page.items;
}

/** One of the shop's units, whichever. */
export async function unitOf(call: Device['call']): Promise<{ id: string; symbol: string }> {
  return (await demoRecords<{ id: string; symbol: string }>(call, 'units', 1))[0]!;
}

/** Through the demo's issuer. Whoever comes so for the first time gives the password once. */
export async function withGoogle(page: Page, who: Who): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Google (demo)' }).click();
  await page.getByRole('button', { name: emailOf(who) }).click();
  await page.waitForURL(url => url.pathname !== '/accounts/gsignin' || url.hash === '');
  const first = page.getByRole('heading', { name: 'One account, two ways in' });
  await first
    .or(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' }))
    .first()
    .waitFor();
  if (!(await first.isVisible())) return;
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Link and sign in' }).click();
}

/** What a list shows of a record: a row of a table, on a phone an item. */
export const record = (page: Page, told: RegExp) =>
  page.getByRole('main').locator('tbody tr, li').filter({ hasText: told }).first();

/** Presses what may be done with a record; a phone folds away what it has no room for. */
export async function act(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name, exact: true });
  const more = main.getByRole('button', { name: 'More actions' });
  const folded = page.getByRole('menuitem', { name, exact: true });
  await button.or(more).first().waitFor();
  // The page may fold the button away between the look and the press.
  await expect(async () => {
    if (await button.isVisible()) return button.click({ timeout: 5_000 });
    if (!(await folded.isVisible())) await more.click({ timeout: 5_000 });
    await folded.click({ timeout: 10_000 });
  }).toPass();
}

/** A field to type in, by its label without the mark of a required one. */
export const field = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('textbox', { name, exact: true }).or(scope.getByRole('combobox', { name, exact: true }));

/** Toasts and other news, said without taking the focus. */
export const news = (page: Page, text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/** Waits for news, each of which counts once. What went away by itself meanwhile is not missed: see `news.ts`. */
export async function told(page: Page, text: string): Promise<void> {
  await page.waitForFunction(hasHeard, text);
}

/** The line of a list that holds this name: a table's row, on a phone a card. */
export const line = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: name });

/** Searches a list and waits until it was asked. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await page.waitForURL(url => url.searchParams.get('filter')?.includes(JSON.stringify(text)) ?? false);
}

/** What can be done with a list lies open, on a phone it is folded away. */
export async function listAction(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  const action = page.getByRole('main').getByRole(role, { name, exact: true });
  const more = page.getByRole('button', { name: 'More actions', expanded: false });
  await action.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await action.click();
}

/** The paper for which somebody waits comes by itself, ready to be printed: it is looked at and put away. */
export async function putAway(page: Page, paper: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: paper });
  await expect(dialog.getByRole('img', { name: paper })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** A real picture of 1 x 1. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
