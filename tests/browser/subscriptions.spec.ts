import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { act, field, line, own, signIn, told } from './support.ts';

test(
  'A-13 R-51 a paid order is given to a shop, renewed, and read by its owner',
  { tag: [...atOneWidth('subscriptions')] },
  async ({ page }) => {
    const admin = await signIn(page, 'admin');
    const name = own('Kamal Jewellers');
    const chavanni = own('Chavanni');
    const tenant = await admin.call<{ id: string }>('POST', '/system/tenants', { name });
    await admin.call('POST', `/system/tenants/${tenant.id}/shops`, {
      shopName: name,
      pin: '400001',
      ownerName: 'Kamal Shah',
      ownerEmail: `${own('kamal').replace(' ', '.')}@shop.example`,
      ownerMobileNo: '9820011001',
    });
    const code = own('Plan').toLowerCase().replace(' ', '-');
    const plan = await admin.call<{ id: string }>('POST', '/system/plans/tsinvoice', {
      name: chavanni,
      code,
      people: 900,
      trialDays: 0,
      shownTo: 'everyone',
      prices: [{ duration: 30, price: 310, since: '2020-01-01' }],
    });
    const placed = await admin.call<{ id: string; number: string }>('POST', '/public/orders', {
      businessName: name,
      name: 'Kamal Shah',
      email: `${code}@shop.example`,
      mobileNo: '9820011001',
      pin: '400001',
      lines: [{ plan: `tsinvoice-${code}`, duration: 30, quantity: 1 }],
    });
    await admin.call('POST', `/system/orders/${placed.id}/pay`, {});
    await page.goto(`/system/orders/${placed.id}`);
    await act(page, 'Give to a shop');
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Shop').fill(name);
    await page.getByRole('option', { name }).first().click();
    await dialog.getByRole('button', { name: 'Give to a shop' }).click();
    await told(page, `Given to ${name}`);
    await page.goto('/subscriptions');
    await expect(page).toHaveURL(/\/subscriptions\/tsinvoice/);
    const held = line(page, chavanni);
    await expect(held).toContainText('Active');
    await held.getByRole('link').first().click();
    await act(page, 'Renew');
    await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
    await told(page, 'Renewed until');
    await expect(page.getByText('₹310.00')).toHaveCount(2);
    await act(page, 'Cancel subscription');
    await field(page.getByRole('dialog'), 'Reason for cancelling').fill('As a test');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('button', { name: 'Renew' })).toHaveCount(0);
    await admin.call('DELETE', `/system/plans/tsinvoice/${plan.id}`);
  },
);
