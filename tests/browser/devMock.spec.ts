import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../support/freePort.ts';
import { expect, test } from './fixtures.ts';
import { line, own, password, png, search } from './support.ts';

const root = join(import.meta.dirname, '../..');

// Vite bundles what it serves for the first time, and the page makes its whole world.
const patience = 900_000;
test.describe.configure({ timeout: patience });
// Leaving a page ends the stream it listens to; beginning anew ends the session.
test.use({ ownContext: true, actionTimeout: patience, allowedErrors: /ERR_FAILED|status of 401/ });

let address: string;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  const port = String(await freePort());
  address = `http://127.0.0.1:${port}`;
  const args = ['node_modules/vite/bin/vite.js', '--mode', 'mock', '--port', port, '--strictPort'];
  const vite = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = once(vite, 'exit');
  stop = async () => {
    vite.kill();
    await gone;
  };
  expect(await once(vite, 'message')).toContain(address);
});
test.afterAll(() => stop());

/** As the form would send it. */
const productOf = async ([name, picture]: readonly [string, string]) => {
  const { token, shopId } = { token: localStorage.getItem('ts.token'), shopId: localStorage.getItem('ts.shopId') };
  const shop = `/api/shops/${JSON.parse(shopId!)}`;
  const headers = { authorization: `Bearer ${JSON.parse(token!)}` };
  const units = (await (await fetch(`${shop}/units`, { headers })).json()) as { data: { id: string }[] };
  const form = new FormData();
  const prices = { mrp: '10', purchasePrice: '8', sellingPrice: '9' };
  const fields = { name, productCode: name.replace(' ', '-'), unitId: units.data[0]!.id, ...prices };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('images', new File([await (await fetch(`data:image/png;base64,${picture}`)).blob()], 'ring.png'));
  return (await fetch(`${shop}/admin/products`, { method: 'POST', headers, body: form })).status;
};

const keptFiles = (page: Page) => page.evaluate(async () => (await (await caches.open('tolashop-mock')).keys()).length);

test(
  'what is made in the page alone outlives it, pictures too, until it is asked to begin anew',
  { tag: ['@desktop', '@journey'] },
  async ({ page }) => {
    await page.goto(`${address}/accounts/signin`);
    await page.getByRole('textbox', { name: 'Email' }).fill('staff@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/home');
    await page.getByRole('main').getByRole('link').first().waitFor();
    const name = own('Ring');
    expect(await page.evaluate(productOf, [name, png.toString('base64')] as const)).toBe(201);

    await page.goto(`${address}/products`);
    await search(page, name);
    const picture = line(page, name).locator('img');
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(1);

    expect(await keptFiles(page)).toBeGreaterThan(0);
    await page.goto(`${address}/products?fresh`);
    // Files are deleted with the database, before the new world is made. Nothing waits for its end.
    await expect.poll(() => keptFiles(page), { timeout: patience }).toBe(0);
    expect(page.url()).not.toContain('fresh');
  },
);
