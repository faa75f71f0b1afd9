import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { refuseUnlessCurrent } from '../db/migrations.ts';
import { refuseOwner } from '../openDatabase.ts';
import { reasonOf, type Check, type Finding } from './finding.ts';

const what = 'DATABASE_URL';
/** Tokens and links are good until a moment: a machine whose clock is off refuses what it should take. */
const mostSkew = 30_000;

/** Whether the database is there, can do what is asked of it, and is as far as this program. */
export const database: Check = async ({ databaseUrl, dataDir }) =>
  databaseUrl ? onServer(databaseUrl) : [inFolder(join(dataDir, 'database'))];

const inFolder = (folder: string): Finding => ({
  state: 'fine',
  what,
  says: existsSync(join(folder, 'data'))
    ? `is empty: the embedded database in ${folder}.`
    : `is empty: the first start makes an embedded database in ${folder}.`,
});

const onServer = async (connectionString: string): Promise<Finding[]> => {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  try {
    const { rows } = await pool.query<{ version: number; now: number }>(
      `select current_setting('server_version_num')::integer as version, extract(epoch from clock_timestamp())::float8 * 1000 as now`,
    );
    const { version, now } = rows[0]!;
    const major = Math.floor(version / 10_000);
    if (major < 15) return [{ state: 'wrong', what, says: `PostgreSQL ${major} is too old: 15 or newer is needed.` }];
    await refuseOwner(pool);
    await refuseUnlessCurrent(pool);
    const says = `PostgreSQL ${major} answers and is up to date.`;
    return [{ state: 'fine', what, says }, ...skewOf(now, 'the database')];
  } catch (error) {
    return [{ state: 'wrong', what, says: reasonOf(error) }];
  } finally {
    await pool.end();
  }
};

/** `now`: milliseconds by another clock. */
export const skewOf = (now: number, whose: string): Finding[] => {
  const apart = Math.abs(Date.now() - now);
  if (apart < mostSkew) return [];
  const says = `This machine's clock and that of ${whose} are ${Math.round(apart / 1_000)} s apart: set both by NTP.`;
  return [{ state: 'wrong', what: 'Clock', says }];
};
