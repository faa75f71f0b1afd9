/** Calendar days, `YYYY-MM-DD`, and months, counted from the year nought: what lies between them is a difference. */

const parts = (day: string) => day.split('-').map(Number) as [number, number, number];
const written = (at: Date) => at.toISOString().slice(0, 10);

export const monthOf = (day: string): number => {
  const [year, month] = parts(day);
  return year * 12 + month - 1;
};

export const dayOfMonth = (day: string): number => parts(day)[2];

export const firstOfMonth = (month: number): string =>
  written(new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)));

/** The same day so many months later, or the last one of a month that is shorter. */
export const monthsAfter = (day: string, months: number): string => {
  const month = monthOf(day) + months;
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return written(new Date(Date.UTC(Math.floor(month / 12), month % 12, Math.min(dayOfMonth(day), last))));
};

/** Of a month, `2026-11`. */
export const lastDayOf = (month: string): string => {
  const next = firstOfMonth(monthOf(`${month}-01`) + 1);
  return written(new Date(Date.parse(next) - 24 * 60 * 60 * 1_000));
};
