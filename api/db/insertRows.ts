import type { Statement } from '../ports.ts';

/**
 * Rows of a platform table, by column. All have the columns of the first.
 * `returning` because a distributed database takes no rows from a function without it.
 */
export const insertRows = (table: string, rows: readonly Record<string, unknown>[]): Statement => {
  const columns = Object.keys(rows[0]!).join(', ');
  return {
    text: `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json) returning created_at`,
    values: [JSON.stringify(rows)],
  };
};
