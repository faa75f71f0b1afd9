import { expect, test } from './fixtures.ts';
import { field, line, own, search, signIn, told, type Device } from './support.ts';

type Order = { id: string; number: string; total: number };

/** What the checkout sends. */
async function order({ call }: Device, businessName: string): Promise<Order> {
  const who = {
    businessName,
    name: 'Kamal Shah',
    email: `${own('kamal').replace(' ', '.')}@shop.example`,
    mobileNo: '9820011001',
    pin: '380001',
  };
  return call('POST', '/public/orders', { ...who, lines: [{ plan: 'tsmessenger-masha', duration: 182, quantity: 2 }] });
}

test(
  'R-47 an order is found, read and moved on by whoever looks after the platform',
  { tag: '@strict' },
  async ({ page }) => {
    const device = await signIn(page, 'admin');
    const name = own('Kamal Jewellers');
    const { number } = await order(device, name);
    await page.goto('/system/orders');
    await search(page, name);
    await expect(line(page, number)).toContainText('Placed');
    await line(page, number).getByRole('link').first().click();
    const ordered = page.getByRole('region', { name: 'What was ordered' });
    await expect(ordered).toContainText('TS Messenger Masha, Half-Yearly, 2 shops');
    await expect(ordered).toContainText('IGST');
    await field(page, 'Notes').fill('Paid by UPI');
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await told(page, `${number}: Paid`);
    // What was typed meanwhile is still there, and is saved as the change that it is.
    await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
    await expect(field(page, 'Notes')).toHaveValue('Paid by UPI');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Order saved');
    await search(page, name);
    await expect(line(page, number)).toContainText('Paid');
  },
);

test(
  'orders are cancelled together, for a reason, and each that cannot be is told with its own',
  { tag: ['@strict', '@phone'] },
  async ({ page, isMobile }) => {
    const device = await signIn(page, 'admin');
    const name = own('Twice Jewellers');
    const [paid, placed] = [await order(device, name), await order(device, name)];
    await device.call('POST', `/system/orders/${paid.id}/pay`, {});
    await page.goto('/system/orders');
    await search(page, name);
    if (isMobile) await page.getByRole('button', { name: 'Select' }).click();
    for (const { number } of [paid, placed]) await line(page, number).getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel order' });
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog).toContainText('Say why');
    await field(dialog, 'Reason for cancelling').fill('Ordered twice');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    const refused = page.getByRole('dialog', { name: '1 changed, 1 not' });
    await expect(refused).toContainText(paid.number);
    await expect(refused).toContainText('Not possible: it is paid.');
    await refused.getByRole('button', { name: 'Close' }).click();
    await expect(line(page, placed.number)).toContainText('Cancelled');
    await expect(line(page, paid.number)).toContainText('Paid');
  },
);
