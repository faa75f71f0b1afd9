import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, record, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'an estimate becomes an order with an advance, which its bill is paid from',
  { tag: atOneWidth('salesOrders') },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: contactId } = await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 });
    const bangle = { description: 'Bangle', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000, gst: 0 };
    const quote = await make('quotes', { contactId, billedGst: 'none', lines: [bangle], rateLocked: true });
    await call('POST', `/shops/${shopId}/quotes/${quote.id}/give`, {});

    await test.step('the order of an estimate says by when, and is taken', async () => {
      await page.goto('/sales_orders');
      await expect(page.getByText('No sales orders yet.')).toBeVisible();
      await page.goto(`/quotes/${quote.id}`);
      await button(page, 'Make an order').click();
      await page.waitForURL(/sales_orders\//);
      await expect(page.getByText('₹60,000').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Take the order').click();
      await expect(page.getByText(/Something is missing: say by when/)).toBeVisible();
      await field(page, 'Deliver by').fill('2031-11-04');
      await field(page, 'Size and design').fill('2.6, screw');
      await page.keyboard.press('F10');
      await expect(page.getByText('Ordered').first()).toBeVisible();
      await expect(page.getByText(/^O\/\d\d-\d\d\/0001$/).first()).toBeVisible();
    });

    const order = page.url();
    await test.step('money comes in on account of it', async () => {
      await button(page, 'Take an advance').click();
      const dialog = page.getByRole('dialog', { name: 'Take an advance' });
      await expect(dialog.getByLabel('Amount')).toHaveValue('60,000');
      await dialog.getByLabel('Amount').fill('20000');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Take an advance' }).click();
      await page.waitForURL(/vouchers\//);
      await expect(page.getByText('In the books').first()).toBeVisible();
      await page.goto('/sales_orders');
      await expect(record(page, /Meera Jain/)).toContainText('₹40,000');
    });

    await test.step('its bill is paid from that', async () => {
      await page.goto(order);
      await button(page, 'Ready to fetch').click();
      await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
      await button(page, 'Make the bill').click();
      await page.waitForURL(/quick_bills\//);
      const payment = page.getByRole('region', { name: 'Payment' });
      await expect(payment).toContainText('Left to pay: ₹40,000.00');
      await page.keyboard.press('F7');
      await expect(payment).toContainText('Left to pay: ₹0.00');
      await page.keyboard.press('F10');
      await expect(page.getByText('Issued').first()).toBeVisible();
      await page.goto('/sales_orders');
      await expect(record(page, /Meera Jain/)).toContainText('Delivered');
      expect(await violations(page)).toEqual([]);
    });
  },
);
