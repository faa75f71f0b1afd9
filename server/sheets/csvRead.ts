import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from '../../api/ports.ts';
import { textOf } from './encoding.ts';
import { inSlices } from './slices.ts';
import { say } from '../../schema/words/said.ts';

type Delimiter = ',' | ';' | '\t';

/** A longer row is a quotation mark that was never closed. */
const longestRow = 1_000_000;

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: longestRow,
  // One piece at a time, so that the event loop turns after each.
  writableHighWaterMark: 1,
};

export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[][]> {
  const first = await textOf(bytes).next();
  const parser = parse({ ...options, delimiter: delimiterOf(first.done ? '' : first.value) });
  // An error, UnreadableFile of textOf included, ends the parser, and with it the loop over its rows.
  pipeline(Readable.from(textOf(bytes), { highWaterMark: 1 }), parser, () => undefined);
  try {
    yield* inSlices(parser);
  } catch (error) {
    throw error instanceof CsvError ? refusal(error, parser.info.records + 1) : error;
  }
}

/** The one of the three that the header line holds most often outside quotation marks. */
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
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new UnreadableFile(say('rowTooLong', { row }), 413);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile(say('quoteNotClosed', { row }), 400);
  }
  return new UnreadableFile(say('rowUnreadable', { row, reason: error.message }), 400);
}
