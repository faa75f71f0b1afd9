import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofSize } from '../../tests/support/proofSize.ts';
import type { Posting } from './ledger.ts';
import {
  fineOfLotLine,
  judgedFine,
  lotProblem,
  lotTotals,
  postingsOfRefined,
  postingsOfSent,
  refinedFine,
  type LotFacts,
  type LotLine,
} from './melting.ts';
import { amountOfOldGold, oldGoldTotals, postingsOfOldGold } from './oldGold.ts';

const chain: LotLine = {
  oldGoldId: null,
  oldGoldLine: null,
  grossWeight: 100,
  fineness: 916,
  loss: null,
  cost: 549_600,
};
const lot = (more: Partial<LotFacts> = {}): LotFacts => ({
  contactId: 'refiner',
  metal: 'gold',
  day: null,
  lines: [chain],
  ...more,
});
const back = { refinedWeight: 91.6, refinedFineness: 999, rate: 6_200, billedGst: 'none' } as const;
const today = '2026-11-26';

describe('a melting lot', () => {
  // 100 g of 916 hold 91.600 g of fine gold. 999 counts as pure, so a bar of 91.6 g of 999 is all of it: the 8.4 g that are gone were alloy.
  it('of 100 g of 916 that comes back as 91.6 g of 999 has lost nothing', () => {
    expect(lotTotals(lot({ ...back, charges: 800 }))).toMatchObject({
      lines: [{ fineWeight: 91.6 }],
      grossWeight: 100,
      fineWeight: 91.6,
      cost: 549_600,
      refinedFine: 91.6,
      sampleFine: null,
      shortfall: 0,
      value: 567_920,
      owed: 800,
      profit: 567_920 - 549_600 - 800,
    });
    expect(postingsOfSent(lot(), today)).toEqual({
      day: today,
      tillId: null,
      postings: [{ from: 'stock', to: 'melting', unit: 'AU', amount: 91_600n }],
    });
    expect(postingsOfRefined(lot({ ...back, charges: 800 }), today).day).toBe(today);
    expect(postingsOfRefined(lot({ ...back, charges: 800, returnedOn: '2026-11-25' }), today)).toEqual({
      day: '2026-11-25',
      tillId: null,
      postings: [
        { from: 'melting', to: 'stock', unit: 'AU', amount: 91_600n },
        { from: 'supplier:refiner', to: 'meltingCost', unit: 'INR', amount: 80_000n },
      ],
    });
  });

  // What came back, by its weight and fineness; what is missing of 91.600 g; the value at 6,200 a gram; the profit over 549,600.
  it.each([
    ['half a gram short', { refinedWeight: 91.1 }, { shortfall: 0.5, value: 564_820, profit: 15_220 }],
    [
      'less pure, and heavier',
      { refinedWeight: 92.061, refinedFineness: 995 },
      { shortfall: -0.001, value: 567_926.2 },
    ],
    ['a surplus, which is a gain', { refinedWeight: 92 }, { shortfall: -0.4, value: 570_400, profit: 20_800 }],
    [
      'samples as part of what is missing',
      { refinedWeight: 91, sampleWeight: 0.6 },
      { sampleFine: 0.6, shortfall: 0.6 },
    ],
    ['at a rate below what was paid', { rate: 5_900 }, { value: 540_440, profit: -9_160 }],
    ['half a paisa rounded up', { refinedWeight: 0.001, rate: 0.005 * 1_000 }, { value: 0.01 }],
    [
      'GST on the charges, which is no cost',
      { charges: 1_000, billedGst: 'cgstSgst', gst: 5 },
      { cgst: 25, sgst: 25, igst: null, owed: 1_050, profit: 17_320 },
    ],
    ['GST of another state', { charges: 1_000, billedGst: 'igst', gst: 18 }, { igst: 180, owed: 1_180 }],
  ] as const)('tells of %s', (_, more, told) => {
    expect(lotTotals(lot({ ...back, ...more }))).toMatchObject(told);
  });

  it('owes the charges with the GST that is billed', () => {
    const { postings } = postingsOfRefined(
      lot({ ...back, refinedWeight: 91.1, charges: 1_000, billedGst: 'cgstSgst', gst: 5 }),
      today,
    );
    expect(postings).toEqual([
      { from: 'melting', to: 'stock', unit: 'AU', amount: 91_100n },
      { from: 'melting', to: 'meltingCost', unit: 'AU', amount: 500n },
      { from: 'supplier:refiner', to: 'meltingCost', unit: 'INR', amount: 100_000n },
      { from: 'supplier:refiner', to: 'inputCgst', unit: 'INR', amount: 2_500n },
      { from: 'supplier:refiner', to: 'inputSgst', unit: 'INR', amount: 2_500n },
    ]);
  });

  it('knows neither profit nor shortfall before it is back', () => {
    expect(lotTotals(lot())).toMatchObject({
      refinedFine: null,
      shortfall: null,
      value: null,
      owed: null,
      profit: null,
    });
  });

  it.each([
    [null, {}],
    [null, { lines: [{ ...chain, cost: null }] }],
    ['lotIncomplete', { contactId: null }],
    ['lotIncomplete', { metal: null }],
    ['lotIncomplete', { lines: [] }],
    ['lotIncomplete', { lines: [{ ...chain, fineness: null }] }],
    ['lotIncomplete', { lines: [chain, { ...chain, fineness: null }] }],
    ['lotIncomplete', { lines: [{ ...chain, loss: 100 }] }],
  ] as const)('%s: %o', (problem, more) => {
    expect(lotProblem(lot(more))).toBe(problem);
  });

  const thousandths = (max: number) => fc.integer({ min: 1, max: max * 1_000 }).map(n => n / 1_000);
  const anyLine = fc.record({
    grossWeight: thousandths(9_000),
    fineness: fc.integer({ min: 1, max: 999 }),
    loss: fc.option(thousandths(100)),
    rate: fc.integer({ min: 1, max: 2_000_000 }).map(n => n / 100),
  });
  const anyBack = fc.record({
    refinedWeight: thousandths(20_000),
    refinedFineness: fc.integer({ min: 1, max: 999 }),
    sampleWeight: fc.option(thousandths(5)),
    charges: fc.option(fc.integer({ min: 1, max: 5_000_000 }).map(n => n / 100)),
    billedGst: fc.constantFrom('cgstSgst', 'cgstUtgst', 'igst', 'none'),
    gst: fc.constantFrom(3, 5, 18),
    rate: fc.integer({ min: 1, max: 2_000_000 }).map(n => n / 100),
  });
  const balance = (postings: readonly Posting[], account: string, unit = 'AU') =>
    postings.reduce((sum, { from, to, unit: of, amount }) => {
      if (of !== unit) return sum;
      return sum + (to === account ? amount : 0n) - (from === account ? amount : 0n);
    }, 0n);

  it('of whatever was bought leaves nothing at the refinery: stock has what came back, and only fine metal that is missing is lost', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyBack, (bought, came) => {
        const oldLines = bought.map(line => ({ ...line, metal: 'gold', deduction: null }));
        const purchase = postingsOfOldGold(
          { contactId: 'asha', tillId: null, day: null, lines: oldLines, payments: null },
          today,
        ).postings;
        const lines = oldLines.map(line => ({ ...line, oldGoldId: null, cost: amountOfOldGold(line) / 100 }));
        const melted = lot({ lines, ...came });
        const moves = [
          ...purchase,
          ...postingsOfSent(melted, today).postings,
          ...postingsOfRefined(melted, today).postings,
        ];
        // What a purchase put into stock is what goes out, so that nothing of it stays behind.
        expect(balance(purchase, 'stock')).toBe(judgedFine(lines));
        expect(balance(moves, 'melting')).toBe(0n);
        expect(balance(moves, 'stock')).toBe(refinedFine(melted));
        expect(balance(moves, 'meltingCost')).toBe(judgedFine(lines) - refinedFine(melted));
        expect(lines.map(fineOfLotLine).reduce((sum, fine) => sum + fine, 0n)).toBe(judgedFine(lines));
        const totals = lotTotals(melted);
        const paise = (amount: number | null) => BigInt(Math.round((amount ?? 0) * 100));
        expect(paise(totals.cost)).toBe(paise(oldGoldTotals({ lines: oldLines, payments: null }).total));
        expect(paise(totals.owed)).toBe(-balance(moves, 'supplier:refiner', 'INR'));
        expect(paise(totals.profit)).toBe(paise(totals.value) - paise(totals.cost) - paise(came.charges));
        expect(Math.round(totals.shortfall! * 1_000)).toBe(Number(balance(moves, 'meltingCost')));
      }),
      { numRuns: proofSize(500, 100_000) },
    );
  });
});
