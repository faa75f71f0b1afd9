import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { cardsIn, holdsCards } from '../../../schema/kit/cards/cardLines.ts';
import { cardHeader, cardRow, unreadParts } from '../../../schema/kit/cards/cardRows.ts';
import { letteredHeader } from '../../../schema/kit/importMapping.ts';
import { badRequest } from '../../../schema/errors.ts';
import type { SheetCaller, Sheets } from '../../ports.ts';
import { turn } from '../../turn.ts';
import { say } from '../../../schema/words/said.ts';

/** A file that is brought in: its rows in slices, header first, and the number that the first of them has for a person. */
export type RowsOfFile = {
  rows: AsyncIterable<string[][]>;
  firstRow: number;
  /** Of cards, as far as they were read: what they say that no column has, and how often. */
  unread?: ReadonlyMap<string, number>;
};

/** Cards are rows of their own kind: the first one is number 1, since no header stands above it. */
export const rowsOfFile = (
  entity: AnyEntity,
  bytes: Uint8Array,
  { sheets, caller, isBare = false }: { sheets: Sheets; caller: SheetCaller; isBare?: boolean | undefined },
): RowsOfFile => {
  if (!holdsCards(bytes)) {
    const rows = sheets.read(bytes, caller);
    return isBare ? { rows: lettered(rows), firstRow: 1 } : { rows, firstRow: 2 };
  }
  if (!entity.card) throw badRequest(say('notFromCards', { many: { many: entity.name } }));
  const unread = new Map<string, number>();
  return { rows: cardSlices(bytes, unread), firstRow: 1, unread };
};

/** Under the letters that a spreadsheet gives its columns. */
async function* lettered(rows: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  let isFirst = true;
  for await (const slice of rows) {
    yield isFirst ? [letteredHeader(slice), ...slice] : slice;
    isFirst = false;
  }
}

const sliceSize = 100;

async function* cardSlices(bytes: Uint8Array, unread: Map<string, number>): AsyncGenerator<string[][]> {
  let slice: string[][] = [[...cardHeader]];
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
