import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, putAway, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'old gold is weighed and bought at today’s rate, and pays a part of a bill',
  { tag: [...atOneWidth('oldGold'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const rates = { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, goldBuyingRate: 6_000, confirmed: true };
    await make('admin/commodities', rates);
    await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 });

    await test.step('weighed', async () => {
      await page.goto('/old_gold');
      await expect(page.getByText('No old gold yet.')).toBeVisible();
      await page.goto('/old_gold/create');
      await page
        .getByRole('button', { name: /^Add (a )?line/ })
        .first()
        .click();
      await expect(field(page, 'Rate of fine metal')).toHaveValue('6,000');
      await field(page, 'Gross weight').fill('10');
      await field(page, 'Tested fineness').fill('916');
      await field(page, 'Stones and dirt').fill('1.25');
      await expect(page.getByText('8.015 g').first()).toBeVisible();
      await field(page, 'Customer').fill('Meera');
      await page.getByRole('option', { name: 'Meera Jain' }).click();
      await expect(page.getByText('₹48,090').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/old_gold\/(?!create)/);
    });

    await test.step('bought', async () => {
      await button(page, 'Buy it').click();
      await putAway(page, 'Purchase of old gold');
      await expect(page.getByText('In the books').first()).toBeVisible();
      await expect(page.getByText(/^G\/\d\d-\d\d\/0001$/).first()).toBeVisible();
      await expect(button(page, 'Purchase of old gold')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    await test.step('pays a bill as far as it goes', async () => {
      const lines = [{ description: 'Necklace', hsn: '7113', metal: 'other', quantity: 1, price: 60_000, gst: 3 }];
      const bill = await make('quick_bills', { lines, billedGst: 'none' });
      await page.goto(`/quick_bills/${bill.id}`);
      const payment = page.getByRole('region', { name: 'Payment' });
      await expect(payment).toContainText('Left to pay: ₹60,000.00');
      await field(page, 'Customer').fill('Meera');
      await page.getByRole('option', { name: 'Meera Jain' }).click();
      await expect(payment).toContainText('the customer has ₹48,090.00 with us');
      await page.keyboard.press('F6');
      await expect(payment).toContainText('Left to pay: ₹11,910.00');
      await page.keyboard.press('F7');
      await expect(payment).toContainText('Left to pay: ₹0.00');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('F10');
      await expect(page.getByText('Issued').first()).toBeVisible();
      const { items } = await call<{ items: object[] }>('GET', `/shops/${shopId}/quick_bills`);
      expect(items).toMatchObject([{ total: 60_000, paid: 60_000, due: 0 }]);
    });
  },
);
