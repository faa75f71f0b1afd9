import type { Statement } from '../ports.ts';

/**
 * Locks by name, until the transaction ends: for what lies in reference tables, where a row lock would hold the table on every
 * node of a cluster. In one order, and a statement of its own without a table: a cluster then takes it in one place, and what
 * reads after it sees what the one before left. In the order of names: `administrators`, then `shops …`, then `users …`.
 */
export const lockNames = (names: readonly string[]): Statement => ({
  text: 'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name',
  values: [[...new Set(names)].sort()],
});

/** Beside others who share it, and beside nobody who locks it. */
export const shareName = (name: string): Statement => ({
  text: 'select pg_advisory_xact_lock_shared(hashtextextended($1, 0))',
  values: [name],
});

/** A row of a reference table. */
export const rowName = (table: string, id: string): string => `${table} ${id}`;
