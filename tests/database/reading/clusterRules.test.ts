import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../../api/tables.ts';
import { entities } from '../../../schema/entities/index.ts';
import { bothEngines } from '../../support/drawnEngines.ts';
import { openTestDatabase, type TestEngine } from '../../support/testDatabase.ts';
import { reader } from './analysis.ts';
import { clusterProblems } from './clusterRules.ts';

const reference = tables(entities).flatMap(({ name, scope }) => (scope === 'shop' ? [] : [name]));
const shop = 'shop_id = $1';

/** Statements as they were before Citus was tried, among others. */
const wrong: [statement: string, problem: string][] = [
  [
    'select refuse_unless(count(*) = 1, $3, $4) from (select 1 from users where id = $1 and password_hash = $2 for share) u',
    'locks rows of the reference table users',
  ],
  [
    'select 1 from shops s where s.id = $1 or s.id in (select m.shop_id from memberships m where m.user_id = $2) order by s.id for update',
    'locks rows of the reference table shops',
  ],
  [
    'select t.id from products t join shops s on s.id = $1 where t.shop_id = $1 for update',
    'locks rows of the reference table shops',
  ],
  ['select 1 from (select id from tenants for no key update) t', 'locks rows of the reference table tenants'],
  ['select pg_advisory_xact_lock(hashtextextended(s.name, 0)) from shops s', 'locks a name beside a table'],
  [
    `update recipients p set started_at = c.start + c.gap * f.place from (select a.pace_at as start, interval '1 second' as gap from chat_accounts a where a.shop_id = $1) c, (select 1 as place) f where p.${shop}`,
    'changes rows by a stable function of a column',
  ],
  [`update messages m set name = m.created_at::text where m.${shop}`, 'changes rows by a stable function of a column'],
  [
    `update messages m set name = to_char(m.created_at, 'YYYY') where m.${shop}`,
    'changes rows by a stable function of a column',
  ],
  [
    `delete from messages m where m.${shop} and m.created_at::date = $2`,
    'changes rows by a stable function of a column',
  ],
  [`update messages m set updated_at = clock_timestamp() where m.${shop}`, 'changes rows by a volatile function'],
  [`delete from replies r where r.${shop} and random() < 1`, 'changes rows by a volatile function'],
  [
    `update messages m set updated_at = coalesce($2::timestamptz, now()) where m.${shop}`,
    'within CASE or COALESCE that is not immutable',
  ],
  [
    `with gone as (update messages m set updated_at = case when m.turn = 1 then now() end where m.${shop} returning m.id) select * from gone`,
    'within CASE or COALESCE that is not immutable',
  ],
  [
    `update messages m set status = case m.status when 3 then 4 else 2 end where m.${shop}`,
    'compares by `case x when y`',
  ],
  [
    'with done as (delete from messages m where m.shop_id = $1 returning m.id) select case a.per_second when 0 then 1 end from chat_accounts a, done d where a.shop_id = $1',
    'compares by `case x when y`',
  ],
  [
    'insert into sessions (token_digest, id, user_id, created_at, expires_at) values ($1, $2, (select user_id from sessions where token_digest = $3), $4, $5)',
    'inserts what a sub-query finds',
  ],
  [
    'insert into tickets (token_digest, session_digest, address, expires_at) values ($1, $2, $3, $4), ($5, (select name from users limit 1), $3, $4)',
    'inserts what a sub-query finds',
  ],
  [
    `update support_accesses a set ended_at = $1::timestamptz where a.shop_id = $2 returning to_json(a.expires_at) #>> '{}'`,
    'returns what a function makes that is not immutable',
  ],
  [
    `update push_deliveries d set state = 'sending' where d.notification_id = $1 returning json_build_object('attempts', d.attempts)`,
    'returns what a function makes that is not immutable',
  ],
  [`delete from messages m where m.${shop} returning now()`, 'returns what a function makes that is not immutable'],
  [
    'insert into group_members (shop_id, id, group_id, contact_id, created_at) select $1, r.id, $2::uuid, r.record, $3::timestamptz from unnest($4::uuid[], $5::uuid[]) as r(id, record) on conflict do nothing',
    'cannot be counted',
  ],
  [
    'with added as (insert into import_errors (shop_id, import_id, row, field, message) select $1, $2::uuid, r.row, r.field, r.message from json_to_recordset($3::json) as r(row integer, field text, message text) on conflict do nothing) select 1',
    'cannot be counted',
  ],
];

const right = [
  'select case a.per_second when 0 then 1 end from chat_accounts a where a.shop_id = $1',
  `select t.id from products t where t.${shop} for update`,
  `select 1 from (select t.id from products t where t.${shop} and t.id = any($2::uuid[]) order by t.id for share) f`,
  'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name',
  'select u.name from users u where u.id = $1',
  `update messages m set updated_at = now(), turn = m.turn + 1 where m.${shop}`,
  `update messages m set updated_at = $2::timestamptz where m.${shop} and m.created_at < $3::timestamptz`,
  `update messages m set status = case when m.status = 3 then 4 else 2 end where m.${shop}`,
  `update messages m set name = coalesce($2, m.name) where m.${shop} returning m.id, m.created_at`,
  `update products t set name = upper(t.name) where t.${shop} returning lower(t.name)`,
  `select to_json(m.created_at), case when true then now() end from messages m where m.${shop}`,
  `insert into history (shop_id, id, entity, record_id, action, at) values ($1, $2, $3, $4, $5, now())`,
  `insert into nonces (digest, expires_at) values ($1, $2) on conflict do nothing`,
  `insert into history (shop_id, id, entity, record_id, action, at) select $1, r.id, $2, r.id, $3, (select max(h.at) from history h where h.${shop}) from unnest($4::uuid[]) as r(id) on conflict do nothing returning id`,
];

describe.each(bothEngines())('a cluster, as the %s database reads for it,', engine => {
  let opened: TestEngine;
  let found: (text: string) => Promise<string[]>;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    const client = await opened.owner.connect();
    const { queries, moods } = await reader(client);
    found = async text => clusterProblems(await queries(text), { reference, moods });
    closing = async () => {
      client.release();
      await opened.close();
    };
  });
  let closing: () => Promise<void>;
  afterAll(() => closing());

  it.each(wrong)('refuses %s', async (statement, problem) => {
    const problems = await found(statement);
    expect(
      problems.filter(each => each.includes(problem)),
      problems.join('\n'),
    ).toHaveLength(1);
  });

  it.each(right)('takes %s', async statement => {
    expect(await found(statement)).toEqual([]);
  });
});
