import type { Language } from '../../schema/words/languages.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import type { Position } from '../crud/export/exportSlice.ts';
import type { StoredExport } from '../crud/export/report.ts';
import type { NamedFile, Rows } from '../crud/export/sheet.ts';
import { noShop } from '../db/statement.ts';
import type { Run, Sheets } from '../ports.ts';
import { bookHeader, bookRow, bookStatement, readBook, type BookWanted } from './bookSheets.ts';

/** The whole of such a workbook, its one part; null once it is written, or when there is nothing to write. */
export const bookPart = async (
  run: Run,
  shop: string,
  { options, reached }: Pick<StoredExport, 'options' | 'reached'>,
): Promise<{ content: string; records: number; reached: Position } | null> => {
  if (reached) return null;
  const { words } = wordingFor(options.language);
  const wanted = options.book!;
  const found = (await run([bookStatement(shop, wanted)]))[0]!.rows;
  if (!found.length) return null;
  const rows = found.map(([json]) => bookRow(readBook(json!), wanted.of, words));
  return { content: JSON.stringify(rows), records: rows.length, reached: { value: null, id: noShop } };
};

export const bookFile = (
  { of, period: { from, to } }: BookWanted,
  language: Language | undefined,
  parts: AsyncIterable<string>,
  sheets: Sheets,
): NamedFile => ({
  name: `${of === 'stock' ? 'stock' : 'trial-balance'}-${from}-${to}`,
  format: 'xlsx',
  body: sheets.xlsx(rowsOf(bookHeader(of, wordingFor(language).words), parts)),
});

async function* rowsOf(header: string[], parts: AsyncIterable<string>): AsyncGenerator<Rows> {
  yield [header];
  for await (const part of parts) yield JSON.parse(part) as Rows;
}
