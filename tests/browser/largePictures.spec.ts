import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photographs } from '../support/photographs.ts';
import { slowLine } from '../support/slowLine.ts';
import { expect, test } from './fixtures.ts';
import { field, own, signIn, unitOf } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'tolashop-large-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('S-03 ten pictures of 6 MB go out as they are where a browser cannot shrink them, with progress', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const line = await slowLine(Number(process.env.BROWSER_TEST_PORT));
  const page = await browser.newPage({ baseURL: line.address });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  const device = await signIn(page, 'owner');
  const files = await photographs(folder, 10);
  const before = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const [name, { symbol }] = [own('Mangalsutra'), await unitOf(device.call)];
  await page.goto('/products/create');
  const dialog = page.getByRole('dialog', { name: 'New Product' });
  const prices = { MRP: '9', 'Purchase Price': '7', 'Selling Price': '8' };
  for (const [label, value] of Object.entries({ Name: name, 'Product Code': name, ...prices, Unit: symbol }))
    await field(dialog, label).fill(value);
  const pictures = dialog.getByRole('group', { name: 'Images' });
  await pictures.getByLabel('Add pictures').setInputFiles(files);
  await expect(pictures.getByRole('img')).toHaveCount(10, { timeout: 60_000 });

  line.setSpeed(8_000_000);
  const half = line.sent();
  // Sixty megabytes are put together under this very click.
  await dialog.getByRole('button', { name: 'Save' }).click({ timeout: 60_000 });
  const bar = dialog.getByRole('progressbar', { name: 'Sending' });
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect(dialog.getByText(/MB of .* MB sent/)).toBeVisible();
  // The server draws all of them anew, which on a busy machine takes a while.
  await expect(dialog).toHaveCount(0, { timeout: 180_000 });
  expect(line.sent() - half).toBeGreaterThan(before);
  const { items } = await device.call<{ items: { images: object[] }[] }>(
    'GET',
    `admin/products?query=${encodeURIComponent(name)}`,
  );
  expect(items.map(({ images }) => images.length)).toEqual([10]);
  await page.close();
  await line.close();
});
