import pg from 'pg';
import type { Database } from '../../api/ports.ts';
import { databaseOver } from './database.ts';
import { session } from './session.ts';
import { silenceWatch } from './silence.ts';

type ServerOptions = { url: string; max?: number; statementTimeoutMs?: number };
type Server = {
  pool: pg.Pool;
  database: Database;
  /** Opens the connections that are kept: one that is opened when there is much to do comes too late for what is urgent. */
  warm(): Promise<void>;
  close(): Promise<void>;
};

/** PostgreSQL 15 or newer at `url`. Connects when first used. */
export function openServer({ url, max = 16, statementTimeoutMs = 15_000 }: ServerOptions): Server {
  const min = Math.ceil(max / 2);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    min,
    keepAlive: true,
    connectionTimeoutMillis: 4_000,
    verify: session({
      statement_timeout: `${statementTimeoutMs}ms`,
      lock_timeout: '5s',
      idle_in_transaction_session_timeout: '60s',
    }),
  });
  const longestMs = statementTimeoutMs + 5_000;
  const watch = silenceWatch({ connectionString: url }, { silenceMs: 2_000, probeMs: 2_000, longestMs });
  const warm = async () => {
    const clients = await Promise.all(Array.from({ length: min }, () => pool.connect()));
    for (const client of clients) client.release();
  };
  return { pool, database: databaseOver(pool, watch), warm, close: () => pool.end() };
}
