import type { Figure } from '../figure.ts';
import { median, rate, ratio } from './rounds.ts';

/** `wanted`: how many times theirs ours should be. */
export const compared = (name: string, ours: number[], other: string, theirs: number[], wanted?: number): Figure => ({
  name,
  figure: `${rate(ours)}; ${other} ${rate(theirs)}`,
  ratio: ratio(ours, theirs).toFixed(2),
  ...(wanted && { wanted: `at least ${wanted}`, met: ratio(ours, theirs) >= wanted && median(ours) > 0 }),
});
