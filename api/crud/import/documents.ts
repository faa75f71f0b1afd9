import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { mostLines } from '../../../schema/kit/kinds.ts';
import { naturalKeyOf, recordOf, type FileRecord, type FileRow } from './fileRecord.ts';

/** Which rows are of one document: those that say the same natural key, and those that say no more than a line of what stands above. */
export class Belonging {
  readonly #entity: AnyEntity;
  #count = 0;
  #above: string | null = null;

  constructor(entity: AnyEntity) {
    this.#entity = entity;
  }

  /** The next row's document; null for a row that is none. `isNamed`: another row may come back to it. */
  of({ given, isLine }: Pick<FileRow, 'given' | 'isLine'>): { document: string; isNamed: boolean } | null {
    if (given === null) return null;
    const isFurther = isLine && this.#above !== null;
    const document = isFurther ? this.#above! : (this.#named(given) ?? `#${this.#count++}`);
    this.#above = document;
    return { document, isNamed: !document.startsWith('#') };
  }

  #named(given: Record<string, unknown>): string | null {
    const parts = this.#entity.naturalKey!.map(name => given[name]);
    if (parts.some(part => part === undefined || part === null)) return null;
    const key = naturalKeyOf(this.#entity, given) ?? parts;
    return JSON.stringify(key);
  }
}

type Open = { document: string; rows: FileRow[]; isWhole: boolean };

/** Puts the rows of each document together, wherever they stand; given out when they are all there, in the order in which they begin. */
export class Documents {
  readonly #entity: AnyEntity;
  readonly #belonging: Belonging;
  /** Document -> its last row in the file. */
  readonly #last: ReadonlyMap<string, number>;
  readonly #open: Open[] = [];
  readonly #byName = new Map<string, Open>();
  #latest: Open | null = null;
  #index = 0;

  constructor(entity: AnyEntity, last: ReadonlyMap<string, number>) {
    this.#entity = entity;
    this.#belonging = new Belonging(entity);
    this.#last = last;
  }

  add(row: FileRow): FileRecord[] {
    const belonging = this.#belonging.of(row);
    if (!belonging) this.#open.push({ document: '', rows: [row], isWhole: true });
    else this.#put(row, belonging);
    return this.#whole();
  }

  end(): FileRecord[] {
    for (const open of this.#open) open.isWhole = true;
    return this.#whole();
  }

  #put(row: FileRow, { document, isNamed }: { document: string; isNamed: boolean }): void {
    const before = this.#latest;
    let open = this.#byName.get(document);
    if (!open) {
      open = { document, rows: [], isWhole: false };
      this.#open.push(open);
      this.#byName.set(document, open);
    }
    open.rows.push(row);
    this.#latest = open;
    if (isNamed && this.#last.get(document) === row.row) this.#close(open);
    // Nothing but the rows that follow at once goes on with a document without a name.
    if (before && before !== open && before.document.startsWith('#')) this.#close(before);
  }

  #close(open: Open): void {
    open.isWhole = true;
    this.#byName.delete(open.document);
  }

  #whole(): FileRecord[] {
    const count = this.#open.findIndex(({ isWhole }) => !isWhole);
    const whole = this.#open.splice(0, count < 0 ? this.#open.length : count);
    return whole.flatMap(({ rows }) => {
      const records = isTooLong(rows) ? tooLong(this.#entity, rows, this.#index) : [recordOf(rows, this.#index)];
      this.#index += rows.length;
      return records;
    });
  }
}

const isTooLong = (rows: readonly FileRow[]) =>
  rows.length > mostLines && (rows.length > 2 * mostLines || rows.filter(({ line }) => line).length > mostLines);

const pieceSize = 100;

/** Refused without a look at its lines, in pieces, since all of its rows are put away: the first tells why. */
const tooLong = (entity: AnyEntity, rows: readonly FileRow[], index: number): FileRecord[] => {
  const [{ row }] = rows as [FileRow];
  const pieces = Array.from({ length: Math.ceil(rows.length / pieceSize) }, (_, n) => n * pieceSize);
  const { name: field, words = null } = Object.values(entity.info).find(({ kind }) => kind === 'lines')!;
  const message = {
    rule: 'max',
    kind: 'lines',
    field: words,
    english: `At most ${mostLines} lines`,
    values: { max: mostLines },
  } as const;
  return pieces.map(from => ({
    ...recordOf(rows.slice(from, from + pieceSize), index + from),
    row,
    given: null,
    lines: [],
    leftOut: [],
    isRest: from > 0,
    conflicts: from > 0 ? [] : [{ row, field, message }],
  }));
};
