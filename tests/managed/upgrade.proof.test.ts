import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../server/db/migrations.ts';
import { managedPrograms, startManaged, type ManagedServer } from '../support/managedServer.ts';

/** Every uuid of every row: whatever refers to something finds it. */
const id = '01900000-0000-7000-8000-000000000001';

/** Gives each table without rows one, with as many values as its checks let in; a few let in none. */
const fill = `do $$
  declare
    name text; columns text; selected text;
  begin
    set local session_replication_role = replica;
    for name in select c.oid::regclass::text from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations' and pg_relation_size(c.oid) = 0
    loop
      for attempt in 1..3 loop
        select string_agg(quote_ident(attname), ', '), string_agg(case
          when atttypid = 'uuid'::regtype then quote_literal('${id}')
          when attname = 'state' then quote_literal('issued')
          when attname = 'entity' then quote_literal('quickBills')
          when name = 'number_beginnings' and attname = 'beginning' then quote_literal('B')
          when name = 'settlements' and attname = 'origin' then quote_literal('earlier')
          when name = 'book_locks' and attname = 'kind' then quote_literal('locked')
          when attname = 'role' then quote_literal('owner')
          when atttypid = 'text'::regtype then quote_literal('text')
          when atttypid = 'boolean'::regtype then 'true'
          when atttypid in ('date'::regtype, 'timestamptz'::regtype) then quote_literal('2026-01-01')
          when atttypid in ('json'::regtype, 'jsonb'::regtype) or typcategory = 'A' then quote_literal('{}')
          else '7' end, ', ')
        into columns, selected
        from pg_attribute join pg_type t on t.oid = atttypid
        where attrelid = name::regclass and attnum > 0 and attgenerated = '' and not attisdropped and attname <> 'deleted_at'
          and (attempt = 1 or not atthasdef and (attempt = 2 or attnotnull));
        begin
          execute format('insert into %s (%s) select %s', name, columns, selected);
          exit;
        exception when integrity_constraint_violation then
          null;
        end;
      end loop;
    end loop;
  end $$`;

const tables = `select c.relname as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'`;

/** What a migration draws or reads off the clock differs each time. */
const withoutChance = (row: string) =>
  row
    .replace(/"[\da-f]{8}-[\da-f-]{27}"/g, found => (found === `"${id}"` ? found : '"drawn"'))
    .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, found => (found.startsWith('"2026-01-01') ? found : '"now"'));

describe.each(managedPrograms)('an older database on PostgreSQL %s', (_, programs) => {
  let managed: ManagedServer;
  beforeAll(async () => {
    managed = await startManaged(programs);
  });
  afterAll(() => managed?.stop());

  /** The rows of every table after each migration found some in all that there were. */
  const migratedAs = async (who: 'adminUrl' | 'superUrl') => {
    const database = await managed.database([]);
    const [owner, superuser] = [database[who], database.superUrl].map(connectionString =>
      new pg.Pool({ connectionString, max: 1 }).on('error', () => {}),
    ) as [pg.Pool, pg.Pool];
    const migrations = readMigrations();
    for (const n of migrations.keys()) {
      await migrate(owner, migrations.slice(0, n + 1));
      await superuser.query(fill);
    }
    const found: Record<string, string[]> = {};
    for (const { name } of (await superuser.query<{ name: string }>(tables)).rows) {
      const { rows } = await superuser.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
      found[name] = rows.map(({ row }) => withoutChance(row)).toSorted();
    }
    await owner.end();
    await superuser.end();
    return found;
  };

  it('is brought up to date by its owner as by a superuser: no row is passed over', async () => {
    const [owners, superusers] = [await migratedAs('adminUrl'), await migratedAs('superUrl')];
    // Their checks want one of three columns.
    expect(Object.keys(owners).filter(name => !owners[name]!.length)).toEqual(['ledger_balances', 'ledger_postings']);
    expect(owners).toEqual(superusers);
  });
});
