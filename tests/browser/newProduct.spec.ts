import { expect, test } from './fixtures.ts';
import { complete, dialogOf, openDialog, picturesOf } from './newProduct.ts';
import { field, line, own, png, search, signIn, told, unitOf } from './support.ts';

test(
  'D-01, K-03 it is 600 px wide, on a phone the whole screen, and closes to the list',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const { dialog } = await openDialog(page);
    const { width, height } = (await dialog.boundingBox())!;
    if (isMobile) expect([width, height]).toEqual([360, 740]);
    else expect(width).toBe(600);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expect(field(dialog, 'Description')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/products$/);
  },
);

test(
  'V-07, K-03, S-03 pictures are previewed at 100 x 100, removed again, and nothing else is taken',
  { tag: '@phone' },
  async ({ page }) => {
    const { dialog } = await openDialog(page);
    const pictures = picturesOf(dialog);
    const picker = pictures.getByLabel('Add pictures');
    const file = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: png });
    await picker.setInputFiles([file('front.png'), file('back.png')]);
    await expect(pictures.getByRole('img')).toHaveCount(2);
    const { width, height } = (await pictures.getByRole('img', { name: 'front.png' }).boundingBox())!;
    expect([width, height]).toEqual([100, 100]);

    await pictures.getByRole('button', { name: 'Remove front.png' }).click();
    await expect(pictures.getByRole('img', { name: 'front.png' })).toHaveCount(0);
    await expect(pictures.getByRole('alert')).toHaveCount(0);

    await picker.setInputFiles([file('bill.pdf', 'application/pdf')]);
    await expect(pictures.getByRole('alert')).toHaveText('Invalid image file.');
    await expect(pictures.getByRole('img')).toHaveCount(1);
    await picker.setInputFiles([{ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
    await expect(pictures.getByRole('img', { name: 'broken.png' })).toHaveCount(0);
    await expect(pictures.getByRole('alert')).toHaveText('Invalid image file.');
  },
);

test(
  'S-05, X-08, V-09 what was saved is toasted and stands in the list, its name trimmed',
  { tag: ['@phone', '@journey'] },
  async ({ page }) => {
    const { dialog, device } = await openDialog(page);
    const name = own('Jhumka');
    await complete(dialog, device, name);
    await picturesOf(dialog)
      .getByLabel('Add pictures')
      .setInputFiles([{ name: 'front.png', mimeType: 'image/png', buffer: png }]);
    await field(dialog, 'Selling Price').press('Enter');
    await told(page, 'Product created successfully!');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/products$/);
    await expect(line(page, name)).toContainText('₹4,990.50');
    await expect(line(page, name).locator('img')).toHaveJSProperty('naturalWidth', 200);
    const { items } = await device.call<{ items: object[] }>('GET', `admin/products?query=${encodeURIComponent(name)}`);
    expect(items).toMatchObject([{ name, sellingPrice: 4_990.5, taxPercentage: null, isActive: true }]);
  },
);

test('C-04, K-02 it may begin as a copy of an active product, found five to a page', async ({ page }) => {
  const { dialog, device } = await openDialog(page);
  const { symbol } = await unitOf(device.call);
  const kind = own('Vanki');
  const made = [];
  for (const n of [1, 2, 3, 4, 5, 6]) made.push(await device.createProduct({ name: `${kind} ${n}`, mrp: 7_000 + n }));
  await device.createProduct({ name: `${kind} off`, isActive: false });
  await dialog.getByRole('button', { name: 'Copy from a product' }).click();
  const picker = page.getByRole('dialog', { name: 'Copy from a product' });
  await picker.getByRole('searchbox').fill(kind);
  await expect(picker.getByRole('button', { name: new RegExp(kind) })).toHaveCount(5);
  await expect(picker.getByRole('status')).toHaveText('1 of 2');
  await picker.getByRole('button', { name: 'Next' }).click();
  await picker.getByRole('button', { name: `${kind} 1` }).click();
  await expect(picker).toHaveCount(0);
  await expect(field(dialog, 'Product Code')).toBeFocused();
  await expect(field(dialog, 'MRP')).toHaveValue('7,001');
  await expect(field(dialog, 'Unit')).toHaveValue(symbol);
  await field(dialog, 'Product Code').fill(own('V'));
  await field(dialog, 'Product Code').press('Enter');
  await told(page, 'Product created successfully!');
  const { items } = await device.call<{ items: object[] }>('GET', `products?query=${encodeURIComponent(kind)}`);
  expect(items).toHaveLength(made.length + 1);
});

test('C-06 the pictures of the product that it is a copy of come along without an upload', async ({ page }) => {
  const { dialog, device } = await openDialog(page);
  const { id, name } = await device.createProduct({ name: own('Tanmaniya') });
  for (const image of ['one.png', 'two.png'])
    await page.request.post(`/api/shops/${device.shopId}/admin/products/${id}/images`, {
      headers: { Authorization: `Bearer ${device.token}` },
      multipart: { image: { name: image, mimeType: 'image/png', buffer: png } },
    });
  const { images } = await device.call<{ images: { id: string }[] }>('GET', `admin/products/${id}`);
  await picturesOf(dialog)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: png });
  await dialog.getByRole('button', { name: 'Copy from a product' }).click();
  const picker = page.getByRole('dialog', { name: 'Copy from a product' });
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('button', { name }).click();
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Remove Picture 2' }).click();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  const code = own('TM');
  await field(dialog, 'Product Code').fill(code);
  await field(dialog, 'Product Code').press('Enter');
  await told(page, 'Product created successfully!');
  const found = await device.call<{ items: { images: { id: string }[] }[] }>(
    'GET',
    `admin/products?query=${encodeURIComponent(code)}`,
  );
  expect(found.items[0]!.images.map(image => image.id)).toEqual([expect.any(String), images[1]!.id]);
});

test('from the list: Add product opens it over the list', { tag: '@phone' }, async ({ page, isMobile }) => {
  const { createProduct } = await signIn(page, 'owner');
  const { name } = await createProduct();
  await page.goto('/products');
  await search(page, name);
  await expect(line(page, name)).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Add something new' }).click();
    await page.getByRole('menuitem', { name: 'New product' }).click();
  } else await page.getByRole('main').getByRole('link', { name: 'Add product' }).click();
  await expect(dialogOf(page)).toBeVisible();
});
