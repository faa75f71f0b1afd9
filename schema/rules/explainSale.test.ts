import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofSize } from '../../tests/support/proofSize.ts';
import type { Explained } from '../kit/explained.ts';
import { explainCredit, explainSale } from './explainSale.ts';
import { saleTotals } from './saleLines.ts';

const ring = {
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  stoneWeight: null,
  rate: 5679.2,
  rateId: 'r1',
  gstRateId: 'g1',
  description: 'Ring',
  wastageBasis: 'weight',
  wastagePercent: null,
  makingBasis: 'perGram',
  makingRate: 450,
  makingLeast: null,
  stoneCharge: null,
  hallmarking: 45,
  quantity: 1,
  price: null,
  discount: 100,
  gst: 3,
  makingGst: null,
};
const box = {
  ...ring,
  description: 'Box',
  metal: 'other',
  fineness: null,
  quantity: 2,
  price: 50,
  discount: null,
  gst: 18,
  gstRateId: null,
};
const sale = { lines: [ring, box], billedGst: 'cgstSgst', discountOn: 'making', discountPercent: 10 } as const;
const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100);
const comesTo = (rows: readonly Explained[]) => rows.reduce((sum, { amount }) => sum + paise(amount), 0);

describe('a total', () => {
  it('is explained by its lines, what each is made of, the taxes by rate, and the rounding', () => {
    const rows = explainSale(sale);
    expect(rows.map(({ name, amount, rule }) => [name, amount, rule])).toEqual([
      // 56,792 of metal, 4,500 of making, 45 of hallmarking, less 450 and 100.
      ['line', 60_787, null],
      ['line', 100, null],
      ['taxable', 60_887, 'sum'],
      // 1.5 % of 60,787 is 911.805, 9 % of 100 is 9.
      ['cgst', 911.81, 'gstOfRate'],
      ['sgst', 911.81, 'gstOfRate'],
      ['cgst', 9, 'gstOfRate'],
      ['sgst', 9, 'gstOfRate'],
      ['roundOff', 0.38, 'wholeRupees'],
      ['total', 62_729, 'sum'],
    ]);
    expect(rows[0]!.parts!.map(({ name, amount, rule, source }) => [name, amount, rule, source?.id])).toEqual([
      ['metal', 56_792, 'keptRate', 'r1'],
      ['making', 4_500, 'makingPerGram', undefined],
      ['hallmarking', 45, 'hallmarking', undefined],
      ['discount', -450, 'discountOnMaking', undefined],
      ['discount', -100, 'discountOfLine', undefined],
    ]);
    expect(rows[3]).toMatchObject({
      quantity: { value: 1.5, unit: 'percent' },
      of: { value: 60_787, unit: 'rupees' },
      source: { entity: 'gstRates', id: 'g1' },
    });
    expect(rows[5]!.source).toBeNull();
  });

  it.each([
    ['none', null, 'withoutGst'],
    ['none', 'composition', 'composition'],
  ] as const)('without GST (%s, %s) says why', (billedGst, taxScheme, rule) =>
    expect(explainSale({ ...sale, billedGst, taxScheme })[3]).toMatchObject({ name: 'noGst', amount: 0, rule }),
  );

  it('names the rate of IGST whole, and that of making apart', () => {
    const rows = explainSale({ ...sale, billedGst: 'igst', lines: [{ ...ring, makingGst: 5, discount: null }] });
    const taxes = rows
      .filter(({ name }) => name === 'igst')
      .map(({ quantity, source }) => [quantity?.value, source?.id]);
    expect(taxes).toEqual([
      [3, 'g1'],
      [5, undefined],
    ]);
  });

  it('of a line from which more is taken than there is says so', () => {
    const [line] = explainSale({ ...sale, lines: [{ ...box, discount: 900 }] });
    expect([line!.amount, line!.parts!.at(-1)]).toEqual([
      0,
      expect.objectContaining({ amount: -100, rule: 'noMoreOff' }),
    ]);
  });

  it('of a credit note has the round-off of what is left of its bill', () =>
    expect(explainCredit({ ...sale, roundOff: -0.62 }).slice(-2)).toMatchObject([
      { name: 'roundOff', amount: -0.62 },
      { name: 'total', amount: 62_728 },
    ]));

  it('is what its rows come to, whatever the bill', () => {
    const hundredths = (max: number) => fc.option(fc.integer({ min: 0, max: max * 100 }).map(n => n / 100));
    const line = fc.record({
      metal: fc.constantFrom('gold', 'silver', 'other'),
      grossWeight: fc.integer({ min: 1, max: 200_000 }).map(n => n / 1_000),
      rate: hundredths(20_000),
      wastagePercent: hundredths(20),
      makingBasis: fc.constantFrom('perGram', 'perPiece', 'percent'),
      makingRate: hundredths(900),
      stoneCharge: hundredths(9_000),
      quantity: hundredths(9),
      price: hundredths(9_000),
      discount: hundredths(5_000),
      schemeBonus: hundredths(500),
      gst: fc.constantFrom(0, 0.25, 3, 18),
      makingGst: fc.constantFrom(null, 5),
    });
    const anySale = fc.record({
      lines: fc.array(
        line.map(more => ({ ...ring, ...more })),
        { minLength: 1, maxLength: 5 },
      ),
      billedGst: fc.constantFrom('cgstSgst' as const, 'cgstUtgst' as const, 'igst' as const, 'none' as const),
      discountOn: fc.constantFrom('making' as const, 'whole' as const),
      discountPercent: hundredths(90),
    });
    fc.assert(
      fc.property(anySale, sold => {
        const rows = explainSale(sold);
        const totals = saleTotals(sold);
        const lines = rows.filter(({ name }) => name === 'line');
        for (const [n, { amount, parts }] of lines.entries()) {
          expect(amount).toBe(totals.lines[n]!.taxable);
          expect(comesTo(parts!)).toBe(paise(amount));
        }
        expect(rows.at(-1)!.amount).toBe(totals.total);
        expect(comesTo(rows.slice(lines.length, -1))).toBe(paise(totals.total));
      }),
      { numRuns: proofSize(300, 100_000) },
    );
  });
});
