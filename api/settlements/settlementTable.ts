import { settlementOrigins } from '../../schema/rules/settlements.ts';
import { maybe, shopTable, text, time, uuid } from '../db/tableWords.ts';
import type { Table } from '../db/table.ts';

const origins = settlementOrigins.map(origin => `'${origin}'`).join(', ');

/**
 * The bills that receipts and other credits pay: rows are only ever added. `amount` in paise; a row with a negative amount takes a part off again.
 * `place` counts the rows of one payer and bill.
 */
export const settlementTable: Table = shopTable(
  'settlements',
  ['payer_id', 'bill_id', 'place'],
  [
    uuid('payer_id'),
    uuid('bill_id'),
    { name: 'place', type: 'integer' },
    text('payer_entity'),
    text('bill_entity'),
    { name: 'amount', type: 'bigint' },
    { name: 'day', type: 'date' },
    text('origin'),
    time('at'),
    uuid('user_id', maybe),
    text('user_name', maybe),
  ],
  {
    appendOnly: { added: null, released: null },
    checks: [
      { name: 'settlements_amount', condition: 'amount <> 0' },
      { name: 'settlements_origin', condition: `origin in (${origins})` },
      { name: 'settlements_place', condition: 'place > 0' },
    ],
    indexes: [{ name: 'settlements_bill_id_idx', columns: ['shop_id', 'bill_id'] }],
  },
);
