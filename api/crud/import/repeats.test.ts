import { expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { recordOf, type FileRow } from './fileRecord.ts';
import { Repeats } from './repeats.ts';

const { contacts, products, productCategories } = entities;
const person = { mobileNo: '9886000001', name: 'Asha' };

const rowsOf = (entity: AnyEntity, rows: readonly (readonly [object, string?])[]) => {
  const repeats = new Repeats(entity);
  return rows.map(([given, recordId = ''], i) => {
    const row = { row: i + 2, given, recordId, line: null, wrong: [], leftOut: [], pictures: [], texts: {} };
    const { repeat, conflicts } = repeats.compared(recordOf([row as unknown as FileRow], i));
    if (repeat?.isTwin) return 'its own record';
    if (repeat?.several) return `one of ${repeat.several}`;
    return conflicts.length
      ? `against row ${Number(conflicts[0]!.row)}: ${conflicts.map(({ field }) => field).join()}`
      : 'fine';
  });
};

it.each<[string, AnyEntity, (readonly [object, string?])[], string[]]>([
  [
    'another value',
    contacts,
    [[person], [{ ...person, city: 'Pune' }], [{ ...person, city: 'Surat' }]],
    ['fine', 'fine', 'its own record'],
  ],
  [
    'an emptied value',
    contacts,
    [[{ ...person, city: 'Pune' }], [{ ...person, city: null }]],
    ['fine', 'its own record'],
  ],
  ['the same', contacts, [[person], [person]], ['fine', 'fine']],
  [
    'another group, to which an import only adds',
    contacts,
    [[{ ...person, selectedGroups: ['a'] }], [{ ...person, selectedGroups: ['b'] }]],
    ['fine', 'fine'],
  ],
  ['other record IDs', contacts, [[person, 'A'], [person, 'B'], [person]], ['fine', 'its own record', 'one of 2']],
  [
    'a new name of one record ID',
    contacts,
    [
      [person, 'A'],
      [{ ...person, name: 'Usha' }, 'a'],
    ],
    ['fine', 'against row 3: name'],
  ],
  [
    'the same number otherwise',
    contacts,
    [[{ ...person, phoneNo: '9886000002' }], [{ ...person, mobileNo: '+91 98860 00001', phoneNo: '98860 00002' }]],
    ['fine', 'fine'],
  ],
  ['no key', contacts, [[{ city: 'Pune' }], [{ city: 'Surat' }]], ['fine', 'fine']],
  [
    'another price of a code',
    products,
    [[{ productCode: 'A', mrp: 1 }], [{ productCode: 'A', mrp: 2, name: 'X' }], [{ productCode: 'B', mrp: 2 }]],
    ['fine', 'against row 3: mrp', 'fine'],
  ],
  [
    'a name below another parent',
    productCategories,
    [
      [{ name: 'Rings' }],
      [{ name: 'Rings', parentId: 'Gold' }],
      [{ name: 'Rings', parentId: 'gold', description: 'x' }],
    ],
    ['fine', 'fine', 'fine'],
  ],
])('rows of one file that say %s', (_, entity, rows, expected) => expect(rowsOf(entity, rows)).toEqual(expected));
