import type { Table } from '../db/table.ts';
import { table, text, time } from '../db/tableWords.ts';

/** What the provider of payments has told already, by its own ids: what comes twice changes nothing. */
export const paymentTables: Table[] = [
  table('platform', 'payment_events', ['id'], [text('id'), text('name'), time('at')], {
    indexes: [{ name: 'payment_events_at_idx', columns: ['at'] }],
  }),
];
