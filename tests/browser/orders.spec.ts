import { expect, test } from './fixtures.ts';
import { field, line, own, search, signIn, told, type Device } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Order = { number: string; total: number };

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
    await page.getByRole('radio', { name: 'Paid' }).check();
    await field(page, 'Notes').fill('Paid by UPI');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Order saved');
    await search(page, name);
    await expect(line(page, number)).toContainText('Paid');
  },
);
