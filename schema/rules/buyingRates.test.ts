import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofSize } from '../../tests/support/proofSize.ts';
import { buyingRateOf, heldRatesOf } from './buyingRates.ts';

const gold = { buying: 6_000, exchangeMore: 2, soldHereMore: 1.5 };

describe('the buying rate of old metal', () => {
  // 6,000 and two percent in exchange, one and a half for what was sold here: both together are three and a half.
  it.each([
    ['outright, sold elsewhere', 'outright', false, gold, 6_000],
    ['in exchange', 'exchange', false, gold, 6_120],
    ['outright, sold here', 'outright', true, gold, 6_090],
    ['in exchange, sold here', 'exchange', true, gold, 6_210],
    ['rounded half up to the paisa', 'exchange', false, { ...gold, buying: 0.25 }, 0.26],
    ['without more for either', 'exchange', true, { buying: 6_000, exchangeMore: 0, soldHereMore: 0 }, 6_000],
    ['none where the shop says none', 'exchange', true, { ...gold, buying: null }, null],
  ] as const)('%s', (_, boughtFor, soldHere, terms, rate) => {
    expect(buyingRateOf({ gold: terms }, { boughtFor }, { metal: 'gold', soldHere })).toBe(rate);
  });

  it('of another metal is its own, and there is none where nobody gave one', () => {
    const rates = { gold, silver: null };
    for (const metal of ['silver', 'platinum', 'other', null])
      expect(buyingRateOf(rates, { boughtFor: 'outright' }, { metal })).toBeNull();
  });

  it('is told once for lines of the same, with why it holds', () => {
    const line = { metal: 'gold', soldHere: false };
    const here = { metal: 'gold', soldHere: true };
    expect(heldRatesOf({ gold }, { boughtFor: 'exchange' }, [line, here, line, { metal: 'silver' }])).toEqual([
      { metal: 'gold', buying: 6_000, rate: 6_120, exchangeMore: 2, soldHereMore: 0 },
      { metal: 'gold', buying: 6_000, rate: 6_210, exchangeMore: 2, soldHereMore: 1.5 },
    ]);
  });

  it('is never less in exchange, or for what was sold here, than without', () => {
    const percent = fc.integer({ min: 0, max: 100_000 }).map(n => n / 1_000);
    const terms = fc.record({
      buying: fc.integer({ min: 1, max: 3_000_000 }).map(n => n / 100),
      exchangeMore: percent,
      soldHereMore: percent,
    });
    fc.assert(
      fc.property(terms, each => {
        const rate = (why: 'outright' | 'exchange', soldHere: boolean) =>
          buyingRateOf({ gold: each }, { boughtFor: why }, { metal: 'gold', soldHere })!;
        expect(rate('outright', false)).toBe(each.buying);
        expect(rate('exchange', false)).toBeGreaterThanOrEqual(each.buying);
        expect(rate('exchange', true)).toBeGreaterThanOrEqual(rate('outright', true));
        expect(rate('exchange', true)).toBeGreaterThanOrEqual(rate('exchange', false));
      }),
      { numRuns: proofSize(300, 50_000) },
    );
  });
});
