import { gstr1Return } from '../../schema/rules/returns/gstr1Return.ts';
import { portalMonth } from '../../schema/rules/returns/portal.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import type { Position } from '../crud/export/exportSlice.ts';
import type { StoredExport } from '../crud/export/report.ts';
import { fileReply, textStream, type Rows } from '../crud/export/sheet.ts';
import type { Database, Sheets } from '../ports.ts';
import type { Reply } from '../reply.ts';
import { readReturn } from './readMonth.ts';
import { returnHeader, returnRows } from './workbook.ts';

/** The whole of such a file, its one part; null once it is written. */
export const returnPart = async (
  database: Database,
  { format, options, reached }: Pick<StoredExport, 'format' | 'options' | 'reached'>,
): Promise<{ content: string; records: number; reached: Position } | null> => {
  if (reached) return null;
  const wanted = options.gstReturn!;
  const { filer, read } = await readReturn(database, wanted);
  const content =
    format === 'json'
      ? JSON.stringify(gstr1Return(filer, read).json)
      : JSON.stringify(returnRows(read.supplies, wanted.shops, wordingFor(options.language)));
  return { content, records: read.supplies.length, reached: { value: null, id: '' } };
};

/** Named as the portal's own files are. */
export const returnFile = (
  { format, options }: Pick<StoredExport, 'format' | 'options'>,
  parts: AsyncIterable<string>,
  sheets: Sheets,
): Reply => {
  const { gstin, month } = options.gstReturn!;
  const name = `gstr1-${gstin}-${portalMonth(month)}`;
  if (format === 'json') return fileReply(name, 'json', textStream(parts));
  return fileReply(name, 'xlsx', sheets.xlsx(rowsOf(returnHeader(wordingFor(options.language)), parts)));
};

async function* rowsOf(header: string[], parts: AsyncIterable<string>): AsyncGenerator<Rows> {
  yield [header];
  for await (const part of parts) yield JSON.parse(part) as Rows;
}
