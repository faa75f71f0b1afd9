import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentShop } from '../../api/db/settings.ts';
import { difference } from '../../api/db/difference.ts';
import type { Table } from '../../api/db/table.ts';
import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { bothEngines } from '../support/drawnEngines.ts';
import { openTestDatabase, type TestEngine } from '../support/testDatabase.ts';
import { problemsOf } from './catalogue.ts';

const wanted = tables(entities);
const readers = Object.values(entities as Record<string, AnyEntity>).flatMap(({ readBy }) =>
  readBy ? [readBy.function, readBy.titles] : [],
);
/** A function made anew gives back what the one before gave. */
const people = `shop_id uuid, id uuid, name text, email text, mobile_no text, role text, permissions jsonb, discount_limit numeric, is_active boolean,
  is_invited boolean, created_at timestamptz, updated_at timestamptz, version integer, deleted_at timestamptz, search_text text,
  letter_at timestamptz, letter_sent_at timestamptz, letter_until timestamptz`;
const backup = `grant select on bad to backup_reader; create policy backup on bad for select to backup_reader using (current_user = 'backup_reader')`;
const good = `create table bad (shop_id uuid not null, id uuid not null, primary key (shop_id, id))`;
const guarded = `${backup}; alter table bad enable row level security; alter table bad force row level security;
  create policy shop on bad using (shop_id = ${currentShop}) with check (shop_id = ${currentShop}); grant select, insert, update, delete on bad to app`;

/** The functions that read past the rights of role `app`, beside those that read an entity's records and the searches. */
const beyondRights = [
  'address_is_proved',
  'cash_elsewhere',
  'claim_number_beginnings',
  'departures_of_shop',
  'is_muted',
  'lock_cash',
  'my_discount_limit',
  'my_permissions',
  'my_shops',
  'person_name',
  'schema_version',
  'share_books',
  'share_cash',
  'usual_work',
];

/** What somebody might add, and what is said of it. */
const mistakes: [sql: string, problem: string][] = [
  [`${good}; ${guarded}`, 'bad: is not in the schema'],
  ['create table bad (id uuid primary key)', 'bad: has no shop_id'],
  ['create table bad (shop_id uuid, id uuid primary key)', 'bad: has no shop_id'],
  ['create table bad (shop_id uuid not null, id uuid not null)', 'bad: has no primary key'],
  ['create table bad (shop_id uuid not null, id uuid primary key)', 'bad: index bad_pkey does not begin with shop_id'],
  [`${good}; create index bad_id on bad (id, shop_id)`, 'bad: index bad_id does not begin with shop_id'],
  [`${good}; create unique index bad_id on bad (lower(id::text))`, 'bad: index bad_id does not begin with shop_id'],
  [good, 'bad: row-level security is off'],
  [`${good}; alter table bad enable row level security`, 'bad: row-level security does not bind the owner'],
  [`${good}; alter table bad enable row level security`, 'bad: has 0 policies'],
  [`${good}; ${guarded}; create policy more on bad using (true)`, 'bad: has 3 policies'],
  [`${good}; ${guarded}; drop policy backup on bad`, 'bad: has 1 policies'],
  [
    `${good}; ${backup}; create policy shop on bad using (shop_id = ${currentShop})`,
    'bad: its policy is not the one of the shop',
  ],
  [
    `${good}; ${backup}; create policy shop on bad for select using (shop_id = ${currentShop})`,
    'bad: its policy is not the one of the shop',
  ],
  [
    `${good}; ${backup}; create policy shop on bad using (shop_id in (select id from shops)) with check (shop_id = ${currentShop})`,
    'bad: its policy is not the one of the shop',
  ],
  [
    'create table bad (shop_id uuid not null, id uuid not null, product_id uuid unique, primary key (shop_id, id)); create table worse (id uuid references bad (product_id))',
    'worse: foreign key worse_id_fkey is not composite with the shop',
  ],
  [
    `${good}; alter table bad add product_id uuid, add constraint bad_product foreign key (shop_id, product_id) references products (shop_id, id) on delete set null`,
    'bad: foreign key bad_product acts on deletion',
  ],
  [
    `${good}; create function noticed() returns trigger language plpgsql as 'begin return new; end'; create trigger notice before insert on bad for each row execute function noticed()`,
    'bad: has the trigger notice',
  ],
  [`${good}; grant select on bad to public`, 'bad: public may SELECT instead of nothing'],
  [`${good}; grant all on bad to account`, 'bad: account may DELETE'],
  [good, 'bad: app may nothing instead of DELETE INSERT SELECT UPDATE'],
  ['grant delete on contacts to clearer', 'contacts: clearer may DELETE instead of nothing'],
  ['revoke delete on error_logs from clearer', 'error_logs: clearer may SELECT instead of DELETE SELECT'],
  [`${good}; alter table bad owner to app`, 'bad: belongs to app'],
  ['create view bad as select * from products', 'bad: has no shop_id'],
  ['drop function people_of_shop()', 'people_of_shop: is not there'],
  [
    `create or replace function people_of_shop() returns table (${people}) language plpgsql stable security definer set search_path = public, pg_temp as
      'begin return query select * from (select m.shop_id from memberships m) x; end'`,
    'people_of_shop: shows other shops',
  ],
  ['alter function people_of_shop() security invoker', 'people_of_shop: reads for whoever calls it'],
  ['alter function people_of_shop() reset search_path', 'people_of_shop: leaves its search path open'],
  ['grant execute on function people_of_shop() to public', 'people_of_shop: may be called by everybody'],
  ['grant execute on function people_of_shop() to visitor', 'people_of_shop: is open to account,app,visitor'],
  ['create policy more on shops using (true)', 'shops: has 4 policies'],
  [
    'drop policy platform on tenants; create policy platform on tenants using (true)',
    'tenants: its policy platform is strange',
  ],
  [
    'drop policy across on error_logs; create policy across on error_logs using (true)',
    'error_logs: its policy across is strange',
  ],
  [
    'drop policy shop on notifications; create policy shop on notifications using (shop_id = nullif(current_setting($$app.shop_id$$, true), $$$$)::uuid)',
    'notifications: its policy is not the one of the shop',
  ],
  [
    'drop policy told on notifications; create policy told on notifications using (true)',
    'notifications: its policy told is strange',
  ],
  [
    `drop policy backup on products; create policy backup on products for select using (current_user = 'backup_reader')`,
    'products: its policy backup is strange',
  ],
  ['grant insert on products to backup_reader', 'products: backup_reader may INSERT SELECT instead of SELECT'],
  ['revoke select on users from backup_reader', 'users: backup_reader may nothing instead of SELECT'],
  ['grant backup_reader to tolashop', 'backup_reader: tolashop may become it'],
  [
    'revoke execute on function my_permissions() from searcher',
    'my_permissions(): is closed to searcher, whose rows ask it',
  ],
  ['grant update on orders to app', 'orders: app may DELETE INSERT SELECT UPDATE instead of DELETE INSERT SELECT'],
  ['grant update (state) on orders to account', 'orders: has the right of account to change state'],
  ['revoke update (notes) on orders from app', 'orders: lacks the right of app to change notes'],
  ['drop policy transitions on orders', 'orders: has 4 policies'],
  [
    `drop policy initial_state on orders; create policy initial_state on orders as restrictive for insert with check (state = 'paid')`,
    'orders: its policy initial_state is strange',
  ],
  ['grant select on users to app', 'users: app may SELECT instead of nothing'],
  ['grant select on sessions to searcher', 'sessions: searcher may SELECT instead of nothing'],
  ['alter table products no force row level security', 'products: row-level security does not bind the owner'],
  ['alter table products disable row level security', 'products: row-level security is off'],
  ['alter table products add note text', 'products: has the column note text'],
  ['alter table products alter name drop not null', 'products: lacks the column name text not null'],
  [
    'alter table products alter purchase_price type numeric(10,2)',
    'products: has the column purchase_price numeric(10,2) not null',
  ],
  [
    'alter table products drop constraint products_unit_id_fkey',
    'products: lacks the foreign key products_unit_id_fkey',
  ],
  ['drop index products_product_code_key', 'products: lacks the index products_product_code_key'],
  ['drop table replies', 'replies: is not there'],
  ['drop function search_products(uuid, text)', 'search_products: is not there'],
  ['alter function search_products(uuid, text) owner to current_user', 'search_products: belongs to'],
  ['alter function search_products(uuid, text) security invoker', 'search_products: is bound by the policy'],
  ['alter function search_products(uuid, text) reset search_path', 'search_products: leaves its search path open'],
  ['grant execute on function search_products(uuid, text) to public', 'search_products: may be called by everybody'],
  [
    `create or replace function search_products(shop uuid, pattern text) returns uuid[] language plpgsql stable security definer
      set search_path = public, pg_temp as $$ begin return array(select id from products); end $$`,
    'search_products: searches otherwise than a new one would',
  ],
  [
    `create function peep() returns text language sql security definer as 'select name from users limit 1'`,
    'peep: leaves its search path open',
  ],
];

describe.each(bothEngines())('the catalogue of the %s database', engine => {
  let opened: TestEngine;
  let owner: PoolClient;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    owner = await opened.owner.connect();
  });
  afterAll(async () => {
    owner.release();
    await opened.close();
  });
  const sql: TestEngine['sql'] = async text => (await owner.query<Record<string, unknown>>(text)).rows;

  it('is as the schema and the rules of the house want it', async () => {
    expect(await problemsOf(sql, wanted, readers)).toEqual([]);
  });

  it.each(mistakes)('would not pass with %s', async (change, problem) => {
    await sql('begin');
    try {
      await owner.query(change);
      const problems = await problemsOf(sql, wanted, readers);
      expect(
        problems.filter(each => each.startsWith(problem)),
        problems.join('\n'),
      ).toHaveLength(1);
    } finally {
      await sql('rollback');
    }
  });

  /** Each of them reads or does for its owner what the role of shops may not. */
  it('lets the role of shops execute what passes by its rights only where it is known here', async () => {
    const found = await sql(`select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('app', p.oid, 'execute') order by 1`);
    expect(found.map(({ name }) => name)).toEqual(
      [
        ...readers,
        ...beyondRights,
        ...wanted.filter(({ searchable }) => searchable).map(({ name }) => `search_${name}`),
      ].toSorted(),
    );
  });

  it.each(wanted.filter(({ scope }) => scope === 'platform').map(({ name }) => name))(
    'closes %s to the role of shops',
    async name => {
      await sql('begin; set local role app');
      await expect(sql(`select * from ${name}`)).rejects.toThrow('permission denied');
      await sql('rollback');
    },
  );
});

it('follows from migrations that hold all that the schema has', () => {
  const snapshot = JSON.parse(
    readFileSync(new URL('../../migrations/snapshot.json', import.meta.url), 'utf8'),
  ) as Table[];
  expect(difference(snapshot, wanted), 'Run npm run migration -- <name>').toBe('');
});
