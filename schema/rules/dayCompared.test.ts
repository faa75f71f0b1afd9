import { describe, expect, it } from 'vitest';
import { comparedOf, differenceOf, type CountedAll, type ExpectedOfDay } from './dayCompared.ts';

const nothing: CountedAll = { counts: null, slips: null, metals: null, looseStones: null, trays: null, orderBox: null };
const cash = { tillId: 't', notes500: 2, notes200: null, notes100: null, notes50: null, notes20: null, notes10: null };
const expected: ExpectedOfDay = {
  books: [
    { account: 'cash:t', name: 'Counter', unit: 'INR', amount: 1_040.5 },
    { account: 'stock', name: null, unit: 'AU', amount: 10 },
  ],
  trays: [{ tray: 'A', pieces: 12, grossWeight: 84.125 }],
  orderBox: 2,
};

const told = (counted: Partial<CountedAll>, of: ExpectedOfDay = expected) =>
  comparedOf({ ...nothing, ...counted }, of)
    .filter(each => each.counted !== null)
    .map(each => [each.field, each.name, each.measure, each.expected, each.counted, differenceOf(each)]);

describe('what is counted in the evening beside what is expected', () => {
  it.each<[string, Partial<CountedAll>, unknown[][]]>([
    ['cash of a till', { counts: [{ ...cash, coins: 36 }] }, [['counts', 'Counter', 'INR', 1_040.5, 1_036, -4.5]]],
    ['cash of no till', { counts: [{ ...cash, tillId: null, coins: 0 }] }, [['counts', null, 'INR', 0, 1_000, 1_000]]],
    [
      'slips',
      {
        slips: [
          { way: 'card', amount: 0.1 },
          { way: 'card', amount: 0.2 },
        ],
      },
      [['slips', null, 'INR', 0, 0.3, 0.3]],
    ],
    [
      'metal as fine weight',
      { metals: [{ metal: 'gold', fineness: 916, weight: 10 }] },
      [['metals', null, 'AU', 10, 9.16, -0.84]],
    ],
    ['loose stones', { looseStones: 1.25 }, [['looseStones', null, 'CT', 0, 1.25, 1.25]]],
    [
      'a tray, however its name is written, on two lines',
      {
        trays: [
          { tray: ' a', pieces: 10, grossWeight: 80.1 },
          { tray: 'A', pieces: 3, grossWeight: 4.025 },
        ],
      },
      [
        ['trays', 'A', 'pieces', 12, 13, 1],
        ['trays', 'A', 'grams', 84.125, 84.125, 0],
      ],
    ],
    [
      'a tray that nobody weighed',
      { trays: [{ tray: 'A', pieces: 12, grossWeight: null }] },
      [['trays', 'A', 'pieces', 12, 12, 0]],
    ],
    [
      'a tray without pieces',
      { trays: [{ tray: 'B', pieces: 1, grossWeight: null }] },
      [['trays', 'B', 'pieces', 0, 1, 1]],
    ],
    ['the order box', { orderBox: 0 }, [['orderBox', null, 'pieces', 2, 0, -2]]],
  ])('tells of %s by how much it differs', (_, counted, rows) => {
    expect(told(counted)).toEqual(rows);
  });

  it('tells what is expected of what nobody counted', () => {
    expect(comparedOf(nothing, expected).map(each => [each.name, each.expected, differenceOf(each)])).toEqual([
      ['Counter', 1_040.5, null],
      [null, 10, null],
      ['A', 12, null],
      ['A', 84.125, null],
      [null, 2, null],
    ]);
  });
});
