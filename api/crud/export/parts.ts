import { bookPart } from '../../ledger/bookFile.ts';
import { folderPart } from '../../monthFolder/part.ts';
import { paperPart } from '../../papers/later.ts';
import type { Ports, Run } from '../../ports.ts';
import { eInvoicePart } from '../../returns/eInvoice.ts';
import { returnPart } from '../../returns/file.ts';
import { tallyPart } from '../../tally/file.ts';
import { sliceStatements } from './exportSlice.ts';
import type { Format } from './formats.ts';
import { sheetOfStored, type StoredExport } from './report.ts';
import { cellsOf, nextSize, sliceText } from './sheet.ts';
import type { Written } from './written.ts';

/** What is written, and how far it is. */
export type Wanted = Pick<StoredExport, 'entity' | 'format' | 'options' | 'reached'>;

/** What the part before came to. */
type Before = { records: number; rows: number } | null;

type Work = { ports: Ports; run: Run; shop: string };

/** The next part of an export; null when there is nothing left to write. */
export const nextPartOf = (work: Work, wanted: Wanted, before: Before): Promise<Written | null> =>
  wanted.options.folder || wanted.format === 'zip'
    ? folderPart(wanted, member => filePart(work, member, null))
    : filePart(work, wanted, before);

const filePart = ({ ports, run, shop }: Work, wanted: Wanted, before: Before): Promise<Written | null> => {
  const { format, options } = wanted;
  if (options.eInvoice) return eInvoicePart(run, shop, wanted);
  if (options.gstReturn || format === 'json') return returnPart(ports.database, wanted);
  if (options.tally || format === 'xml') return tallyPart(run, shop, wanted);
  if (options.book || format === 'zip') return bookPart(run, shop, wanted);
  return format === 'pdf'
    ? paperPart(ports, run, shop, wanted)
    : sheetPart(ports, run, shop, { ...wanted, format }, before);
};

/** As it will stand in the file; a workbook can only be put together as a whole. */
const sheetPart = async (
  { sheets }: Ports,
  run: Run,
  shop: string,
  wanted: Wanted & { format: Format },
  before: Before,
): Promise<Written | null> => {
  const { format, options, reached } = wanted;
  const sheet = sheetOfStored(wanted, format);
  const read = (await run(sliceStatements(sheet, shop, options.list, reached, nextSize(sheet, before)))).at(-1)!;
  const last = read.rows.at(-1);
  if (!last) return null;
  const rows = cellsOf(sheet, read.rows);
  return {
    content: format === 'xlsx' ? JSON.stringify(rows) : sliceText(sheet, rows, sheets),
    records: read.rows.length,
    rows: rows.length,
    reached: { value: last[0]!, id: last[1]! },
  };
};
