import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, putAway, registerOwner, told } from './support.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** What the table of that name says in the row that begins with this. */
const row = (page: Page, table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

// The closed day's refusal.
test.use({ allowedErrors: /409/ });

test(
  'the books from nothing: a receipt is put into them, read, cancelled, and the day is closed',
  { tag: [...atOneWidth('books'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const contact = { name: 'Asha Kulkarni', mobileNo: '9820011001', gender: 1 };
    await call('POST', `/shops/${shopId}/contacts`, contact);
    await call('POST', `/shops/${shopId}/tills`, { name: 'Counter' });

    await test.step('a receipt in cash', async () => {
      await page.goto('/vouchers');
      await expect(page.getByText('Nothing here yet.')).toBeVisible();
      await page.goto('/vouchers/create');
      await save(page).click();
      await expect(page.getByText('Choose the person')).toBeVisible();
      await field(page, 'Person').fill('Asha');
      await page.getByRole('option', { name: 'Asha Kulkarni' }).click();
      await field(page, 'Till').click();
      await page.getByRole('option', { name: 'Counter' }).click();
      await field(page, 'Amount').fill('12500');
      expect(await violations(page)).toEqual([]);
      await save(page).click();
      await page.waitForURL(/vouchers(?!\/create)/);
    });

    await test.step('is in no book until it is posted', async () => {
      await page.goto('/trial_balance');
      await expect(page.getByText('The books are empty.')).toBeVisible();
      const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/vouchers`);
      await page.goto(`/vouchers/${items[0]!.id}`);
      await page.getByRole('button', { name: 'Put into the books' }).click();
      await putAway(page, 'Receipt');
      await expect(page.getByText('In the books').first()).toBeVisible();
      await page.goto('/trial_balance');
      await expect(row(page, 'Rupees', 'Asha Kulkarni · Customer')).toContainText('₹12,500.00 Cr');
      await expect(row(page, 'Rupees', 'Counter · Cash')).toContainText('₹12,500.00 Dr');
      expect(await violations(page)).toEqual([]);
    });

    await test.step('each account leads to its statement, each entry to its document', async () => {
      await page.getByRole('link', { name: 'Counter · Cash' }).click();
      await expect(page.getByRole('heading', { name: 'Counter · Cash' })).toBeVisible();
      const number = page.getByRole('link', { name: /^V\/\d\d-\d\d\/0001$/ });
      await expect(number).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Statement of account' }).click();
      await expect(page.getByRole('img', { name: 'Statement of account' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.goto('/day_book');
      await expect(page.getByText('Asha Kulkarni · Customer → Counter · Cash')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await number.click();
      await expect(page).toHaveURL(/\/vouchers\//);
    });

    await test.step('the day is closed, and takes nothing any more', async () => {
      const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/ledger/days`);
      await page.goto(`/business_days/${items[0]!.id}`);
      await expect(row(page, 'Cash, expected and counted', 'Counter')).toContainText('₹12,500.00');
      const cash = page.getByRole('group', { name: 'Counted cash' });
      await cash.getByRole('button', { name: 'Add line' }).click();
      await field(page, 'Till').fill('Counter');
      await page.getByRole('option', { name: 'Counter' }).click();
      await cash.getByLabel('₹500').fill('24');
      await expect(row(page, 'Cash, expected and counted', 'Counter')).toContainText('₹500.00 less');
      await cash.getByLabel('₹500').fill('25');
      await expect(row(page, 'Cash, expected and counted', 'Counter')).toContainText('Agrees');
      expect(await violations(page)).toEqual([]);
      // What was counted is saved first.
      await page.getByRole('button', { name: 'Close the day' }).click();
      await told(page, 'Day of the books saved');
      await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click();
      await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
      await expect(row(page, 'Cash, expected and counted', 'Counter')).toContainText('Agrees');
      expect(await violations(page)).toEqual([]);
      const { items: vouchers } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/vouchers`);
      await page.goto(`/vouchers/${vouchers[0]!.id}`);
      await page.getByRole('button', { name: 'Cancel voucher' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel voucher' }).click();
      await told(page, 'The books of this day are closed. Choose another day.');
    });
  },
);
