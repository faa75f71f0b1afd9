import type { Page } from '@playwright/test';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { monthsRead } from '../../schema/rules/chitMonths.ts';
import { monthsAfter } from '../../schema/rules/months.ts';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, putAway, registerOwner } from './support.ts';

const thisMonth = `${shopDay(new Date()).slice(0, 7)}-01`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'A-11 R-40 a scheme is opened, a customer joins and pays in, and a passbook that is mature pays a bill with its bonus',
  { tag: [...atOneWidth('schemes'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: contactId } = await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 });

    await test.step('a scheme in words, open to join', async () => {
      await page.goto('/chit_schemes/create');
      await field(page, 'Name').fill('Swarna Nidhi');
      await field(page, 'Instalment').fill('5000');
      await field(page, 'Number of instalments').fill('12');
      await expect(page.getByText(/^More than 11 instalments/)).toBeVisible();
      await field(page, 'Number of instalments').fill('11');
      await expect(page.getByText(/^More than 11 instalments/)).toBeHidden();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/chit_schemes\/(?!create)/);
      await button(page, 'Open it').click();
      await expect(page.getByText('Open to join').first()).toBeVisible();
      await expect(page.getByText(/You pay ₹5,000 a month, 11 times\./).first()).toBeVisible();
    });

    await test.step('joined, and paid in once a month', async () => {
      await page.goto('/chit_members/create');
      await field(page, 'Customer').fill('Meera');
      await page.getByRole('option', { name: 'Meera Jain' }).click();
      await field(page, 'Scheme').fill('Swarna');
      await page.getByRole('option', { name: 'Swarna Nidhi' }).click();
      await button(page, 'Save').click();
      await expect(page.getByText('Not joined yet').first()).toBeVisible();
      await page.getByText('Meera Jain').first().click();
      await button(page, 'Let join').click();
      await expect(page.getByText('0 of 11 months are paid')).toBeVisible();
      await button(page, 'Take an instalment').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Amount')).toHaveValue('5,000');
      await expect(dialog).toContainText(`For ${monthsRead(thisMonth, 1, 'en')}`);
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Take an instalment' }).click();
      await page.waitForURL(/chit_entries/);
      await putAway(page, 'Receipt');
      // Whoever comes back is not shown it again.
      await page.reload();
      await expect(page.getByText(/^S\/\d\d-\d\d\/0001$/).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto('/chit_members');
      await page.getByText('Meera Jain').first().click();
      await expect(page.getByText('1 of 11 months are paid')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Lines of the passbook' })).toContainText('₹5,000.00');
      expect(await violations(page)).toEqual([]);
    });

    await test.step('paid for two months ahead at once', async () => {
      await button(page, 'Take an instalment').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Months at once').fill('2');
      await expect(dialog.getByLabel('Amount')).toHaveValue('10,000');
      const ahead = monthsRead(monthsAfter(thisMonth, 1), 2, 'en');
      await expect(dialog).toContainText(`For ${ahead}`);
      await dialog.getByRole('button', { name: 'Take an instalment' }).click();
      await page.waitForURL(/chit_entries/);
      await putAway(page, 'Receipt');
      await page.goto('/chit_entries');
      await expect(page.getByText(ahead).first()).toBeVisible();
      await page.goto('/chit_members');
      await page.getByText('Meera Jain').first().click();
      await expect(page.getByText('3 of 11 months are paid')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Lines of the passbook' })).toContainText(ahead);
    });

    await test.step('redeemed in a bill, its bonus off before tax', async () => {
      const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/chit_schemes`);
      const firstDay = monthsAfter(shopDay(new Date()), -11);
      const brought = { broughtFirstDay: firstDay, broughtMonths: 11, broughtPaid: 55_000 };
      const { id } = await make('chit_members', { schemeId: items[0]!.id, contactId, ...brought });
      await make(`chit_members/${id}/join`, {});
      const lines = [{ description: 'Necklace', hsn: '7113', metal: 'other', quantity: 1, price: 80_000, gst: 3 }];
      const bill = await make('quick_bills', { contactId, lines, billedGst: 'none' });
      await page.goto(`/quick_bills/${bill.id}`);
      const payment = page.getByRole('region', { name: 'Payment' });
      await expect(payment).toContainText('Left to pay: ₹80,000.00');
      await payment.getByRole('button', { name: 'Scheme' }).click();
      const dialog = page.getByRole('dialog', { name: 'Passbooks of the customer' });
      await expect(dialog).toContainText('with its bonus');
      expect(await violations(page)).toEqual([]);
      await dialog
        .locator('div')
        .filter({ hasText: 'with its bonus' })
        .getByRole('button', { name: 'Pay with it' })
        .last()
        .click();
      await expect(payment).toContainText('Left to pay: ₹20,000.00');
      await page.keyboard.press('F7');
      await page.keyboard.press('F10');
      await expect(page.getByText('Issued').first()).toBeVisible();
      const { items: bills } = await call<{ items: object[] }>('GET', `/shops/${shopId}/quick_bills`);
      expect(bills).toMatchObject([{ total: 75_000, paid: 75_000, due: 0 }]);
      await page.goto(`/chit_members/${id}`);
      await expect(page.getByText('Redeemed').first()).toBeVisible();
    });

    await test.step('what the shop owes still', async () => {
      await page.goto('/scheme_liability');
      await expect(page.getByRole('table', { name: 'Owed by schemes' })).toContainText('₹15,000.00');
      expect(await violations(page)).toEqual([]);
    });
  },
);
