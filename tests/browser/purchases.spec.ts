import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, registerOwner } from './support.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const balance = (page: Page, unit: string, account: string) =>
  page
    .getByRole('table', { name: unit })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: account }) });

test(
  'a supplier’s bill is entered, put into the books, and a piece comes out of its gold',
  { tag: [...atOneWidth('purchases'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const supplier = { name: 'Navkar Bullion', mobileNo: '9820011002', gender: 2 };
    await call('POST', `/shops/${shopId}/suppliers`, supplier);

    await test.step('the bill', async () => {
      await page.goto('/purchases');
      await expect(page.getByText('No purchases yet.')).toBeVisible();
      await page.goto('/purchases/create');
      await save(page).click();
      await expect(page.getByText('Choose the supplier')).toBeVisible();
      await expect(page.getByText('Enter what was bought')).toBeVisible();
      await field(page, 'Supplier').fill('Navkar');
      await page.getByRole('option', { name: 'Navkar Bullion' }).click();
      await field(page, 'Number of the bill').fill('NB/4411');
      await page.getByLabel('Day of the bill').fill('2026-11-18');
      await page.getByRole('button', { name: /^Add (a )?line/ }).click();
      await field(page, 'Description').fill('Gold bars');
      await page.getByRole('combobox', { name: 'Fineness' }).selectOption('995');
      await field(page, 'Net weight').fill('100');
      await field(page, 'Taxable value').fill('615000');
      await expect(page.getByText('₹6,33,450', { exact: true })).toBeVisible();
      await expect(page.getByText('99.500 g')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await save(page).click();
      await page.waitForURL(/purchases(?!\/create)/);
    });

    await test.step('is owed once it is in the books', async () => {
      const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/purchases`);
      await page.goto(`/purchases/${items[0]!.id}`);
      await page.getByRole('button', { name: 'Put into the books' }).click();
      await expect(page.getByText('In the books').first()).toBeVisible();
      await page.goto('/dues');
      await expect(page.getByText('Nobody owes anything here.')).toBeVisible();
      await page.getByRole('button', { name: 'We owe' }).click();
      await expect(balance(page, 'Dues by age', 'Navkar Bullion · Supplier')).toContainText('₹6,33,450.00');
      expect(await violations(page)).toEqual([]);
      await page.goto('/trial_balance');
      await expect(balance(page, 'Rupees', 'Input CGST')).toContainText('₹9,225.00 Dr');
      await expect(balance(page, 'Fine gold', 'Stock by weight')).toContainText('99.500 g gold Dr');
    });

    await test.step('a piece made of it is in the books as well', async () => {
      const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/purchases`);
      const { id: unitId } = await call<{ id: string }>('POST', `/shops/${shopId}/units`, { symbol: 'pcs' });
      const product = { name: 'Bangle', productCode: 'BG-1', unitId, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
      const { id: productId } = await call<{ id: string }>('POST', `/shops/${shopId}/admin/products`, product);
      const piece = { productId, purchaseId: items[0]!.id, grossWeight: 10, fineness: 916 };
      await call('POST', `/shops/${shopId}/pieces`, piece);
      await page.goto('/trial_balance');
      await expect(balance(page, 'Fine gold', 'Stock of tagged pieces')).toContainText('9.160 g gold Dr');
      await expect(balance(page, 'Fine gold', 'Stock by weight')).toContainText('90.340 g gold Dr');
    });
  },
);
