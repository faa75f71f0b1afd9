import { describe, expect, it, test } from 'vitest';
import {
  costOfPiece,
  isWholePurchase,
  postingsOfPurchase,
  purchaseTotals,
  taggedPieces,
  type PurchaseFacts,
  type PurchaseLine,
} from './purchases.ts';

const line = (more: Partial<PurchaseLine> = {}): PurchaseLine => ({
  metal: 'gold',
  fineness: 916,
  weight: 10,
  amount: 62_000,
  gst: 3,
  ...more,
});
const purchase = (more: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  supplierId: 's',
  day: null,
  billedGst: 'cgstSgst',
  owed: 'rupees',
  roundOff: null,
  lines: [line()],
  ...more,
});
const moves = (facts: PurchaseFacts) =>
  postingsOfPurchase(facts, '2026-11-20').postings.map(({ from, to, unit, amount }) =>
    [from, to, amount, unit].map(String).join(' '),
  );

describe('a purchase', () => {
  test.each([
    ['cgstSgst', { cgst: 930, sgst: 930, utgst: 0, igst: 0, total: 63_860 }],
    ['cgstUtgst', { cgst: 930, sgst: 0, utgst: 930, igst: 0, total: 63_860 }],
    ['igst', { cgst: 0, sgst: 0, utgst: 0, igst: 1_860, total: 63_860 }],
    ['none', { cgst: 0, sgst: 0, utgst: 0, igst: 0, total: 62_000 }],
  ] as const)('with %s comes to what its bill says', (billedGst, expected) => {
    expect(purchaseTotals(purchase({ billedGst }))).toMatchObject({ taxable: 62_000, ...expected });
  });

  it('reckons GST on the sum of the lines of one rate, each tax rounded once', () => {
    const thirds = Array.from({ length: 3 }, () => line({ amount: 33.35, gst: 3 }));
    expect(purchaseTotals(purchase({ lines: [...thirds, line({ amount: 10, gst: 0.25 })] }))).toMatchObject({
      taxable: 110.05,
      // 1.5 % of 100.05 is 1.50075, 0.125 % of 10 is 0.0125.
      cgst: 1.51,
      sgst: 1.51,
    });
  });

  it('tells the fine weight of each metal, 999 as pure, and of nothing else', () => {
    const lines = [
      line(),
      line({ fineness: 999, weight: 100 }),
      line({ metal: 'silver', fineness: 925, weight: 1_000 }),
      line({ metal: 'platinum', fineness: 950, weight: 0.002 }),
      line({ metal: 'other', fineness: null, weight: 5 }),
    ];
    expect(purchaseTotals(purchase({ lines }))).toMatchObject({
      fineGold: 109.16,
      fineSilver: 925,
      finePlatinum: 0.002,
    });
  });

  it('owes the supplier the bill in rupees, and takes the metal into stock', () => {
    expect(moves(purchase({ roundOff: 0.4 }))).toEqual([
      'supplier:s purchases 6200000 INR',
      'supplier:s inputCgst 93000 INR',
      'supplier:s inputSgst 93000 INR',
      'supplier:s roundOff 40 INR',
      'trade stock 9160 AU',
    ]);
  });

  it('owes fine metal where that is agreed, and rounds down as well', () => {
    const labour = line({ amount: 1_500, gst: 5 });
    expect(moves(purchase({ owed: 'metal', billedGst: 'igst', lines: [labour], roundOff: -0.25 }))).toEqual([
      'supplier:s purchases 150000 INR',
      'supplier:s inputIgst 7500 INR',
      'roundOff supplier:s 25 INR',
      'supplier:s stock 9160 AU',
    ]);
  });

  test.each([
    [{}, true],
    [{ supplierId: null }, false],
    [{ lines: [] }, false],
    [{ lines: [line({ weight: null })] }, false],
    [{ lines: [line({ fineness: null })] }, false],
    [{ lines: [line({ amount: 0, metal: 'other', weight: null })] }, false],
    [{ lines: [line({ metal: 'other', fineness: null, weight: null })] }, true],
  ])('with %j may be put into the books: %j', (more, isWhole) => {
    expect(isWholePurchase(purchase(more))).toBe(isWhole);
  });
});

describe('a piece of a purchase', () => {
  const lines = [
    line(),
    line({ weight: null, amount: 1_000 }),
    line({ fineness: 750, amount: 9 }),
    line({ metal: 'silver' }),
  ];
  const piece = { metal: 'gold', fineness: 916, netWeight: 4 };

  test.each<[Partial<PurchaseFacts>, Partial<typeof piece> | { netWeight: null }, boolean, number | null]>([
    // 4 g of 10 g, for ₹62,000 and the ₹1,000 of the line without a weight.
    [{}, {}, false, 25_200],
    [{}, {}, true, 25_956],
    [{ billedGst: 'none' }, {}, true, 25_200],
    [{}, { netWeight: 0.001 }, false, 6.3],
    [{ lines: [line({ weight: 3, amount: 100 })] }, { netWeight: 2 }, false, 66.67],
    [{ lines: [line({ weight: 3, amount: 100 })] }, { netWeight: 1 }, false, 33.33],
    [{ owed: 'metal' }, {}, false, null],
    [{}, { netWeight: null }, false, null],
    [{}, { fineness: 999 }, false, null],
    [{ lines: [line({ weight: null })] }, {}, false, null],
    [{ lines: null }, {}, false, null],
  ])('%# costs its share, by weight, of the lines of its metal', (more, changed, isTaxCost, cost) => {
    expect(costOfPiece({ ...purchase({ lines, ...more }), ...more }, { ...piece, ...changed }, isTaxCost)).toBe(cost);
  });

  it('is offered for each line of metal', () => {
    expect(taggedPieces([line({ weight: 12 }), line({ metal: 'other' }), line({ metal: null })])).toEqual([
      { metal: 'gold', fineness: 916, grossWeight: 12 },
    ]);
    expect(taggedPieces(null)).toEqual([]);
  });
});
