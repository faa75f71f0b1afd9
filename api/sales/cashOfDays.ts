import type { Statement } from '../ports.ts';
import { table, text, uuid } from '../db/tableWords.ts';
import type { Table } from '../db/table.ts';

/**
 * Cash that a shop took from one contact on one day, in paise. The shops of one legal person compare it: those of a business whose GSTINs hold
 * the same PAN. The digest stands for the business, that PAN, the day, and the person's PAN or mobile number, none of which can be read here.
 */
export const cashOfDays: Table = table(
  'platform',
  'cash_of_days',
  ['digest', 'shop_id', 'contact_id'],
  [
    text('digest'),
    uuid('shop_id'),
    uuid('contact_id'),
    { name: 'day', type: 'date' },
    { name: 'amount', type: 'bigint' },
  ],
  { indexes: [{ name: 'cash_of_days_day_idx', columns: ['day'] }] },
);

/** Lets one transaction at a time take cash from these people, in all shops of the legal person. Comes after all rows are locked. */
export const lockCash = (contacts: readonly string[]): Statement => ({
  text: 'select lock_cash($1::uuid[])',
  values: [contacts],
});
