import { expect, it } from 'vitest';
import { isSurplusTooLarge } from './metalSurplus.ts';

it.each([
  [1_000n, 100_000n, 1, false],
  [1_001n, 100_000n, 1, true],
  [1n, 100_000n, 0, true],
  [0n, 100_000n, 0, false],
  [-5n, 0n, 0, false],
  [1n, 0n, 10, true],
  [1_125n, 90_000n, 1.25, false],
  [1_126n, 90_000n, 1.25, true],
])('%i mg more than %i mg with a tolerance of %d %%: %j', (surplus, due, tolerance, isTooLarge) => {
  expect(isSurplusTooLarge(surplus, due, tolerance)).toBe(isTooLarge);
});
