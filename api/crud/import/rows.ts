import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { cardsIn, holdsCards } from '../../../schema/kit/cards/cardLines.ts';
import { cardHeader, cardRow, unreadParts } from '../../../schema/kit/cards/cardRows.ts';
import { badRequest } from '../../../schema/errors.ts';
import type { MergedCell, SheetCaller, SheetChoice, SheetNotes, Sheets } from '../../ports.ts';
import { turn } from '../../turn.ts';
import { say } from '../../../schema/words/said.ts';

/** A file that is brought in: all of its rows in slices, the first one being row 1, with the one that names the columns if there is one. */
export type RowsOfFile = {
  rows: AsyncIterable<string[][]>;
  /** The column names of cards, which have no header row. */
  header?: readonly string[];
  /** Of cards, as far as they were read: what they say that no column has, and how often. */
  unread?: ReadonlyMap<string, number>;
};

type Source = {
  sheets: Sheets;
  caller: SheetCaller;
  choice?: SheetChoice | undefined;
  merged?: readonly MergedCell[] | undefined;
  onNotes?: (notes: SheetNotes) => void;
};

export const rowsOfFile = (
  entity: AnyEntity,
  bytes: Uint8Array,
  { sheets, caller, choice, merged = [], onNotes }: Source,
): RowsOfFile => {
  if (!holdsCards(bytes)) {
    const rows = sheets.read(bytes, caller, choice, onNotes);
    return { rows: merged.length ? withMerged(rows, merged) : rows };
  }
  if (!entity.card) throw badRequest(say('notFromCards', { many: { many: entity.name } }));
  const unread = new Map<string, number>();
  return { rows: cardSlices(bytes, unread), header: cardHeader, unread };
};

/** The value of a cell of several rows stands in the first of them, and is read in each. */
async function* withMerged(
  slices: AsyncIterable<string[][]>,
  merged: readonly MergedCell[],
): AsyncGenerator<string[][]> {
  const starts = Map.groupBy(merged, ([first]) => first);
  let open: { last: number; at: number; value: string }[] = [];
  let number = 0;
  for await (const slice of slices) {
    for (const cells of slice) {
      number += 1;
      open = open.filter(({ last }) => last >= number);
      for (const { at, value } of cells.length ? open : []) {
        while (cells.length <= at) cells.push('');
        cells[at] ||= value;
      }
      for (const [, last, column] of starts.get(number) ?? [])
        open.push({ last, at: column - 1, value: cells[column - 1] ?? '' });
    }
    yield slice;
  }
}

const sliceSize = 100;

async function* cardSlices(bytes: Uint8Array, unread: Map<string, number>): AsyncGenerator<string[][]> {
  let slice: string[][] = [];
  for (const card of cardsIn(bytes)) {
    slice.push(cardRow(card));
    for (const part of unreadParts(card)) unread.set(part, (unread.get(part) ?? 0) + 1);
    if (slice.length < sliceSize) continue;
    yield slice;
    slice = [];
    await turn();
  }
  if (slice.length) yield slice;
}
