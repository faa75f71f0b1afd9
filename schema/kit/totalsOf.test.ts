import { expect, it } from 'vitest';
import { defineEntity, type AnyEntity } from './defineEntity.ts';
import { boolean, integer, lines, money, text } from './kinds.ts';
import { reckon, reckonTyped } from './totalsOf.ts';
import { validate } from './validate.ts';

const bill = defineEntity({
  name: 'bills',
  label: { one: 'Bill', many: 'Bills' },
  path: 'shops/:shopId/bills',
  title: 'name',
  fields: {
    name: text().label('Name').required(),
    isRound: boolean().label('Round'),
    lines: lines({
      pieces: integer().label('Pieces').required(),
      price: money().label('Price').required(),
      amount: money().label('Amount').meta({ reckoned: true }),
    }).label('Lines'),
    pieces: integer().label('Pieces'),
    total: money().label('Total').required(),
  },
  totals: {
    fields: ['pieces', 'total'],
    of: ({ lines, isRound }) => {
      const total = lines.reduce((sum, { pieces, price }) => sum + (pieces ?? 0) * (price ?? 0), 0);
      return {
        pieces: lines.length ? lines.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0) : null,
        total: isRound ? Math.round(total) : total,
        lines: lines.map(({ pieces, price }) => ({ amount: pieces === null ? null : pieces * (price ?? 0) })),
      };
    },
  },
  search: [],
  permissions: {},
}) as AnyEntity;

it.each<[string, object, object]>([
  ['nothing yet', {}, { pieces: null, total: 0 }],
  ['as it is typed', { lines: [{ pieces: '2', price: ' 1 250.60' }], isRound: true }, { pieces: 2, total: 2501 }],
  [
    'half typed',
    {
      lines: [
        { pieces: '-', price: '10' },
        { pieces: '3', price: '' },
        { pieces: '1', price: '5' },
      ],
    },
    { pieces: 4, total: 5 },
  ],
])('totals of what is typed: %s', (_, typed, totals) => expect(reckonTyped(bill, { ...typed }).totals).toEqual(totals));

it.each<[string, object, object]>([
  ['with lines', { lines: [{ pieces: 2, price: 10.5 }], isRound: false }, { pieces: 2, total: 21 }],
  ['of which nothing is said', {}, { pieces: null, total: 0 }],
])('totals of a record %s', (_, record, totals) => expect(reckon(bill, { ...record }).totals).toEqual(totals));

it('are written by nobody', () => expect(bill.readOnly).toEqual(['pieces', 'total']));

it('tell what each line comes to', () =>
  expect(reckonTyped(bill, { lines: [{ pieces: '2', price: '3' }, { price: '1' }] }).lines).toEqual({
    lines: [{ amount: 6 }, { amount: null }],
  }));

it('what a line comes to is written by nobody', () => {
  const sent = { name: 'a', lines: [{ pieces: 2, price: 3, amount: 100 }] };
  expect(validate(bill, sent, 'create').values).toMatchObject({ lines: [{ pieces: 2, price: 3 }] });
  expect(validate(bill, sent, 'create').values!['lines']).not.toMatchObject([{ amount: 100 }]);
});

it('reads a line anew when anything in it changes, whatever stood in its place before', () => {
  const amounts = (typed: readonly object[]) =>
    reckonTyped(bill, { lines: typed }).lines['lines']!.map(({ amount }) => amount);
  const [two, three] = [
    { pieces: '2', price: '3' },
    { pieces: 3, price: '3' },
  ];
  expect(amounts([two, three])).toEqual([6, 9]);
  expect(amounts([three, two, two])).toEqual([9, 6, 6]);
  expect(amounts([{ ...three, price: '4' }, two])).toEqual([12, 6]);
  expect(
    amounts([
      { ...three, pieces: 'x' },
      { ...two, price: NaN },
    ]),
  ).toEqual([null, 0]);
  expect(amounts([three])).toEqual([9]);
});
