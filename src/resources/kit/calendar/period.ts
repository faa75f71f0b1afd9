import { daysLater } from '../../../../schema/kit/calendar.ts';
import { isDate } from '../../../../schema/kit/checks.ts';

export const views = ['month', 'week', 'day'] as const;
export type View = (typeof views)[number];

/** What a calendar shows: the month, the week or the day in which `day` lies, `YYYY-MM-DD`. */
export type Period = { view: View; day: string };

/** As it stands in an address, `week/2026-11-20`; what is not told or is no day is this month. */
export const periodIn = (path: string, today: string): Period => {
  const [view = '', day = ''] = path.split('/');
  const isKnown = (views as readonly string[]).includes(view);
  return { view: isKnown ? (view as View) : 'month', day: isDate(day) ? day : today };
};

/** Each day that is shown; a month with the weeks in which it begins and ends. */
export const daysOf = ({ view, day }: Period): string[] => {
  if (view === 'day') return [day];
  if (view === 'week') return weekOf(day);
  const days = weekOf(`${monthOf(day)}-01`);
  while (monthOf(daysLater(days.at(-1)!, 1)) === monthOf(day)) days.push(...weekOf(daysLater(days.at(-1)!, 1)));
  return days;
};

export const monthOf = (day: string): string => day.slice(0, 7);

/** The one before or after: of a month its first day. */
export const beside = ({ view, day }: Period, step: 1 | -1): Period => {
  if (view !== 'month') return { view, day: daysLater(day, step * (view === 'week' ? 7 : 1)) };
  const first = new Date(`${monthOf(day)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + step);
  return { view, day: first.toISOString().slice(0, 10) };
};

export const weeksOf = (days: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));

/** From Monday on, as weeks are counted in figures. */
const weekOf = (day: string): string[] => {
  const monday = daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, n) => daysLater(monday, n));
};
