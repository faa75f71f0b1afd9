import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from './freshDatabase.ts';

it('gives each caller an empty database of its own, with the extensions the product needs', async () => {
  const first = await freshDatabase();
  const second = await freshDatabase();
  onTestFinished(() => Promise.all([first.drop(), second.drop()]).then(() => {}));
  await query(first.adminUrl, 'create extension pg_trgm; create extension btree_gin; create table mark (id int)');
  expect(await query(second.adminUrl, `select to_regclass('mark') as mark`)).toEqual([{ mark: null }]);
});

it('offers it also as a role that row-level security binds', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const [role] = await query(
    database.url,
    'select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user',
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreatedb: false });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
