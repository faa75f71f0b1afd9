import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, line, listAction, own, search, signIn, told } from './support.ts';

/** What is but a name: its page, its words, and the field that names it. */
const lookups = [
  { row: 'R-29', path: 'product-groups', one: 'Product group', many: 'Product groups', name: 'Name' },
  { row: 'R-30', path: 'product-categories', one: 'Product category', many: 'Product categories', name: 'Name' },
  { row: 'R-31', path: 'product-gsts', one: 'GST entry', many: 'GST entries', name: 'Name' },
  { row: 'A-02', path: 'units', one: 'Unit', many: 'Units', name: 'Symbol' },
];

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

for (const { row, path, one, many, name } of lookups)
  test(`${row} /${path}: list, create, change, delete and restore, an empty search`, async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(many);

    // The create route of the specification is an address of its own, over the list.
    await page.goto(`/${path}/create`);
    await expect(dialog(page).getByRole('heading', { name: `New ${one}` })).toBeVisible();
    await field(dialog(page), name).press('Enter');
    await expect(field(dialog(page), name)).toHaveAccessibleDescription(`${name} is required`);
    const [first, second] = [own('Ab').slice(0, 12), own('Cd').slice(0, 12)];
    await field(dialog(page), name).fill(`  ${first} `);
    await field(dialog(page), name).press('Enter');
    await told(page, `${one} added`);
    await expect(dialog(page)).toHaveCount(0);
    await search(page, first);
    await expect(line(page, first)).toHaveCount(1);

    await line(page, first).getByRole('link', { name: first }).click();
    await field(dialog(page), name).fill(second);
    await save(page);
    await told(page, `${one} saved`);
    await search(page, second);
    await line(page, second).getByRole('link', { name: second }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await told(page, `${one} deleted`);
    await search(page, second);
    await expect(page.getByText(/^No .* match the search and filters\.$/)).toBeVisible();

    await listAction(page, 'Trash');
    await expect(line(page, second)).toHaveCount(1);
    await restore(page, second);
    await told(page, 'Restored');
    await listAction(page, 'Leave the trash');
    await expect(line(page, second)).toHaveCount(1);
  });

/** The row's own way back, else by choosing it. */
async function restore(page: Page, name: string): Promise<void> {
  const select = page.getByRole('button', { name: 'Select', exact: true });
  if (await select.isVisible()) await select.click();
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
}

test('R-14 /work_order_types: a type of work is added with its days, and found', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/work_order_types');
  await page.getByRole('link', { name: 'Add type of work' }).click();
  await expect(page).toHaveURL(/\/work_order_types\/create$/);
  const name = own('Setting');
  await field(page, 'Name').fill(name);
  await field(page, 'Days it takes').fill('17');
  await save(page);
  await told(page, 'Type of work added');
  await page.goto('/work_order_types');
  await search(page, name);
  await expect(line(page, name)).toContainText('17');
});

test('A-02 a GST rate from a day on is proposed to the product, and the person decides', async ({ page }) => {
  const { call } = await signIn(page, 'owner');
  const hsn = `98${Math.floor(1e5 + Math.random() * 9e5)}`;
  await page.goto('/gst_rates/create');
  await field(page, 'HSN').fill(hsn);
  await field(page, 'GST (%)').fill('12.5');
  await page.getByLabel('From').fill('2020-04-01');
  await field(page, 'Source or note').fill('A notification');
  await save(page);
  await told(page, 'GST rate added');
  await search(page, hsn);
  await expect(line(page, hsn)).toContainText('12.5');

  await page.goto('/products/create');
  const form = page.getByRole('dialog', { name: 'New Product' });
  await field(form, 'HSN Code').fill('plain gold');
  await page.getByRole('option', { name: /71131910.*Gold jewellery, plain/ }).click();
  await expect(field(form, 'HSN Code')).toHaveValue('71131910');
  await expect(field(form, 'Tax (%)')).toHaveValue('3');
  await expect(form.getByText('3% by the GST rate for 7113, since 1 Jul 2017')).toBeVisible();
  await field(form, 'HSN Code').fill(hsn);
  await expect(field(form, 'Tax (%)')).toHaveValue('12.500');
  await field(form, 'Tax (%)').fill('5');
  await expect(form.getByText(`The GST rate for ${hsn} is 12.5% since 1 Apr 2020.`)).toBeVisible();
  const name = own('Ring');
  const values = { Name: name, 'Product Code': name, MRP: '10', 'Purchase Price': '9', 'Selling Price': '10' };
  for (const [label, value] of Object.entries({ ...values, Unit: 'gm' })) await field(form, label).fill(value);
  await field(form, 'Selling Price').press('Enter');
  await told(page, 'Product created successfully!');
  const { items } = await call<{ items: object[] }>('GET', `admin/products?query=${encodeURIComponent(name)}`);
  expect(items[0]).toMatchObject({ hsncode: hsn, taxPercentage: 5 });
});

test('A-02 the HSN codes are searched by words and by digits', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/hsn_codes');
  await search(page, 'anklets');
  await expect(line(page, '71131130')).toHaveCount(1);
  await search(page, '998892');
  await expect(line(page, 'Making charge')).toHaveCount(1);
});
