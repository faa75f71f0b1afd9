import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { completed } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { bytesOf, onRealInput } from './input.ts';

const folder = new URL('../../../shared/data/inputs/', import.meta.url);
const names = existsSync(folder) ? readdirSync(folder).filter(name => name !== 'README.md') : [];
const ofProducts = /^(price-|percent|hsn|units)/;

type Told = { row: number; field: string; message: string };
type Expected = {
  reading?: object;
  /** What came in, by the field that is looked at. */
  field?: string;
  values?: unknown[];
  /** Rows and values that did not. */
  told?: string[];
  notes?: string[];
  unread?: string[];
};

const shortened = 'The spreadsheet shortened this number. Format the column as text and type the number again.';
const zero = (value: string) => `“${value}” has an odd number of digits: a leading zero may be missing.`;
const august = '1990-08-15';
const symbols = ['pc', 'gm', 'kg', 'ct', 'pair', 'set'];
const unitsOf = (...counts: [symbol: string, rows: number][]) =>
  counts.flatMap(([symbol, rows]) => Array<unknown>(rows).fill(expect.objectContaining({ symbol })));

/** The right result of each file; what is not named here comes in whole. */
const expected: Record<string, Expected> = {
  'decimal-comma.csv': { field: 'creditLimit', values: [1250.5, 12.5, 1250.5, 125000.5, 1250.5] },
  'price-decimal-comma.csv': {
    reading: { forms: { mrp: { decimalSign: ',' }, sellingPrice: { decimalSign: ',' } } },
    field: 'mrp',
    values: [1250.5, 1250.5, 12.5],
    told: [
      '4 mrp',
      '4 sellingPrice',
      '6 mrp',
      '6 purchasePrice',
      '6 sellingPrice',
      '7 purchasePrice',
      '8 sellingPrice',
    ],
  },
  'percent-cells.xlsx': { field: 'taxPercentage', values: [3, 18, 0], notes: ['Tax (%): 3 % is 3.'] },
  'hsn-numeric.xlsx': { field: 'hsncode', told: [`3 hsncode: ${zero('713')}`, `6 productCode: ${shortened}`] },
  'hsn-seven.csv': { values: [], told: [`2 hsncode: ${zero('7131010')}`, `3 hsncode: ${zero('71310')}`] },
  'hsn.csv': {
    field: 'hsncode',
    values: ['0713', '71131910', '71131910', '71131910', '71131910'],
    told: [`3 hsncode: ${zero('713')}`, `4 hsncode: ${shortened}`],
  },
  'zero-width.csv': { field: 'mobileNo', values: ['9871200001', '9871200002', '9871200003'] },
  'dates.csv': {
    reading: { forms: { birthday: { dateOrder: 'dayFirst' } } },
    field: 'birthday',
    values: [
      '1990-02-01',
      null,
      ...Array<string>(6).fill(august),
      null,
      august,
      '1604-08-15',
      '1990-08-05',
      august,
      '1604-08-15',
      august,
    ],
    told: ['3 birthday: Enter a date', '10 birthday: Enter a date'],
  },
  'dup-headers.csv': {
    reading: {},
    field: 'mobileNo',
    values: ['9870400001', '9870400003'],
    told: ['3 mobileNo: Mobile number is required'],
    unread: ['Mobile Number (2)', 'Email (2)'],
  },
  'win1252.csv': {
    reading: { encoding: 'windows-1252' },
    field: 'name',
    values: ['José W1252 – Peña'],
    notes: ['The file is read as Windows-1252, because it is not in UTF-8.'],
  },
  'title-row.csv': {
    field: 'name',
    values: ['Title A'],
    notes: ['The names of the columns are in row 3. The rows above it are not read: 2.'],
  },
  'sep-line.csv': { field: 'name', values: ['Sep A'] },
  'total-row.csv': { field: 'name', values: ['Tot A'], told: ['3 : This row is a total and not a record.'] },
  'trailing.csv': { field: 'name', values: ['Trail A', 'Trail B'], unread: ['D'] },
  'sci-phone.csv': {
    field: 'mobileNo',
    values: [2, 3, 4, 5, 6, 7].map(n => `987030000${n}`).concat('9870300080'),
    told: [`2 mobileNo: ${shortened}`, '10 mobileNo: Please enter a 10 digit mobile number', `3 phoneNo: ${shortened}`],
  },
  'merged.xlsx': {
    field: 'creditLimit',
    values: [500, 500, 700],
    notes: ['Merged cells: 2. Their value counts for each of their rows.'],
  },
  'serial-dates.xlsx': {
    field: 'birthday',
    values: [august, august, august, august, '1900-02-28', august, null, august, null, august, null, null],
    told: [`11 mobileNo: ${shortened}`, '10 birthday: Enter a date'],
  },
  'units.csv': {
    field: 'unit',
    values: unitsOf(
      ['pc', 8],
      ['gm', 8],
      ['kg', 2],
      ['ct', 3],
      ['pc', 1],
      ['pair', 3],
      ['set', 2],
      ['pc', 1],
      ['gm', 1],
    ),
  },
  'own-export-twins.csv': { field: 'city', values: ['Nashik', 'Pune'] },
  'quoted-newline.csv': { field: 'address', values: ['12, MG Road\nFort\nMumbai'] },
  'cr-only.csv': { field: 'name', values: ['Cr A', 'Cr B'] },
  'pipe.csv': { field: 'mobileNo', values: ['9884000017'] },
  'utf16.txt': { field: 'name', values: ['रमेश U16'] },
};

/** Writes a row for the table of all files, where `INPUTS_TABLE` names a file for it. */
const tell = (name: string, entity: string, cameIn: string, told: readonly string[]): void => {
  const table = process.env['INPUTS_TABLE'];
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  if (table) appendFileSync(table, `| ${[name, entity, cameIn, told.join('; ')].map(cell).join(' | ')} |\n`);
};

onRealInput('small files on which programs failed', world => {
  const begin = async (name: string, shop: Shop) => {
    const entity = ofProducts.test(name) ? entities.products : entities.contacts;
    if (entity === entities.products) for (const symbol of symbols) await shop.make(entities.units, { symbol });
    const { reading = {} } = expected[name] ?? {};
    const file = new File([bytesOf(`inputs/${name}`)], name);
    return { entity, begun: await shop.send('POST', entity, 'import', { form: { file, reading } }) };
  };

  it.each(names.filter(name => name !== 'unclosed.csv'))('%s is read as it was meant, or named', async name => {
    const shop = await openShop(world);
    const { entity, begun } = await begin(name, shop);
    const report = await completed(shop, begun);
    const { created, updated, unchanged, skipped, failed, total } = report;
    expect(created + updated + unchanged + skipped + failed).toBe(total);
    const { field, values, told = [], notes, unread = [] } = expected[name] ?? {};
    const all = [...report.errors, ...report.leftOut].map(
      ({ row, field, message }: Told) => `${row} ${field}: ${message}`,
    );
    const unreadColumns = report.unread.map(({ column }) => column);
    tell(name, entity.name, `${created + updated} of ${total}`, [
      ...report.notes,
      ...all,
      ...unreadColumns.map(column => `not read: ${column}`),
    ]);
    if (!expected[name]) return;
    const list = (await shop.call('GET', `${entity.resource}?pageSize=100&sort=id&order=asc`)).data.items;
    if (values) expect((list as Record<string, unknown>[]).map(record => field && record[field])).toEqual(values);
    if (notes) expect(report).toMatchObject({ notes });
    expect(unreadColumns).toEqual(unread);
    expect(all).toEqual(told.map(each => (each.includes(':') ? each : expect.stringMatching(`^${each}: `))));
  });

  it('unclosed.csv is refused with its line', async () => {
    const { begun } = await begin('unclosed.csv', await openShop(world));
    tell('unclosed.csv', 'contacts', 'refused', [String(begun.body.responseMessage)]);
    expect([begun.status, begun.text]).toEqual([400, expect.stringContaining('row 2')]);
  });
});
