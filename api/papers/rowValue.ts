import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { exportColumns } from '../crud/export/exportColumns.ts';

/** A record as an export with its lines reads it: its columns, then each list of lines as JSON. */
export type Row = readonly (string | null)[];

/** What a field of such a record holds, as an export has it. */
export const rowValue = (entity: AnyEntity, row: Row, words: CommonWords) => {
  const columns = exportColumns(entity, words);
  return (name: string): string | null => row[columns.findIndex(column => column.name === name)] ?? null;
};
