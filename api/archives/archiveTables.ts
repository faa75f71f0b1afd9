import type { Table } from '../db/table.ts';
import { count, maybe, shopTable, text, time, uuid } from '../db/tableWords.ts';

export const archiveTables: Table[] = [
  /**
   * Whole shops on their way out into a file (`kind` out), or in out of one; each its person's alone. `reached`: how far it is; `made_id`: the
   * shop that is made, as long as something of it is there.
   */
  shopTable(
    'shop_archives',
    ['id'],
    [
      uuid('id'),
      text('kind'),
      uuid('user_id'),
      text('state'),
      text('name'),
      { name: 'reached', type: 'jsonb' },
      count('done'),
      count('total'),
      count('pieces'),
      count('starts'),
      { name: 'size', type: 'bigint', nullable: true },
      uuid('upload_id', maybe),
      uuid('made_id', maybe),
      { name: 'people', type: 'jsonb', nullable: true },
      text('problem', maybe),
      text('language'),
      time('created_at'),
      time('ended_at', maybe),
    ],
    { personal: 'alone' },
  ),
  /** What an archive is put together from: one after the other those of one name are a file in it. What they hold lies in the store. */
  shopTable(
    'archive_pieces',
    ['archive_id', 'number'],
    [
      uuid('archive_id'),
      { name: 'number', type: 'integer' },
      text('name'),
      { name: 'size', type: 'bigint' },
      text('sha256'),
      { name: 'rows', type: 'integer' },
    ],
    {
      foreignKeys: [
        {
          name: 'archive_pieces_archive_id_fkey',
          columns: ['shop_id', 'archive_id'],
          table: 'shop_archives',
          to: ['shop_id', 'id'],
        },
      ],
    },
  ),
];
