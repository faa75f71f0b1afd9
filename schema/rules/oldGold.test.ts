import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofSize } from '../../tests/support/proofSize.ts';
import {
  amountOfOldGold,
  oldGoldProblem,
  oldGoldTotals,
  postingsOfOldGold,
  weightsOfOldGold,
  type OldGoldFacts,
  type OldGoldLine,
} from './oldGold.ts';

const line = (more: Partial<OldGoldLine>): OldGoldLine => ({
  metal: 'gold',
  grossWeight: 10,
  deduction: null,
  fineness: 916,
  loss: null,
  rate: 6_000,
  ...more,
});
const bought = (more: Partial<OldGoldFacts>): OldGoldFacts => ({
  contactId: 'asha',
  tillId: 'counter',
  day: null,
  lines: [line({})],
  payments: null,
  ...more,
});

describe('old gold', () => {
  // Fine weight = (gross - deduction) x (1 - loss) x fineness / 1000 in milligrams, amount = fine weight x rate in paise, each half up.
  it.each([
    ['10 g of 916', {}, 9_160n, 54_960_00],
    ['999 counts as pure', { fineness: 999 }, 10_000n, 60_000_00],
    ['stones and dirt are no metal', { deduction: 1.25 }, 8_015n, 48_090_00],
    ['2 % go in melting', { loss: 2 }, 8_977n, 53_862_00],
    ['half a milligram is rounded up', { grossWeight: 0.001, fineness: 500 }, 1n, 6_00],
    ['half a paisa is rounded up', { grossWeight: 0.001, fineness: 999, rate: 5 }, 1n, 1],
    [
      'silver by the kilogram',
      { metal: 'silver', grossWeight: 1_250.5, fineness: 925, rate: 92.5 },
      1_156_713n,
      106_995_95,
    ],
    ['nothing left of it', { deduction: 10 }, 0n, 0],
  ] as const)('%s', (_, more, fine, paise) => {
    expect(weightsOfOldGold(line(more)).fine).toBe(fine);
    expect(amountOfOldGold(line(more))).toBe(paise);
  });

  it('is paid out or kept as credit', () => {
    const payments = [{ way: 'cash' as const, bankId: null, amount: 20_000 }];
    expect(oldGoldTotals(bought({ payments }))).toMatchObject({
      total: 54_960,
      paid: 20_000,
      credit: 34_960,
      fineGold: 9.16,
    });
    expect(postingsOfOldGold(bought({ payments }), '2026-11-25').postings).toEqual([
      { from: 'customer:asha', to: 'oldGold', unit: 'INR', amount: 54_960_00n },
      { from: 'trade', to: 'stock', unit: 'AU', amount: 9_160n },
      { from: 'cash:counter', to: 'customer:asha', unit: 'INR', amount: 20_000_00n },
    ]);
  });

  it.each([
    [null, {}],
    ['oldGoldIncomplete', { contactId: null }],
    ['oldGoldIncomplete', { lines: [] }],
    ['oldGoldIncomplete', { lines: [line({ rate: null })] }],
    ['oldGoldIncomplete', { lines: [line({ deduction: 10 })] }],
    [null, { payments: [{ way: 'cash', bankId: null, amount: 54_960 }] }],
    ['oldGoldOverpaid', { payments: [{ way: 'cash', bankId: null, amount: 54_960.01 }] }],
  ] as const)('%s: %o', (problem, more) => {
    expect(oldGoldProblem(bought(more))).toBe(problem);
  });

  it('of whatever lines comes in the books to what the paper says, to the paisa and the milligram', () => {
    const thousandths = (max: number) => fc.integer({ min: 1, max: max * 1_000 }).map(n => n / 1_000);
    const anyLine = fc
      .record({
        metal: fc.constantFrom('gold', 'silver', 'platinum'),
        grossWeight: thousandths(9_000),
        share: fc.integer({ min: 0, max: 1_000 }),
        fineness: fc.integer({ min: 1, max: 999 }),
        loss: fc.option(thousandths(100)),
        rate: fc.integer({ min: 1, max: 2_000_000 }).map(n => n / 100),
      })
      .map(({ share, ...each }) => ({ ...each, deduction: Math.floor(each.grossWeight * share) / 1_000 }));
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), lines => {
        const { postings } = postingsOfOldGold(bought({ lines }), '2026-11-25');
        const totals = oldGoldTotals({ lines, payments: null });
        const sum = (unit: string) =>
          postings.reduce((all, posting) => (posting.unit === unit ? all + posting.amount : all), 0n);
        const figures = totals.lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
        expect(sum('INR')).toBe(BigInt(figures));
        expect(Math.round(totals.total * 100)).toBe(figures);
        for (const [unit, name] of [
          ['AU', 'fineGold'],
          ['AG', 'fineSilver'],
          ['PT', 'finePlatinum'],
        ] as const)
          expect(sum(unit)).toBe(BigInt(Math.round((totals[name] ?? 0) * 1_000)));
        for (const each of totals.lines) expect(each.fineWeight).toBeLessThanOrEqual(each.netWeight);
      }),
      { numRuns: proofSize(500, 100_000) },
    );
  });
});
