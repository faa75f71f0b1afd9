import type { Random } from './random.ts';

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;
/** How far India's clocks are ahead of UTC. */
const ahead = 5.5 * hour;

/** When that day began in India, so many days before the day of `now`. */
export const dayStart = (now: Date, daysAgo: number): Date =>
  new Date(Math.floor((now.getTime() + ahead) / day) * day - ahead - daysAgo * day);

/** While the shop was open on that day. */
export const openingHours = (now: Date, daysAgo: number, random: Random): Date =>
  new Date(dayStart(now, daysAgo).getTime() + random.between(10.5 * hour, 20.5 * hour));

/** When the morning's rate is written on the board. */
export const morning = (now: Date, daysAgo: number, random: Random): Date =>
  new Date(dayStart(now, daysAgo).getTime() + random.between(10 * hour, 10.4 * hour));

/** The day so many days after the day of `now`, as fields have it. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(dayStart(now, 0).getTime() + (days + 0.5) * day).toISOString().slice(0, 10);
