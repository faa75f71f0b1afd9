import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { visit } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { pagesOf } from './everyPage.ts';
import { field, own, signIn, sitePaths, visitorPaths } from './support.ts';

const publicRoutes = [
  ...sitePaths,
  ...visitorPaths,
  'error/notfound',
  'error/unauthorized',
  'error/servicenotavailable',
  'nowhere',
];

const grounds = { light: 'rgb(250, 248, 243)', dark: 'rgb(13, 20, 17)' };
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const colours = ['color-contrast', 'link-in-text-block'];

/** A page as it must be for everybody: named, as wide as its screen, readable in both themes. Errors in the console fail by themselves. */
async function inspect(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await visit(page, `/${path}`);
    await expect(page).toHaveTitle(/^\S.* · TolaShop$/);
    await look(page, path);
  });
}

async function look(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(tooWide, `${what} is too wide`).toBeLessThanOrEqual(0);
  await turned(page, grounds.light);
  expect.soft(await violations(page, axe => axe.withTags(rules)), `${what}, light`).toEqual([]);
  // The other theme is the same page in other colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  await turned(page, grounds.dark);
  expect.soft(await violations(page, axe => axe.withRules(colours)), `${what}, dark`).toEqual([]);
}

/** The page stands in its colours: a button that glides from one to another has arrived. */
async function turned(page: Page, ground: string): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', ground);
  await page.evaluate(async () => {
    const gliding = document.getAnimations().filter(it => it instanceof CSSTransition);
    await Promise.allSettled(gliding.map(it => it.finished));
  });
}

async function violations(page: Page, select: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // There are no frames to look into, and nobody reads what is right: both cost as much as the rest.
  // What lies behind an open dialog is dimmed on purpose.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('body > [aria-hidden=true]')
    .options({ resultTypes: ['violations'] });
  const { violations } = await select(axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

// A colour on its way to another has no contrast to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const who of ['owner', 'staff', 'admin', 'rival'] as const) {
  test(`R-53 ${who} finds every page in order`, async ({ page }) => {
    test.setTimeout(300_000);
    const device = await signIn(page, who);
    for (const path of await pagesOf(device, who)) await inspect(page, path);
  });
}

test('R-48 so does anybody who is not signed in', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of publicRoutes) await inspect(page, path);
});

test('R-47 so does whoever orders, from the prices to the order', async ({ page }) => {
  test.setTimeout(120_000);
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
