import { compositionOf, periodsOf, type Composition } from '../../schema/rules/returns/composition.ts';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import type { Wording } from '../../schema/words/wording.ts';
import type { Cell, Database } from '../ports.ts';
import { compositionStatement } from './documents.ts';
import { daysOf, rowsOf } from './readMonth.ts';
import type { ReturnWanted } from './wanted.ts';

/** What CMP-08 of the month's quarter and GSTR-4 of its year come to, over all shops of the GSTIN, in paise. */
export const readComposition = async (database: Database, { month, shops }: ReturnWanted): Promise<Composition> => {
  const { year } = periodsOf(month);
  const days = { from: daysOf(year[0]!).from, to: daysOf(year.at(-1)!).to };
  const values = new Map<string, number>();
  for (const { id } of shops)
    for (const found of await rowsOf<{ month: string; value: number }>(database, id, compositionStatement(id, days)))
      values.set(found.month, (values.get(found.month) ?? 0) + Math.round(found.value * 100));
  return compositionOf(month, values);
};

/** The same in rupees. */
export const compositionFigures = ({ percent, months, quarter, year }: Composition): GstReturn['composition'] => ({
  percent,
  months: months.map(({ month, value }) => ({ month, value: value / 100 })),
  quarter: inRupees(quarter),
  year: inRupees(year),
});

const inRupees = ({ from, to, value, cgst, sgst }: Composition['quarter']) => ({
  from,
  to,
  value: value / 100,
  cgst: cgst / 100,
  sgst: sgst / 100,
});

/** Of the workbook of CMP-08, in the person's language. */
export const compositionHeader = ({ words }: Wording): string[] => {
  const { head, composition } = words.papers.month;
  return [head.figure, composition.from, composition.to, composition.value, composition.cgst, composition.sgst];
};

export const compositionRows = ({ quarter, year }: Composition, { words }: Wording): Cell[][] => {
  const { figure } = words.papers.month.composition;
  return (
    [
      [figure.quarter, quarter],
      [figure.year, year],
    ] as const
  ).map(([name, sums]) => {
    const { from, to, value, cgst, sgst } = inRupees(sums);
    return [name, from, to, value, cgst, sgst];
  });
};
