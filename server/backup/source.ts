import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { copyRunning } from '../db/embedded/copies.ts';
import { openEmbedded, type EmbeddedOptions } from '../db/embedded/openEmbedded.ts';
import { session } from '../db/session.ts';

/** Where the data is: as the variables of the server say. `template`: what a new embedded database begins as, where one is at hand. */
export type Place = { dataDir: string; adminUrl: string | null; template?: EmbeddedOptions['template'] };

export type Opened = { pool: pg.Pool; close(): Promise<void> };

/** A slice is short, but what a machine has to do beside it is not known. */
const watchdogMs = 60 * 60 * 1_000;

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

export const openPlain = (url: string): Opened => {
  const settings = { statement_timeout: '0', idle_in_transaction_session_timeout: '0', lock_timeout: '60s' };
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 10_000,
    verify: session(settings),
  });
  pool.on('error', () => {});
  return { pool, close: () => pool.end() };
};

/** What is left of a transaction goes with its connection. */
export const withClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const value = await work(client);
    isBroken = false;
    return value;
  } finally {
    client.release(isBroken);
  }
};

export const openFolder = async (folder: string, template?: Place['template']): Promise<Opened> =>
  openEmbedded({ folder, template, watchdogMs });

/** The database to read: the server, the folder when nobody has it open, else a copy of it that is made under `staging`. */
export const openSource = async (
  { dataDir, adminUrl }: Place,
  staging: string,
  copied: () => Promise<void>,
): Promise<Opened> => {
  if (adminUrl) return openPlain(adminUrl);
  const folder = databaseFolder(dataDir);
  if (!existsSync(join(folder, 'data'))) throw new Error(`There is nothing to back up: ${folder} holds no database.`);
  try {
    return await openFolder(folder);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('in use by another process')) throw error;
  }
  await copyRunning(folder, staging);
  await copied();
  return openFolder(staging);
};

/** The database and the folder that the variables name. */
export const placeOf = (variables: Record<string, string | undefined>): Place => {
  const adminUrl = variables['DATABASE_ADMIN_URL'] || null;
  if (variables['DATABASE_URL'] && !adminUrl)
    throw new Error("Set DATABASE_ADMIN_URL too: the server's own role, of DATABASE_URL, does not see every row.");
  return { dataDir: resolve(variables['DATA_DIR'] || 'data'), adminUrl };
};
