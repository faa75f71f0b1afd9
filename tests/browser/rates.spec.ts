import type { Page } from '@playwright/test';
import { visit } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { field, signIn, told } from './support.ts';

// Rates hold for a whole shop and are never changed: these tests have one to themselves.
const shop = 'Rajlakshmi Pune';
const rates = ['Gold(₹)', 'Silver(₹)', 'Diamond(₹)'];

/** The list of entries, beside which the page has other lists and a table. */
function entries(page: Page, isMobile: boolean) {
  const main = page.getByRole('main');
  if (isMobile) return main.getByRole('list').filter({ hasText: /Diamond ₹/ });
  return main.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Gold(₹)' }) });
}

async function openDialog(page: Page) {
  const device = await signIn(page, 'owner', shop);
  await page.goto('/gold_rates/create');
  return { device, dialog: page.getByRole('dialog', { name: 'New Rate' }) };
}

test(
  'D-02, V-16 400 px; an empty rate and a zero are blocked at their fields',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const { dialog } = await openDialog(page);
    await expect(field(dialog, 'Gold(₹)')).toBeFocused();
    expect((await dialog.boundingBox())!.width).toBe(isMobile ? 360 : 400);
    const sent: string[] = [];
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
    await field(dialog, 'Gold(₹)').press('Enter');
    for (const rate of rates) await expect(field(dialog, rate)).toHaveAccessibleDescription('Rate is required');
    for (const rate of rates) await field(dialog, rate).fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    for (const rate of rates) await expect(field(dialog, rate)).toHaveAccessibleDescription('Rate is required');
    await field(dialog, 'Silver(₹)').fill('ninety');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(field(dialog, 'Silver(₹)')).toHaveValue('ninety');
    await expect(field(dialog, 'Silver(₹)')).toHaveAccessibleDescription(/^Enter a number like/);
    expect(sent).toEqual([]);
  },
);

test(
  'C-17, X-08, S-05 new rates stand on top at once, in the bar and on the first page',
  { tag: ['@phone', '@journey'] },
  async ({ page, isMobile }) => {
    const { dialog, device } = await openDialog(page);
    const held = await device.call<Record<string, { rate: number }>>('GET', 'commodities/today');
    const [last, silver, diamond] = ['gold', 'silver', 'diamond'].map(name => held[name]!.rate) as [
      number,
      number,
      number,
    ];
    // Never whole rupees, which are shown without their paise.
    const gold = Math.floor(last) + Math.floor(Math.random() * 100) + 1.25;
    const figures = [gold, silver, diamond].map(String);
    for (const [i, rate] of rates.entries()) await field(dialog, rate).fill(figures[i]!);
    await field(dialog, 'Diamond(₹)').press('Enter');
    await told(page, 'Commodity created successfully!');
    await expect(dialog).toHaveCount(0);
    const list = entries(page, isMobile);
    const top = isMobile ? list.getByRole('listitem').first() : list.getByRole('row').nth(1);
    const shown = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(gold);
    await expect(top).toContainText(`₹${shown}`);
    await expect(page.getByRole('banner').getByRole('link', { name: /Gold/ })).toContainText(`Gold ₹${shown}`);
    await expect(page.getByRole('main').getByRole('region', { name: 'Today', exact: true })).toContainText(`₹${shown}`);
    const recent = await device.call<object[]>('GET', 'commodities');
    expect(recent[0]).toMatchObject({ goldRate: gold, silverRate: silver, diamondRate: diamond });
  },
);

test('K-02 ten to a page, and nobody can change one', { tag: '@phone' }, async ({ page, isMobile }) => {
  await signIn(page, 'owner', 'Rajlakshmi Andheri');
  await page.goto('/gold_rates');
  const list = entries(page, isMobile);
  const lines = list.getByRole('row').or(list.getByRole('listitem'));
  await expect(lines.filter({ hasText: /₹\d/ })).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /₹/ })).toHaveCount(0);
});

test('A-18 today beside yesterday, by fineness, and how it went as a chart and as a table', async ({ page }) => {
  await signIn(page, 'owner', 'Rajlakshmi Andheri');
  await page.goto('/gold_rates');
  const today = page.getByRole('region', { name: /^(Today|Rates of .*)$/ });
  await expect(today.getByText(/^[+−]₹[\d,.]+$/).first()).toBeVisible();
  await expect(today.getByText(/^\([+−][\d.]+%\)$/).first()).toBeVisible();
  await expect(today.getByRole('list', { name: 'By fineness' }).first()).toContainText(/916.*22 karat.*750.*18 karat/);

  const history = page.getByRole('region', { name: 'History', exact: true });
  const table = history.getByRole('region', { name: /Gold 999.*table/ });
  const figures = () => table.getByRole('row').getByRole('cell').allTextContents();
  await expect(
    history
      .getByRole('group', { name: /^Gold 999 from .* lowest ₹/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
  // Below the heading a month and its first day, but today's rate only once the shop's morning has come.
  const rows = table.getByRole('row');
  await expect(rows.nth(31)).toBeAttached();
  await expect(rows.nth(33)).toHaveCount(0);
  const highest = await history.locator('dt:has-text("Highest") + dd').textContent();
  expect(await figures()).toContain(highest);

  // Everything by keyboard: the choices, and the table that scrolls.
  await history.getByRole('button', { name: 'Year' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(365)).toBeAttached();
  await table.focus();
  await page.keyboard.press('End');
  await expect.poll(() => table.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
  await history.getByRole('button', { name: 'Diamond' }).press('Enter');
  await expect(history.getByRole('group', { name: /^Diamond from/ })).toBeVisible();
  await expect(history.getByRole('group', { name: 'Fineness' })).toHaveCount(0);
});

test('A-18 the admin comes without the chart, which only the rates load', async ({ page }) => {
  await signIn(page, 'owner', 'Rajlakshmi Andheri');
  const loaded: string[] = [];
  page.on('request', request => request.url().includes('TrendChart') && loaded.push(request.url()));
  await page.goto('/home');
  await expect(page.getByRole('region', { name: /Rates/ })).toBeVisible();
  await visit(page, '/products');
  expect(loaded).toEqual([]);
});
