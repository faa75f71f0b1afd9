import { boolean, maybe, shopTable, text, time, uuid } from '../db/tableWords.ts';
import { otherColumns, supplierColumns } from './supplierFacts.ts';

export const partyTables = [
  /** A shop as its documents show it: one row per version, never changed. */
  shopTable('supplier_versions', ['id'], [uuid('id'), ...supplierColumns], {
    appendOnly: { added: null, released: null },
  }),
  /**
   * The two sides of each document that took effect. All facts of the other party are empty where a document has none. `is_backfilled`: frozen
   * later than the document took effect, from the facts of that later day. `kept_until`: the last day of the other party's facts where that person
   * was erased.
   */
  shopTable(
    'document_parties',
    ['record_id', 'entity'],
    [
      uuid('record_id'),
      text('entity'),
      uuid('supplier_version_id'),
      ...otherColumns,
      boolean('is_backfilled'),
      time('kept_until', maybe),
    ],
    {
      indexes: [
        { name: 'document_parties_phone_idx', columns: ['shop_id', 'phone'], where: 'phone is not null' },
        {
          name: 'document_parties_kept_until_idx',
          columns: ['shop_id', 'kept_until'],
          where: 'kept_until is not null',
        },
      ],
      foreignKeys: [
        {
          name: 'document_parties_supplier_version_id_fkey',
          columns: ['shop_id', 'supplier_version_id'],
          table: 'supplier_versions',
          to: ['shop_id', 'id'],
        },
      ],
    },
  ),
];
