import type { PGlite } from '@electric-sql/pglite';
import { writeRoleBundles } from '../api/db/memberships.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Migration = { name: string; sql: string };

export type Migrated = {
  /** There is nothing in it yet. */
  isNew: boolean;
  /** What had to give way to it; null when nothing did. */
  lost: string | null;
  /** Lets the next page find it. Until then it is incomplete and would be created again. */
  keep(): Promise<void>;
};

/** Adds what the database lacks. One made from migrations that have changed since is created again, and so is one that is not `wanted`. */
export const migrate = async (postgres: PGlite, migrations: readonly Migration[], wanted = true): Promise<Migrated> => {
  const applied = await appliedTo(postgres);
  const edited = [...(applied ?? [])].filter(([name, digest]) => digest !== digestOf(migrations, name));
  if (applied?.size && !edited.length && wanted) {
    const lacking = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of lacking) await postgres.exec(`begin;\n${migration.sql};\n${noted([migration])};\ncommit`);
    await writeBundles(postgres, migrations);
    return { isNew: false, lost: null, keep: async () => {} };
  }
  // Outside of a transaction each would be kept by itself, for which a browser looks at every file of the database.
  await postgres.transaction(async open => {
    if (applied) await open.exec(empty);
    for (const { sql } of migrations) await open.exec(sql);
    await writeBundles(open, migrations);
  });
  return {
    isNew: true,
    lost: edited.length && wanted ? edited.map(([name]) => name).join(', ') : null,
    keep: async () => void (await postgres.exec(noted(migrations))),
  };
};

const bundlesSince = '0108_role_bundles.sql';

const writeBundles = async (postgres: Pick<PGlite, 'query'>, migrations: readonly Migration[]) => {
  if (migrations.some(({ name }) => name === bundlesSince))
    await postgres.query(writeRoleBundles.text, [...writeRoleBundles.values]);
};

/** Name and digest of each. Of a database that was left half made there are none, of an empty one not even a table. */
const appliedTo = async (postgres: PGlite): Promise<Map<string, string> | null> => {
  const [found] = (
    await postgres.query<{ there: boolean }>(`select to_regclass('public.migrations') is not null as there`)
  ).rows;
  if (!found?.there) return null;
  const { rows } = await postgres.query<{ name: string; digest: string }>('select name, digest from migrations');
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};

const digest = (sql: string) => bytesToHex(sha256(utf8ToBytes(sql)));

const digestOf = (migrations: readonly Migration[], wanted: string) => {
  const found = migrations.find(({ name }) => name === wanted);
  return found && digest(found.sql);
};

const noted = (migrations: readonly Migration[]) =>
  `insert into migrations (name, digest) values ${migrations.map(({ name, sql }) => `('${name}', '${digest(sql)}')`).join()}`;

/** Roles stay: migrations expect that another database of the cluster has made them. */
const empty = `
do $$
declare name text;
begin
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
end $$;
create schema public;
grant usage on schema public to public;`;
