import { describe, expect, it, test } from 'vitest';
import { commodities, isJump, jumpsOf, movement, newestOf, rateOfFineness } from './commodities.ts';

describe('by fineness', () => {
  test.each([
    [12_908.23, 999, 12_908.23],
    [12_905, 916, 11_820.98],
    [12_905, 750, 9_678.75],
    [6_200, 916, 5_679.2],
    [208.5, 925, 192.86],
    // Half a paisa goes up, and no binary fraction tips it.
    [0.01, 750, 0.01],
    [1.1, 585, 0.64],
    [64.5, 750, 48.38],
    [999_999_999, 916, 915_999_999.08],
  ])('%f of 999 is that of %i: %f', (rate, fineness, expected) => {
    expect(rateOfFineness(rate, fineness)).toBe(expected);
  });

  it('is not karats over 24: 43 rupees apart on a piece of 10.5 g', () => {
    const byKarats = (6_200 * 22) / 24;
    expect(Math.round((byKarats - rateOfFineness(6_200, 916)) * 10.5)).toBe(43);
  });

  it('leaves what is pure as it is', () => {
    expect(commodities.map(({ finenesses }) => finenesses[0])).toEqual([999, 999, undefined, 999]);
    expect(rateOfFineness(12_908.23, 999)).toBe(12_908.23);
  });
});

test.each([
  [110, 100, { amount: 10, percent: 10 }],
  [12_905, 12_950, { amount: -45, percent: -0.35 }],
  [0.3, 0.1, { amount: 0.2, percent: 200 }],
  [5, 5, { amount: 0, percent: 0 }],
  [5, 0, { amount: 5, percent: null }],
  [null, 5, null],
  [5, undefined, null],
])('from %s a rate of %s moved by %o', (now, before, expected) => {
  expect(movement(now, before)).toEqual(expected);
});

test.each([
  [132_600, 13_150, true],
  [1_315, 13_150, true],
  [13_807.5, 13_150, false],
  [13_807.51, 13_150, true],
  [12_492.5, 13_150, false],
  // In binary fractions 0.63 is more than 5 % above 0.6.
  [0.63, 0.6, false],
  [5, 0, false],
])('%d after %d is worth a question: %s', (now, before, expected) => {
  expect(isJump(now, before)).toBe(expected);
});

test('each rate is compared with its own, if both are there', () => {
  const entered = { goldRate: 110, silverRate: null, diamondRate: 90 };
  expect(jumpsOf(entered, { goldRate: 100, silverRate: 100 })).toEqual({
    goldRate: { before: 100, now: 110, percent: 10 },
  });
});

test('the newest of several, however its moment is written', () => {
  const at = (moment: string) => ({ at: moment });
  expect(newestOf({ gold: null, silver: null, diamond: null, platinum: null })).toBeUndefined();
  const rates = {
    gold: at('2026-11-20T10:00:00+05:30'),
    silver: at('2026-11-20T05:00:00Z'),
    diamond: null,
    platinum: null,
  };
  expect(newestOf(rates)).toBe('2026-11-20T05:00:00Z');
});
