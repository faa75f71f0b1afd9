import type { ForeignKey, Table } from './table.ts';
import { count, maybe, shopTable, text, time, uuid } from './tableWords.ts';

const toParent = (table: string, parent: 'import' | 'export'): ForeignKey[] => [
  {
    name: `${table}_${parent}_id_fkey`,
    columns: ['shop_id', `${parent}_id`],
    table: `${parent}s`,
    to: ['shop_id', 'id'],
  },
];

/** Work that goes on behind a person's back. `starts`: how often a process took it up since it last got any further. */
export const taskTables: Table[] = [
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
      count('skipped'),
      count('failed'),
      count('total'),
      count('starts'),
      text('problem', maybe),
      time('undo_asked_at', maybe),
      time('undone_at', maybe),
      time('created_at'),
    ],
  ),
  shopTable(
    'import_errors',
    ['import_id', 'row', 'field'],
    [uuid('import_id'), { name: 'row', type: 'integer' }, text('field'), text('message')],
    { foreignKeys: toParent('import_errors', 'import') },
  ),
  /** The rows that failed, as the file has them, for as long as somebody may want to mend them. */
  shopTable(
    'import_rejects',
    ['import_id', 'row'],
    [uuid('import_id'), { name: 'row', type: 'integer' }, { name: 'cells', type: 'jsonb' }],
    { foreignKeys: toParent('import_rejects', 'import') },
  ),
  /** `reached`: where the last part ended. The parts are kept here, so that a part and what is told of it are one commit. */
  shopTable(
    'exports',
    ['id'],
    [
      uuid('id'),
      text('entity'),
      text('format'),
      uuid('user_id', maybe),
      text('state'),
      { name: 'options', type: 'jsonb' },
      { name: 'reached', type: 'jsonb', nullable: true },
      count('parts'),
      count('done'),
      count('total'),
      count('starts'),
      text('problem', maybe),
      time('created_at'),
      time('ended_at', maybe),
    ],
  ),
  shopTable(
    'export_parts',
    ['export_id', 'part'],
    [uuid('export_id'), { name: 'part', type: 'integer' }, text('content')],
    { foreignKeys: toParent('export_parts', 'export') },
  ),
];
