import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Period } from '../periods.ts';
import { daysWhole, range, type FilterValues } from '../resources/kit/filters/filter.ts';

/** The list's parameters that leave the records of a period, both days included; none where figures are of what there is now. */
export function inPeriod({ info, period: by }: AnyEntity, { from, to }: Period): FilterValues {
  if (!by) return {};
  const [after, before] = range(by) as [string, string];
  const [first, last] = daysWhole(info[by]?.kind, from, to);
  return { [after]: first, [before]: last };
}
