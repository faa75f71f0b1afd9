import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../../api/ports.ts';
import { openEmbedded, type Embedded } from '../../server/db/embedded/openEmbedded.ts';
import { openServer } from '../../server/db/server.ts';
import { migratedDatabase, placeDatabase } from './freshDatabase.ts';
import { LentDatabase } from './lentDatabase.ts';
import { embeddedTemplate } from './migratedFolder.ts';

export type Engine = 'embedded' | 'server';
export const engines: Engine[] = ['embedded', 'server'];

export type TestEngine = {
  pool: pg.Pool;
  /** Past every policy. */
  owner: pg.Pool;
  database: Database;
  /** By which other processes reach it: an address, a folder, or null. */
  place: string | null;
  /** As the owner. */
  sql(text: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

/** An empty, migrated database, or the one in that folder. On the server the pool logs in as a role that owns nothing. */
export const openTestDatabase = async (engine: Engine, folder: string | null = null): Promise<TestEngine> => {
  if (engine === 'server') return server();
  if (folder && !existsSync(join(folder, 'data'))) await placeDatabase(folder);
  return embedded(await openEmbedded({ folder, template: await embeddedTemplate() }), folder);
};

/** For who keeps to records: it is warm from the test file before. */
export const lendTestDatabase = (engine: Engine): Promise<TestEngine> => lent[engine].lend();

const lent = {
  embedded: new LentDatabase(() => openTestDatabase('embedded')),
  server: new LentDatabase(() => openTestDatabase('server')),
};

const embedded = (opened: Embedded, folder: string | null): TestEngine => {
  const sql = async (text: string) => (await opened.pool.query<Record<string, unknown>>(text)).rows;
  return { pool: opened.pool, owner: opened.pool, database: opened.database, place: folder, sql, close: opened.close };
};

const server = async (): Promise<TestEngine> => {
  const fresh = await migratedDatabase();
  const owner = new pg.Pool({ connectionString: fresh.superUrl, max: 2 });
  // Dropping the database may end a connection that is just being closed.
  owner.on('error', () => {}).on('connect', client => client.on('error', () => {}));
  const opened = openServer({ url: fresh.url, max: 8 });
  const sql = async (text: string) => (await owner.query<Record<string, unknown>>(text)).rows;
  const close = async () => {
    await opened.close();
    await owner.end();
    await fresh.drop();
  };
  return { pool: opened.pool, owner, database: opened.database, place: fresh.url, sql, close };
};
