import { expect, it } from 'vitest';
import { assertSeries, financialYear } from './series.ts';

it.each([
  ['2026-03-31', 2025, '25-26'],
  ['2026-04-01', 2026, '26-27'],
  ['2026-11-22', 2026, '26-27'],
  ['2027-01-01', 2026, '26-27'],
  ['2099-12-31', 2099, '99-00'],
])('%s lies in the financial year %i, %s', (day, year, name) => {
  expect(financialYear(day)).toEqual({ year, name });
});

it('a prefix of two letters would leave a till no room for its own', () => {
  expect(() => assertSeries('bills', { prefix: 'RC', till: 'tillId' })).toThrow('at most 1');
});

it.each(['', 'INV', 'R/'])('a prefix %s of an entity would leave a shop no room', prefix => {
  expect(() => assertSeries('bills', { prefix })).toThrow('bills');
});
