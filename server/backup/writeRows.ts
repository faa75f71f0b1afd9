import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { applyWithin, digestOf, readMigrations, type Migration } from '../db/migrations.ts';
import { isEmpty, loadingOf, refuseCluster, tablesOf } from './catalogue.ts';
import { tableIn, type Manifest, type Table } from './manifest.ts';

const unzipped = promisify(gunzip);

/** The migrations that a backup was made with, as this program has them. Throws when it is of a newer one. */
export const migrationsOf = ({ migrations }: Manifest): Migration[] => {
  const ours = new Map(readMigrations().map(migration => [migration.name, migration]));
  const strange = migrations.filter(({ name }) => !ours.has(name)).map(({ name }) => name);
  if (strange.length)
    throw new Error(`The backup is ahead of this program: it knows ${strange.join(', ')}. Install the newer version.`);
  const changed = migrations.filter(({ name, digest }) => digestOf(ours.get(name)!) !== digest).map(({ name }) => name);
  if (changed.length) throw new Error(`Migrations were changed after the backup: ${changed.join(', ')}.`);
  return migrations.map(({ name }) => ours.get(name)!);
};

export type Rows = AsyncIterable<{ name: string; bytes: Buffer }>;

/** Makes the tables and fills them in the one transaction that is left open: whoever commits it has all of them, else there is none. */
export const writeRows = async (client: pg.ClientBase, manifest: Manifest, parts: Rows): Promise<void> => {
  await client.query('begin');
  await refuseCluster(client);
  if (!(await isEmpty(client))) throw new Error('The database holds something already: restore into a new, empty one.');
  for (const migration of migrationsOf(manifest)) await applyWithin(client, migration);
  const tables = new Map(manifest.tables.map(table => [table.name, table]));
  refuseOthers(await tablesOf(client), manifest.tables);
  await client.query('set constraints all immediate');
  const { before, after } = await loadingOf(client);
  for (const statement of before) await client.query(statement);
  // After the migrations, since PostgreSQL would refuse functions that they create over tables whose policies bind the owner.
  await client.query('set local row_security = off');
  await client.query(`truncate ${[...tables.keys()].join(', ')}`);
  for await (const { name, bytes } of parts) await writePart(client, tables.get(tableIn(name)!)!, bytes);
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
  await refuseLess(client, manifest.tables);
  for (const statement of after) await client.query(statement);
};

/** What the same migrations make is the same: a backup of a database that somebody changed by hand is not loaded in part. */
const refuseOthers = (made: Omit<Table, 'rows'>[], kept: Table[]): void => {
  const shape = ({ name, columns }: Omit<Table, 'rows'>) =>
    [name, ...columns.map(column => `${column.name} ${column.type}`).toSorted()].join('\n');
  const here = new Set(made.map(shape));
  const strange = kept.filter(table => !here.has(shape(table))).map(({ name }) => name);
  if (strange.length || made.length !== kept.length)
    throw new Error(
      `The backup has other tables than its migrations make: ${strange.join(', ') || 'some are missing'}.`,
    );
};

const writePart = async (client: pg.ClientBase, { name, columns }: Table, bytes: Buffer): Promise<void> => {
  const rows = (await unzipped(bytes))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as (string | null)[]);
  const list = columns.map(column => pg.escapeIdentifier(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `u.c${at}::${type}`).join(', ');
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const aliases = columns.map((_, at) => `c${at}`).join(', ');
  await client.query(
    `insert into ${name} (${list}) overriding system value select ${values} from unnest(${arrays}) as u (${aliases})`,
    columns.map((_, at) => rows.map(row => row[at])),
  );
};

const refuseLess = async (client: pg.ClientBase, tables: Table[]): Promise<void> => {
  for (const { name, rows } of tables) {
    const { rows: found } = await client.query<{ count: string }>(`select count(*) from ${name}`);
    if (Number(found[0]!.count) !== rows)
      throw new Error(`${name} has ${found[0]!.count} rows after loading, not ${rows}.`);
  }
};
