import type { Page } from '@playwright/test';
import { isSoak, seed, someOf } from '../support/proofSize.ts';
import { goOn, visit } from '../support/settled.ts';
import { rules, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pagesOf } from './everyPage.ts';
import { field, own, signIn, sitePaths, visitorPaths, type Who } from './support.ts';

const publicRoutes = [
  ...sitePaths,
  ...visitorPaths,
  'error/notfound',
  'error/unauthorized',
  'error/servicenotavailable',
];

const grounds = { light: 'rgb(250, 248, 243)', dark: 'rgb(13, 20, 17)' };
const colours = ['color-contrast', 'link-in-text-block'];

type Theme = keyof typeof grounds;
/** In which it is looked at as a whole, and in which its colours are looked at as well. */
type Themes = readonly [first: Theme, other?: Theme];

/** A page as it must be for everybody: named, by what is returned, as wide as its screen, readable in both themes. Errors in the console fail by themselves. */
async function inspect(page: Page, path: string, open = visit, themes?: Themes): Promise<string> {
  return test.step(path, async () => {
    await open(page, `/${path}`);
    await expect(page).toHaveTitle(/^\S.* · TolaShop$/);
    await look(page, path, themes);
    return page.title();
  });
}

async function look(page: Page, what: string, [first, other]: Themes = ['light', 'dark']): Promise<void> {
  await turnTo(page, first);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(tooWide, `${what} is too wide`).toBeLessThanOrEqual(0);
  expect.soft(await violations(page, axe => axe.withTags(rules)), `${what}, ${first}`).toEqual([]);
  if (!other) return;
  await turnTo(page, other);
  expect.soft(await violations(page, axe => axe.withRules(colours)), `${what}, ${other}`).toEqual([]);
}

async function turnTo(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // Looked at with each frame: asked from outside, most of the time would go by between two looks.
  await page.waitForFunction(wanted => getComputedStyle(document.body).backgroundColor === wanted, grounds[theme]);
}

/**
 * Of the pages of those who see every kind a sample is drawn, half of which is looked at on a desktop in one theme and half on a phone in the
 * other; in a soak all on both in both.
 */
const [one, other]: Theme[] = seed % 2 ? ['dark', 'light'] : ['light', 'dark'];
/** To turn takes as long as to look: the next page begins in the theme in which the last one ended. */
const both = (n: number): Themes => (n % 2 ? ['dark', 'light'] : ['light', 'dark']);
const planned = (paths: readonly string[], isMobile: boolean): { path: string; themes: Themes }[] => {
  if (isSoak) return paths.map((path, n) => ({ path, themes: both(n) }));
  const theme = isMobile ? other! : one!;
  return someOf(paths, 36)
    .filter((_, n) => n % 2 === Number(isMobile))
    .map(path => ({ path, themes: [theme] }));
};

for (const who of ['owner', 'admin'] as const)
  test(`R-53 ${who} finds every page in order`, { tag: '@phone' }, async ({ page, isMobile }) => {
    await walk(page, who, paths => planned(paths, isMobile), goOn);
  });

/** Others find the same pages with less on them, or with other records: a sample of them will do. */
const sample = (theme: Theme) => (paths: readonly string[]) =>
  someOf(paths, 8).map(path => ({ path, themes: [theme] as const }));

test('R-53 staff finds every page in order', async ({ page }) => {
  await walk(page, 'staff', sample('light'), goOn);
});

// Each page by its address, which is the same for all people and devices.
test('R-53 rival finds every page in order', async ({ page }) => {
  await walk(page, 'rival', sample('dark'), visit);
});

async function walk(
  page: Page,
  who: Who,
  plan: (paths: readonly string[]) => readonly { path: string; themes: Themes }[],
  open: typeof visit,
): Promise<void> {
  test.setTimeout(600_000);
  const device = await signIn(page, who);
  await visit(page, '/home');
  const pages = plan(await pagesOf(device, who));
  const titles = new Set<string>();
  for (const { path, themes } of pages) titles.add(await inspect(page, path, open, themes));
  expect(titles.size, 'it was not the same page over and over').toBeGreaterThan(pages.length / 4);
}

test('R-48 so does anybody who is not signed in', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.setTimeout(600_000);
  for (const { path, themes } of planned(publicRoutes, isMobile)) await inspect(page, path, visit, themes);
});

test.describe('an address without a page', () => {
  // The browser notes the status of the page itself.
  test.use({ allowedErrors: /status of 404/ });

  test('R-48 looks like every other page', { tag: '@phone' }, async ({ page }) => {
    await inspect(page, 'nowhere');
  });
});

test('R-47 so does whoever orders, from the prices to the order', { tag: '@phone' }, async ({ page }) => {
  await inspect(page, 'pricingDetail');
  await page.getByRole('link', { name: 'Order TS Messenger Masha' }).click();
  await expect(page.getByRole('radio', { name: /Masha/ })).toBeChecked();
  await look(page, 'the checkout');
  await field(page, 'GSTIN').fill('27AAACC1206D1ZX');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(field(page, 'GSTIN')).toHaveAccessibleDescription(/mistyped/);
  await look(page, 'the checkout with what is wrong');
  const right = { 'Business name': 'Kamal Jewellers', Name: 'Kamal Shah', 'Mobile Number': '98200 11001', GSTIN: '' };
  const email = `${own('kamal').replace(' ', '.')}@shop.example`;
  for (const [name, value] of Object.entries({ ...right, Email: email, PIN: '380001' }))
    await field(page, name).fill(value);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order.');
  await look(page, 'the order');
});
