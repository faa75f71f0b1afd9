import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { photographs } from '../support/photographs.ts';
import { slowLine, type SlowLine } from '../support/slowLine.ts';
import { expect, test as usual } from './fixtures.ts';
import { filledDialog, order, picker, picturesOf, savedAs, three, type Item } from './pictures.ts';
import { field, own, png, signIn, told } from './support.ts';

/** The page reaches the server by a line that a test can slow down and cut. */
const test = usual.extend<{ line: SlowLine }>({
  line: async ({ browserName: _ }, give) => {
    const line = await slowLine(Number(process.env.BROWSER_TEST_PORT));
    await give(line);
    await line.close();
  },
  baseURL: async ({ line }, give) => give(line.address),
});

const folder = mkdtempSync(join(tmpdir(), 'tolashop-photographs-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Bytes a second that the browser itself sends, -1: as fast as it can. A system that took all of it at once, to send it on slowly, would leave
 * nothing to tell.
 */
async function upload(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

test.describe('a slow line that breaks', () => {
  test.use({ allowedErrors: /net::ERR/ });

  test('S-03 E-03 ten pictures of a phone go out small, with progress; what breaks is sent again and saved once', async ({
    page,
    line,
  }) => {
    test.setTimeout(240_000);
    const files = await photographs(folder, 10);
    const before = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(before).toBeGreaterThan(50e6);
    const device = await signIn(page, 'owner');
    const name = own('Mangalsutra');
    const dialog = await filledDialog(page, device, name);
    await picker(dialog).setInputFiles(files);
    await expect(picturesOf(dialog).getByRole('img')).toHaveCount(10, { timeout: 60_000 });

    await upload(page, 400_000);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const bar = dialog.getByRole('progressbar', { name: 'Sending' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
    await expect(dialog.getByText(/MB of .* MB sent/)).toBeVisible();
    line.cut();
    await told(page, 'The server did not answer');
    await expect(field(dialog, 'Name')).toHaveValue(name);
    await expect(picturesOf(dialog).getByRole('img')).toHaveCount(10);

    line.mend();
    await upload(page, -1);
    const half = line.sent();
    await dialog.getByRole('button', { name: 'Save' }).click();
    // The server draws all of them anew, which on a busy machine takes a while.
    await expect(dialog).toHaveCount(0, { timeout: 90_000 });
    expect(line.sent() - half).toBeLessThan(before / 6);
    const saved = await savedAs(device, name);
    expect(saved.map(({ images }) => images.length)).toEqual([10]);
    const { width, height } = await sharp(await (await page.request.get(saved[0]!.images[0]!.url)).body()).metadata();
    // Taken on its side, kept upright, and not smaller than the server keeps a picture.
    expect([width, height]).toEqual([1_536, 2_048]);
  });

  test('a reply that is lost makes no second product', { tag: '@strict' }, async ({ page }) => {
    const device = await signIn(page, 'owner');
    const name = own('Haar');
    const dialog = await filledDialog(page, device, name);
    await picker(dialog).setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: png });
    const keys: (string | undefined)[] = [];
    await page.route('**/admin/products', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'The server did not answer');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Product created successfully!');
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect((await savedAs(device, name)).map(({ images }) => images.length)).toEqual([1]);
  });

  test('a product’s own pictures wait for the line, and then go on', async ({ page }) => {
    const device = await signIn(page, 'owner');
    const { id } = await device.createProduct();
    await page.goto(`/products/${id}`);
    let isBroken = false;
    await page.route('**/images', async route => {
      if (isBroken) return route.abort('connectionreset');
      await route.continue();
      isBroken = true;
    });
    await picker(page).setInputFiles(await three());
    const retry = picturesOf(page).getByRole('button', { name: /2 pictures are not sent yet/ });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(picturesOf(page).getByRole('button', { name: /^Remove Picture/ })).toHaveCount(3);
    await expect(retry).toHaveCount(0);
    expect((await device.call<Item>('GET', `admin/products/${id}`)).images).toHaveLength(3);
  });

  test('Cancel stops the upload and loses nothing', async ({ page }) => {
    const device = await signIn(page, 'owner');
    const name = own('Tika');
    const dialog = await filledDialog(page, device, name);
    await picker(dialog).setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: png });
    let answer = () => {};
    const held = new Promise<void>(resolve => (answer = resolve));
    await page.route('**/admin/products', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      await held;
      return route.abort();
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await told(page, 'Stopped. What you typed is still here.');
    await expect(field(dialog, 'Name')).toHaveValue(name);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Product created successfully!');
    expect(await savedAs(device, name)).toHaveLength(1);
  });
});

test('V-07 pictures are dropped and pasted too; what is pasted as text stays text', async ({ page }) => {
  const device = await signIn(page, 'owner');
  const name = own('Nose pin');
  const dialog = await filledDialog(page, device, name);
  const give = (type: 'drop' | 'paste', target: Locator, more: Record<string, string> = {}) =>
    target.evaluate(
      (element, { type, bytes, more }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], `${type}.png`, { type: 'image/png' }));
        for (const [kind, text] of Object.entries(more)) data.setData(kind, text);
        const about = { bubbles: true, cancelable: true };
        if (type === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: data }));
        else
          for (const name of ['dragover', 'drop'])
            element.dispatchEvent(new DragEvent(name, { ...about, dataTransfer: data }));
      },
      { type, bytes: [...png], more },
    );
  await give('drop', picturesOf(dialog));
  await expect.poll(() => order(dialog)).toEqual(['drop.png']);
  await give('paste', field(dialog, 'Name'));
  await expect.poll(() => order(dialog)).toEqual(['drop.png', 'paste.png']);
  await give('paste', field(dialog, 'Name'), { 'text/plain': 'Nose pin' });
  await expect.poll(() => order(dialog)).toEqual(['drop.png', 'paste.png']);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Product created successfully!');
  expect((await savedAs(device, name))[0]!.images).toHaveLength(2);
});

test('V-07 what this browser cannot read is refused in its own words', async ({ page }) => {
  const device = await signIn(page, 'owner');
  const dialog = await filledDialog(page, device, own('Pin'));
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await picker(dialog).setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer: heic });
  await expect(picturesOf(dialog).getByRole('alert')).toContainText('cannot read HEIC pictures');
  await expect(picturesOf(dialog).getByRole('img')).toHaveCount(0);
  await picker(dialog).setInputFiles(
    Array.from({ length: 21 }, (_, n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer: png })),
  );
  await expect(picturesOf(dialog).getByRole('alert')).toHaveText('At most 20 pictures');
  await expect(picturesOf(dialog).getByRole('img')).toHaveCount(20);
});

test('what is see-through stays so, also when it is made smaller', async ({ page }) => {
  const device = await signIn(page, 'owner');
  const name = own('Locket');
  const dialog = await filledDialog(page, device, name);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#000', noise } })
    .raw()
    .toBuffer();
  const buffer = await sharp(grain, { raw: { width: 2_400, height: 1_200, channels: 3 } })
    .ensureAlpha(0.5)
    .png()
    .toBuffer();
  await picker(dialog).setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer });
  await expect(picturesOf(dialog).getByRole('img')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Product created successfully!');
  const { url } = (await savedAs(device, name))[0]!.images[0]!;
  const { width, hasAlpha } = await sharp(await (await page.request.get(url)).body()).metadata();
  expect([width, hasAlpha]).toEqual([2_048, true]);
});
