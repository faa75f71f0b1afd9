import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, line, listAction, own, search, signIn, told, type Device, type Product } from './support.ts';

/** Products that one search finds and no other test has. */
async function several(device: Device, more: Record<string, unknown>[]): Promise<{ word: string; made: Product[] }> {
  const word = own('Set').replace(' ', '');
  const made = [];
  for (const [i, fields] of more.entries())
    made.push(await device.createProduct({ name: `${word} ${'ABCDE'[i]}`, productCode: `${word}-${i}`, ...fields }));
  return { word, made };
}

async function openFiltered(page: Page, word: string, path = '/products'): Promise<void> {
  await page.goto(path);
  await search(page, word);
  // They are the newest, and so stand in the list before it is narrowed.
  await page.waitForURL(({ search: asked }) => asked.includes(word));
  await expect(page.getByRole('link', { name: `${word} A` })).toBeVisible();
}

const names = (page: Page, word: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${word} `) });
const chip = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}:`) });

test('a search finds by name and code, and going back returns to it', { tag: '@journey' }, async ({ page }) => {
  const { made, word } = await several(await signIn(page, 'owner'), [{}, {}]);
  await openFiltered(page, word);
  await expect(names(page, word)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Products\s*2(\n|$)/, { useInnerText: true });
  await search(page, made[1]!.productCode);
  await expect(names(page, word)).toHaveCount(1);
  await names(page, word).click();
  await expect(field(page, 'Name')).toHaveValue(`${word} B`);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(made[1]!.productCode);
  await expect(names(page, word)).toHaveCount(1);
});

test(
  'the menu opens a list as it is by default, and going back returns to the trash',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const device = await signIn(page, 'owner');
    const { made, word } = await several(device, [{}, {}]);
    await device.call('DELETE', `admin/products/${made[1]!.id}`);
    await page.goto('/products');
    await listAction(page, 'Trash');
    await search(page, word);
    await expect(names(page, word)).toHaveCount(0);
    await expect(line(page, `${word} B`)).toBeVisible();
    const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main menu' });
    const products = menu.getByRole('link', { name: isMobile ? 'Products' : 'Stock', exact: true });
    await products.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Products/, { useInnerText: true });
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Deleted products/, { useInnerText: true });
    await expect(line(page, `${word} B`)).toBeVisible();
    await menu.getByRole('link', { name: isMobile ? 'Contacts' : 'Customers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Contacts/, { useInnerText: true });
    await products.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Products/, { useInnerText: true });
    await expect(page.getByRole('button', { name: 'Leave the trash' })).toHaveCount(0);
  },
);

test(
  'filters say their value and narrow the list, the inactive are shown until one asks',
  { tag: '@phone' },
  async ({ page }) => {
    const device = await signIn(page, 'owner');
    const category = await device.call<{ id: string; name: string }>('POST', 'admin/products/categories', {
      name: own('Bajuband'),
    });
    const { word } = await several(device, [
      { categoryId: category.id, isActive: false, sellingPrice: 100 },
      { categoryId: category.id, sellingPrice: 200 },
      { sellingPrice: 300 },
    ]);
    await openFiltered(page, word);
    await expect(names(page, word)).toHaveCount(3);

    await chip(page, 'Category').click();
    const picker = page.getByRole('dialog', { name: 'Category' });
    await picker.getByRole('textbox', { name: 'Search' }).or(picker.getByRole('menu')).first().waitFor();
    if (await picker.getByRole('textbox', { name: 'Search' }).isVisible()) {
      await picker.getByRole('textbox', { name: 'Search' }).fill(category.name);
      // All, and what was found: until then it moves from under the pointer.
      await expect(picker.getByRole('menuitem')).toHaveCount(2);
    }
    await picker.getByRole('menuitem', { name: category.name }).click();
    await expect(chip(page, 'Category')).toHaveText(`Category: ${category.name}`);
    await expect(names(page, word)).toHaveCount(2);

    await chip(page, 'Active').click();
    await page.getByRole('menuitem', { name: 'Inactive', exact: true }).click();
    await expect(names(page, word)).toContainText([`${word} A`]);
  },
);

test('a range of prices says its ends and holds nothing beyond them', async ({ page }) => {
  const prices = [{ sellingPrice: 100 }, { sellingPrice: 200 }, { sellingPrice: 300 }];
  const { word } = await several(await signIn(page, 'owner'), prices);
  await openFiltered(page, word);
  await chip(page, 'Selling Price').click();
  await field(page, 'From').fill('150');
  await field(page, 'To').fill('300');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(chip(page, 'Selling Price')).toHaveText('Selling Price: ₹150 – ₹300');
  await expect(names(page, word)).toContainText([`${word} C`, `${word} B`]);
});

test(
  'a view is kept under a name, found again after a reload, and forgotten',
  { tag: atOneWidth('kept view') },
  async ({ page }) => {
    const { word } = await several(await signIn(page, 'owner'), [{}]);
    const name = own('View');
    await openFiltered(page, word);
    await listAction(page, 'Views');
    await page.getByRole('button', { name: 'Save this view…' }).click();
    await field(page, 'Name of the view').fill(name);
    await page.getByRole('dialog', { name: 'Save this view' }).getByRole('button', { name: 'Save' }).click();

    await page.goto('/products?filter={}');
    await listAction(page, 'Views');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(word);
    await expect(names(page, word)).toHaveCount(1);
    await listAction(page, 'Views');
    await page.getByRole('button', { name: `Forget the view ${name}` }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  },
);

test('an export is every matching row, as a file', async ({ page }) => {
  const { word } = await several(await signIn(page, 'owner'), [{ name: '=2+2' }, {}, { mrp: 1_23_456.5 }]);
  await page.goto('/products');
  await search(page, word);
  await expect(line(page, `${word} B`)).toBeVisible();
  await listAction(page, 'Export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV, for any program' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('products.csv');
  const rows = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(/^\W?Name,Product Code,/);
  expect(rows.join('\n')).toMatch(new RegExp(`${word} C,${word}-2,.*,123456\\.5,`));
  expect(rows.join('\n'), 'no cell runs as a formula').toContain(`'=2+2,${word}-0`);
});

test('a workbook shows its columns and first rows before it is imported', { tag: '@journey' }, async ({ page }) => {
  await signIn(page, 'owner');
  const name = own('Anklet');
  const workbook = await writeExcelFile([
    [{ value: 'Article' }, { value: 'Shelf price' }, { value: 'Since' }],
    [{ value: name }, { value: 4_990.5 }, { type: Date, value: new Date('2026-11-19'), format: 'dd/mm/yyyy' }],
  ]).toBuffer();
  await page.goto('/products');
  await listAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const upload = { name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: workbook };
  await dialog.getByLabel('Choose a file').setInputFiles(upload);
  const preview = dialog.getByRole('region', { name: 'First rows of the file' });
  for (const column of ['Article', 'Shelf price', 'Since'])
    await expect(preview.getByRole('columnheader', { name: column })).toBeVisible();
  for (const cell of [name, '4990.5', '2026-11-19'])
    await expect(preview.getByRole('cell', { name: cell })).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Name\b/ }).click();
  await expect(page.getByRole('option', { name: 'Article' })).toBeVisible();
});

test.describe('no workbook', () => {
  // The browser notes the status of the refusal.
  test.use({ allowedErrors: /status of 4/ });

  test('a file that only calls itself a workbook is refused as soon as it is chosen', async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto('/products');
    await listAction(page, 'Import');
    const dialog = page.getByRole('dialog', { name: /^Import/ });
    const upload = { name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK\x03\x04') };
    await dialog.getByLabel('Choose a file').setInputFiles(upload);
    await expect(dialog.getByText('This file is not a readable XLSX workbook.')).toBeVisible();
    await expect(dialog.getByLabel('Choose a file')).toBeAttached();
  });
});

test.describe('many at once', () => {
  async function choose(page: Page, isMobile: boolean, chosen: string[]): Promise<void> {
    if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of chosen) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expect(page.getByRole('toolbar')).toContainText(`${chosen.length} selected`);
  }

  test('deleted in one call and all taken back by Undo', { tag: '@phone' }, async ({ page, isMobile }) => {
    const { word } = await several(await signIn(page, 'owner'), [{}, {}, {}]);
    await openFiltered(page, word);
    await choose(page, isMobile, [`${word} A`, `${word} B`]);
    const calls: string[] = [];
    page.on('request', request => request.method() !== 'GET' && calls.push(new URL(request.url()).pathname));
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await told(page, '2 products deleted');
    await expect(names(page, word)).toContainText([`${word} C`]);
    expect(calls).toEqual([expect.stringMatching(/\/admin\/products\/delete$/)]);
    // The toast goes; the line above the list stays.
    await page.getByRole('region', { name: 'Latest change' }).getByRole('button', { name: /^Undo/ }).click();
    await told(page, 'Taken back');
    await expect(names(page, word)).toHaveCount(3);
  });

  test('given the same value in one call', { tag: '@phone' }, async ({ page, isMobile }) => {
    const device = await signIn(page, 'owner');
    const { word } = await several(device, [{}, {}, {}]);
    await openFiltered(page, word);
    await choose(page, isMobile, [`${word} A`, `${word} C`]);
    await page.getByRole('toolbar').getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
    await dialog.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'MRP' }).click();
    await field(dialog, 'MRP').fill('-4');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(field(dialog, 'MRP')).toHaveAccessibleDescription('Price cannot be negative');
    await field(dialog, 'MRP').fill('8888');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText('2 products will change');
    await dialog.getByRole('button', { name: 'Change 2 products' }).click();
    await told(page, '2 products changed');
    const { items } = await device.call<{ items: object[] }>('GET', `admin/products?query=${word}&sort=name&order=ASC`);
    expect(items).toMatchObject([{ mrp: 8_888 }, { mrp: 5_200 }, { mrp: 8_888 }]);
  });
});

test('sorted by the figure one presses, kept in the address', { tag: '@phone' }, async ({ page, isMobile }) => {
  const prices = [{ sellingPrice: 300 }, { sellingPrice: 1_000 }, { sellingPrice: 200 }];
  const { word } = await several(await signIn(page, 'owner'), prices);
  await openFiltered(page, word);
  if (isMobile) {
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await page.getByRole('menuitem', { name: /Selling Price/ }).click();
  } else await page.getByRole('button', { name: /^Sort by Selling Price/ }).click();
  await expect(names(page, word)).toContainText([`${word} C`, `${word} A`, `${word} B`]);
  await page.reload();
  await expect(names(page, word)).toContainText([`${word} C`, `${word} A`, `${word} B`]);
});
