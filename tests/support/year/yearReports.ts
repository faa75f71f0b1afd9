import { reportSubjects } from '../../../schema/reportSubjects.ts';
import type { Figure } from '../../../schema/kit/figures.ts';

/** A figure of the page of reports, over a whole year. */
export type YearReport = { entity: string; name: string; figure: Figure; path: string };

type Period = { from: string; to: string };

export const yearReports = ({ from, to }: Period): YearReport[] =>
  reportSubjects.flatMap(({ name: entity, path, period, figures = {} }) =>
    Object.entries(figures).map(([name, figure]) => ({
      entity,
      name,
      figure,
      path: `${path.replace('shops/:shopId/', '')}/figures/${name}${period ? `?${period}_gte=${from}&${period}_lte=${to}` : ''}`,
    })),
  );

/** Papers of the books, over a year: what each is called, and where it is asked for. */
export const yearBooks = ({ from, to }: Period, cash: string, month: string): [name: string, path: string][] => [
  ['trial balance', `ledger/trial_balance?from=${from}&to=${to}`],
  ['fine metal', `ledger/metal_position?from=${from}&to=${to}`],
  ['dues by age', `ledger/dues?on=${to}&pageSize=50`],
  ['a page of the day book', `ledger/day_book?from=${from}&to=${to}&pageSize=50&pageNumber=1`],
  ['the hundredth page of the day book', `ledger/day_book?from=${from}&to=${to}&pageSize=50&pageNumber=100`],
  ['a page of the cash book', `ledger/accounts/${cash}/statement?from=${from}&to=${to}&pageSize=50&pageNumber=1`],
  ['GSTR-1 and GSTR-3B of a month', `ledger/gst_return?month=${month}`],
  ['the documents of all of GSTR-1', `ledger/gst_return/documents?month=${month}&row=all`],
  ['the documents of input tax', `ledger/gst_return/documents?month=${month}&row=input`],
  ['what the folder of a month has', `ledger/month_folder?month=${month}`],
];

/** Files that are made behind a person's back. */
export const yearFiles = ({ from, to }: Period, month: string): [name: string, path: string][] => [
  ['GSTR-1 of a month as JSON', `ledger/gst_return/exports?month=${month}&format=json`],
  ['GSTR-1 of a month as a workbook', `ledger/gst_return/exports?month=${month}&format=xlsx`],
  ['the folder of a month', `ledger/month_folder/exports?month=${month}`],
  ['the year for Tally', `ledger/tally/exports?from=${from}&to=${to}`],
];
