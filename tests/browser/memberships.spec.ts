import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, record, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, n: number) => page.getByRole('group', { name: `Line ${n}`, exact: true });

/** What is refused at its field. */
test.use({ allowedErrors: /status of 400/ });

/** A-13, S-02: from the bill of a membership to the next one. */
test(
  'a membership is billed, stands on the page of its customer, and is billed again',
  { tag: [...atOneWidth('memberships'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: unitId } = await make('units', { symbol: 'year' });
    const prices = { mrp: 1_499, purchasePrice: 0, sellingPrice: 1_499, taxPercentage: 18, hsncode: '998729' };
    const productPrice = { name: 'Membership', price: 1_499, duration: 365 };
    const product = { name: 'Care Membership', productCode: 'SV-1', unitId, subscriptionOnly: true, productPrice };
    const { id: productId } = await make('admin/products', { ...product, ...prices });
    const person = { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 };
    const { id: contactId } = await make('contacts', person);

    await test.step('billed for the customer, it runs for a year', async () => {
      const lines = [await call<object>('GET', `/shops/${shopId}/quick_bills/offer?productId=${productId}`)];
      const { id } = await make('quick_bills', { contactId, lines, billedGst: 'none' });
      await page.goto(`/quick_bills/${id}`);
      await page.getByRole('button', { name: /^Issue the bill/ }).click();
      await expect(page.getByText('Issued').first()).toBeVisible();
      await page.goto(`/contacts/${contactId}/show/customerSubscriptions`);
      await expect(record(page, /Care Membership/)).toContainText('Active');
      expect(await violations(page)).toEqual([]);
      await record(page, /Care Membership/)
        .getByRole('link', { name: 'Care Membership' })
        .click();
      await expect(page.getByText(/Bill B\/\d\d-\d\d\/0001/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    await test.step('billed again, a second year follows', async () => {
      await button(page, 'Bill again').click();
      await page.waitForURL(/quick_bills\/create/);
      await expect(field(page, 'Customer')).toHaveValue('Meera Jain');
      await expect(line(page, 1)).toContainText('₹1,499');
      await field(page, 'Customer').fill('');
      await button(page, 'Save').click();
      await expect(page.getByText(/is a subscription: choose the customer who holds it/).first()).toBeVisible();
      await field(page, 'Customer').fill('Meera');
      await page.getByRole('option', { name: 'Meera Jain' }).click();
      await button(page, 'Save').click();
      await page.waitForURL(/quick_bills\/(?!create)/);
      await page.getByRole('button', { name: /^Issue the bill/ }).click();
      await expect(page.getByText('Issued').first()).toBeVisible();
      await page.goto('/subscriptions/customers');
      await expect(record(page, /Care Membership/)).toContainText('Meera Jain');
      await button(page, 'Ending within 30 days').click();
      await expect(record(page, /Care Membership/)).toHaveCount(0);
      await button(page, 'Ending within 30 days').click();
      await record(page, /Care Membership/)
        .getByRole('link', { name: 'Care Membership' })
        .click();
      await expect(page.getByText(/Bill B\/\d\d-\d\d\/0002/)).toBeVisible();
    });
  },
);
