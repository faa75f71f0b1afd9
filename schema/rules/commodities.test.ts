import { describe, expect, it, test } from 'vitest';
import { commodities, movement, rateOfFineness } from './commodities.ts';

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
    expect(commodities.map(({ finenesses }) => finenesses[0])).toEqual([999, 999, undefined]);
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
