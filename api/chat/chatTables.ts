import type { Column, Table } from '../db/table.ts';
import { count, maybe, shopTable, table, text, time, to, uuid } from '../db/tableWords.ts';

/** Whose a number of the chat service is: how a webhook finds its shop. */
export const chatNumbers = table(
  'platform',
  'chat_numbers',
  ['phone_number_id'],
  [text('phone_number_id'), uuid('shop_id'), time('created_at')],
  {
    indexes: [{ name: 'chat_numbers_shop_id_idx', columns: ['shop_id'] }],
    foreignKeys: [to('chat_numbers', 'shop')],
  },
);

const rupees = (name: string): Column => ({ name, type: 'numeric(14,2)' });

export const chatTables: Table[] = [
  /**
   * The shop's number at the chat service. `pace_at`: from when the next message may go out, for all processes together;
   * `per_second` 0: without a limit.
   */
  shopTable(
    'chat_accounts',
    ['phone_number_id'],
    [
      text('phone_number_id'),
      text('business_account_id'),
      rupees('marketing_price'),
      rupees('utility_price'),
      rupees('authentication_price'),
      count('per_second', '75'),
      { name: 'pace_at', type: 'timestamptz', initial: `'-infinity'` },
      time('created_at'),
    ],
  ),
  /**
   * What came into the shop's balance, was put aside, paid and given back: of a message one line for each kind, with the
   * message's id; of notices to colleagues one line for each kind and day, without a message. The balance is the sum of `effect`.
   */
  shopTable(
    'chat_ledger',
    ['id', 'kind'],
    [
      uuid('id'),
      text('kind'),
      uuid('message_id', maybe),
      count('messages'),
      rupees('amount'),
      time('at'),
      text('note', maybe),
      uuid('user_id', maybe),
      text('user_name', maybe),
      {
        name: 'effect',
        type: 'numeric(14,2)',
        nullable: true,
        generated: `case kind when 'added' then amount when 'released' then amount when 'reserved' then -amount else 0 end`,
      },
    ],
    { indexes: [{ name: 'chat_ledger_message_idx', columns: ['shop_id', 'message_id'] }] },
  ),
];
