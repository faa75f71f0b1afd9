import { nobodys } from '../../../../schema/kit/assignment.ts';
import { daysLater, lastDayOf } from '../../../../schema/kit/calendar.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import {
  bandNamed,
  kindOfBy,
  stretchOf,
  type Band,
  type Figure,
  type FigureRow,
} from '../../../../schema/kit/figures.ts';
import { isDate } from '../../../../schema/kit/checks.ts';
import { startOf } from '../../../../schema/kit/shopDay.ts';
import { throughInfo } from '../../../../schema/kit/through.ts';
import { aloneMark } from '../../../../schema/kit/tree.ts';
import { entityOf } from '../../../entityOf.ts';
import { targetOf } from '../useEntity.ts';
import { range, type FilterValues } from '../filters/filter.ts';

/**
 * The list's parameters that leave the records of which the row is made; undefined where none tell them from the others. `earliest`: the first
 * stretch that is told apart. `today`: from which ages are told.
 */
export function rowFilter(
  entity: AnyEntity,
  figure: Figure,
  { key, isRest }: FigureRow,
  chosen: FilterValues,
  { today, earliest }: { today: string; earliest?: string | null | undefined },
): FilterValues | undefined {
  const { by } = figure;
  const values = narrowed(entity, figure, chosen);
  const kind = kindOfBy(entity, figure);
  const stretch = stretchOf(entity, figure);
  const [after, before] = range(by ?? '') as [string, string];
  if (isRest && stretch && earliest) {
    const last = daysLater(earliest, -1);
    return { ...values, [before]: furthest(last, values[before], -1) };
  }
  if (!by || isRest) return undefined;
  if (key === null) return kind === 'ref' ? { ...values, [by]: nobodys } : undefined;
  const band = bandNamed(figure, key);
  if (band) return { ...values, ...daysOf(band, today, values, [after, before]) };
  if (!stretch) return { ...values, [by]: isInTree(entity, by) ? `${aloneMark}${key}` : key };
  const last = lastDayOf(key, stretch);
  return { ...values, [after]: furthest(key, values[after], 1), [before]: furthest(last, values[before], -1) };
}

/** A row is of what names the record itself; the list's own filter finds what lies below it too. */
function isInTree(entity: AnyEntity, by: string): boolean {
  const info = entity.info[by] ?? throughInfo(entity, by, entityOf);
  return Boolean(info?.target && targetOf(info).tree);
}

/** A status that is chosen already says more than what it means. */
const narrowed = ({ statuses, states }: AnyEntity, { meaning, state }: Figure, chosen: FilterValues): FilterValues => ({
  ...chosen,
  ...(meaning && { [statuses!.field]: chosen[statuses!.field] ?? meaning }),
  ...(state && { [states!.field]: state }),
});

/** The days of a band of ages; what lies ahead is in the first one. */
const daysOf = (
  { from, to }: Band,
  today: string,
  values: FilterValues,
  [after, before]: readonly [string, string],
): FilterValues => ({
  ...(to !== undefined && { [after]: furthest(daysLater(today, -to), values[after], 1) }),
  ...(from > 0 && { [before]: furthest(daysLater(today, -from), values[before], -1) }),
});

/** Where the list begins later or ends sooner already, it goes on doing so. */
function furthest(end: string, asked: unknown, direction: 1 | -1): string {
  if (typeof asked !== 'string' || asked === '') return end;
  return (momentOf(asked, direction) - momentOf(end, direction)) * direction > 0 ? asked : end;
}

/** The moment of a bound. A day alone counts from its start, as an upper bound to its end. */
function momentOf(bound: string, direction: 1 | -1): number {
  if (!isDate(bound)) return Date.parse(bound);
  return Date.parse(startOf(direction === 1 ? bound : daysLater(bound, 1)));
}
