import { describe, expect, it } from 'vitest';
import { contacts } from '../entities/contacts.ts';
import { products } from '../entities/products.ts';
import { commodityRates } from '../entities/commodityRates.ts';
import { everyWords, wordings } from '../words/wordings.ts';
import type { AnyEntity } from './defineEntity.ts';
import { detected, letteredHeader, unreadColumns, type Mapping } from './importMapping.ts';
import { rowReader } from './importReader.ts';

const read = (entity: AnyEntity, header: string[], rows: string[][], mapping: Mapping = {}) => {
  const reader = rowReader(entity, header, { mapping, known: everyWords });
  return rows.map(row => reader(row).given);
};

describe('a header decides', () => {
  it.each([
    [
      'labels',
      contacts,
      ['Name', 'Mobile Number', 'Personal Email'],
      ['A', '9820012345', 'a@b.in'],
      { name: 'A', mobileNo: '9820012345', email: 'a@b.in' },
    ],
    [
      'field names in any case',
      contacts,
      ['NAME', 'mobile_no'],
      ['A', '9820012345'],
      { name: 'A', mobileNo: '9820012345' },
    ],
    [
      'names in parts',
      contacts,
      ['First Name', 'Middle Name', 'Last Name', 'Mobile Phone'],
      ['Asha', '', 'Rao', '9820012345'],
      { name: 'Asha Rao', mobileNo: '9820012345' },
    ],
    [
      'the first number that is one',
      contacts,
      ['Name', 'Home Phone', 'Mobile Phone'],
      ['A', '022 1234', '+91 98200 12345'],
      { mobileNo: '+91 98200 12345' },
    ],
    [
      'several values in one cell',
      contacts,
      ['Name', 'Phone 1 - Value'],
      ['A', '022 1234 ::: 98200 12345'],
      { mobileNo: '98200 12345' },
    ],
    ['texts marked as such for a spreadsheet', contacts, ['Name'], ["'=1+1;'=2 'n'"], { name: "=1+1;=2 'n'" }],
    ['choices by name or letter', contacts, ['Name', 'Gender'], ['A', 'f'], { gender: 0 }],
    [
      'choices that nobody knows as missing, where there is a usual one',
      contacts,
      ['Name', 'Gender'],
      ['A', 'nonbinary'],
      { name: 'A' },
    ],
    ['lists of titles', contacts, ['Name', 'Groups'], ['A', '* VIP; Wedding'], { selectedGroups: ['VIP', 'Wedding'] }],
    [
      'titles that hold what separates them',
      contacts,
      ['Name', 'Groups'],
      ['A', 'VIP, "Gold, silver; ""1|2""" ::: "A" and "B", * Wedding ::: Family,"x" '],
      { selectedGroups: ['VIP', 'Gold, silver; "1|2"', '"A" and "B"', 'Wedding', 'Family', 'x'] },
    ],
    [
      'a quoted title behind another',
      contacts,
      ['Name', 'Groups'],
      ['A', 'VIP ::: "Gold, silver" ::: Family'],
      { selectedGroups: ['VIP', 'Gold, silver', 'Family'] },
    ],
    [
      'the parts that Thunderbird names',
      contacts,
      ['First Name', 'Last Name', 'Display Name', 'Primary Email', 'Secondary Email', 'Work Phone', 'Mobile Number'],
      ['Asha', 'Rao', 'Asha Rao', 'a@b.in', 'c@d.in', '022 2600 0001', '98200 12345'],
      { name: 'Asha Rao', email: 'a@b.in', mobileNo: '98200 12345', phoneNo: '022 2600 0001' },
    ],
    [
      'a number of abroad as the second where there is an Indian one',
      contacts,
      ['Name', 'Mobile Phone', 'Home Phone'],
      ['A', '+44 7911 123456', '022 2600 0001'],
      { mobileNo: '022 2600 0001', phoneNo: '+44 7911 123456' },
    ],
    [
      'one number once, however it is written',
      contacts,
      ['Name', 'Phone', 'Mobile'],
      ['A', '09820012345', '+91 98200 12345'],
      { name: 'A', mobileNo: '+91 98200 12345' },
    ],
    [
      'amounts as people write them',
      products,
      ['Title', 'Variant Price'],
      ['Ring', '₹ 1,25,000.50'],
      { sellingPrice: '125000.50' },
    ],
    [
      'labels of any language, with choices by name or letter',
      contacts,
      ['नाम', 'मोबाइल नंबर', 'लिंग', 'समूह'],
      ['आशा', '9820012345', 'महिला', 'VIP'],
      { name: 'आशा', mobileNo: '9820012345', gender: 0, selectedGroups: ['VIP'] },
    ],
    ['a letter of a choice in any language', contacts, ['Name', 'लिंग'], ['A', 'म'], { gender: 0 }],
    [
      'letters that a keyboard writes as one and we as two',
      contacts,
      ['नाम', '\u095eोन नंबर'],
      ['A', '2226000002'],
      { phoneNo: '2226000002' },
    ],
    ['yes and no in any language', products, ['नाम', 'चालू'], ['Ring', 'नहीं'], { isActive: false }],
    ['yes and no', products, ['Name', 'Status'], ['Ring', 'Active'], { isActive: true }],
    [
      'a label that two languages share, once',
      contacts,
      ['Name', 'Facebook', 'नाम'],
      ['A', 'asha.fb', 'B'],
      { name: 'A', facebookId: 'asha.fb' },
    ],
    [
      'a month',
      commodityRates,
      ['month', 'inr_per_g_24k'],
      ['2026-06', '12908.23'],
      { at: '2026-06', goldRate: '12908.23' },
    ],
  ] as [string, AnyEntity, string[], string[], object][])('%s', (_what, entity, header, row, given) => {
    expect(read(entity, header, [row])[0]).toMatchObject(given);
  });
});

const shopify = ['Handle', 'Title', 'Option1 Value', 'Variant Price', 'Image Src'];

it('a variant goes on with the product above and gets a code of its own', () => {
  const rows = read(products, shopify, [
    ['chain', 'Gold Chain', '18 in', '100', 'a.jpg'],
    ['chain', '', '20 in', '120', ''],
    ['chain', '', '', '', 'b.jpg'],
    ['coin', 'Coin', 'Default Title', '90', ''],
  ]);
  expect(rows[0]).toMatchObject({ name: 'Gold Chain 18 in', productCode: 'chain-18 in' });
  expect(rows[1]).toMatchObject({ name: 'Gold Chain 20 in', productCode: 'chain-20 in', sellingPrice: '120' });
  expect(rows[2]).toBeNull();
  expect(rows[3]).toMatchObject({ name: 'Coin', productCode: 'coin' });
});

it('a person says what the file lacks, and from which column a field comes', () => {
  const [row] = read(products, ['A', 'B'], [['Ring', '90']], {
    name: { column: 'a' },
    sellingPrice: { column: 'B' },
    unitId: { value: 'pc' },
  });
  expect(row).toEqual({ name: 'Ring', sellingPrice: '90', unitId: 'pc' });
});

it('an empty row is no record', () => {
  expect(read(contacts, ['Name'], [['']])).toEqual([null]);
});

it.each([
  ['a wrong address', ['Name', 'Email'], ['A', 'nonsense'], [['email', 'nonsense', 'Invalid email']]],
  [
    'a second number that is too short',
    ['Name', 'Mobile', 'Home Phone'],
    ['A', '9820012345', '12'],
    [['phoneNo', '12', 'Mobile number must be between 10 and 15 digits']],
  ],
  [
    'a third number',
    ['Name', 'Mobile', 'Home Phone', 'Work Phone'],
    ['A', '9820012345', '02226000001', '02226000002'],
    [['phoneNo', '02226000002', 'There is no further field for it.']],
  ],
])('leaves out %s and says so', (_what, header, row, told) => {
  const { given, leftOut } = rowReader(contacts, header, { mapping: {}, known: everyWords })(row);
  expect(given).toMatchObject({ name: 'A' });
  expect(leftOut.map(({ field, value, message }) => [field, value, wordings.en.say(message)])).toEqual(told);
});

it('empties a field only when a person wants that', () => {
  const header = ['Name', 'Mobile', 'Email', 'Groups'];
  const row = ['A', '9820012345', '', ''];
  const given = (clears: boolean) => rowReader(contacts, header, { mapping: {}, known: everyWords, clears })(row).given;
  expect(given(false)).toEqual({ name: 'A', mobileNo: '9820012345' });
  expect(given(true)).toEqual({ name: 'A', mobileNo: '9820012345', email: null });
});

it('a corrected value takes the place of what the file says', () => {
  const reader = rowReader(contacts, ['Name', 'Phone', 'Gender'], { mapping: {}, known: everyWords });
  expect(reader(['A', '12', 'm'], { mobileNo: ' 9820012345 ', gender: 'Female' }).given).toEqual({
    name: 'A',
    mobileNo: '9820012345',
    gender: 0,
  });
});

it('names columns by letters where there is no header', () => {
  expect(letteredHeader([['a'], Array<string>(28).fill('')]).slice(-3)).toEqual(['Z', 'AA', 'AB']);
});

it('tells which columns no field is read from', () => {
  const header = ['Name', 'Vendor', 'X', ''];
  expect(unreadColumns(contacts, header, { email: { column: 'x' } }, everyWords)).toEqual(['Vendor']);
});

it('tells which columns it found', () => {
  expect(detected(contacts, ['Phone', 'Name', 'Notes'], everyWords)).toMatchObject({
    name: ['Name'],
    mobileNo: ['Phone'],
    email: [],
  });
});
