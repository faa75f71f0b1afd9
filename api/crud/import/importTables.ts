import type { Table } from '../../db/table.ts';
import { boolean, count, maybe, shopTable, text, time, toParent, uuid } from '../../db/tableWords.ts';

/** `starts`: how often a process took an import up since it last got any further. */
export const importTables: Table[] = [
  shopTable(
    'imports',
    ['id'],
    [
      uuid('id'),
      text('entity'),
      text('file_name'),
      uuid('user_id', maybe),
      text('state'),
      { name: 'options', type: 'jsonb' },
      count('next_row'),
      count('created'),
      count('updated'),
      count('unchanged'),
      count('skipped'),
      count('failed'),
      count('total'),
      count('starts'),
      text('problem', maybe),
      time('undo_asked_at', maybe),
      time('undone_at', maybe),
      /** What stayed as it was when the import was taken back, each with why; the first of them. */
      { name: 'undo_left', type: 'jsonb', nullable: true },
      /** Field -> how many new records got its default, which the file lacked. */
      { name: 'filled', type: 'jsonb', nullable: true },
      time('created_at'),
    ],
  ),
  shopTable(
    'import_errors',
    ['import_id', 'row', 'field'],
    [
      uuid('import_id'),
      { name: 'row', type: 'integer' },
      text('field'),
      text('message'),
      /** What the row is called and what the file says there, for as long as the row itself is kept. */
      text('title', maybe),
      text('value', maybe),
      /** The row came in without this value, rather than failed. */
      boolean('left_out'),
    ],
    { foreignKeys: [toParent('import_errors', 'import')] },
  ),
  /** The rows that failed, as the file has them, for as long as somebody may want to mend them. */
  shopTable(
    'import_rejects',
    ['import_id', 'row'],
    [uuid('import_id'), { name: 'row', type: 'integer' }, { name: 'cells', type: 'jsonb' }],
    { foreignKeys: [toParent('import_rejects', 'import')] },
  ),
];
