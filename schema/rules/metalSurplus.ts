/** More fine metal than was given may come back from a refinery or a karigar, because scales and assays differ a little. */
import { percent } from '../kit/kinds.ts';
import { thousandths } from './piecePriceOf.ts';

/** Percent by which more may come back, unless the shop chose another figure. */
export const usualSurplus = 1;

export const surplusField = () =>
  percent().label('More fine metal may come back (%)').min(0, 'Cannot be negative').max(10, 'At most ${max}');

/** True where the surplus is more than `tolerance` percent of what was due. Fine milligrams. */
export const isSurplusTooLarge = (surplus: bigint, due: bigint, tolerance: number): boolean =>
  surplus > 0n && surplus * 100_000n > due * BigInt(thousandths(tolerance));
