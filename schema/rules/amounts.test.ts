import { expect, it } from 'vitest';
import { sum } from './amounts.ts';

it.each<[(number | null)[], number]>([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1.005, null, 2.675], 3.68],
  [[-5, 2.25], -2.75],
  [[999_999_999_999.99, 0.01], 1_000_000_000_000],
])('%j come to %f', (figures, total) => expect(sum(figures)).toBe(total));
