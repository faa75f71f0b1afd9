import type { Stretch } from './figures.ts';

const dayMs = 86_400_000;
const written = (date: Date) => date.toISOString().slice(0, 10);

/** The first day of the stretch after the one that begins on `first`; days are `YYYY-MM-DD`. */
export const nextStretch = (first: string, every: Stretch): string => {
  const date = new Date(`${first}T00:00:00Z`);
  if (every === 'day' || every === 'week') return written(new Date(date.getTime() + (every === 'day' ? 1 : 7) * dayMs));
  if (every === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCFullYear(date.getUTCFullYear() + 1);
  return written(date);
};

/** So many days after one; before it where they are less than none. */
export const daysLater = (day: string, days: number): string =>
  written(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));

/** How many days it is from one to another. */
export const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / dayMs;

/** Its last day. */
export const lastDayOf = (first: string, every: Stretch): string => daysLater(nextStretch(first, every), -1);

/** Each stretch from the one that begins on `from` to that of `to`; undefined where they are more than `most`. */
export const stretchesBetween = (from: string, to: string, every: Stretch, most: number): string[] | undefined => {
  const all = [];
  for (let at = from; at <= to; at = nextStretch(at, every)) if (all.push(at) > most) return undefined;
  return all;
};
