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
      /** Of a trial: rows that are likely there already. */
      count('alike'),
      /** New records that share their natural key with another row of the file. */
      count('twins'),
      /** Of the documents that came in. */
      count('lines'),
      count('total'),
      count('starts'),
      text('problem', maybe),
      time('undo_asked_at', maybe),
      time('undone_at', maybe),
      /** What stayed as it was when the import was taken back, each with why; the first of them. */
      { name: 'undo_left', type: 'jsonb', nullable: true },
      /** Field -> how many new records got its default, which the file lacked. */
      { name: 'filled', type: 'jsonb', nullable: true },
      /** What its rows name by their addresses: how many, and what became of them; `same`: were there already. */
      count('pictures'),
      count('pictures_added'),
      count('pictures_same'),
      count('pictures_failed'),
      /** Texts in the place of addresses that are none. */
      count('pictures_refused'),
      /** Null until the rows are in. */
      text('pictures_state', maybe),
      /** Which of its jobs in a row fetches them: an older one does nothing. */
      count('pictures_turn'),
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
  /** Pictures by their addresses, each where the file names it. */
  shopTable(
    'import_pictures',
    ['import_id', 'row', 'place'],
    [
      uuid('import_id'),
      { name: 'row', type: 'integer' },
      { name: 'place', type: 'integer' },
      /** The row of its record, where another row goes on with it. */
      { name: 'record_row', type: 'integer' },
      /** None while that row has not come in. */
      uuid('record_id', maybe),
      text('field'),
      text('address'),
      text('state'),
      count('attempts'),
      time('due_at'),
      text('reason', maybe),
      uuid('picture_id', maybe),
    ],
    {
      indexes: [
        {
          name: 'import_pictures_queued_idx',
          columns: ['shop_id', 'import_id', 'row', 'place'],
          where: "state = 'queued'",
        },
        { name: 'import_pictures_record_idx', columns: ['shop_id', 'record_id'] },
      ],
      foreignKeys: [toParent('import_pictures', 'import')],
    },
  ),
  /** The rows that failed, as the file has them, for as long as somebody may want to mend them. */
  shopTable(
    'import_rejects',
    ['import_id', 'row'],
    [
      uuid('import_id'),
      { name: 'row', type: 'integer' },
      /** The first row of the record to which it belongs; none of rows from before there were documents, which are one each. */
      { name: 'record_row', type: 'integer', nullable: true },
      { name: 'cells', type: 'jsonb' },
    ],
    { foreignKeys: [toParent('import_rejects', 'import')] },
  ),
  /** The record that a text of files means, as a person of the shop said. `text` is folded. */
  shopTable('import_meanings', ['entity', 'text'], [text('entity'), text('text'), uuid('record_id'), time('at')]),
];
