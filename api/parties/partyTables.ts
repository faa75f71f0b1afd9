import { boolean, shopTable, text, uuid } from '../db/tableWords.ts';
import { otherColumns, supplierColumns } from './supplierFacts.ts';

export const partyTables = [
  /** A shop as its documents show it: one row per version, never changed. */
  shopTable('supplier_versions', ['id'], [uuid('id'), ...supplierColumns], {
    appendOnly: { added: null, released: null },
  }),
  /**
   * The two sides of each document that took effect. All facts of the other party are empty where a document has none. `is_backfilled`: frozen
   * later than the document took effect, from the facts of that later day.
   */
  shopTable(
    'document_parties',
    ['record_id', 'entity'],
    [uuid('record_id'), text('entity'), uuid('supplier_version_id'), ...otherColumns, boolean('is_backfilled')],
    {
      indexes: [{ name: 'document_parties_phone_idx', columns: ['shop_id', 'phone'], where: 'phone is not null' }],
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
