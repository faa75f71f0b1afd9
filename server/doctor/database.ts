import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { refuseUnlessCurrent } from '../db/migrations.ts';
import { refuseOwner } from '../openDatabase.ts';
import { reasonOf, type Check, type Finding } from './finding.ts';
import { ofOwner } from './owner.ts';

/** Tokens and links are good until a moment: a machine whose clock is off refuses what it should take. */
const mostSkew = 30_000;

/** Whether the database is there, can do what is asked of it, and is as far as this program; and its replica, where there is one. */
export const database: Check = async ({ databaseUrl, replicaUrl, dataDir }) => {
  if (!databaseUrl) return [inFolder(join(dataDir, 'database'))];
  const found = await onServer('DATABASE_URL', databaseUrl);
  return replicaUrl ? [...found, ...(await onServer('DATABASE_REPLICA_URL', replicaUrl))] : found;
};

const inFolder = (folder: string): Finding => ({
  state: 'fine',
  what: 'DATABASE_URL',
  says: existsSync(join(folder, 'data'))
    ? `is empty: the embedded database in ${folder}.`
    : `is empty: the first start makes an embedded database in ${folder}.`,
});

const onServer = async (
  what: 'DATABASE_URL' | 'DATABASE_REPLICA_URL',
  connectionString: string,
): Promise<Finding[]> => {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  try {
    const { rows } = await pool.query<{ version: number; now: number; follows: boolean }>(
      `select current_setting('server_version_num')::integer as version, extract(epoch from clock_timestamp())::float8 * 1000 as now,
        pg_is_in_recovery() as follows`,
    );
    const { version, now, follows } = rows[0]!;
    const major = Math.floor(version / 10_000);
    if (major < 15) return [{ state: 'wrong', what, says: `PostgreSQL ${major} is too old: 15 or newer is needed.` }];
    if (follows !== (what === 'DATABASE_REPLICA_URL'))
      return [{ state: 'wrong', what, says: follows ? replica : noReplica }];
    await refuseOwner(pool, what);
    await refuseUnlessCurrent(pool);
    const says = `PostgreSQL ${major} answers and is up to date.`;
    const owner = follows ? [] : await ofOwner(pool);
    return [{ state: 'fine', what, says }, ...skewOf(now, 'the database'), ...owner];
  } catch (error) {
    return [{ state: 'wrong', what, says: reasonOf(error) }];
  } finally {
    await pool.end();
  }
};

const replica = 'is a replica, which takes no changes: name the server that it follows.';
const noReplica = 'follows no other server: nothing will be asked of it.';

/** `now`: milliseconds by another clock. */
export const skewOf = (now: number, whose: string): Finding[] => {
  const apart = Math.abs(Date.now() - now);
  if (apart < mostSkew) return [];
  const says = `This machine's clock and that of ${whose} are ${Math.round(apart / 1_000)} s apart: set both by NTP.`;
  return [{ state: 'wrong', what: 'Clock', says }];
};
