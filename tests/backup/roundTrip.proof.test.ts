import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { backUp } from '../../server/backup/backUp.ts';
import { check, restore } from '../../server/backup/restore.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { loadKey } from '../../server/secrets.ts';
import { folderAt, keptIn, schemaSql, workplace, type Kept } from '../support/backups.ts';
import { emptyTemplate } from '../support/cachedTemplate.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { openWorld, type World } from '../isolation/worlds.ts';

const place = workplace();
let world: World;
let adminUrl: string;
const [data, first] = [place.in('data'), place.in('first.tar')];

/** A business with rows of every kind, on a server, whose files lie in a folder. */
beforeAll(async () => {
  const files = diskFiles(join(data, 'files'));
  world = await openWorld('server', { rival: true, change: ports => ({ ...ports, files }) });
  adminUrl = world.api.owner.options.connectionString!;
  await world.api.sql(fillEmptyTables);
  await loadKey(data);
  await files.put('shops/a/attachments/large', Buffer.alloc(3_000_000, 'large'));
  await backUp({ dataDir: data, adminUrl }, first);
});
afterAll(async () => {
  await world?.close();
  place.remove();
});

/** Nothing writes these here: partly pg-boss alone, partly nobody. */
const without = ['jobs.bam', 'jobs.job_dependency', 'jobs.schedule', 'jobs.subscription', 'jobs.warning'];

/** A row, of awkward text, for each table that the business left without one. */
const fillEmptyTables = `do $$
  declare name text; columns text; selected text; filled boolean;
  begin
    for name in select c.oid::regclass::text from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    loop
      execute format('select exists (select from %s)', name) into filled;
      continue when filled;
      select string_agg(quote_ident(attname), ', '), string_agg(case
        when attname = 'user_id' then '(select id from users limit 1)'
        when attname = 'shop_id' then '(select id from shops limit 1)'
        when attname = 'tenant_id' then '(select id from tenants limit 1)'
        when attname = 'supplier_version_id' then '(select id from supplier_versions limit 1)'
        when atttypid = 'uuid'::regtype then 'gen_random_uuid()'
        when attname = 'beginning' then quote_literal('RA/B')
        when atttypid = 'text'::regtype then quote_literal(E'a\\\\b "c" \\t {d} \\n , सोना')
        when atttypid = 'date'::regtype then 'current_date'
        when atttypid = 'timestamptz'::regtype then 'now()'
        else '7' end, ', ')
      into columns, selected
      from pg_attribute where attrelid = name::regclass and attnum > 0 and attnotnull and not atthasdef and not attisdropped;
      execute format('insert into %s (%s) select %s', name, columns, selected);
    end loop;
    insert into jobs.job (name, data, output) values ('mail', '{"to": null}', 'null');
  end $$`;

const expectSame = (kept: Kept, other: Kept) => {
  expect(kept.manifest.tables).toEqual(other.manifest.tables);
  expect(kept.manifest.sequences).toEqual(other.manifest.sequences);
  expect(kept.manifest.migrations).toEqual(other.manifest.migrations);
  expect(kept.rows).toEqual(other.rows);
  expect(Object.keys(kept.files).toSorted()).toEqual(Object.keys(other.files).toSorted());
  for (const [path, bytes] of Object.entries(kept.files)) expect(bytes.equals(other.files[path]!), path).toBe(true);
};

const schemaAt = async (pool: pg.Pool) => (await pool.query<{ schema: string }>(schemaSql)).rows[0]!.schema.split('\n');

it('takes rows of every table and every file', async () => {
  const { manifest, rows, files } = await keptIn(first);
  const empty = manifest.tables.filter(table => !table.rows).map(({ name }) => name);
  expect(empty.filter(name => !without.includes(name))).toEqual([]);
  for (const table of manifest.tables) expect(rows[table.name]?.length ?? 0, table.name).toBe(table.rows);
  expect(files['signing.key']?.length).toBe(32);
  expect(files['files/shops/a/attachments/large']?.length).toBe(3_000_000);
  expect(manifest.files.count).toBe(Object.keys(files).length);
});

it('is restored from the server into a folder, and from there into a server: each time the same', async () => {
  const kept = await keptIn(first);
  const [folder, second, third] = [place.in('folder'), place.in('second.tar'), place.in('third.tar')];
  await restore(await folderAt(folder), first);
  await backUp({ dataDir: folder, adminUrl: null }, second);
  expectSame(await keptIn(second), kept);

  const wanted = await schemaAt(world.api.owner);
  const embedded = await openEmbedded({ folder: join(folder, 'database') });
  const made = await schemaAt(embedded.pool);
  await embedded.close();
  expect(made).toEqual(wanted);

  const fresh = await freshDatabase();
  const pool = new pg.Pool({ connectionString: fresh.adminUrl, max: 1 });
  try {
    const other = { dataDir: place.in('other'), adminUrl: fresh.adminUrl };
    await restore(other, second);
    await backUp(other, third);
    expectSame(await keptIn(third), kept);
    expect(await schemaAt(pool)).toEqual(wanted);
    await expect(restore({ ...other, dataDir: place.in('another') }, second)).rejects.toThrow(
      'The database holds something already: restore into a new, empty one.',
    );
  } finally {
    await pool.end();
    await fresh.drop();
  }
});

it('is tried without leaving anything, and refuses a folder that holds something', async () => {
  expect((await check(first, { template: await emptyTemplate() })).tables.length).toBeGreaterThan(80);
  cpSync(join(data, 'signing.key'), place.in('taken/signing.key'));
  await expect(restore(await folderAt(place.in('taken')), first)).rejects.toThrow(
    'holds something already: restore into a new, empty folder.',
  );
});

it('is refused to a role that row-level security binds: it would be shown less', async () => {
  const fresh = await freshDatabase();
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 });
  const bound = Object.assign(new URL(fresh.url), { pathname: new URL(adminUrl).pathname });
  try {
    await pool.query('grant pg_read_all_data to tolashop_test');
    const target = place.in('bound.tar');
    await expect(backUp({ dataDir: data, adminUrl: bound.href }, target)).rejects.toThrow(
      'Row-level security binds the role tolashop_test.',
    );
    await pool.query('alter role tolashop_test bypassrls');
    expect((await backUp({ dataDir: data, adminUrl: bound.href }, target)).tables.length).toBeGreaterThan(80);
  } finally {
    await pool.query('alter role tolashop_test nobypassrls');
    await pool.query('revoke pg_read_all_data from tolashop_test');
    await pool.end();
    await fresh.drop();
  }
});
