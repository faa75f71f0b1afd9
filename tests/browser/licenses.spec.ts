import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, signIn, told } from './support.ts';

test(
  'A-12 R-41 a licence is made, its key activates a machine, and the shop releases that',
  { tag: [...atOneWidth('licenses'), '@strict'] },
  async ({ page, request }) => {
    const device = await signIn(page, 'owner');
    const name = own('Counter');
    await page.goto('/licenses/create');
    await field(page, 'Name').fill(name);
    await page.getByRole('radio', { name: 'TS Invoice' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Licence added');
    await line(page, name).getByRole('link').first().click();

    const machines = page.getByRole('region', { name: 'Machines' });
    await expect(machines).toContainText('Nobody uses it yet');
    const key = await page.getByRole('region', { name: 'Key' }).locator('output').textContent();
    expect(key).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
    const activate = (machine: string) =>
      request.post('/api/public/licenses/activate', {
        data: { key, app: 'tsinvoice', machine: `${machine}-of-the-counter`, name: machine, version: '1.4.0' },
      });
    expect((await activate('Old-PC')).status()).toBe(200);
    await page.reload();
    await expect(machines).toContainText('1 of 1 in use');
    await expect(machines).toContainText('Version 1.4.0');
    expect((await activate('New-PC')).status()).toBe(409);

    await machines.getByRole('button', { name: 'Release' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
    await expect(machines).toContainText('0 of 1 in use');
    expect((await activate('New-PC')).status()).toBe(200);
    await device.call('POST', `/shops/${device.shopId!}/licenses/end`, {
      ids: [new URL(page.url()).pathname.split('/')[2]],
    });
  },
);
