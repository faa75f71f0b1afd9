import { badRequest } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { addMarks, type ColumnMark } from '../../../schema/kit/importForms.ts';
import { headerPlace, headerRows, looksBare, namedHeader } from '../../../schema/kit/importHeader.ts';
import { readCell } from '../../../schema/kit/importCells.ts';
import { letteredHeader, type Mapping } from '../../../schema/kit/importMapping.ts';
import { say } from '../../../schema/words/said.ts';
import { everyWords } from '../../../schema/words/wordings.ts';
import { UnreadableFile, type Ports, type SheetChoice, type SheetNotes } from '../../ports.ts';
import { turn } from '../../turn.ts';
import { longestMeant, meaningFields } from './meanings.ts';
import { rowsOfFile } from './rows.ts';

/** The person's choices for the file as a whole. `headerRow` is 0 if no row names the columns. */
export type FileChoice = SheetChoice & { headerRow?: number | undefined };

/** A file as it was read from end to end. `names`: so many of its columns are known by their names. */
export type LookedThrough = {
  header: string[];
  /** The columns are those that any card may fill. */
  isCards: boolean;
  headerRow: number;
  names: number;
  /** Rows below the header. */
  total: number;
  /** So many cells of each column have a value. */
  filled: number[];
  marks: ReadonlySet<ColumnMark>[];
  /** The different cells of each column, as far as they are few. Kept only for entities with meaning fields. */
  values: ReadonlySet<string>[];
  /** The first rows with content below the header. */
  rows: string[][];
  /** Cells that hold other characters than ASCII. */
  samples: string[];
  notes: SheetNotes;
  choice: SheetChoice;
  unread: ReadonlyMap<string, number>;
};

type Looking = { ports: Ports; shop: string; mapping?: Mapping; guessesBare?: boolean };

/**
 * Reads a file once from end to end. Where the person chose no sheet and the first one names no column of the entity, the other sheets that
 * are not hidden are tried. Throws UnreadableFile, and Refusal 400 for a file without rows.
 */
export const lookThrough = async (
  entity: AnyEntity,
  bytes: Uint8Array,
  choice: FileChoice,
  looking: Looking,
): Promise<LookedThrough> => {
  const first = await lookOnce(entity, bytes, choice, looking);
  const others = (first.notes.sheets ?? []).filter(({ name, isHidden }) => !isHidden && name !== first.notes.sheet);
  if (choice.sheet === undefined && choice.headerRow === undefined && !first.names)
    for (const { name } of others) {
      const other = await lookOnce(entity, bytes, { ...choice, sheet: name }, looking);
      if (other.names && other.total > 0) return other;
    }
  if (first.total < 1) throw badRequest(say('noRows'));
  return first;
};

const shownRows = 5;
const mostSamples = 6;
/** A column with more different cells holds no names of a short list. */
const mostValues = 60;
/** Cells that are looked at in one go: then others have their turn. */
const cellsAtOnce = 5_000;

const lookOnce = async (
  entity: AnyEntity,
  bytes: Uint8Array,
  { headerRow: wanted, ...choice }: FileChoice,
  { ports, shop, mapping, guessesBare }: Looking,
): Promise<LookedThrough> => {
  let notes: SheetNotes = {};
  const onNotes = (found: SheetNotes) => void (notes = found);
  const file = rowsOfFile(entity, bytes, { sheets: ports.sheets, caller: { shop }, choice, onNotes });
  const place = (top: readonly string[][]) => placedHeader(entity, top, wanted, mapping, guessesBare);
  const columns = new Columns(place, {
    topRows: Math.max(headerRows, wanted ?? 0),
    header: file.header,
    keepsValues: meaningFields(entity).length > 0,
  });
  try {
    for await (const slice of file.rows) await columns.addAll(slice);
  } catch (error) {
    // Another sheet may hold the data.
    if (!(error instanceof UnreadableFile) || (notes.sheets?.length ?? 0) < 2) throw error;
  }
  const { cells, row, names } = columns.end();
  const { count, filled, marks, values, rows, samples } = columns;
  if (file.header && count < 1) throw badRequest(say('noWholeCard'));
  return {
    header: namedHeader(row || file.header ? cells : letteredHeader([filled.map(() => '')]), filled),
    isCards: file.header !== undefined,
    headerRow: row,
    names,
    total: Math.max(0, count - row),
    filled,
    marks,
    values: values.map(each => (each.size > mostValues ? new Set<string>() : each)),
    rows,
    samples,
    notes,
    choice: { ...choice, sheet: notes.sheet },
    unread: file.unread ?? new Map(),
  };
};

/** `row`: its number; 0 where no row names the columns. */
type Header = { cells: readonly string[]; row: number; names: number };

const placedHeader = (
  entity: AnyEntity,
  top: readonly string[][],
  wanted: number | undefined,
  mapping: Mapping | undefined,
  guessesBare = false,
): Header => {
  const found = headerPlace(entity, top, everyWords, mapping);
  const isBare = guessesBare && wanted === undefined && !found.names && looksBare(top[found.place] ?? []);
  const row = wanted ?? (isBare ? 0 : found.place + 1);
  const cells = top[row - 1] ?? [];
  const { names } = row === found.place + 1 ? found : headerPlace(entity, [cells], everyWords, mapping);
  return { cells, row, names };
};

/** Collects what the cells of each column tell, as soon as the first rows have shown where the header is. */
class Columns {
  readonly filled: number[] = [];
  readonly marks: Set<ColumnMark>[] = [];
  readonly values: Set<string>[] = [];
  readonly rows: string[][] = [];
  readonly samples: string[] = [];
  count = 0;
  readonly #place: (top: readonly string[][]) => Header;
  readonly #topRows: number;
  readonly #keepsValues: boolean;
  #header: Header | undefined;
  #top: string[][] = [];
  #seen = 0;

  constructor(
    place: (top: readonly string[][]) => Header,
    { topRows, header, keepsValues }: { topRows: number; header: readonly string[] | undefined; keepsValues: boolean },
  ) {
    this.#place = place;
    this.#topRows = topRows;
    this.#keepsValues = keepsValues;
    if (header) this.#header = { cells: header, row: 0, names: 1 };
  }

  async addAll(slice: readonly string[][]): Promise<void> {
    for (const cells of slice) {
      this.count += 1;
      if (this.#header) this.#add(cells);
      else if (this.#top.push(cells) >= this.#topRows) this.end();
      if (this.#seen < cellsAtOnce) continue;
      this.#seen = 0;
      await turn();
    }
  }

  end(): Header {
    if (this.#header) return this.#header;
    this.#header = this.#place(this.#top);
    for (const cells of this.#top.slice(this.#header.row)) this.#add(cells);
    return this.#header;
  }

  #add(cells: readonly string[]): void {
    this.#seen += cells.length + 1;
    if (this.rows.length < shownRows && cells.some(cell => cell.trim() !== '')) this.rows.push([...cells]);
    for (const [i, cell] of cells.entries()) {
      if (cell === '') continue;
      this.filled[i] = (this.filled[i] ?? 0) + 1;
      if (this.#keepsValues) this.#keepValue(i, cell);
      addMarks((this.marks[i] ??= new Set()), cell);
      if (this.samples.length < mostSamples && /[^ -~\s]/.test(cell) && cell.length < 80) this.samples.push(cell);
    }
  }

  #keepValue(column: number, cell: string): void {
    const values = (this.values[column] ??= new Set());
    if (values.size <= mostValues && cell.length <= longestMeant) values.add(readCell(cell).trim());
  }
}
