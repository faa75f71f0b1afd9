import { clockOf } from '../../schema/kit/clock.ts';
import { stretchesBetween } from '../../schema/kit/calendar.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import {
  bandsOf,
  mostStretches,
  stretchOf,
  type Figure,
  type FigureRow,
  type Stretch,
} from '../../schema/kit/figures.ts';
import { heldField } from '../../schema/kit/through.ts';

/** As the database tells it. */
export type Counted = Omit<FigureRow, 'key' | 'isRest'> & { key: string | number | boolean | null; isRest: boolean };

/** What was counted in the order in which it is read; where nothing was, a row says so. What has no value comes last. */
export const rowsOf = (entity: AnyEntity, figure: Figure, counted: readonly Counted[]): FigureRow[] => {
  const all = counted.map(told);
  const nothing = (key: string | null): FigureRow => ({ key, value: figure.average ? null : 0, count: 0 });
  if (!figure.by) return [all[0] ?? nothing(null)];
  const known = all.filter(({ key }) => key !== null);
  const rest = all.filter(({ isRest }) => isRest);
  const empty = all.filter(({ key, isRest }) => key === null && !isRest);
  const stretch = stretchOf(entity, figure);
  if (stretch) return [...rest, ...joined(known.toReversed(), stretch, nothing), ...empty];
  const keys = bandsOf(figure)?.map(({ from }) => String(from)) ?? keysOf(entity, figure.by, known);
  if (!keys) return [...known, ...rest, ...empty];
  const others = known.filter(({ key }) => !keys.includes(key!));
  return [...keys.map(key => known.find(row => row.key === key) ?? nothing(key)), ...others, ...empty];
};

const told = ({ key, isRest, ...row }: Counted): FigureRow => ({
  ...row,
  key: key === null ? null : String(key),
  ...(isRest && { isRest: true }),
});

/** All that a field can be, in the order of the schema. */
const keysOf = (entity: AnyEntity, by: string, known: readonly FigureRow[]): string[] | undefined => {
  const { kind, options } = heldField(entity, by) ?? {};
  const all = kind === 'boolean' ? ['true', 'false'] : options?.map(({ id }) => String(id));
  if (clockOf(entity, by)?.clock !== 'hour') return all;
  // A day without the hours in which the shop is shut.
  const open = known.map(({ key }) => Number(key));
  return all!.filter(hour => Number(hour) >= Math.min(...open) && Number(hour) <= Math.max(...open));
};

/** Without holes; where one lies far from the others, as a mistyped year does, those alone in which there is something. */
const joined = (rows: FigureRow[], stretch: Stretch, nothing: (key: string) => FigureRow): FigureRow[] => {
  const [first, last] = [rows.at(0)?.key, rows.at(-1)?.key];
  const keys = first && last ? stretchesBetween(first, last, stretch, mostStretches) : undefined;
  return keys?.map(key => rows.find(row => row.key === key) ?? nothing(key)) ?? rows;
};
