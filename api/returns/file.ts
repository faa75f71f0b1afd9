import { gstr1Return } from '../../schema/rules/returns/gstr1Return.ts';
import { portalMonth } from '../../schema/rules/returns/portal.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import type { Position } from '../crud/export/exportSlice.ts';
import type { StoredExport } from '../crud/export/report.ts';
import { textStream, type NamedFile, type Rows } from '../crud/export/sheet.ts';
import type { Database, Sheets } from '../ports.ts';
import { compositionHeader, compositionRows, readComposition } from './composition.ts';
import { returnFigures } from './figures.ts';
import { figureHeader, figureRows } from './figureRows.ts';
import { countReturn, readReturn } from './readMonth.ts';
import { returnHeader, returnRows } from './workbook.ts';

/** The whole of such a file, its one part; null once it is written. */
export const returnPart = async (
  database: Database,
  { format, options, reached }: Pick<StoredExport, 'format' | 'options' | 'reached'>,
): Promise<{ content: string; records: number; reached: Position } | null> => {
  if (reached) return null;
  const wanted = options.gstReturn!;
  const wording = wordingFor(options.language);
  if (wanted.of === 'gstr3b') {
    const { gstr3b } = await returnFigures(database, wanted, wording);
    // The month may have become one of composition since the file was asked for.
    const rows = gstr3b ? figureRows(gstr3b, wording) : [];
    return { content: JSON.stringify(rows), records: await countReturn(database, wanted), reached: written };
  }
  if (wanted.of === 'cmp08') {
    const rows = compositionRows(await readComposition(database, wanted), wording);
    return { content: JSON.stringify(rows), records: await countReturn(database, wanted), reached: written };
  }
  const { filer, read } = await readReturn(database, wanted);
  const content =
    format === 'json'
      ? JSON.stringify(gstr1Return(filer, read).json)
      : JSON.stringify(returnRows(read.supplies, wanted.shops, wording));
  return { content, records: read.supplies.length, reached: written };
};

const written: Position = { value: null, id: '' };

/** Named as the portal's own files are. */
export const returnFile = (
  { format, options }: Pick<StoredExport, 'format' | 'options'>,
  parts: AsyncIterable<string>,
  sheets: Sheets,
): NamedFile => {
  const { gstin, month, of = 'gstr1' } = options.gstReturn!;
  const name = `${of}-${gstin}-${portalMonth(month)}`;
  if (format === 'json') return { name, format, body: textStream(parts) };
  const wording = wordingFor(options.language);
  const header = { gstr1: returnHeader, gstr3b: figureHeader, cmp08: compositionHeader }[of](wording);
  return { name, format: 'xlsx', body: sheets.xlsx(rowsOf(header, parts)) };
};

async function* rowsOf(header: string[], parts: AsyncIterable<string>): AsyncGenerator<Rows> {
  yield [header];
  for await (const part of parts) yield JSON.parse(part) as Rows;
}
