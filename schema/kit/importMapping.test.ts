import { describe, expect, it } from 'vitest';
import { contacts } from '../entities/contacts.ts';
import { products } from '../entities/products.ts';
import { commodityRates } from '../entities/commodityRates.ts';
import { everyWords } from '../words/wordings.ts';
import type { AnyEntity } from './defineEntity.ts';
import { detected, rowReader, type Mapping } from './importMapping.ts';

const read = (entity: AnyEntity, header: string[], rows: string[][], mapping: Mapping = {}) => {
  const reader = rowReader(entity, header, mapping, everyWords);
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
    ['choices that nobody knows as the usual one', contacts, ['Name', 'Gender'], ['A', 'nonbinary'], { gender: 2 }],
    ['lists of titles', contacts, ['Name', 'Groups'], ['A', '* VIP; Wedding'], { selectedGroups: ['VIP', 'Wedding'] }],
    [
      'titles that hold what separates them',
      contacts,
      ['Name', 'Groups'],
      ['A', 'VIP, "Gold, silver; ""1|2""" ::: "A" and "B", * Wedding ::: Family,"x" '],
      { selectedGroups: ['VIP', 'Gold, silver; "1|2"', '"A" and "B"', 'Wedding', 'Family', 'x'] },
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

it('tells which columns it found', () => {
  expect(detected(contacts, ['Phone', 'Name', 'Notes'], everyWords)).toMatchObject({
    name: ['Name'],
    mobileNo: ['Phone'],
    email: [],
  });
});
