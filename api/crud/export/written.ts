import type { Statement } from '../../ports.ts';
import type { Position } from './exportSlice.ts';

/**
 * A part of a file: its text, how many records it has, and where it ends. `leftOut`: names of records that are not in it. `notes`: statements that
 * are kept with the part.
 */
export type Written = {
  content: string;
  records: number;
  reached: Position;
  rows?: number;
  leftOut?: string[];
  notes?: Statement[];
};
