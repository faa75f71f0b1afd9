import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from '../api/ports.ts';
import { offerCopies } from './db/embedded/copies.ts';
import { openEmbedded } from './db/embedded/openEmbedded.ts';
import { migrate, missing, refuseUnlessCurrent } from './db/migrations.ts';
import { openServer } from './db/server.ts';
import { refuseUnfinishedRestore } from './dataDir.ts';
import type { Env } from './env.ts';

export type Opened = { pool: pg.Pool; database: Database; embedded: boolean; close(): Promise<void> };

/** The database the variables name, up to date. */
export const openDatabase = async ({ databaseUrl, dataDir }: Env): Promise<Opened> => {
  refuseUnfinishedRestore(dataDir);
  return databaseUrl ? openPostgres(databaseUrl) : openFolder(join(dataDir, 'database'));
};

const openPostgres = async (url: string): Promise<Opened> => {
  const server = openServer({ url });
  try {
    await refuseOwner(server.pool);
    await refuseUnlessCurrent(server.pool);
    await server.warm();
    return { ...server, embedded: false };
  } catch (error) {
    await server.close();
    throw error;
  }
};

/** Row-level security binds neither superusers nor, but for FORCE, owners: the server is neither. */
export const refuseOwner = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ powerful: boolean; owns: boolean }>(
    `select r.rolsuper or r.rolbypassrls as powerful,
      exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relowner = r.oid and n.nspname = 'public') as owns
    from pg_roles r where r.rolname = session_user`,
  );
  if (rows[0]!.powerful || rows[0]!.owns) {
    throw new Error(
      'DATABASE_URL logs in as a role that owns tables or passes by row-level security. Use one that is only a member of the role tolashop.',
    );
  }
};

/** Before a database with data in it is migrated it is copied, in place of the copy made last time. */
const openFolder = async (folder: string): Promise<Opened> => {
  let embedded = await openEmbedded({ folder });
  try {
    if ((await holdsData(embedded.pool)) && (await missing(embedded.pool)).length) {
      await embedded.close();
      copy(join(folder, 'data'), join(folder, 'data-before-migration'));
      embedded = await openEmbedded({ folder });
    }
    await migrate(embedded.pool);
    const withdraw = await offerCopies(embedded.pool, folder);
    return { ...embedded, embedded: true, close: () => withdraw().then(embedded.close) };
  } catch (error) {
    await embedded.close();
    throw error;
  }
};

const holdsData = async (pool: pg.Pool) =>
  (await pool.query<{ there: string | null }>(`select to_regclass('public.migrations') as there`)).rows[0]!.there !==
  null;

const copy = (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
};
