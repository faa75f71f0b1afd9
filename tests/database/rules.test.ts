import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../server/db/migrations.ts';
import { ddlProblems, statementProblems } from './rules.ts';

const own = ['products', 'units', 'history'];

describe('statements', () => {
  it.each([
    'select t.id from products t where t.shop_id = $1',
    'select u.a from users u where u.id = $1',
    'select t.id, (select e.symbol from units e where e.shop_id = $1 and e.id = t.unit_id) from products t where t.shop_id = $1 limit 1',
    'select 1 from products t join units e on e.shop_id = $1 and e.id = t.unit_id where t.shop_id = $1',
    'update products t set name = $2 where t.shop_id = $1 and t.id = $3',
    'delete from history where shop_id = $1 and at < $2',
    'insert into products (shop_id, id) values ($1, $2)',
    'insert into products (shop_id, id) select $1, r.id from json_to_recordset($2::json) as r(id uuid) returning id',
    'select t.id from products t where t.shop_id = $1 and t.id = any((select search_products($1, $2))::uuid[])',
    'select t.id from products t where t.shop_id = $1 and t.id = any(array(select e.id from units e where e.shop_id = $1)) for update',
    'select t.id from products t where t.shop_id = $1 and t.id in (select e.id from units e where e.shop_id = $1)',
    'update products t set name = r.name from unnest($2::uuid[], $3::text[]) as r(id, name) where t.shop_id = $1 and t.id = any($2::uuid[]) and t.id = r.id',
    'insert into products (shop_id, id) values ($1, $2) on conflict do nothing',
    'insert into products (shop_id, id) values ($1, $2) on conflict (shop_id, id) do update set name = excluded.name',
  ])('pass: %s', text => {
    expect(statementProblems(text, own)).toEqual([]);
  });

  it.each([
    ['select id from products', 'products is read without its shop'],
    ['select t.id from products t where t.id = $1', 'products is read without its shop'],
    ['select t.id from products t where t.shop_id = e.shop_id', 'products is read without its shop'],
    [
      'select t.id, (select e.symbol from units e where e.id = t.unit_id) from products t where t.shop_id = $1',
      'units is read without its shop',
    ],
    [
      'select t.id from products t where t.shop_id = $1 and exists (select 1 from units t where t.id = $2)',
      'units is read without its shop',
    ],
    [
      'select 1 from products t join units e on e.id = t.unit_id where t.shop_id = $1',
      'units is read without its shop',
    ],
    [
      'select 1 from (select * from products t where t.id = $1) t where t.shop_id = $2',
      'products is read without its shop',
    ],
    ['update products set name = $2 where id = $1', 'products is read without its shop'],
    ['update products t set shop_id = $2 where t.shop_id = $1', 'moves a row to another shop'],
    ['delete from history h where h.id = $1', 'history is read without its shop'],
    ['insert into products (id, shop_id) values ($1, $2)', 'products is written without its shop'],
    [
      'insert into products (shop_id, id) select r.shop_id, r.id from json_to_recordset($1::json) as r(shop_id uuid, id uuid) returning id',
      'products is written without its shop',
    ],
    [
      'insert into products (shop_id, id) select $1, r.id from unnest($2::uuid[]) as r(id)',
      'inserts from a function without RETURNING or ON CONFLICT',
    ],
    [
      'select t.id from products t where t.shop_id = $1 and t.id = any(search_products($3, $2))',
      'searches another shop',
    ],
    [
      'select t.id from products t where t.shop_id = $1 and t.id in (select e.id from units e where e.shop_id = $1) for no key update',
      'locks what a join finds',
    ],
    [
      'update products t set name = r.name from unnest($2::uuid[], $3::text[]) as r(id, name) where t.shop_id = $1 and t.id = r.id',
      'changes what a join finds',
    ],
    [
      'insert into products (shop_id, id) values ($1, $2) on conflict (shop_id, name) where deleted_at is null do nothing',
      'does nothing on one of the conflicts alone',
    ],
    ['merge into products t using units u on t.shop_id = $1 and u.shop_id = $1 when matched then delete', 'merges'],
    ['copy products from stdin', 'copies'],
  ])('do not pass: %s', (text, problem) => {
    expect(statementProblems(text, own).join('\n')).toContain(problem);
  });
});

describe('migrations', () => {
  const table = (body: string, scope = 'shop') =>
    `create table bad (\n  ${body}\n);\nselect distribute_${scope}('bad');`;
  const right = 'shop_id uuid not null,\n  id uuid not null,\n  constraint bad_pkey primary key (shop_id, id)';

  it.each([
    table(right),
    table('id uuid primary key', 'platform'),
    `${table(right)} create index bad_at on bad (shop_id, at);`,
    `${table(right)} create policy shop on bad using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);`,
  ])('pass: %s', sql => {
    expect(ddlProblems(sql)).toEqual([]);
  });

  it.each([
    ['create table bad (shop_id uuid not null, primary key (shop_id));', 'bad is not distributed'],
    [
      `create table bad (${right}); create index i on bad (shop_id); select distribute_shop('bad');`,
      'bad is not distributed right after',
    ],
    [table('id uuid not null, constraint bad_pkey primary key (id)'), 'a key of bad does not begin with shop_id'],
    [table('shop_id uuid not null,\n  id uuid primary key'), 'bad has a key of one column'],
    [table(`${right},\n  code text unique`), 'bad has a key of one column'],
    [table(`${right},\n  constraint bad_code unique (code, shop_id)`), 'a key of bad does not begin with shop_id'],
    [
      table(`${right},\n  constraint f foreign key (product_id) references products (id)`),
      'not composite with the shop',
    ],
    [
      table(
        `${right},\n  constraint f foreign key (shop_id, product_id) references products (shop_id, id) on delete set null`,
      ),
      'changes rows on deletion',
    ],
    [table('id uuid not null,\n  constraint bad_pkey primary key (shop_id, id)'), 'bad has no shop_id'],
    [`${table(right)} create index bad_code on bad (code);`, 'the index bad_code does not begin with shop_id'],
    [
      `${table(right)} create unique index bad_code on bad (lower(code), shop_id);`,
      'the index bad_code does not begin with shop_id',
    ],
    [
      `${table(right)} create index bad_search on bad using gin (search_text gin_trgm_ops);`,
      'the index bad_search does not begin with shop_id',
    ],
    [
      'create function f() returns void language sql begin atomic select 1; end;',
      'has a body without quotes, which is cut at its semicolons',
    ],
    [
      `${table(right)} create unique index ${'x'.repeat(55)} on bad (shop_id);`,
      'gives a name that a shard’s number does not fit behind',
    ],
    ['create trigger t before insert on products for each row execute function f();', 'makes a trigger'],
    [
      'create policy shop on products using (shop_id in (select shop_id from memberships));',
      'has a policy that asks another table',
    ],
    [
      'insert into migrations values (1); merge into products t using units u on true when matched then delete;',
      'merges',
    ],
    ['copy products from stdin;', 'copies'],
    [
      'create function search_bad(shop uuid, pattern text) returns setof uuid language sql as $$ select 1 $$;',
      'searches in a language that may be inlined',
    ],
    [
      'create function search_bad(shop uuid, pattern text) returns setof uuid language plpgsql as $$ begin return query select t.id from bad t where t.shop_id = shop; end $$;',
      'searches without comparing its shop',
    ],
  ])('do not pass: %s', (sql, problem) => {
    expect(ddlProblems(sql).join('\n')).toContain(problem);
  });

  it.each(
    readMigrations()
      .filter(({ sql }) => !/create schema if not exists jobs/i.test(sql))
      .map(({ name, sql }) => [name, sql]),
  )('%s keeps the rules', (_, sql) => {
    expect(ddlProblems(sql!, ['migrations'])).toEqual([]);
  });
});
