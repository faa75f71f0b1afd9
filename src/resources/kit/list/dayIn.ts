import { shopDay } from '../../../../schema/kit/shopDay.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The shop's day in so many days from now, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => shopDay(new Date(Date.now() + days * dayMs));
