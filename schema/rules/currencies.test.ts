import { expect, it, test } from 'vitest';
import { converted, currencies, currencyNames, inCurrency, usualDecimals } from './currencies.ts';

test.each([
  [88_400, { code: 'USD', decimals: null, rupees: 88.4 }, 1_000],
  [100, { code: 'USD', decimals: null, rupees: 88.4 }, 1.13],
  [1.005, { code: 'USD', decimals: 2, rupees: 1 }, 1.01],
  [2.675, { code: 'USD', decimals: 2, rupees: 1 }, 2.68],
  [-2.675, { code: 'USD', decimals: 2, rupees: 1 }, -2.68],
  [1_000, { code: 'JPY', decimals: null, rupees: 0.57 }, 1_754],
  [1_000, { code: 'KWD', decimals: null, rupees: 288.5 }, 3.466],
  [1_000, { code: 'KWD', decimals: 0, rupees: 288.5 }, 3],
  [0.5, { code: 'USD', decimals: 0, rupees: 1 }, 1],
  [0, { code: 'USD', decimals: null, rupees: 88.4 }, 0],
  [1e12, { code: 'USD', decimals: 2, rupees: 88.4 }, 11_312_217_194.57],
])('R-12 %s rupees at %o are %s', (rupees, rate, amount) => expect(converted(rupees, rate)).toBe(amount));

test.each([0, -1, Number.NaN])('R-12 %s is no rate', rupees =>
  expect(() => converted(1, { code: 'USD', decimals: null, rupees })).toThrow('No rate for USD'),
);

test.each([
  [109_130.4, { code: 'USD', symbol: '$', decimals: null, rupees: 88.4 }, '$ 1,234.51'],
  [109_130.4, { code: 'JPY', symbol: '¥', decimals: null, rupees: 0.57 }, '¥ 191,457'],
  [24.07, { code: 'AED', symbol: 'AED', decimals: 2, rupees: 24.07 }, 'AED 1.00'],
])('R-12 %s rupees read %o as %s', (rupees, rate, text) => expect(inCurrency(rupees, rate)).toBe(text));

it('R-12 knows each currency once, with a name in both languages and its decimals', () => {
  expect(new Set(currencies.map(({ id }) => id)).size).toBe(currencies.length);
  for (const language of ['en', 'hi']) {
    const names = currencyNames(language);
    expect(currencies.filter(({ id }) => !names[id] || names[id] === id)).toEqual([]);
  }
  expect(currencyNames('hi').USD).toMatch(/[\u0900-\u097f]/);
  expect(['USD', 'KWD', 'JPY'].map(usualDecimals)).toEqual([2, 3, 0]);
});
