import { firstOfMonth, lastDayOf, monthOf } from '../months.ts';
import { compositionTax } from '../taxScheme.ts';

/** What a dealer under the composition scheme supplied in a period, in paise, and what is due on it. */
export type CompositionSums = { from: string; to: string; value: number; cgst: number; sgst: number };

/** Of CMP-08, the statement of a quarter, and of GSTR-4, the return of a financial year. */
export type Composition = {
  percent: number;
  months: { month: string; value: number }[];
  quarter: CompositionSums;
  year: CompositionSums;
};

/** The financial year that a month is in, and the quarter, as their months: `2026-11`. */
export const periodsOf = (month: string): { quarter: string[]; year: string[] } => {
  const number = monthOf(`${month}-01`);
  const monthsFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, n) => firstOfMonth(first + n).slice(0, 7));
  // The year begins in April.
  return { quarter: monthsFrom(number - (number % 3), 3), year: monthsFrom(number - ((number + 9) % 12), 12) };
};

/** `values`: paise by month. Tax is reckoned on the whole of a period, not on its months. */
export const compositionOf = (month: string, values: ReadonlyMap<string, number>): Composition => {
  const { quarter, year } = periodsOf(month);
  const sumsOf = (months: readonly string[]): CompositionSums => {
    const value = months.reduce((sum, each) => sum + (values.get(each) ?? 0), 0);
    const [from, to] = [`${months[0]!}-01`, lastDayOf(months.at(-1)!)];
    const { cgst, sgst } = compositionTax(value, to);
    return { from, to, value, cgst, sgst };
  };
  const ofQuarter = sumsOf(quarter);
  return {
    percent: compositionTax(0, ofQuarter.to).percent,
    months: quarter.map(each => ({ month: each, value: values.get(each) ?? 0 })),
    quarter: ofQuarter,
    year: sumsOf(year),
  };
};
