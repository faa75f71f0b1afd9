import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, registerOwner } from './support.ts';

test.use({ allowedErrors: /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const scanner = (page: Page) => field(page, 'Scan a tag');
/** As a scanner does it, wherever the page has put the focus. */
const scan = async (page: Page, ...tags: string[]) => {
  await expect(scanner(page)).toBeFocused();
  for (const tag of tags) await page.keyboard.type(`${tag}\n`);
};
const told = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const listed = (page: Page, list: string) =>
  page.getByRole('table', { name: new RegExp(`^${list}`) }).getByRole('rowheader');

test(
  'a tray is counted by scanning its tags, over a line that fails, and closed',
  { tag: [...atOneWidth('stockTakes'), '@journey'] },
  async ({ page, context }) => {
    const { call, shopId } = await registerOwner(page);
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: unitId } = await make('units', { symbol: 'pcs' });
    const product = { name: 'Bangle', productCode: 'BG-1', unitId, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
    const { id: productId } = await make('admin/products', product);
    const trays = { 'A-0': 'Tray 1', 'A-1': 'Tray 1', 'A-2': 'Tray 1', 'A-3': 'Tray 1', 'B-1': 'Tray 2' };
    for (const [tag, tray] of Object.entries(trays))
      await make('pieces', { productId, tag, tray, grossWeight: 10, fineness: 916 });

    await test.step('begun', async () => {
      await page.goto('/stock_takes');
      await expect(page.getByText('No stock-taking yet.')).toBeVisible();
      await page.goto('/stock_takes/create');
      await field(page, 'Name').fill('Tray 1 in November');
      await field(page, 'Tray').fill('Tray 1');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.goto('/stock_takes');
      await page.getByRole('link', { name: 'Tray 1 in November' }).click();
      await expect(listed(page, 'Missing')).toHaveText(['A-0', 'A-1', 'A-2', 'A-3']);
    });

    await test.step('scanned', async () => {
      await scan(page, 'A-1', 'A-1');
      await told(page, 'scanned before');
      await scan(page, 'B-1');
      await told(page, 'Does not belong here');
      await scan(page, 'ZZ-9');
      await told(page, 'No piece has this tag');
      await expect(listed(page, 'Missing')).toHaveText(['A-0', 'A-2', 'A-3']);
      await page.getByRole('button', { name: 'Too much 2' }).click();
      await expect(listed(page, 'Too much')).toHaveText(['B-1', 'ZZ-9']);
      expect(await violations(page)).toEqual([]);
      await scanner(page).focus();
    });

    await test.step('what the server did not take is sent again by itself', async () => {
      await page.route('**/scan', route => route.abort());
      await scan(page, 'A-0');
      await expect(page.getByText('1 tag is not sent yet')).toBeVisible();
      await page.unroute('**/scan');
      await page.getByRole('button', { name: 'Missing 2', exact: true }).click();
      await expect(listed(page, 'Missing')).toHaveText(['A-2', 'A-3']);
      await expect(page.getByText('1 tag is not sent yet')).toHaveCount(0);
      await scanner(page).focus();
    });

    await test.step('what could not be sent is there when the line is back, and the page was left', async () => {
      await context.setOffline(true);
      await scan(page, 'A-2');
      await expect(page.getByText('1 tag is not sent yet')).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(listed(page, 'Missing')).toHaveText(['A-3']);
      await expect(page.getByText('1 tag is not sent yet')).toHaveCount(0);
    });

    await test.step('closed', async () => {
      await page.getByRole('button', { name: 'Close the stock-taking' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close the stock-taking' }).click();
      // While the dialog is open nothing below it can be found: the stock-taking is closed when that is gone.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(scanner(page)).toHaveCount(0);
      await make('pieces', { productId, tag: 'A-4', tray: 'Tray 1', grossWeight: 10, fineness: 916 });
      await page.reload();
      await expect(listed(page, 'Missing')).toHaveText(['A-3']);
      expect(await violations(page)).toEqual([]);
    });
  },
);
