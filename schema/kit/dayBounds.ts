/** The first day that a record may be given. */
export const firstDay = '1900-01-01';
const yearsAhead = 10;

/** The last one, seen from a day `YYYY-MM-DD`. */
export const lastDay = (today: string): string => `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;

/** Days are `YYYY-MM-DD`. */
export const isWithinBounds = (day: string, today: string): boolean => firstDay <= day && day <= lastDay(today);
