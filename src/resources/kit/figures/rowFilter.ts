import { nobodys } from '../../../../schema/kit/assignment.ts';
import { daysLater, lastDayOf } from '../../../../schema/kit/calendar.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { kindOfBy, stretchOf, type Figure, type FigureRow } from '../../../../schema/kit/figures.ts';
import { endOf, startOf } from '../../../../schema/kit/shopDay.ts';
import { range, type FilterValues } from '../filters/filter.ts';

/**
 * The list's parameters that leave the records of which the row is made; undefined where none tell them from the others. `earliest`: the first
 * stretch that is told apart.
 */
export function rowFilter(
  entity: AnyEntity,
  figure: Figure,
  { key, isRest }: FigureRow,
  values: FilterValues,
  earliest?: string | null,
): FilterValues | undefined {
  const { by } = figure;
  const kind = kindOfBy(entity, figure);
  const stretch = stretchOf(entity, figure);
  const [after, before] = range(by ?? '') as [string, string];
  if (isRest && stretch && earliest) {
    const last = daysLater(earliest, -1);
    return { ...values, [before]: furthest(kind === 'date' ? last : endOf(last), values[before], -1) };
  }
  if (!by || isRest) return undefined;
  if (key === null) return kind === 'ref' ? { ...values, [by]: nobodys } : undefined;
  if (!stretch) return { ...values, [by]: key };
  const [first, last] = [key, lastDayOf(key, stretch)];
  const [from, to] = kind === 'date' ? [first, last] : [startOf(first), endOf(last)];
  return { ...values, [after]: furthest(from, values[after], 1), [before]: furthest(to, values[before], -1) };
}

/** Where the list begins later or ends sooner already, it goes on doing so. */
function furthest(end: string, asked: unknown, direction: 1 | -1): string {
  if (typeof asked !== 'string' || asked === '') return end;
  return (Date.parse(asked) - Date.parse(end)) * direction > 0 ? asked : end;
}
