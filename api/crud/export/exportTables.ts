import type { Table } from '../../db/table.ts';
import { count, maybe, shopTable, text, time, toParent, uuid } from '../../db/tableWords.ts';

/** `starts`: how often a process took an export up since it last got any further. */
export const exportTables: Table[] = [
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
    { foreignKeys: [toParent('export_parts', 'export')] },
  ),
];
