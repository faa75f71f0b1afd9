import { daysLater } from '../../schema/kit/calendar.ts';
import { shopDay, startOf } from '../../schema/kit/shopDay.ts';

/** The moment at which the rates of a document are read: now for a document of today, and the end of an earlier day. */
export const rateMoment = (day: string, at: Date): Date =>
  day < shopDay(at) ? new Date(Date.parse(startOf(daysLater(day, 1))) - 1) : at;
