import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { UnreadableFile, type Sheets } from '../api/ports.ts';
import { withoutFormulas } from '../schema/kit/formulas.ts';
import { say } from '../schema/words/said.ts';

const onServer = () => {
  throw new UnreadableFile(say('workbooksMadeOnServer'), 415);
};

/** CSV alone; workbooks are the server's. */
export const csvSheets: Sheets = {
  async *read(bytes) {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new UnreadableFile(say('workbooksOnServer'), 415);
    yield rowsOf(textOf(bytes));
  },
  csv: rows =>
    stringify(
      rows.map(row => row.map(cell => (typeof cell === 'string' ? withoutFormulas(cell) : cell))),
      { record_delimiter: 'windows', quoted_match: /[\r\n]/, cast: { boolean: String } },
    ),
  xlsx: onServer,
  zip: onServer,
};

const textOf = (bytes: Uint8Array): string => {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(say('notCsv'), 415);
  }
};

const rowsOf = (text: string): string[][] => {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => header.split(delimiter).length;
  const delimiter = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!;
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(say('fileUnreadable', { reason: error.message }));
    throw error;
  }
};
