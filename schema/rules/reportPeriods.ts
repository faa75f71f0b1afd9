import type { PaperPeriod } from '../kit/papers.ts';
import { daysLater } from '../kit/calendar.ts';
import { financialYear } from '../kit/series.ts';
import { lastDayOf, monthsAfter } from './months.ts';

/** Days that move on with today. */
export const reportPeriods = [
  { id: 'today', name: 'Today' },
  { id: 'yesterday', name: 'Yesterday' },
  { id: 'month', name: 'This month' },
  { id: 'lastMonth', name: 'Last month' },
  { id: 'year', name: 'This financial year' },
] as const;
export type ReportPeriod = (typeof reportPeriods)[number]['id'];

/** Which they are on a day, both ends included. */
export const daysOfPeriod = (period: ReportPeriod, today: string): PaperPeriod => {
  const yesterday = daysLater(today, -1);
  const before = monthsAfter(`${today.slice(0, 7)}-01`, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    month: { from: `${today.slice(0, 7)}-01`, to: today },
    lastMonth: { from: before, to: lastDayOf(before.slice(0, 7)) },
    year: { from: `${financialYear(today).year}-04-01`, to: today },
  }[period];
};
