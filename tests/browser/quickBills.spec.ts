import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, record, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, n: number) => page.getByRole('group', { name: `Line ${n}`, exact: true });

test(
  'tags are scanned onto an estimate, which becomes a bill; issued, its pieces are sold',
  { tag: atOneWidth('quickBills') },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    await call('PUT', `/shops/${shopId}`, { upiId: 'saaj@okbank' });
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const rates = { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, confirmed: true };
    await make('admin/commodities', rates);
    const { id: unitId } = await make('units', { symbol: 'pcs' });
    const product = { name: 'Kolhapuri Saaj', productCode: 'KS-1', unitId, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
    const { id: productId } = await make('admin/products', { ...product, hsncode: '7113', taxPercentage: 3 });
    for (const tag of ['A-1', 'A-2'])
      await make('pieces', { productId, tag, grossWeight: 10, fineness: 916, makingRate: 450 });
    await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 });

    await test.step('with a scanner and the keyboard', async () => {
      await page.goto('/quotes/create');
      const scan = page.getByLabel('Scan a tag (F2)');
      await expect(scan).toBeFocused();
      await page.keyboard.type('a-1\n');
      await page.keyboard.type('A-99\n');
      await page.keyboard.type('A-2\n');
      await expect(line(page, 2)).toContainText('₹61,292');
      await page.keyboard.type('A-1\n');
      await expect(page.getByRole('alert').filter({ hasText: 'A-1 is on it already' })).toBeVisible();
      await page.keyboard.type('A-99\n');
      await expect(page.getByRole('alert').filter({ hasText: 'A-99: No piece has this tag.' })).toBeVisible();
      await field(page, 'Discount (%)').fill('20');
      await expect(line(page, 1)).toContainText('₹60,392');
      await page.keyboard.press('F2');
      await expect(scan).toBeFocused();
      await field(page, 'Customer').fill('Meera');
      await page.getByRole('option', { name: 'Meera Jain' }).click();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/quotes\/(?!create)/);
    });

    await test.step('given out, it becomes a bill at today’s rate', async () => {
      await make('admin/commodities', { ...rates, goldRate: 6_300 });
      await button(page, 'Give out').click();
      await button(page, 'Make the bill').click();
      await page.waitForURL(/quick_bills\//);
      // 10 g at 5,770.80 and 450 a gram less a fifth.
      await expect(line(page, 1)).toContainText('₹61,308');
    });

    await test.step('is paid for by keys, in part, and issued', async () => {
      const payment = page.getByRole('region', { name: 'Payment' });
      await expect(payment).toContainText('Left to pay: ₹1,22,616.00');
      await page.keyboard.press('F8');
      await expect(payment.getByRole('img', { name: 'Scan to pay ₹1,22,616.00' })).toBeVisible();
      await page.keyboard.type('90000');
      await expect(payment.getByRole('img', { name: 'Scan to pay ₹90,000.00' })).toBeVisible();
      await page.keyboard.press('F7');
      await page.keyboard.type('10000');
      await expect(payment).toContainText('Left to pay: ₹22,616.00');
      await payment.getByLabel('Cash handed over').fill('12,000');
      await expect(payment).toContainText('Give back ₹2,000.00');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('F10');
      await expect(page.getByText('Issued').first()).toBeVisible();
      await expect(page.getByText(/^B\/\d\d-\d\d\/0001$/).first()).toBeVisible();
      // The shop has no GSTIN.
      await expect(button(page, 'Bill of supply')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const bill = page.url();
      await page.goto('/pieces');
      await expect(record(page, /A-2/)).toContainText('Sold');
      await page.goto('/quotes');
      await expect(record(page, /Meera Jain/)).toContainText('Billed');
      await page.goto(bill);
    });

    await test.step('one of them comes back with a credit note, and is in stock again', async () => {
      await button(page, 'Credit note').click();
      const dialog = page.getByRole('dialog', { name: 'Credit note' });
      await expect(dialog.getByLabel('Line of the bill').first()).toHaveValue('1');
      await dialog.getByRole('button', { name: 'Line 1: copy, move, remove' }).click();
      await page.getByRole('menuitem', { name: /Remove/ }).click();
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Credit note' }).click();
      await page.waitForURL(/credit_notes\/.+\/show/);
      await expect(page.getByRole('heading', { name: /^C\/\d\d-\d\d\/0001$/ })).toBeVisible();
      await expect(button(page, 'Credit note')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/pieces');
      await expect(record(page, /A-1/)).toContainText('Sold');
      await expect(record(page, /A-2/)).toContainText('In stock');
    });
  },
);
