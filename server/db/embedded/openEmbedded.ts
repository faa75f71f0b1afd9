import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import type { Database } from '../../../api/ports.ts';
import { databaseOver } from '../database.ts';
import { session } from '../session.ts';
import { lock } from './lock.ts';
import type { Place } from './start.ts';
import { shortenLog, upkeep } from './upkeep.ts';
import { Wire } from './wire.ts';

export type EmbeddedOptions = Place & { watchdogMs?: number };

export type Embedded = {
  pool: pg.Pool;
  database: Database;
  /** All of it as a tar that another database may start from. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  /** Waits for what is under way. The folder is free once it resolves. */
  close(): Promise<void>;
};

/** PostgreSQL without a server. Throws when another process has the folder open. */
export async function openEmbedded({ folder, template, watchdogMs = 15_000 }: EmbeddedOptions): Promise<Embedded> {
  const place: Place = { folder: folder === null ? null : resolve(folder), template };
  const unlock = take(place.folder);
  let wire!: Wire;
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    ssl: false,
    stream: () => (wire = new Wire(place, watchdogMs, wire?.left)),
    // A sample of 6,000 rows, a fifth of the usual one, is taken in a fifth of the time, and nobody is answered meanwhile.
    verify: session({ default_statistics_target: '20' }),
  });
  const rounds = [regularly(5_000, () => upkeep(pool)), regularly(1_000, () => shortenLog(pool))];
  const shut = async () => {
    for (const round of rounds) clearInterval(round);
    await pool.end();
    await wire.left;
    unlock();
  };
  let shutting: Promise<void> | undefined;
  const embedded = {
    pool,
    database: databaseOver(pool),
    dump: () => leased(pool, () => wire.ask('dump')),
    close: () => (shutting ??= shut()),
  };
  await leased(pool, async () => {}).catch(async (cause: unknown) => {
    await embedded.close();
    throw new Error(`The database ${folder === null ? 'in memory' : `folder ${folder}`} cannot be opened.`, { cause });
  });
  return embedded;
}

/** A round that fails is made up for by the next one. */
const regularly = (every: number, round: () => Promise<void>) =>
  setInterval(() => void round().catch(() => {}), every).unref();

function take(folder: string | null): () => void {
  if (folder === null) return () => {};
  mkdirSync(folder, { recursive: true });
  return lock(folder);
}

async function leased<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work();
  } finally {
    client.release();
  }
}
