import { expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { badRequest, invalid } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { say } from '../../../schema/words/said.ts';
import type { FiledPicture } from './pictures/pictureRows.ts';
import { linesGiven, named, naturalKeyOf, placeInFile, problemsOf, recordOf, type FileRow } from './fileRecord.ts';

const { oldGold, pieces, productCategories } = entities;

const row = (row: number, given: FileRow['given'], more: Partial<FileRow> = {}): FileRow => ({
  row,
  given,
  line: null,
  isLine: false,
  goesOn: false,
  pictures: [],
  cells: [],
  texts: {},
  leftOut: [],
  wrong: [],
  recordId: '',
  ...more,
});

const picture = (name: string): FiledPicture => ({
  row: 2,
  place: 1,
  field: 'image',
  address: `https://a.test/${name}`,
});

it('joins the rows of a record, each with what only it says', () => {
  const rows = [
    row(2, { number: 'A', contactId: null }, { line: { 'lines.article': 'Ring' }, pictures: [picture('front')] }),
    row(3, null),
    row(4, { number: 'A', contactId: 'asha', note: null }, { line: { 'lines.article': 'Kada' } }),
    row(5, { contactId: null }, { pictures: [picture('back')] }),
  ];
  expect(recordOf(rows, 7)).toMatchObject({
    index: 7,
    row: 2,
    given: { number: 'A', contactId: 'asha', note: null },
    lines: [
      { row: 2, given: { 'lines.article': 'Ring' } },
      { row: 4, given: { 'lines.article': 'Kada' } },
    ],
    pictures: [picture('front'), picture('back')],
    conflicts: [],
  });
});

it('has the pictures that rows below add to its rows', () => {
  const rows = [row(2, { number: 'A' }), row(3, { number: 'A' })];
  const record = recordOf(rows, 0);
  rows[1]!.pictures.push(picture('late'));
  expect(record.pictures).toEqual([picture('late')]);
});

it('takes one row as it is', () => {
  expect(recordOf([row(2, { number: 'A' })], 0)).toMatchObject({ row: 2, given: { number: 'A' }, conflicts: [] });
  expect(recordOf([row(2, null)], 0).given).toBeNull();
});

it('names the row that a later row contradicts', () => {
  const rows = [
    row(2, { number: 'A' }),
    row(3, { tags: ['x'] }),
    row(4, { number: 'B', tags: ['x'] }),
    row(5, { tags: ['y'] }),
  ];
  const { given, conflicts } = recordOf(rows, 0);
  expect(given).toEqual({ number: 'A', tags: ['x'] });
  expect(conflicts).toEqual([
    { row: 4, field: 'number', message: say('otherThanAbove', { row: 2 }) },
    { row: 5, field: 'tags', message: say('otherThanAbove', { row: 3 }) },
  ]);
});

it('tells once what each row of a record leaves out, and of lines each time', () => {
  const message = say('valueNotValid');
  const leftOut = [
    { field: 'email', value: 'asha@', message },
    { field: 'lines.weight', value: 'x', message },
  ];
  const rows = [row(2, {}, { leftOut }), row(3, {}, { leftOut })];
  expect(recordOf(rows, 0).leftOut.map(({ row, field }) => [row, field])).toEqual([
    [2, 'email'],
    [2, 'lines.weight'],
    [3, 'lines.weight'],
  ]);
});

it('makes the lines of a body from what the rows say, and knows where each stands', () => {
  const lines = [
    { row: 2, given: { 'lines.description': 'Chain', 'lines.grossWeight': null, 'payments.way': 'cash' } },
    { row: 3, given: { 'lines.description': null, 'payments.amount': 500 } },
    { row: 5, given: { 'lines.grossWeight': 12 } },
  ];
  expect(linesGiven(oldGold, lines)).toEqual({
    values: {
      lines: [{ description: 'Chain', grossWeight: null }, { grossWeight: 12 }],
      payments: [{ way: 'cash' }, { amount: 500 }],
    },
    rows: { lines: [2, 5], payments: [2, 3] },
  });
  expect(linesGiven(oldGold, lines.slice(2)).values).toEqual({ lines: [{ grossWeight: 12 }] });
});

it.each([
  ['contactId', { row: 2, field: 'contactId' }],
  ['lines', { row: 2, field: 'lines' }],
  ['lines.1', { row: 5, field: 'lines' }],
  ['lines.1.charge', { row: 5, field: 'lines.charge' }],
  ['lines.7.charge', { row: 2, field: 'lines.charge' }],
  ['others.0.charge', { row: 2, field: 'others.charge' }],
])('the problem at %s stands in the file at %j', (place, expected) =>
  expect(placeInFile({ row: 2 }, { lines: [4, 5] }, place)).toEqual(expected),
);

it('names a refused record as its row does, with what the row says at the place', () => {
  const message = say('valueNotValid');
  const texts = { tag: 'R1', 'stones.count': 'two' };
  const record = recordOf(
    [row(2, {}, { texts: { tag: 'R1' } }), row(3, {}, { texts, line: { 'stones.kind': 'ruby' } }), row(4, {})],
    0,
  );
  const refusal = invalid({ 'stones.0.count': message, grossWeight: message });
  expect(problemsOf(pieces, record, refusal)).toEqual([
    { row: 3, field: 'stones.count', message, title: 'R1', value: 'two' },
    { row: 2, field: 'grossWeight', message, title: 'R1', value: undefined },
  ]);
  expect(problemsOf(pieces, record, badRequest(message))).toMatchObject([{ row: 2, field: '', message }]);
});

it('keeps the beginning of long texts', () => {
  const [called, said] = ['R'.repeat(3_000), '5'.repeat(3_000)];
  const record = recordOf([row(2, {}, { texts: { tag: called, grossWeight: said } })], 0);
  const problem = { row: 2, field: 'grossWeight', message: say('valueNotValid') };
  const kept = { title: called.slice(0, 2_000), value: said.slice(0, 2_000) };
  expect(named(pieces, record, problem)).toEqual({ ...problem, ...kept });
  expect(named(pieces, record, { ...problem, value: 'five' }).value).toBe('five');
});

it.each<[AnyEntity, object, object | null]>([
  [pieces, { tag: 'R1', grossWeight: 5 }, { tag: 'R1' }],
  [pieces, {}, null],
  [productCategories, { name: 'Rings' }, { name: 'Rings', parentId: null }],
  [productCategories, { parentId: null }, null],
  [productCategories, { name: '' }, null],
])('of $0.name the row $1 names the record $2', (entity, given, key) =>
  expect(naturalKeyOf(entity, { ...given })).toEqual(key),
);
