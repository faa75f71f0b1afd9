import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { writeRoleBundles } from '../../api/db/memberships.ts';
import { roles } from '../../schema/permissions.ts';
import { oneAtATime } from './oneAtATime.ts';
import { statementsOf } from './statements.ts';
import { isAtMostNext, ownVersion } from './versions.ts';

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

/**
 * The migrations that a database still lacks. Throws when it holds one that is not ours, unless a program made it that this one may
 * go on `beside`, or one that was made of another text.
 */
export const missing = async (
  pool: Connection,
  migrations = readMigrations(),
  beside: (version: string | null) => boolean = () => false,
): Promise<Migration[]> => {
  const applied = await appliedTo(pool);
  const ours = new Set(migrations.map(({ name }) => name));
  const strange = [...applied].filter(([name, { version }]) => !ours.has(name) && !beside(version));
  if (strange.length)
    throw new Error(
      `The database is ahead of this program: it knows ${strange.map(([name]) => name).join(', ')}. Install the newer version.`,
    );
  const changed = migrations.filter(
    migration => applied.has(migration.name) && applied.get(migration.name)!.digest !== digestOf(migration),
  );
  if (changed.length)
    throw new Error(`Migrations were changed after they were applied: ${changed.map(({ name }) => name).join(', ')}.`);
  return migrations.filter(({ name }) => !applied.has(name));
};

type Applied = { digest: string; version: string | null };

/** The first migrations made the table without the versions. */
const appliedTo = async (pool: Connection) => {
  const { rows: known } = await pool.query<{ there: string | null }>(
    `select to_regclass('public.migrations') as there`,
  );
  if (!known[0]?.there) return new Map<string, Applied>();
  const { rows } = await pool.query<Applied & { name: string }>(
    `select name, digest, to_jsonb(migrations)->>'version' as version from migrations`,
  );
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
};

const bundlesSince = '0108_role_bundles.sql';
const versionsSince = '0098_versions_of_migrations.sql';

/** Brings a database up to date, each migration in a transaction of its own, and the bundles of the roles. Returns the names of those applied. */
export const migrate = (pool: pg.Pool, migrations = readMigrations(), version = ownVersion): Promise<string[]> =>
  oneAtATime(pool, 'migrations', async client => {
    const lacking = await missing(client, migrations);
    for (const migration of lacking) await apply(client, migration);
    // Also those of a run that was cut short: one of a newer program would have been refused above.
    if (migrations.some(({ name }) => name === versionsSince))
      await client.query('update migrations set version = $1 where version is null', [version]);
    if (migrations.some(({ name }) => name === bundlesSince))
      await client.query(writeRoleBundles.text, writeRoleBundles.values as string[]);
    return lacking.map(({ name }) => name);
  });

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

/** Throws unless the database has what this program expects, and at most what the version after it has added. */
export const refuseUnlessCurrent = async (pool: Connection, expected: readonly string[] = roles.owner): Promise<void> => {
  const lacking = await missing(pool, readMigrations(), version => isAtMostNext(ownVersion, version));
  const names = lacking.length ? lacking.map(({ name }) => name) : await missingPermissions(pool, expected);
  if (names.length)
    throw new Error(`The database is behind: it lacks ${names.join(', ')}. Run 'npm run migrate'.`);
};

/** An owner holds every permission, so that the owner's bundle lacks the ones that came after the last `npm run migrate`. */
const missingPermissions = async (pool: Connection, expected: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select e.name from unnest($1::text[]) with ordinality e(name, place)
      where not exists (select 1 from role_bundles b where b.role = 'owner' and e.name = any (b.permissions)) order by e.place`,
    [expected],
  );
  return rows.map(({ name }) => name);
};
