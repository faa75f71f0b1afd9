import { UnreadableFile, type SheetNotes } from '../../api/ports.ts';
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
 * Rows in slices. Blank rows before others become `[]`, so that a row keeps the number it has in the file; blank rows
 * after the last one are left out. Returns the notes of the reader.
 */
export async function* inSlices(pieces: AsyncGenerator<Row[], SheetNotes>): AsyncGenerator<string[][], SheetNotes> {
  let slice: string[][] = [];
  let weight = 0;
  let next = 1;
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) {
      if (slice.length > 0) yield slice;
      return value;
    }
    for (const { number, cells } of value) {
      for (; next <= number; next++) {
        slice.push(next < number ? [] : cells);
        if (next === number) weight += weightOf(cells);
        if (slice.length < sliceSize && weight < sliceWeight) continue;
        yield slice;
        [slice, weight] = [[], 0];
      }
    }
  }
}
