import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { holdToasts } from './news.ts';
import { field, line, listAction, own, png, search, signIn, told, type Product } from './support.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function open(page: Page, { id, name }: Product): Promise<void> {
  await page.goto(`/products/${id}`);
  await expect(field(page, 'Name')).toHaveValue(name);
}

test.describe('changing a product', () => {
  test(
    'X-08, K-02 its description too; the list then starts at its first page, ten to a page',
    { tag: atOneWidth('changed description') },
    async ({ page }) => {
      const { createProduct, call } = await signIn(page, 'owner');
      const product = await createProduct();
      await open(page, product);
      const renamed = own('Kangan');
      await field(page, 'Name').fill(`  ${renamed}  `);
      await field(page, 'Selling Price').fill('5,111.25');
      const description = page.getByRole('textbox', { name: 'Description' });
      await description.fill('Hallmarked, with a screw');
      await save(page);
      await told(page, 'Product updated successfully');
      await expect(page).toHaveURL(/\/products\?.*perPage=10/);
      await search(page, renamed);
      await expect(line(page, renamed)).toContainText('₹5,111.25');
      const saved = await call<object>('GET', `admin/products/${product.id}`);
      expect(saved).toMatchObject({
        name: renamed,
        description: '<p>Hallmarked, with a screw</p>',
        productCode: product.productCode,
      });
    },
  );

  test('V-01, V-08 the same rules hold, and nothing is sent before they do', async ({ page }) => {
    const { createProduct } = await signIn(page, 'owner');
    await open(page, await createProduct());
    const sent: string[] = [];
    page.on('request', request => request.method() === 'PUT' && sent.push(request.url()));
    await field(page, 'Name').fill(' ');
    await field(page, 'MRP').fill('');
    await save(page);
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
    await expect(field(page, 'MRP')).toHaveAccessibleDescription(/Cost Price is required/);
    expect(sent).toEqual([]);
  });

  test('who leaves with something typed is asked first', async ({ page }) => {
    const { createProduct } = await signIn(page, 'owner');
    const product = await createProduct();
    await open(page, product);
    await field(page, 'Name').fill('Half a name');
    await page.getByRole('link', { name: 'Products' }).last().click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(field(page, 'Name')).toHaveValue('Half a name');
  });
});

test('nothing moves under the finger when the editor arrives', { tag: '@phone' }, async ({ page }) => {
  const { createProduct } = await signIn(page, 'owner');
  const editor = Promise.withResolvers<void>();
  await page.route(/RichEditor/, async route => {
    await editor.promise;
    await route.continue();
  });
  await open(page, await createProduct({ description: '<p>Hallmarked</p>'.repeat(20) }));
  const below = page.getByRole('switch', { name: 'Active' });
  const place = await below.boundingBox();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveCount(0);
  editor.resolve();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
});

test.describe('two people at once', () => {
  test.use({ allowedErrors: /status of 409/ });

  test(
    '409 shows both versions, and what is chosen is saved',
    { tag: atOneWidth('two people at one product') },
    async ({ page }) => {
      const { createProduct, call } = await signIn(page, 'owner');
      const product = await createProduct();
      await open(page, product);
      await field(page, 'Selling Price').fill('7000');
      await call('PUT', `admin/products/${product.id}`, { sellingPrice: 8_000, mrp: 9_000 });
      await save(page);

      const dialog = page.getByRole('dialog', { name: /was changed while you were editing/ });
      const price = dialog.getByRole('row', { name: 'Selling Price' });
      await expect(price.getByRole('radio', { name: /8,000/ })).not.toBeChecked();
      await expect(price.getByRole('radio', { name: /7,000/ })).toBeChecked();
      await expect(dialog.getByRole('row', { name: 'MRP' }).getByRole('radio', { name: /9,000/ })).toBeChecked();
      await price.getByRole('radio', { name: /8,000/ }).check();
      await expect(price.getByRole('radio', { name: /7,000/ })).not.toBeChecked();
      await dialog.getByRole('button', { name: 'Save this choice' }).click();
      await told(page, 'Product updated successfully');
      expect(await call('GET', `admin/products/${product.id}`)).toMatchObject({ sellingPrice: 8_000, mrp: 9_000 });
    },
  );
});

test(
  'C-09, C-10 pictures are added to a product and removed from it at once',
  { tag: ['@phone', '@journey'] },
  async ({ page }) => {
    const { createProduct } = await signIn(page, 'owner');
    const product = await createProduct();
    await open(page, product);
    const pictures = page.getByRole('group', { name: 'Images' });
    const picker = pictures.getByLabel('Add pictures');
    await picker.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: png });
    await expect(pictures.getByRole('img')).toHaveCount(1);
    await picker.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(pictures.getByRole('alert')).toHaveText('Invalid image file.');

    // Pictures raise the version: the form must go on from the new one.
    await field(page, 'Name').fill(`${product.name} in gold`);
    await pictures.getByRole('button', { name: /^Remove/ }).click();
    await expect(pictures.getByRole('img')).toHaveCount(0);
    // It is gone at once; that the server did it is read in the history.
    await expect(page.getByRole('complementary', { name: 'History' })).toContainText('1 picture→none');
    await expect(field(page, 'Name')).toHaveValue(`${product.name} in gold`);
    await save(page);
    await told(page, 'Product updated successfully');
  },
);

test('S-02, C-11 its first price makes a product one by subscription', async ({ page }) => {
  const { createProduct, call } = await signIn(page, 'owner');
  const product = await createProduct();
  await open(page, product);
  await page.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Price' });
  await field(dialog, 'Price name').fill('  Locker  ');
  await field(dialog, 'Price').fill('900');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Locker.*900/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Subscription only' })).toBeChecked();
  const prices = await call<{ items: object[] }>('GET', `admin/products/${product.id}/prices`);
  expect(prices).toMatchObject({ items: [{ name: 'Locker', price: 900, duration: 30 }] });
});

test.describe('deleting a product', () => {
  test('X-08 is done at once and taken back by Undo', { tag: '@journey' }, async ({ page }) => {
    const { createProduct, call } = await signIn(page, 'owner');
    const product = await createProduct();
    await open(page, product);
    await page.evaluate(holdToasts);
    await page.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Product deleted successfully!');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await told(page, 'Taken back');
    await search(page, product.name);
    await expect(line(page, product.name)).toBeVisible();
    expect(await call('GET', `admin/products/${product.id}`)).toMatchObject({ name: product.name });
  });

  test('what was typed and not saved goes with it, unasked', async ({ page }) => {
    const { createProduct } = await signIn(page, 'owner');
    const product = await createProduct();
    await open(page, product);
    await field(page, 'Name').fill('Half a name');
    await page.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Product deleted successfully!');
    await expect(page).toHaveURL(/\/products(\?|$)/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(
    'what was deleted lies in the trash and comes back from there',
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      const { createProduct, call } = await signIn(page, 'owner');
      const product = await createProduct();
      await call('DELETE', `admin/products/${product.id}`);
      await page.goto('/products');
      await listAction(page, 'Trash');
      await expect(page.getByRole('heading', { level: 1, name: /Deleted products/ })).toBeVisible();
      await search(page, product.name);
      await expect(line(page, product.name)).toBeVisible();
      if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: `Select ${product.name}` }).check();
      await page.getByRole('toolbar').getByRole('button', { name: 'Restore' }).click();
      await told(page, 'Restored');
      await expect(line(page, product.name)).toHaveCount(0);
      expect(await call('GET', `admin/products/${product.id}`)).toMatchObject({ name: product.name });
    },
  );
});

test(
  'on a phone a product’s pictures stand before its form, on a wide screen beside it',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const { createProduct } = await signIn(page, 'owner');
    const { id, name } = await createProduct();
    await page.goto(`/products/${id}`);
    await expect(field(page, 'Name')).toHaveValue(name);
    const [pictures, first] = await Promise.all(
      [page.getByRole('group', { name: 'Images' }), field(page, 'Name')].map(it => it.boundingBox()),
    );
    if (isMobile) expect(pictures!.y + pictures!.height).toBeLessThan(first!.y);
    else expect(pictures!.x).toBeGreaterThan(first!.x + first!.width);
  },
);
