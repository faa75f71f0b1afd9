/** Days that come again each year, such as birthdays: a list is narrowed to a part of the year, `11-26..12-02`, both days included. */

/** The list's parameter by which a field is asked for so. */
export const yearlyOf = (field: string): string => `${field}_yearly`;

/** The year of a day that is known without one, a leap year. Address books of Apple write it too. */
export const yearless = '1604';

/** Tells whether a day was given without its year. */
export const isYearless = (day: string): boolean => day.startsWith(`${yearless}-`);

const form = /^(\d\d-\d\d)\.\.(\d\d-\d\d)$/;

/** What is meant by a parameter, as numbers that grow with the year: 26 November is 1126. Null where it is no such part. */
export const partOfYear = (value: string): { from: number; until: number } | null => {
  const [, from, until] = form.exec(value) ?? [];
  return from && until && [from, until].every(isDayOfYear) ? { from: asNumber(from), until: asNumber(until) } : null;
};

/** In a leap year, so that 29 February is one. */
const isDayOfYear = (day: string) => {
  const at = new Date(`2000-${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === day;
};

const asNumber = (day: string) => Number(day.replace('-', ''));

const dayMs = 86_400_000;

/** So many days from a day, `YYYY-MM-DD`, on. Who was born on 29 February has it on 28 February where there is no other. */
export const yearlyFrom = (day: string, days: number): string => {
  const at = (n: number) => new Date(Date.parse(`${day}T00:00:00Z`) + n * dayMs).toISOString().slice(5, 10);
  const last = at(days - 1);
  const until = last === '02-28' && at(days) === '03-01' ? '02-29' : last;
  return `${at(0)}..${until}`;
};
