import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, line, own, registerOwner, search, signIn, told, unitOf } from './support.ts';

const maybeSaved = 'The server did not answer. The first try may have been saved.';
const noAnswer = 'The server did not answer. Check the connection and try again.';

/** From now on no call of this kind is answered; returns the way back. */
async function cutOff(page: Page, path: string, method: string): Promise<() => Promise<void>> {
  await page.route(path, route => (route.request().method() === method ? route.abort() : route.fallback()));
  return () => page.unroute(path);
}

test.describe('a server out of reach', () => {
  test.use({ allowedErrors: /ERR_FAILED|Error fetching/ });

  test(
    'X-01 over a dialog: the input stays, and Try again saves it once',
    { tag: ['@strict', '@journey'] },
    async ({ page }) => {
      const { call } = await signIn(page, 'owner');
      const { symbol } = await unitOf(call);
      const name = own('Tikka');
      await page.goto('/products/create');
      const dialog = page.getByRole('dialog', { name: 'New Product' });
      const values = { Name: name, 'Product Code': name, MRP: '10', 'Purchase Price': '9', 'Selling Price': '10' };
      for (const [label, value] of Object.entries({ ...values, Unit: symbol })) await field(dialog, label).fill(value);
      const restore = await cutOff(page, '**/admin/products', 'POST');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const toast = page.getByRole('alert').filter({ hasText: maybeSaved });
      await expect(toast).toBeVisible();
      for (const [label, value] of Object.entries(values)) await expect(field(dialog, label)).toHaveValue(value);

      await restore();
      await toast.getByRole('button', { name: 'Try again' }).click();
      await told(page, 'Product created successfully!');
      await expect(dialog).toHaveCount(0);
      await search(page, name);
      await expect(line(page, name)).toHaveCount(1);
    },
  );

  test('X-01 over a page: the same, and leaving is asked about', async ({ page }) => {
    const { createProduct, call } = await signIn(page, 'owner');
    const product = await createProduct();
    await page.goto(`/products/${product.id}`);
    await field(page, 'MRP').fill('6,789');
    const restore = await cutOff(page, '**/admin/products/*', 'PUT');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const toast = page.getByRole('alert').filter({ hasText: noAnswer });
    await expect(toast).toBeVisible();
    await expect(field(page, 'MRP')).toHaveValue('6,789');
    await restore();
    await toast.getByRole('button', { name: 'Try again' }).click();
    await told(page, 'Product updated successfully');
    expect(await call('GET', `admin/products/${product.id}`)).toMatchObject({ mrp: 6_789 });
  });

  test('X-01 where a page loads: says so, and Try again returns to it', async ({ page }) => {
    await signIn(page, 'owner');
    await page.route('**/admin/products?*', route => route.abort());
    await page.goto('/products');
    await expect(page).toHaveURL(/\/error\/servicenotavailable$/);
    await page.unroute('**/admin/products?*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/products/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });
});

test.describe('an import', () => {
  /** Enough to be still running after a reload. */
  const people = (word: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${word} ${i},98${String(i).padStart(8, '0')}`);

  test('goes on without the page, which shows it again after a reload', { tag: '@strict' }, async ({ page }) => {
    const { call } = await registerOwner(page);
    const name = `${own('people')}.csv`;
    const rows = ['Name,Mobile', ...people(own('Guest'), 20_000)].join('\n');
    await page.goto('/contacts');
    // The list of a new shop is empty, and offers it once more.
    await page.getByRole('main').getByRole('status').getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import contacts' });
    await dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await expect(dialog.getByText('nothing is saved yet')).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible();

    await page.reload();
    const running = page.getByRole('alert').filter({ hasText: `Importing ${name}` });
    await expect(running).toContainText(/ of 20,000 rows/);
    await running.getByRole('button', { name: 'Show' }).click();
    await expect(dialog.getByRole('status')).toContainText(name);
    await expect(dialog.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop the import' }).click();
    await expect(dialog.getByText('was stopped. What was done so far stays.')).toBeVisible();
    const [newest] = await call<{ created: number; state: string }[]>('GET', 'imports');
    expect(newest).toMatchObject({ state: 'canceled' });
    expect(newest!.created).toBeLessThan(20_000);
    await dialog.getByRole('button', { name: 'Take this import back' }).click();
    await expect(dialog.getByText('was taken back')).toBeVisible({ timeout: 60_000 });
  });
});
