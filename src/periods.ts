import type { PaperPeriod } from '../schema/kit/papers.ts';
import { financialYear } from '../schema/kit/series.ts';
import { shopDay } from '../schema/kit/shopDay.ts';

export type Period = PaperPeriod;

const today = () => shopDay(new Date());

export const thisYear = (): Period => ({ from: `${financialYear(new Date()).year}-04-01`, to: today() });

/** What is chosen with one press. */
export const periods = {
  today: (): Period => ({ from: today(), to: today() }),
  month: (): Period => ({ from: `${today().slice(0, 7)}-01`, to: today() }),
  year: thisYear,
} as const;
