import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, putAway, record, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Where there is little room, all but the first stand in a menu. */
const press = async (page: Page, name: string) => {
  const more = page.getByRole('button', { name: 'More actions', exact: true });
  await expect(button(page, name).or(more).first()).toBeVisible();
  if (!(await button(page, name).isVisible())) await more.click();
  await button(page, name)
    .or(page.getByRole('menuitem', { name, exact: true }))
    .click();
};

test(
  'an estimate becomes an order with an advance, which its bill is paid from',
  { tag: [...atOneWidth('salesOrders'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: contactId } = await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 });
    const bangle = {
      description: 'Bangle',
      hsn: '7113',
      metal: 'gold',
      fineness: 916,
      grossWeight: 10,
      rate: 6_000,
      gst: 0,
    };
    const quote = await make('quotes', { contactId, billedGst: 'none', lines: [bangle], rateLocked: true });
    await call('POST', `/shops/${shopId}/quotes/${quote.id}/give`, {});

    await test.step('the order of an estimate says by when, and is taken', async () => {
      await page.goto('/sales_orders');
      await expect(page.getByText('No sales orders yet.')).toBeVisible();
      await page.goto(`/quotes/${quote.id}`);
      await press(page, 'Make an order');
      await page.waitForURL(/sales_orders\//);
      await expect(page.getByText('₹60,000').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await expect(button(page, 'Take the order')).toBeDisabled();
      await expect(button(page, 'Take the order')).toHaveAttribute('title', /Something is missing: say by when/);
      await field(page, 'Deliver by').fill('2031-11-04');
      await field(page, 'Size and design').fill('2.6, screw');
      await page.keyboard.press('F10');
      await expect(page.getByText('Ordered').first()).toBeVisible();
      await expect(page.getByText(/^O\/\d\d-\d\d\/0001$/).first()).toBeVisible();
    });

    const order = page.url();
    await test.step('money comes in on account of it', async () => {
      await press(page, 'Take an advance');
      const dialog = page.getByRole('dialog', { name: 'Take an advance' });
      await dialog.getByLabel('Amount').fill('20000');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Take an advance' }).click();
      await page.waitForURL(/vouchers\//);
      await putAway(page, 'Receipt');
      await expect(page.getByText('In the books').first()).toBeVisible();
      await page.goto(order);
      await expect(page.getByText('₹40,000').first()).toBeVisible();
    });

    await test.step('its bill is paid from that', async () => {
      await page.goto(order);
      await press(page, 'Ready to fetch');
      await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
      await press(page, 'Make the bill');
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
