import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

/** Ten within 0.1 s, eighty more within 0.5 s, nine within 1 s, one beyond. */
const buckets = [
  { le: Infinity, count: 100 },
  { le: 0.1, count: 10 },
  { le: 0.5, count: 90 },
  { le: 1, count: 99 },
];

test.each([
  ['in the middle of a bucket', 0.5, 0.3],
  ['at its end', 0.9, 0.5],
  ['in the first one', 0.05, 0.05],
  ['beyond the last bound, which is all that is known', 0.995, 1],
])('%s', (_, share, seconds) => expect(quantile(buckets, share)).toBeCloseTo(seconds));

test('of nothing', () => {
  expect(quantile([], 0.5)).toBeNull();
  expect(quantile([{ le: 1, count: 0 }], 0.5)).toBeNull();
});
