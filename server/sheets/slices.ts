import { UnreadableFile } from '../../api/ports.ts';
import { say } from '../../schema/words/said.ts';

/** A row by its number in the file, which begins with 1. Blank rows have no such object: a file may hold a million of them. */
export type Row = { number: number; cells: string[] };

/** Called between two pieces of a file, so that another one may have its turn. */
export type Pause = () => Promise<void>;

const sliceSize = 500;
/** A slice is one message between processes, which the server takes apart in one go: each cell counts its characters and 20 more. */
const sliceWeight = 400_000;
const weightOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length + 20, 0);

/** Characters. A longer row of a CSV is a quotation mark that was never closed. */
export const longestRow = 1_000_000;
/** As many as spreadsheet programs hold. */
export const rowLimit = 1_048_576;
const columnLimit = 16_384;

/** Throws UnreadableFile when a file has more rows, blank ones included. */
export function checkRows(count: number): void {
  if (count > rowLimit) throw new UnreadableFile(say('tooManyRows', { count: rowLimit }), 413);
}

export function checkColumns(row: number, count: number): void {
  if (count > columnLimit) throw new UnreadableFile(say('tooManyColumns', { row, count: columnLimit }), 413);
}

export const rowTooLong = (row: number): UnreadableFile => new UnreadableFile(say('rowTooLong', { row }), 413);

export const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '');

/**
 * Rows in slices, the header first. Blank rows between others become `[]`, so that a row keeps the number it has in the
 * file; blank rows before the header and after the last row are left out.
 */
export async function* inSlices(pieces: AsyncIterable<readonly Row[]>): AsyncGenerator<string[][], undefined> {
  let slice: string[][] = [];
  let weight = 0;
  let next: number | undefined;
  for await (const rows of pieces)
    for (const { number, cells } of rows) {
      for (next ??= number; next <= number; next++) {
        slice.push(next < number ? [] : cells);
        if (next === number) weight += weightOf(cells);
        if (slice.length < sliceSize && weight < sliceWeight) continue;
        yield slice;
        [slice, weight] = [[], 0];
      }
    }
  if (slice.length > 0) yield slice;
  return undefined;
}
