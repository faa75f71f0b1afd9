import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { act, field, own, record, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cell = (page: Page) => page.getByRole('combobox', { name: 'Piece' }).last();
/** As a scanner does it: the tag and Enter, wherever the page has put the focus. */
const scan = async (page: Page, tag: string) => {
  await expect(cell(page)).toBeFocused();
  await page.keyboard.type(`${tag}\n`);
};

test(
  'pieces are scanned onto a transfer, sent, and received in the other shop tag by tag',
  { tag: [...atOneWidth('transfers'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const branch = own('Mehta Pune');
    const { id: branchId } = await call<{ id: string }>('POST', '/shops', { name: branch, pin: '411002' });
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: unitId } = await make('units', { symbol: 'pcs' });
    const product = { name: 'Kolhapuri Saaj', productCode: 'KS-1', unitId, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
    const { id: productId } = await make('admin/products', product);
    for (const [tag, grossWeight] of Object.entries({ 'A-1': 10.25, 'A-2': 22.5 }))
      await make('pieces', { productId, tag, grossWeight, fineness: 916 });

    await test.step('scanned and sent', async () => {
      await page.goto('/piece_transfers');
      await expect(page.getByText('Nothing was sent to another shop yet.')).toBeVisible();
      await page.goto('/piece_transfers/create');
      await field(page, 'To which shop').click();
      await page.getByRole('option', { name: branch }).click();
      await field(page, 'Carried by').fill('Raju');
      await page.getByRole('button', { name: /^Add (a )?line/ }).press('Enter');
      await scan(page, 'A-1');
      await expect(page.getByText('10.250 g').first()).toBeVisible();
      await scan(page, 'A-2');
      await expect(page.getByText('32.750 g').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/piece_transfers\/(?!create)/);
      await button(page, 'Send').click();
      await expect(page.getByText(/^X\/\d\d-\d\d\/0001$/).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/pieces');
      await expect(record(page, /A-2/)).toContainText('On the way to another shop');
    });

    await test.step('one is received by its tag, the other one did not come', async () => {
      await page.goto('/shops');
      await page.getByRole('main').getByRole('listitem').filter({ hasText: branch }).getByRole('button').click();
      await expect(page).toHaveURL(/\/home$/);
      await page.goto('/piece_arrivals');
      await record(page, /X\//).click();
      await expect(page.getByText('A-2').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await act(page, 'Receive');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox', { name: 'Tag' })).toBeFocused();
      await page.keyboard.type('a-1');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
      await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
      await act(page, 'Refuse');
      await field(dialog, 'Why').fill('Not in the parcel');
      await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
      await expect(page.getByText('Not in the parcel').first()).toBeVisible();
      await page.goto('/pieces');
      await expect(record(page, /A-1/)).toContainText('In stock');
    });

    await test.step('the sender reads what became of each', async () => {
      const states = async () => {
        const { items } = await call<{ items: { state: string }[] }>('GET', `/shops/${shopId}/piece_transfers`);
        return items.map(({ state }) => state);
      };
      await expect.poll(states).toEqual(['received']);
      const { items } = await call<{ items: { tag: string; state: string }[] }>('GET', `/shops/${shopId}/pieces`);
      expect(Object.fromEntries(items.map(({ tag, state }) => [tag, state]))).toEqual({
        'A-1': 'transferred',
        'A-2': 'inStock',
      });
      expect(branchId).toBeTruthy();
    });
  },
);
