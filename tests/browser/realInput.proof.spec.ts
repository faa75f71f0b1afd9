import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, line, listAction, own, search, signIn, unitOf } from './support.ts';

/** Files that nobody in this project wrote. They are no part of it: where they are missing, that is told and nothing else. */
const folder = join(import.meta.dirname, '../../../shared/data');
const file = (path: string) => join(folder, path);

type Upload = string | { name: string; mimeType: string; buffer: Buffer };

/** From the list to the dialog's second step. */
async function upload(page: Page, path: string, upload: Upload): Promise<Locator> {
  await page.goto(path);
  await listAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog.getByLabel('Choose a file').setInputFiles(upload);
  await expect(dialog.getByRole('button', { name: 'Check the file' })).toBeVisible();
  return dialog;
}

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

/** The figure above its word in the report: `added`, `with errors`. */
const figure = (dialog: Locator, word: string) =>
  dialog
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${word}$`) })
    .locator('..')
    .getByRole('definition');

async function expectFigures(dialog: Locator, said: RegExp, figures: Record<string, number>): Promise<void> {
  await expect(dialog.getByRole('status').filter({ hasText: said })).toBeVisible();
  for (const [word, count] of Object.entries(figures)) await expect(figure(dialog, word)).toHaveText(String(count));
}

/** Where a field of the mapping comes from. */
async function from(page: Page, dialog: Locator, name: string, source: string): Promise<void> {
  await dialog.getByRole('combobox', { name }).first().click();
  await page.getByRole('option', { name: source, exact: true }).click();
}

async function takeBack(dialog: Locator): Promise<void> {
  await press(dialog, 'Take this import back');
  await expect(dialog.getByRole('status').filter({ hasText: 'was taken back' })).toBeVisible();
}

if (!existsSync(folder)) {
  test('real input is not beside the project: none of its files was imported', { tag: '@strict' }, () => {});
} else {
  test.describe('real input', () => {
    test(
      'products of another shop system: variants, what the file lacks, rows that fail, all taken back',
      { tag: '@strict' },
      async ({ page }) => {
        const { call } = await signIn(page, 'rival');
        const { symbol } = await unitOf(call);
        const dialog = await upload(page, '/products', file('products/jewelery.csv'));
        const preview = dialog.getByRole('region', { name: 'First rows of the file' });
        await expect(preview.getByRole('columnheader', { name: 'Handle' })).toBeVisible();
        await expect(preview.getByRole('cell', { name: '7 Shakra Bracelet' })).toBeVisible();
        await expect(dialog.getByRole('combobox', { name: 'Unit' })).toHaveAccessibleDescription(/choose a column or/);

        await press(dialog, 'Check the file');
        const lacking = { 'will be added': 0, 'will be skipped': 18, 'with errors': 23 };
        await expectFigures(dialog, /nothing is saved yet/, lacking);
        const errors = dialog.getByRole('region', { name: 'Rows with errors' });
        await expect(errors.getByRole('row', { name: /^2 .*Unit.* Nothing is given\. There are: / })).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Correct the rows', exact: true })).toBeEnabled();

        await press(dialog, 'Back');
        await from(page, dialog, 'Unit', 'The same for every row…');
        await dialog.getByRole('combobox', { name: 'Unit' }).last().fill(symbol);
        await page.getByRole('option', { name: symbol, exact: true }).click();
        await from(page, dialog, 'Purchase Price', 'Variant Compare At Price');
        await press(dialog, 'Check the file');
        await expectFigures(dialog, /nothing is saved yet/, { 'will be added': 17, 'with errors': 6 });
        await press(dialog, 'Import');
        await expectFigures(dialog, /was imported/, { added: 17, skipped: 18, failed: 6 });
        const choker = dialog.getByRole('group', { name: 'Row 14: Choker with Gold Pendant' });
        await expect(choker).toContainText('Cost Price is required');
        await expect(choker.getByRole('textbox', { name: 'Purchase Price' })).toHaveValue('');

        const variants = 'admin/products?query=chain-bracelet&sort=productCode&order=ASC';
        const { items } = await call<{ items: object[] }>('GET', variants);
        expect(items).toMatchObject([
          { name: '7 Shakra Bracelet Black', productCode: 'chain-bracelet-Black', sellingPrice: 42.99, mrp: 44.99 },
          { name: '7 Shakra Bracelet Blue', productCode: 'chain-bracelet-Blue', isActive: true },
        ]);
        await takeBack(dialog);
        await press(dialog, 'Done');
        await search(page, 'chain-bracelet');
        await expect(page.getByText('No products match the search and filters.')).toBeVisible();
      },
    );

    test('500 people with untidy numbers', { tag: '@strict' }, async ({ page }) => {
      await signIn(page, 'rival');
      const dialog = await upload(page, '/contacts', file('contacts/people-500.csv'));
      await press(dialog, 'Check the file');
      await expectFigures(dialog, /nothing is saved yet/, { 'will be added': 431, 'with errors': 69 });
      await press(dialog, 'Import');
      await expectFigures(dialog, /was imported/, { added: 431, changed: 0, failed: 69 });
      const unreadable = dialog.getByRole('group', { name: /^Row 2: Shelley Kerluke/ });
      await expect(unreadable).toContainText('Please enter a 10 digit mobile number');
      await expect(unreadable.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue('1-955-371-0847 x371');
      await takeBack(dialog);
    });

    for (const [program, header] of headerRows()) {
      test(`contacts as ${program} writes them`, { tag: '@strict' }, async ({ page }) => {
        const { call } = await signIn(page, 'rival');
        const name = own('Lata');
        const mobileNo = `97${String(Date.now()).slice(-8)}`;
        const rows = [rowOf(header, name, mobileNo), rowOf(header, 'Nobody', '12 34')];
        // Real exports begin with a byte order mark.
        const text = `\uFEFF${[header, ...rows].map(cells => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
        const contacts = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
        const dialog = await upload(page, '/contacts', contacts);
        await press(dialog, 'Check the file');
        await expectFigures(dialog, /nothing is saved yet/, { 'will be added': 1, 'with errors': 1 });
        await press(dialog, 'Import');
        await expectFigures(dialog, /was imported/, { added: 1, failed: 1 });
        await press(dialog, 'Done');
        await search(page, mobileNo);
        await expect(line(page, name)).toBeVisible();
        const { items } = await call<{ items: object[] }>('GET', `contacts?query=${mobileNo}`);
        expect(items).toMatchObject([{ name, mobileNo, email: 'lata@example.test' }]);
      });
    }

    test('642 months of gold become the history of the rates', { tag: '@strict' }, async ({ page }) => {
      const { call } = await signIn(page, 'rival');
      const dialog = await upload(page, '/gold_rates', file('gold/inr-per-gram-monthly.csv'));
      const columns = { 'Gold(₹)': 'inr_per_g_24k', 'Gold 916(₹)': '22k_916', 'Gold 750(₹)': '18k_750' };
      for (const [name, column] of Object.entries(columns))
        await expect(dialog.getByRole('combobox', { name: new RegExp(`^${RegExp.escape(name)}`) })).toContainText(
          column,
        );
      await press(dialog, 'Check the file');
      await expectFigures(dialog, /nothing is saved yet/, { 'will be added': 642, 'with errors': 0 });
      await press(dialog, 'Import');
      await expectFigures(dialog, /was imported/, { added: 642, failed: 0 });
      await press(dialog, 'Done');
      await page.getByRole('button', { name: /^Since:/ }).click();
      await field(page, 'From').fill('1980-01-01');
      await field(page, 'To').fill('1980-03-31');
      await page.getByRole('button', { name: 'Apply' }).click();
      const months = page
        .getByRole('main')
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') });
      await expect(months.filter({ hasText: /₹\d/ })).toHaveCount(3);
      const gold = await call<{ totalCount: number }>('GET', 'admin/commodities?type=2&at_lte=1999-12-31T00:00:00Z');
      expect(gold.totalCount, 'months without silver have none').toBe(0);
    });
  });
}

/** Program -> the columns of its export. */
function headerRows(): [string, string[]][] {
  const lines = readFileSync(file('contacts/header-rows.txt'), 'utf8').split('\n');
  return lines.flatMap((text, i) => {
    const program = /^\[(.+)\]$/.exec(text)?.[1];
    return program ? [[program, lines[i + 1]!.split(',')] as [string, string[]]] : [];
  });
}

/** A person as these exports tell one, with their quirks: several values in a cell, marked labels, notes of two lines. */
function rowOf(header: string[], name: string, mobileNo: string): string[] {
  const [first = '', last = ''] = name.split(' ');
  const hasParts = header.includes('Given Name') || header.includes('First Name');
  const told: Record<string, string> = {
    ...(hasParts ? { 'First Name': first, 'Given Name': first, 'Last Name': last, 'Family Name': last } : {}),
    Name: name,
    Notes: 'Comes before Diwali,\nlikes "temple" work',
    Labels: '* myContacts ::: Family',
    'Group Membership': '* myContacts',
    'E-mail 1 - Value': 'lata@example.test ::: lata@work.example.test',
    'E-mail Address': 'lata@example.test',
    'Phone 1 - Label': 'Mobile',
    'Phone 1 - Value': `022 1234 ::: +91 ${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`,
    'Home Phone': '022 1234',
    'Mobile Phone': `+91-${mobileNo}`,
  };
  if (mobileNo.length < 10) Object.assign(told, { 'Phone 1 - Value': mobileNo, 'Mobile Phone': mobileNo });
  return header.map(column => told[column] ?? '');
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
