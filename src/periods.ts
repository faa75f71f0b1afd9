import type { PaperPeriod } from '../schema/kit/papers.ts';
import { shopDay } from '../schema/kit/shopDay.ts';
import { daysOfPeriod, reportPeriods, type ReportPeriod } from '../schema/rules/reportPeriods.ts';

export type Period = PaperPeriod;

const now = (period: ReportPeriod) => (): Period => daysOfPeriod(period, shopDay(new Date()));

/** What is chosen with one press. */
export const periods = Object.fromEntries(reportPeriods.map(({ id }) => [id, now(id)])) as Record<
  ReportPeriod,
  () => Period
>;

export const thisYear = periods.year;
