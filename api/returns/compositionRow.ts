import { periodsOf } from '../../schema/rules/returns/composition.ts';
import type { GstReturnRow } from '../../schema/rules/returns/reply.ts';
import { compositionRows, rowOfMonth } from '../../schema/rules/returns/rows.ts';
import type { Database } from '../ports.ts';
import { compositionDocuments, compositionTotals, type Days } from './documents.ts';
import { taxesOf } from './figures.ts';
import { daysOf, rowsOf, schemeOfReturn } from './readMonth.ts';
import type { ReturnWanted } from './wanted.ts';

/** The days that a row of CMP-08 or GSTR-4 is about; undefined of any other row. */
export const daysOfComposition = (row: string, month: string): Days | undefined => {
  const { quarter, year } = periodsOf(month);
  const months =
    row === compositionRows.quarter
      ? quarter
      : row === compositionRows.year
        ? year
        : quarter.filter(each => rowOfMonth(each) === row);
  const last = months.at(-1);
  return last ? { from: daysOf(months[0]!).from, to: daysOf(last).to } : undefined;
};

type Total = { count: number; value: number };
type Document = Pick<GstReturnRow['items'][number], 'entity' | 'id' | 'number' | 'day' | 'taxable'>;

const noTax = taxesOf({ cgst: 0, sgst: 0, utgst: 0, igst: 0 });

/** A page of the documents of a dealer under the composition scheme, the shops of the GSTIN one after the other. Tax is due on the sum of a period alone. */
export const compositionRow = async (
  database: Database,
  wanted: ReturnWanted,
  days: Days,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<GstReturnRow> => {
  const isOpen = (await schemeOfReturn(database, wanted)) === 'composition';
  const items: GstReturnRow['items'] = [];
  const first = (pageNumber - 1) * pageSize;
  let [totalCount, paise] = [0, 0];
  for (const { id: shopId } of isOpen ? wanted.shops : []) {
    const [total] = await rowsOf<Total>(database, shopId, compositionTotals(shopId, days));
    const skip = Math.max(0, first - totalCount);
    const most = pageSize - items.length;
    if (most > 0 && skip < total!.count) {
      const found = await rowsOf<Document>(database, shopId, compositionDocuments(shopId, days, { skip, most }));
      items.push(...found.map(each => ({ ...each, shopId, ...noTax })));
    }
    totalCount += total!.count;
    paise += Math.round(total!.value * 100);
  }
  return { sums: { taxable: paise / 100, ...noTax }, items, totalCount, pageIndex: pageNumber, pageSize };
};
