import { describe, expect, it } from 'vitest';
import { contacts } from '../entities/contacts.ts';
import { everyWords } from '../words/wordings.ts';
import { headerPlace, looksBare, namedHeader } from './importHeader.ts';

describe('names of columns', () => {
  it.each([
    ['two of one name', ['Email', 'E-mail', 'EMAIL'], [], ['Email', 'E-mail (2)', 'EMAIL (3)']],
    ['a name that has a number already', ['A', 'A (2)', 'A'], [], ['A', 'A (2)', 'A (3)']],
    ['none, with values', ['Name', '', ''], [2, undefined, 1], ['Name', '', 'C']],
    ['values behind the header', ['Name'], [2, 1], ['Name', 'B']],
    ['invisible characters', ['\u200bName '], [], ['Name']],
  ])('%s', (_, cells, filled, names) => expect(namedHeader(cells, filled)).toEqual(names));
});

describe('the header', () => {
  const place = (rows: string[][], mapping = {}) => headerPlace(contacts, rows, everyWords, mapping);
  const header = ['Name', 'Mobile Number', 'X'];
  it.each([
    ['is the first row', [header, ['A', '98', '']], { place: 0, names: 2 }],
    ['stands below a title', [['Customers as of 1 April'], [], header], { place: 2, names: 2 }],
    ['stands below blank rows', [[], ['', ''], ['Foo', 'Bar']], { place: 2, names: 0 }],
    [
      'is not a row that holds one word of another field',
      [
        ['Who', 'Kind'],
        ['A', 'Customer'],
      ],
      { place: 0, names: 0 },
    ],
    ['in Hindi', [['ग्राहक सूची'], ['नाम', 'मोबाइल नंबर']], { place: 1, names: 2 }],
  ])('%s', (_, rows, found) => expect(place(rows)).toEqual(found));

  it('is known by the columns that a person names', () => {
    const rows = [['List'], ['Who', 'Which']];
    expect(place(rows, { name: { column: 'Who' }, notes: { column: 'Which' } })).toEqual({ place: 1, names: 2 });
  });
});

it.each([
  [['Name', 'Mobile'], false],
  [['Asha', '9820012345'], true],
  [['Asha', 'a@b.in'], true],
  [['Ring', '1,200'], true],
])('%j looks like a record: %s', (header, isBare) => expect(looksBare(header)).toBe(isBare));
