import { expect, it } from 'vitest';
import { assertSeries, financialYear } from './series.ts';

it.each([
  ['2026-03-31T18:29:59Z', 2025, '25-26'],
  ['2026-03-31T18:30:00Z', 2026, '26-27'],
  ['2026-11-22T10:00:00Z', 2026, '26-27'],
  ['2027-01-01T00:00:00Z', 2026, '26-27'],
  ['2099-12-31T00:00:00Z', 2099, '99-00'],
])('%s lies in the financial year %i, %s', (at, year, name) => {
  expect(financialYear(new Date(at))).toEqual({ year, name });
});

it('a prefix of two letters would leave a till no room for its own', () => {
  expect(() => assertSeries('bills', { prefix: 'RC', till: 'tillId' })).toThrow('at most 1');
});

it.each(['', 'INV', 'R/'])('a prefix %s of an entity would leave a shop no room', prefix => {
  expect(() => assertSeries('bills', { prefix })).toThrow('bills');
});
