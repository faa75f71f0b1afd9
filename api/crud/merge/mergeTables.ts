import type { Table } from '../../db/table.ts';
import { maybe, shopTable, text, time, uuid } from '../../db/tableWords.ts';

export const mergeTables: Table[] = [
  /** Several records that became one, and what it takes to make them several again. */
  shopTable(
    'merges',
    ['id'],
    [
      uuid('id'),
      text('entity'),
      uuid('record_id'),
      { name: 'merged', type: 'uuid[]' },
      { name: 'moved', type: 'jsonb' },
      uuid('user_id', maybe),
      text('user_name', maybe),
      time('at'),
      time('undone_at', maybe),
    ],
    { indexes: [{ name: 'merges_record_idx', columns: ['shop_id', 'record_id'] }] },
  ),
  /** Two records that look the same and are not. */
  shopTable('distinct_records', ['entity', 'one', 'other'], [text('entity'), uuid('one'), uuid('other'), time('at')]),
];
