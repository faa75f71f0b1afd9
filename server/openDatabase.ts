import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database, Replica } from '../api/ports.ts';
import { offerCopies } from './db/embedded/copies.ts';
import { openEmbedded } from './db/embedded/openEmbedded.ts';
import { migrate, missing, refuseUnlessCurrent } from './db/migrations.ts';
import { replicaOver } from './db/replica.ts';
import { openServer } from './db/server.ts';
import { refuseUnfinishedRestore } from './dataDir.ts';
import type { Env } from './env.ts';

export type Opened = {
  pool: pg.Pool;
  database: Database;
  replica?: Replica | undefined;
  embedded: boolean;
  close(): Promise<void>;
};

/** The database the variables name, up to date. */
export const openDatabase = async ({ databaseUrl, replicaUrl, dataDir }: Env): Promise<Opened> => {
  refuseUnfinishedRestore(dataDir);
  if (!databaseUrl) return openFolder(join(dataDir, 'database'));
  const opened = await openPostgres(databaseUrl);
  return replicaUrl ? withReplica(opened, replicaUrl) : opened;
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

/** At its start the replica is there, so that it is known to let in nobody too powerful; if it is gone later the database itself answers. */
const withReplica = async (opened: Opened, url: string): Promise<Opened> => {
  const copy = openServer({ url, max: 8 });
  const close = () => Promise.all([opened.close(), copy.close()]).then(() => undefined);
  try {
    await refuseOwner(copy.pool, 'DATABASE_REPLICA_URL');
    return { ...opened, replica: replicaOver(copy.database), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Row-level security binds neither superusers nor, but for FORCE, owners: the server is neither. */
export const refuseOwner = async (pool: pg.Pool, variable = 'DATABASE_URL') => {
  const { rows } = await pool.query<{ powerful: boolean; owns: boolean }>(
    `select r.rolsuper or r.rolbypassrls as powerful,
      exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relowner = r.oid and n.nspname = 'public') as owns
    from pg_roles r where r.rolname = session_user`,
  );
  if (rows[0]!.powerful || rows[0]!.owns) {
    throw new Error(
      `${variable} logs in as a role that owns tables or passes by row-level security. Use one that is only a member of the role tolashop.`,
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
