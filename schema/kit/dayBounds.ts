import type { FieldMeta } from './meta.ts';
import { isYearless } from './yearly.ts';

/** The first day that a record may be given. */
export const firstDay = '1900-01-01';
const yearsAhead = 10;

/** The last one, seen from a day `YYYY-MM-DD`. */
export const lastDay = (today: string): string => `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;

/** Days are `YYYY-MM-DD`. The key of what is wrong with a day, null if it may be given. */
export const dayProblem = (
  day: string,
  today: string,
  { yearly, past }: Pick<FieldMeta, 'yearly' | 'past'>,
): 'dayOutOfBounds' | 'dayToCome' | null => {
  if (yearly && isYearless(day)) return null;
  if (past && day > today) return 'dayToCome';
  return firstDay <= day && day <= lastDay(today) ? null : 'dayOutOfBounds';
};
