import { expect, it } from 'vitest';
import { commitSeed, seedFrom } from './commitSeed.ts';

it('draws another seed from another commit, and the same from the same', () => {
  const hashes = ['901cc04314e43e582c872c35e6064df5ac95c17e', 'e0e8de1fd0c96d0a49c0f0753a555d2c25db2f1e'];
  const seeds = hashes.map(seedFrom);
  expect(new Set(seeds).size).toBe(2);
  expect(hashes.map(seedFrom)).toEqual(seeds);
  for (const seed of seeds.map(Number)) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 28).toBe(true);
});

it('is drawn from the commit whatever the day, and from the day without git', () => {
  const days = ['2026-11-29T23:00:00Z', '2026-11-30T01:00:00Z'].map(day => new Date(day));
  expect(commitSeed(days[0], () => 'a1')).toBe(commitSeed(days[1], () => 'a1'));
  expect(commitSeed(days[0], () => null)).toBe(seedFrom('2026-11-29'));
  expect(commitSeed(days[1], () => null)).toBe(seedFrom('2026-11-30'));
});
