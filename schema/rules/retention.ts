import { heldOn } from '../kit/dated.ts';

/** Books are kept for `months` after the day by which the annual return of their financial year is due. */
type RetentionRule = { from: string; months: number; due: { month: number; day: number }; source: string };

const rules: readonly RetentionRule[] = [
  { from: '2017-07-01', months: 72, due: { month: 12, day: 31 }, source: 'CGST Act 2017, section 36 and rule 80' },
];

/** The last day, `YYYY-MM-DD`, on which the law asks for the books of the financial year that began in April of `year`. */
export const booksKeptUntil = (year: number): string => {
  const { months, due } = heldOn(rules, `${year + 1}-03-31`, ({ from }) => from) ?? rules[0]!;
  return new Date(Date.UTC(year + 1, due.month - 1 + months, due.day)).toISOString().slice(0, 10);
};
