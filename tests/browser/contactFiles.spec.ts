import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { expect, test } from './fixtures.ts';
import { listAction, own, signIn } from './support.ts';

const mobile = () =>
  `97${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`;

type Program = { title: string; columns: Record<string, string>; found: Record<string, string> };

/** What address books call their columns, with a person in them, and what of it becomes which field. */
const programs = (name: string, mobileNo: string): Program[] => {
  const [first, last] = name.split(' ') as [string, string];
  const number = `+91 ${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`;
  return [
    {
      title: 'Google',
      columns: {
        'First Name': first,
        'Last Name': last,
        Labels: '* myContacts',
        'E-mail 1 - Value': 'lata@example.test',
        'Phone 1 - Label': 'Mobile',
        'Phone 1 - Value': number,
      },
      found: {
        Name: 'First Name + Last Name',
        'Mobile Number': 'Phone 1 - Value',
        'Personal Email': 'E-mail 1 - Value',
      },
    },
    {
      title: 'Outlook',
      columns: {
        'First Name': first,
        'Last Name': last,
        'E-mail Address': 'lata@example.test',
        'Home Phone': '',
        'Mobile Phone': number,
      },
      found: {
        Name: 'First Name + Last Name',
        'Mobile Number': 'Mobile Phone + Home Phone',
        'Personal Email': 'E-mail Address',
      },
    },
    {
      title: 'a phone',
      columns: { 'Display Name': name, 'Mobile Phone': number, 'E-mail Address': 'lata@example.test' },
      found: { Name: 'Display Name', 'Mobile Number': 'Mobile Phone', 'Personal Email': 'E-mail Address' },
    },
  ];
};

/** CSV as these programs write it, with a byte order mark, or a workbook. */
const written = {
  csv: async (rows: string[][]) => Buffer.from(`\uFEFF${rows.map(row => row.join(',')).join('\r\n')}\r\n`),
  xlsx: async (rows: string[][]) => writeExcelFile(rows.map(row => row.map(value => ({ value })))).toBuffer(),
};
const mimeTypes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

const bring = async (page: Page): Promise<Locator> => {
  await page.goto('/contacts');
  await listAction(page, 'Import');
  return page.getByRole('dialog', { name: 'Import contacts' });
};
const choose = (dialog: Locator, name: string, mimeType: string, buffer: Buffer) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

for (const kind of ['csv', 'xlsx'] as const) {
  for (const at of [0, 1, 2]) {
    const { title } = programs('A B', mobile())[at]!;
    test(
      `D-04 contacts of ${title} as ${kind}: its columns are known and shown before anything is saved`,
      { tag: '@strict' },
      async ({ page }) => {
        const { call } = await signIn(page, 'rival');
        const [name, mobileNo] = [own('Lata'), mobile()];
        const { columns, found } = programs(name, mobileNo)[at]!;
        const dialog = await bring(page);
        const file = await written[kind]([Object.keys(columns), Object.values(columns)]);
        await choose(dialog, `contacts.${kind}`, mimeTypes[kind], file);
        const preview = dialog.getByRole('region', { name: 'First rows of the file' });
        for (const column of Object.keys(columns))
          await expect(preview.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
        for (const [field, column] of Object.entries(found))
          await expect(dialog.getByRole('combobox', { name: new RegExp(`^${field}\\b`) })).toHaveText(
            `Automatic: ${column}`,
          );
        await press(dialog, 'Check the file');
        await expect(dialog.getByRole('status')).toContainText('nothing is saved yet');
        await press(dialog, 'Import');
        await expect(dialog.getByText(`contacts.${kind} was imported.`)).toBeVisible();
        const { items } = await call<{ items: object[] }>('GET', `contacts?query=${mobileNo}`);
        expect(items).toMatchObject([{ name, mobileNo, email: 'lata@example.test' }]);
      },
    );
  }
}

test(
  'D-04 the rows that failed come as a file, are mended there and sent again, and the whole is taken back',
  { tag: ['@strict', '@journey'] },
  async ({ page }) => {
    const { call } = await signIn(page, 'rival');
    const [right, wrong] = [mobile(), mobile()];
    const [asha, ravi] = [own('Asha'), own('Ravi')];
    const dialog = await bring(page);
    const text = `Name,Mobile,Village\n${asha},${right},Wai\n${ravi},12,Satara\n`;
    await choose(dialog, 'people.csv', mimeTypes.csv, Buffer.from(text));
    await press(dialog, 'Check the file');
    await expect(dialog.getByRole('status')).toContainText('nothing is saved yet');
    await press(dialog, 'Import');
    await expect(dialog.getByText('people.csv was imported.')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await press(dialog, 'Download the failed rows');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('people-failed.csv');
    const failed = readFileSync(await download.path(), 'utf8');
    expect(failed.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Name,Mobile,Village,What is wrong',
      `${ravi},12,Satara,Mobile Number: Please enter a 10 digit mobile number`,
      '',
    ]);
    await press(dialog, 'Done');

    const again = await bring(page);
    await choose(again, 'people-failed.csv', mimeTypes.csv, Buffer.from(failed.replace(',12,', `,${wrong},`)));
    await press(again, 'Check the file');
    await expect(again.getByRole('status')).toContainText('nothing is saved yet');
    await press(again, 'Import');
    await expect(again.getByText('people-failed.csv was imported.')).toBeVisible();
    const found = async (number: string) =>
      (await call<{ items: { name: string }[] }>('GET', `contacts?query=${number}`)).items.map(({ name }) => name);
    expect([await found(right), await found(wrong)]).toEqual([[asha], [ravi]]);
    await press(again, 'Take this import back');
    await expect(again.getByText('The import of people-failed.csv was taken back.')).toBeVisible();
    expect([await found(right), await found(wrong)]).toEqual([[asha], []]);
  },
);
