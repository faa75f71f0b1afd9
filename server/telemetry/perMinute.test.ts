import { expect, it } from 'vitest';
import { perMinute } from './perMinute.ts';

it('averages the last five minutes, and less where there was less', () => {
  let now = 0;
  const rate = perMinute(() => now);
  for (let times = 0; times < 6; times++) rate.count('a');
  expect(rate.of('a')).toBe(6);
  now = 3 * 60_000;
  expect(rate.of('a')).toBe(2);
  for (let times = 0; times < 6; times++) rate.count('a');
  now = 4.5 * 60_000;
  expect(rate.of('a')).toBeCloseTo(12 / 4.5);
  now = 10 * 60_000;
  expect([rate.of('a'), rate.of('never')]).toEqual([0, 0]);
});
