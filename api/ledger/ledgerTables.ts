import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { ledgerUnits } from '../../schema/rules/ledger.ts';
import { inOpenBooks } from '../db/settings.ts';
import { count, maybe, shopTable, text, time, toParent, uuid } from '../db/tableWords.ts';
import type { Column, ForeignKey, Table } from '../db/table.ts';

/** Whole numbers of a unit's smallest part. */
const amount = (name: string, initial?: string): Column => ({ name, type: 'bigint', ...(initial && { initial }) });
const small = (name: string, more: Partial<Column> = {}): Column => ({ name, type: 'smallint', ...more });
const day = (name: string, more: Partial<Column> = {}): Column => ({ name, type: 'date', ...more });
const unitKnown = { name: 'unit_known', condition: `unit in (${ledgerUnits.map(({ id }) => `'${id}'`).join(', ')})` };

const toRow = (name: string, columns: string[], table: string, to: string[]): ForeignKey => ({
  name,
  columns: ['shop_id', ...columns],
  table,
  to: ['shop_id', ...to],
});

/**
 * The books of a shop. Entries and postings are only ever added.
 *
 * A closed day is refused without a trigger: a new entry refers to its day by day and state, as an open one, so that the day cannot be closed while
 * one is on its way, nor an entry be added once it is. Closing lets go of the day's entries first (`open_day`).
 *
 * An entry says how many postings it has and each has its place among them: once an entry is whole there is no room for another.
 */
export const ledgerTables: Table[] = [
  shopTable(
    'ledger_entries',
    ['id'],
    [
      uuid('id'),
      day('day'),
      day('open_day', maybe),
      text('open_state', { initial: `'open'` }),
      small('postings'),
      /** The document that it belongs to. */
      text('entity', maybe),
      uuid('record_id', maybe),
      uuid('till_id', maybe),
      uuid('reverses_id', maybe),
      text('note', maybe),
      time('at'),
      uuid('user_id', maybe),
      text('user_name', maybe),
    ],
    {
      appendOnly: { added: `open_day = day and ${inOpenBooks('day')}`, released: 'open_day' },
      checks: [
        { name: 'ledger_entries_open_state', condition: `open_state = 'open'` },
        { name: 'ledger_entries_postings', condition: 'postings > 0' },
      ],
      indexes: [
        { name: 'ledger_entries_day_idx', columns: ['shop_id', 'day', 'id'] },
        { name: 'ledger_entries_open_day_idx', columns: ['shop_id', 'open_day'], where: 'open_day is not null' },
        { name: 'ledger_entries_record_idx', columns: ['shop_id', 'record_id'] },
        { name: 'ledger_entries_reverses_idx', columns: ['shop_id', 'reverses_id'], where: 'reverses_id is not null' },
        // What postings refer to.
        { name: 'ledger_entries_whole_key', columns: ['shop_id', 'id', 'day', 'postings'], unique: true },
      ],
      foreignKeys: [
        toRow('ledger_entries_day_fkey', ['day'], 'business_days', ['day']),
        toRow('ledger_entries_open_day_fkey', ['open_day', 'open_state'], 'business_days', ['day', 'state']),
        toParent('ledger_entries', 'till'),
        toRow('ledger_entries_reverses_id_fkey', ['reverses_id'], 'ledger_entries', ['id']),
      ],
    },
  ),
  shopTable(
    'ledger_postings',
    ['entry_id', 'position'],
    [
      uuid('entry_id'),
      small('position'),
      small('postings'),
      day('day'),
      uuid('from_id'),
      uuid('to_id'),
      text('unit'),
      amount('amount'),
      uuid('reverses_id', maybe),
      small('reverses_position', maybe),
    ],
    {
      appendOnly: { added: null, released: null },
      checks: [
        { name: 'ledger_postings_amount', condition: 'amount > 0' },
        { name: 'ledger_postings_position', condition: 'position between 1 and postings' },
        { name: 'ledger_postings_accounts', condition: 'from_id <> to_id' },
        { ...unitKnown, name: 'ledger_postings_unit' },
      ],
      indexes: [
        { name: 'ledger_postings_from_idx', columns: ['shop_id', 'from_id', 'day', 'entry_id', 'position'] },
        { name: 'ledger_postings_to_idx', columns: ['shop_id', 'to_id', 'day', 'entry_id', 'position'] },
        // What reversals refer to.
        { name: 'ledger_postings_amount_key', columns: ['shop_id', 'entry_id', 'position', 'amount'], unique: true },
      ],
      foreignKeys: [
        toRow('ledger_postings_entry_fkey', ['entry_id', 'day', 'postings'], 'ledger_entries', [
          'id',
          'day',
          'postings',
        ]),
        toRow('ledger_postings_from_id_fkey', ['from_id'], 'ledger_accounts', ['id']),
        toRow('ledger_postings_to_id_fkey', ['to_id'], 'ledger_accounts', ['id']),
        toRow('ledger_postings_reverses_fkey', ['reverses_id', 'reverses_position'], 'ledger_postings', [
          'entry_id',
          'position',
        ]),
      ],
    },
  ),
  /** Of each posting that was reversed how much, which is never more than was posted. */
  shopTable(
    'ledger_reversed',
    ['entry_id', 'position'],
    [uuid('entry_id'), small('position'), amount('posted'), amount('reversed')],
    {
      checks: [{ name: 'ledger_reversed_room', condition: 'reversed between 0 and posted' }],
      foreignKeys: [
        toRow('ledger_reversed_posting_fkey', ['entry_id', 'position', 'posted'], 'ledger_postings', [
          'entry_id',
          'position',
          'amount',
        ]),
      ],
    },
  ),
  /** What each account received and gave on a day, at a till or at none (the nil id): the postings can tell it again at any time. */
  shopTable(
    'ledger_balances',
    ['account_id', 'unit', 'day', 'till_id'],
    [
      uuid('account_id'),
      text('unit'),
      day('day'),
      uuid('till_id'),
      amount('debit', '0'),
      amount('credit', '0'),
      count('postings'),
    ],
    {
      checks: [{ ...unitKnown, name: 'ledger_balances_unit' }],
      indexes: [{ name: 'ledger_balances_day_idx', columns: ['shop_id', 'day', 'account_id', 'unit'] }],
      foreignKeys: [toRow('ledger_balances_account_id_fkey', ['account_id'], 'ledger_accounts', ['id'])],
    },
  ),
];

/** What entries refer to, whether or not a row is in the trash: nothing of it can go. */
export const referredTo = ({ name }: AnyEntity): Table['indexes'] =>
  name === 'businessDays'
    ? [
        { name: 'business_days_whole_key', columns: ['shop_id', 'day'], unique: true },
        { name: 'business_days_state_key', columns: ['shop_id', 'day', 'state'], unique: true },
      ]
    : [];
