import { invalid } from '../../schema/errors.ts';
import type { GstReturnRow } from '../../schema/rules/returns/reply.ts';
import { plainRows, returnRows, rowForm, sumsOfRow } from '../../schema/rules/returns/rows.ts';
import type { Supply } from '../../schema/rules/returns/supplies.ts';
import { say } from '../../schema/words/said.ts';
import type { Database } from '../ports.ts';
import { compositionRow, daysOfComposition } from './compositionRow.ts';
import { amountsOf, taxesOf } from './figures.ts';
import { readInputTax, readReturn, schemeOfReturn, type InputTax } from './readMonth.ts';
import type { ReturnWanted } from './wanted.ts';

type Wanted = { row: string; pageNumber: number; pageSize: number };

/** A page of the documents of a figure, by what the figure itself was reckoned from. */
export const rowDocuments = async (
  database: Database,
  wanted: ReturnWanted,
  { row, pageNumber, pageSize }: Wanted,
): Promise<GstReturnRow> => {
  const days = daysOfComposition(row, wanted.month);
  if (days) return compositionRow(database, wanted, days, { pageNumber, pageSize });
  const { sums, documents } = await rowOf(database, wanted, row);
  const first = (pageNumber - 1) * pageSize;
  return {
    sums,
    items: documents.slice(first, first + pageSize),
    totalCount: documents.length,
    pageIndex: pageNumber,
    pageSize,
  };
};

/** Which row a call asks for; all of GSTR-1 unless told. */
export const rowNamed = (row: string = plainRows.all): string => {
  if (!rowForm.test(row)) throw invalid({ row: say('oneOfList') });
  return row;
};

/** All documents of a row, and what they come to. */
type Whole = Pick<GstReturnRow, 'sums'> & { documents: GstReturnRow['items'] };

/** A dealer under the composition scheme files neither of the returns that have rows. */
const rowOf = async (database: Database, wanted: ReturnWanted, row: string): Promise<Whole> => {
  if (row === plainRows.input) {
    const isComposition = (await schemeOfReturn(database, wanted)) === 'composition';
    return rowOfInput(await readInputTax(database, isComposition ? { ...wanted, shops: [] } : wanted));
  }
  const { filer, read } = await readReturn(database, wanted);
  return rowOfSupplies(filer.scheme === 'composition' ? [] : read.supplies, row);
};

const rowOfInput = ({ input, inputEntries }: InputTax): Whole => ({
  sums: { taxable: null, ...taxesOf(input) },
  documents: inputEntries.map(({ entity, id, shopId, number, day, ...taxes }) => ({
    entity,
    id,
    shopId,
    number,
    day,
    taxable: null,
    ...taxesOf(taxes),
  })),
});

const rowOfSupplies = (supplies: readonly Supply[], row: string): Whole => {
  const rows = returnRows(supplies);
  return {
    sums: amountsOf(sumsOfRow(rows, row)),
    documents: (rows.get(row)?.documents ?? []).map(({ supply: { kind, id, shopId, number, day }, ...sums }) => ({
      entity: kind,
      id,
      shopId,
      number,
      day,
      ...amountsOf(sums),
    })),
  };
};
