import { finished } from 'node:stream/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { UnreadableFile } from '../../api/ports.ts';
import { textOf } from './encoding.ts';
import { checkColumns, checkRows, isBlank, longestRow, rowTooLong, type Pause, type Row } from './slices.ts';
import { say } from '../../schema/words/said.ts';

type Delimiter = ',' | ';' | '\t';

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: longestRow,
  skip_empty_lines: true,
};

/** Yields the rows of one piece of the file at a time. Throws UnreadableFile. */
export async function* readCsv(bytes: Uint8Array, pause: Pause): AsyncGenerator<Row[]> {
  const { value: start } = textOf(bytes).next();
  let rows: Row[] = [];
  const parser = parse({
    ...options,
    delimiter: delimiterOf(start ?? ''),
    // Returns nothing, since rows leave by `rows`: without the queue of a stream.
    on_record: (cells: string[]) => {
      const number = rowCount(parser);
      checkColumns(number, cells.length);
      if (!isBlank(cells)) rows.push({ number, cells });
    },
  });
  parser.on('error', () => undefined);
  try {
    for (const text of textOf(bytes)) {
      await write(parser, text);
      checkRows(rowCount(parser));
      yield rows;
      rows = [];
      await pause();
    }
    await finished(parser.end().resume());
    checkRows(rowCount(parser));
    yield rows;
  } catch (error) {
    throw error instanceof CsvError ? refusal(error, rowCount(parser) + 1) : error;
  }
}

const rowCount = ({ info }: Parser): number => info.records + info.empty_lines;

const write = (parser: Parser, text: string): Promise<void> =>
  new Promise((resolve, reject) => parser.write(text, error => (error ? reject(error) : resolve())));

/** Returns the separator that the header line holds most often outside quotation marks. */
export function delimiterOf(text: string): Delimiter {
  const counts: Record<Delimiter, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  let blank = true;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '\n' || char === '\r') {
      if (!blank) break;
    } else if (char in counts) counts[char as Delimiter] += 1;
    else if (char !== ' ') blank = false;
  }
  const byCount = (Object.keys(counts) as Delimiter[]).toSorted((one, other) => counts[other] - counts[one]);
  return byCount[0]!;
}

function refusal(error: CsvError, row: number): UnreadableFile {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return rowTooLong(row);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile(say('quoteNotClosed', { row }), 400);
  }
  return new UnreadableFile(say('rowUnreadable', { row, reason: error.message }), 400);
}
