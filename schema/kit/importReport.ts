import type { Said } from '../words/said.ts';

export type ImportState = 'running' | 'completed' | 'failed' | 'canceled';

/** A row that failed and why. `row` is its number in the file, the header being 1. */
export type RowError = { row: number; field: string; message: string };

/** The same before it is put into words. */
export type RowProblem = { row: number; field: string; message: Said };

/** An import as it stands. */
export type ImportReport = {
  id: string;
  /** The entity's name in the schema. */
  entity: string;
  fileName: string;
  /** A trial: nothing was written. */
  dryRun: boolean;
  state: ImportState;
  created: number;
  updated: number;
  skipped: number;
  failed: number;
  total: number;
  /** Rows dealt with so far. */
  done: number;
  /** Why the import as a whole came to an end. */
  problem: string | null;
  /** When it was asked that it be taken back, and when that was done. */
  undoAskedAt: string | null;
  undoneAt: string | null;
  createdAt: string;
  errors: RowError[];
  /** The rows that failed can be had as a file. */
  hasFailedRows: boolean;
};
