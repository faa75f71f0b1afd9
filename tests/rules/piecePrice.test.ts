import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finenesses } from '../../schema/rules/metals.ts';
import { piecePrice, type PieceToPrice, type PriceLine, type PriceTerms } from '../../schema/rules/piecePrice.ts';
import { proofSize } from '../support/proofSize.ts';
import { referencePrice } from './referencePrice.ts';

const numRuns = proofSize(2_000, 100_000);
const whole = (max: number, min = 0) => fc.integer({ min, max });
const paise = whole(50_000_000);
const share = whole(100_000);

const anyPiece: fc.Arbitrary<PieceToPrice> = fc.record({
  fineness: fc.constantFrom(...finenesses.map(({ id }) => id)),
  grossWeight: fc.oneof(whole(200_000), whole(50_000_000)),
  stoneWeight: whole(20_000),
  making: fc.record({
    basis: fc.constantFrom('perGram', 'perPiece', 'percent'),
    value: whole(1_000_000),
    least: fc.oneof(fc.constant(0), whole(500_000)),
  }),
  wastage: fc.record({ basis: fc.constantFrom('weight', 'value'), percent: share }),
  stones: fc.array(
    fc.record({
      carats: whole(50_000),
      count: whole(500),
      rate: paise,
      basis: fc.constantFrom('perCarat', 'perPiece'),
    }),
    { maxLength: 5 },
  ),
  hallmarking: whole(20_000),
});

const state = fc.constantFrom('27', '29', '07', '04');
const anyGst = fc.record({
  goods: fc.constantFrom(0, 250, 1_500, 3_000, 5_000, 18_000),
  supplier: state,
  place: state,
  source: fc.constant('rule'),
});
const on = fc.constantFrom('making', 'whole');
const anyTerms: fc.Arbitrary<PriceTerms> = fc.record(
  {
    rate: fc.record(
      {
        id: fc.constant('rate'),
        perGram: whole(3_000_000, 1),
        announced: fc.uniqueArray(
          fc.record({ fineness: fc.constantFrom(916, 750, 925, 950), perGram: whole(3_000_000, 1) }),
          { selector: ({ fineness }) => fineness },
        ),
        withGst: fc.boolean(),
      },
      { requiredKeys: ['id', 'perGram'] },
    ),
    gst: fc.oneof(
      fc.constant(null),
      anyGst,
      fc
        .tuple(anyGst, fc.constantFrom(5_000, 18_000))
        .map(([gst, making]) => ({ ...gst, making: { rate: making, source: 's' } })),
    ),
    discount: fc.oneof(fc.record({ on, percent: share }), fc.record({ on, amount: paise })),
  },
  { requiredKeys: ['rate', 'gst'] },
) as fc.Arbitrary<PriceTerms>;

const sumOf = (lines: readonly PriceLine[]) => lines.reduce((all, { amount }) => all + BigInt(amount), 0n);
const totalOf = (lines: readonly PriceLine[]) => lines.find(({ name }) => name === 'total')!.amount;

describe('the price of any piece', () => {
  it('is the same to the paisa whenever it is reckoned, also from what was written down', () =>
    fc.assert(
      fc.property(anyPiece, anyTerms, (piece, terms) => {
        const kept = JSON.parse(JSON.stringify([piece, terms])) as [PieceToPrice, PriceTerms];
        expect(piecePrice(...kept)).toEqual(piecePrice(piece, terms));
      }),
      { numRuns },
    ));

  it('is the sum of its lines, whole in paise, and a total in whole rupees', () =>
    fc.assert(
      fc.property(anyPiece, anyTerms, (piece, terms) => {
        const lines = piecePrice(piece, terms);
        const at = lines.findIndex(({ name }) => name === 'taxable');
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
        expect(sumOf(lines.slice(0, at))).toBe(BigInt(lines[at]!.amount));
        expect(sumOf(lines.slice(at, -1))).toBe(BigInt(totalOf(lines)));
        expect(totalOf(lines) % 100).toBe(0);
      }),
      { numRuns },
    ));

  it('is what a slow reckoning with exact fractions says, line by line', () =>
    fc.assert(
      fc.property(anyPiece, anyTerms, (piece, terms) => {
        const lines = piecePrice(piece, terms).map(({ name, amount }) => `${name} ${amount}`);
        expect(lines).toEqual(referencePrice(piece, terms));
      }),
      { numRuns },
    ));

  it('never falls when the piece is heavier', () =>
    fc.assert(
      fc.property(anyPiece, anyTerms, whole(10_000), (piece, terms, more) => {
        const { gst } = terms;
        // With one rate for all.
        const alike: PriceTerms = {
          ...terms,
          gst: gst && { goods: gst.goods, supplier: gst.supplier, place: gst.place, source: gst.source },
        };
        const heavier = { ...piece, grossWeight: piece.grossWeight + more };
        expect(totalOf(piecePrice(heavier, alike))).toBeGreaterThanOrEqual(totalOf(piecePrice(piece, alike)));
      }),
      { numRuns },
    ));
});
