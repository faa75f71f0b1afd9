import { finished } from 'node:stream/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { UnreadableFile, type SheetNotes } from '../../api/ports.ts';
import { encodingOf, textOf } from './encoding.ts';
import { checkColumns, checkRows, isBlank, longestRow, rowTooLong, type Pause, type Row } from './slices.ts';
import { say } from '../../schema/words/said.ts';

const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: longestRow,
  skip_empty_lines: true,
};

/** Yields the rows of one piece of the file at a time. Throws UnreadableFile. */
export async function* readCsv(bytes: Uint8Array, pause: Pause): AsyncGenerator<Row[], SheetNotes> {
  const encoding = encodingOf(bytes);
  const { value: start = '' } = textOf(bytes, encoding).next();
  const separatorLine = /^"?sep=([^\r\n])"?(?=[\r\n])/i.exec(start);
  let rows: Row[] = [];
  const parser = parse({
    ...options,
    delimiter: separatorLine ? separatorLine[1]! : delimitersOf(start),
    // Returns nothing, since rows leave by `rows`: without the queue of a stream.
    on_record: (cells: string[]) => {
      const number = rowCount(parser);
      checkColumns(number, cells.length);
      if (!isBlank(cells) && !(separatorLine && number === 1)) rows.push({ number, cells });
    },
  });
  parser.on('error', () => undefined);
  try {
    for (const text of textOf(bytes, encoding)) {
      await write(parser, text);
      checkRows(rowCount(parser));
      yield rows;
      rows = [];
      await pause();
    }
    await finished(parser.end().resume());
    checkRows(rowCount(parser));
    yield rows;
    return { encoding };
  } catch (error) {
    throw error instanceof CsvError ? refusal(error, rowCount(parser) + 1) : error;
  }
}

const rowCount = ({ info }: Parser): number => info.records + info.empty_lines;

const write = (parser: Parser, text: string): Promise<void> =>
  new Promise((resolve, reject) => parser.write(text, error => (error ? reject(error) : resolve())));

/** A program may write its rows with another separator than the header, which no row then holds. */
function delimitersOf(text: string): Delimiter[] {
  const own = delimiterOf(text);
  const [header = '', row = ''] = lines(text);
  const other = mostIn(row);
  const isOther = countOf(row, own) === 0 && countOf(row, other) > 0 && countOf(row, other) === countOf(header, own);
  return isOther ? [own, other] : [own];
}

/**
 * Returns the separator that a line holds most often outside quotation marks: the first line whose separator the next one
 * holds too, which a title does not.
 */
export function delimiterOf(text: string): Delimiter {
  const first = lines(text);
  const header = first.find(
    (line, i) => countOf(line, mostIn(line)) > 0 && countOf(first[i + 1] ?? '', mostIn(line)) > 0,
  );
  return mostIn(header ?? first[0] ?? '');
}

/** The first lines that hold more than separators, without quoted text. */
function lines(text: string): string[] {
  const plain = text.replace(/"[^"]*(?:"|$)/g, '""');
  return plain
    .split(/[\r\n]+/)
    .filter(line => /[^\s,;|]/.test(line))
    .slice(0, 20);
}

const mostIn = (line: string): Delimiter =>
  delimiters.reduce((best, each) => (countOf(line, each) > countOf(line, best) ? each : best));

const countOf = (line: string, delimiter: Delimiter): number => line.split(delimiter).length - 1;

function refusal(error: CsvError, row: number): UnreadableFile {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return rowTooLong(row);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile(say('quoteNotClosed', { row }), 400);
  }
  return new UnreadableFile(say('rowUnreadable', { row, reason: error.message }), 400);
}
