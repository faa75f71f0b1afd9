import { UnreadableFile } from '../../api/ports.ts';
import { say } from '../../schema/words/said.ts';

const sliceSize = 500;
/** What a spreadsheet program can hold, and where a file of nothing but line ends or commas stops. */
export const rowLimit = 1_048_576;
const columnLimit = 16_384;

/**
 * Rows in slices, the header first. Blank rows between others stay, so that a row keeps the number it has in the
 * file; blank rows before the header and after the last row go.
 */
export async function* inSlices(rows: AsyncIterable<string[]> | Iterable<string[]>): AsyncGenerator<string[][]> {
  let slice: string[][] = [];
  let begun = false;
  let blanks = 0;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    if (number > rowLimit) throw new UnreadableFile(say('tooManyRows', { count: rowLimit }), 413);
    if (row.length > columnLimit)
      throw new UnreadableFile(say('tooManyColumns', { row: number, count: columnLimit }), 413);
    if (row.every(cell => cell.trim() === '')) {
      if (begun) blanks += 1;
      continue;
    }
    begun = true;
    for (; blanks >= 0; blanks--) {
      slice.push(blanks === 0 ? row : []);
      if (slice.length < sliceSize) continue;
      yield slice;
      slice = [];
    }
    blanks = 0;
  }
  if (slice.length > 0) yield slice;
}
