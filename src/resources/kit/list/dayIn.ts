import { shopDay } from '../../../../schema/kit/shopDay.ts';
import { serverTime } from '../../../serverClock.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The shop's day in so many days from now, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => shopDay(new Date(serverTime() + days * dayMs));
