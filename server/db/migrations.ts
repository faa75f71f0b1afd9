import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { statementsOf } from './statements.ts';

export type Migration = { name: string; sql: string };
type Connection = Pick<pg.ClientBase, 'query'>;

const folder = new URL('../../migrations/', import.meta.url);

/** In the order in which they are applied. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));

export const digestOf = ({ sql }: Migration) => createHash('sha256').update(sql).digest('hex');

/** The migrations that a database still lacks. Throws when it holds one that is not ours, or was made of another text. */
export const missing = async (pool: Connection, migrations = readMigrations()): Promise<Migration[]> => {
  const applied = await appliedDigests(pool);
  const ours = new Set(migrations.map(({ name }) => name));
  const strange = [...applied.keys()].filter(name => !ours.has(name));
  if (strange.length)
    throw new Error(
      `The database is ahead of this program: it knows ${strange.join(', ')}. Install the newer version.`,
    );
  const changed = migrations.filter(
    migration => applied.has(migration.name) && applied.get(migration.name) !== digestOf(migration),
  );
  if (changed.length)
    throw new Error(`Migrations were changed after they were applied: ${changed.map(({ name }) => name).join(', ')}.`);
  return migrations.filter(({ name }) => !applied.has(name));
};

const appliedDigests = async (pool: Connection) => {
  const { rows: known } = await pool.query<{ there: string | null }>(
    `select to_regclass('public.migrations') as there`,
  );
  if (!known[0]?.there) return new Map<string, string>();
  const { rows } = await pool.query<{ name: string; digest: string }>('select name, digest from migrations');
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};

/** One program at a time migrates a database: whoever comes second waits, and finds nothing left to do. */
const lock = `hashtextextended('tolashop migrations', 0)`;

/** Brings a database up to date, each migration in a transaction of its own. Returns the names of those applied. */
export const migrate = async (pool: pg.Pool, migrations = readMigrations()): Promise<string[]> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`select pg_advisory_lock(${lock})`);
    const lacking = await missing(client, migrations);
    for (const migration of lacking) await apply(client, migration);
    return lacking.map(({ name }) => name);
  } finally {
    await client.query(`select pg_advisory_unlock(${lock})`).catch((error: Error) => (broken = error));
    client.release(broken);
  }
};

/**
 * Statement by statement: a cluster plans a statement by what those before it made, on all its nodes. There one connection
 * to each node does all of it, since a table and what refers to it cannot be made beside each other.
 */
const apply = async (client: Connection, migration: Migration) => {
  try {
    await client.query('begin');
    await applyWithin(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** In the transaction that is open. */
export const applyWithin = async (client: Connection, migration: Migration): Promise<void> => {
  try {
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    for (const statement of statementsOf(migration.sql)) await client.query(statement);
    await client.query('insert into migrations (name, digest) values ($1, $2)', [migration.name, digestOf(migration)]);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
  }
};

/** When a migration reached this database. */
export const appliedAt = async (pool: pg.Pool, name: string): Promise<Date> => {
  const { rows } = await pool.query<{ at: Date }>('select at from migrations where name = $1', [name]);
  return rows[0]!.at;
};

/** Throws unless the database is exactly as this program expects it. */
export const refuseUnlessCurrent = async (pool: pg.Pool): Promise<void> => {
  const lacking = await missing(pool);
  if (lacking.length)
    throw new Error(
      `The database is behind: it lacks ${lacking.map(({ name }) => name).join(', ')}. Run 'npm run migrate'.`,
    );
};
