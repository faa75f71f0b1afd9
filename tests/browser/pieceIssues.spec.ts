import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { act, field, record, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cell = (page: Page) => page.getByRole('combobox', { name: 'Piece' }).last();
/** As a scanner does it: the tag and Enter, wherever the page has put the focus. */
const scan = async (page: Page, tag: string) => {
  await expect(cell(page)).toBeFocused();
  await page.keyboard.type(`${tag}\n`);
};

test(
  'pieces are scanned into a memo, given out, and scanned back until it closes by itself',
  { tag: [...atOneWidth('pieceIssues'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: unitId } = await make('units', { symbol: 'pcs' });
    const product = { name: 'Kolhapuri Saaj', productCode: 'KS-1', unitId, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
    const { id: productId } = await make('admin/products', product);
    // The first tag is the beginning of another one.
    for (const [tag, grossWeight] of Object.entries({ 'A-1': 10.25, 'A-10': 22.5, 'A-2': 5 }))
      await make('pieces', { productId, tag, grossWeight, fineness: 916 });
    await make('contacts', { name: 'Meena Joshi', mobileNo: '9820011003', gender: 1 });

    await test.step('with the keyboard alone', async () => {
      await page.goto('/piece_issues');
      await expect(page.getByText('Nothing was given out yet.')).toBeVisible();
      await page.goto('/piece_issues/create');
      await page.getByLabel('Due back on').fill('2026-12-15');
      await field(page, 'Given to').fill('Meena');
      await page.getByRole('option', { name: 'Meena Joshi' }).click();
      await page.getByRole('button', { name: /^Add (a )?line/ }).press('Enter');
      await scan(page, 'A-1');
      await expect(page.getByText('10.250 g').first()).toBeVisible();
      await scan(page, 'a-10');
      await expect(page.getByText('32.750 g').first()).toBeVisible();
      await scan(page, 'A-99');
      await expect(page.getByRole('alert').filter({ hasText: '“A-99” is not chosen.' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Line 3: copy, move, remove' }).click();
      await page.getByRole('menuitem', { name: /Remove/ }).click();
      await button(page, 'Save').click();
      await page.waitForURL(/piece_issues(?!\/create)/);
    });

    const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/piece_issues`);
    await test.step('given out', async () => {
      await page.goto(`/piece_issues/${items[0]!.id}`);
      await button(page, 'Give out').click();
      await expect(page.getByText('Given out').first()).toBeVisible();
      await page.goto('/pieces');
      await expect(record(page, /A-10/)).toContainText('On approval');
    });

    await test.step('one comes back by scanning, the other by itself, and the memo closes', async () => {
      await page.goto(`/piece_issues/${items[0]!.id}`);
      await act(page, 'Take back');
      await scan(page, 'A-10');
      // The list of the next line lies above the button.
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(2);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('row', { name: /A-10/ })).toContainText('Came back');
      await act(page, 'Take all back');
      await page.getByRole('dialog').getByRole('button', { name: 'Take all back', exact: true }).click();
      await expect(page.getByText('Closed').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/pieces');
      await expect(record(page, /A-10/)).toContainText('In stock');
    });
  },
);
