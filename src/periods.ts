import type { PaperPeriod } from '../schema/kit/papers.ts';
import { daysOfPeriod, reportPeriods, type ReportPeriod } from '../schema/rules/reportPeriods.ts';
import { shopToday } from './serverClock.ts';

export type Period = PaperPeriod;

const now = (period: ReportPeriod) => (): Period => daysOfPeriod(period, shopToday());

/** What is chosen with one press. */
export const periods = Object.fromEntries(reportPeriods.map(({ id }) => [id, now(id)])) as Record<
  ReportPeriod,
  () => Period
>;

export const thisYear = periods.year;
