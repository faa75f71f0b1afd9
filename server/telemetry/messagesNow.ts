import type pg from 'pg';
import { firstIdAt } from '../../api/db/statement.ts';
import type { ServerFigures } from '../../schema/rules/serverFigures.ts';
import { recipientCounts } from '../../schema/rules/serverFigures.ts';

const week = 7 * 24 * 60 * 60 * 1_000;
const mostShops = 10_000;

/** To how many in which state, of the messages of all shops of the last seven days. */
export const messagesNow = async (pool: pg.Pool, now = Date.now()): Promise<ServerFigures['messages']> => {
  const { rows } = await pool.query<Record<string, string>>('select * from messages_by_state($1::uuid, $2)', [
    firstIdAt(new Date(now - week)),
    mostShops,
  ]);
  return recipientCounts.map(state => ({ state, count: Number(rows[0]![state]) }));
};
