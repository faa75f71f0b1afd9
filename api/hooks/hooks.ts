import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Changes } from '../db/history.ts';
import type { Row } from '../db/write.ts';
import type { Ids, Statement } from '../ports.ts';

export type Values = Record<string, unknown>;

export type Document = { id: string } & Values;

/** Where and when, and how a hook changes other records: with their history and version, once they are locked. */
export type Scene = {
  shop: string;
  at: Date;
  ids: Ids;
  change: (entity: AnyEntity, records: readonly string[], changes: Values) => Statement[];
  /** The same by a transition, of records that may all go that way. `booksLater`: whoever asks writes into the books what becomes of them. */
  transit: (
    entity: AnyEntity,
    name: string,
    records: readonly Document[],
    more?: { booksLater?: boolean },
  ) => Statement[];
  /** Whether whoever asked for this change writes its books. */
  booksLater: boolean;
  /** Tells in the history of records that the server made them. */
  made: (entity: AnyEntity, records: readonly string[]) => Statement;
  /** Tells in a document's history what became of it by a transition of other records. */
  note: (entity: AnyEntity, record: string, changes: Changes) => Statement;
};

/** Work for later: its queue, and ids alone. */
export type Job = { queue: string; data: Record<string, string> };

/** Of several records one stays. */
export type Merge = { id: string; into: string; others: readonly string[] };

/**
 * What a change of records brings along in the same transaction, whichever way it comes: by a call for one or for many, by a form or an
 * import, by a merge, or by what takes these back. `refuse_unless(…, 'TS400', 'field:key')` stops it, with a sentence of `refusals` at the
 * field.
 */
export type Hooks = {
  /** `before` anything is written, the rows that `after` changes are locked. */
  create?: (rows: readonly Row[], scene: Scene) => { before?: Statement[]; after?: Statement[] };
  /** What the records have become is there to be read `after`. `account`: what changes outside of the shop, together with them. */
  update?: (
    changes: Values,
    records: readonly string[],
    scene: Scene,
  ) => { account?: Statement[]; after?: Statement[] };
  /** Of documents that are to go from one state to another: rows of others that change with them, locked before the documents. */
  locks?: (documents: readonly string[], shop: string) => Statement[];
  /**
   * Of documents that go from one state to another, as they were: what comes `before`, what the role of transitions writes `within`, and the
   * `pieces` of which the books are written with those of the documents.
   */
  transit?: (
    name: string,
    records: readonly Document[],
    scene: Scene,
  ) => { before?: Statement[]; within?: Statement[]; pieces?: readonly string[] };
  /** Runs once the books hold what such documents put into them. The records have the input of the transition. */
  booked?: (name: string, records: readonly Document[], scene: Scene) => Statement[];
  /** Queued in the same transaction, when people take documents that way. */
  jobs?: (name: string, documents: readonly string[], shop: string) => readonly Job[];
  /** Into the trash, and out of it. */
  remove?: (records: readonly string[], scene: Scene) => Statement[];
  restore?: (records: readonly string[], scene: Scene) => Statement[];
  /** Once whatever pointed to the others points to the one that stays; and when that is taken back. */
  merge?: (merge: Merge, scene: Scene) => Statement[];
  unmerge?: (id: string, scene: Scene) => Statement[];
};
