import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/support/freePort.ts';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database, Value } from '../../api/ports.ts';
import { openServer } from './server.ts';

const sql = (text: string, ...values: Value[]) => ({ text, values });
const valueOf = async (database: Database, text: string) => (await database.batch([sql(text)]))[0]?.rows[0]?.[0];
const hangUp = 'select pg_terminate_backend(pg_backend_pid())';

let url: string;
let close: () => Promise<void>;
let database: Database;

beforeAll(async () => {
  const { superUrl, drop } = await freshDatabase();
  const server = openServer({ url: superUrl, max: 1, statementTimeoutMs: 300 });
  ({ database } = server);
  url = superUrl;
  close = () => server.close().then(drop);
});
afterAll(() => close());

it('ends a statement that runs too long', async () => {
  await expect(valueOf(database, 'select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  expect(await valueOf(database, 'select 1')).toBe('1');
});

it.each([
  ['TimeZone', 'UTC'],
  ['jit', 'off'],
  ['enable_seqscan', 'off'],
  ['statement_timeout', '300ms'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '1min'],
])('sets %s to %s, whatever the address asks for', async (name, value) => {
  const other = openServer({ url: `${url}?options=-c%20TimeZone=Asia/Kolkata`, max: 1, statementTimeoutMs: 300 });
  expect(await valueOf(other.database, `show ${name}`)).toBe(value);
  await other.close();
});

it('keeps plans for any values, but on a cluster, which has to know them', async () => {
  const mode = async () => {
    const other = openServer({ url, max: 1 });
    const shown = await valueOf(other.database, 'show plan_cache_mode');
    await other.close();
    return shown;
  };
  expect(await mode()).toBe('force_generic_plan');
  const pretended = `insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 99999, 'citus', extowner, extnamespace, false, '13.2' from pg_extension limit 1`;
  await database.batch([sql(pretended)]);
  expect(await mode()).toBe('auto');
  await database.batch([sql(`delete from pg_extension where extname = 'citus'`)]);
});

describe('a lost connection', () => {
  it('fails its batch and is replaced', async () => {
    await expect(valueOf(database, hangUp)).rejects.toMatchObject({ name: 'DatabaseError', code: '57P01' });
    expect(await valueOf(database, 'select 1')).toBe('1');
  });

  it('is replaced when it was idle', async () => {
    const other = openServer({ url, max: 1 });
    const pid = await valueOf(other.database, 'select pg_backend_pid()');
    const gone = new Promise(resolve => other.pool.once('remove', resolve));
    await valueOf(database, `select pg_terminate_backend(${pid})`);
    await gone;
    expect(await valueOf(other.database, 'select 1')).toBe('1');
    await other.close();
  });

  it('ends its transaction at once, though the work waits for something else', async () => {
    const other = openServer({ url, max: 1 });
    const stuck = database.transaction(async run => {
      const [pid] = await run([sql('select pg_backend_pid()')]);
      await valueOf(other.database, `select pg_terminate_backend(${pid?.rows[0]?.[0]})`);
      await new Promise(() => {});
    });
    await expect(stuck).rejects.toMatchObject({ name: 'DatabaseError', code: '57P01' });
    expect(await valueOf(database, 'select 1')).toBe('1');
    await other.close();
  });
});

it('tells a server that cannot be reached by the code of a failed connection', async () => {
  const nobody = openServer({ url: `postgres://postgres@127.0.0.1:${await freePort()}/postgres` });
  await expect(valueOf(nobody.database, 'select 1')).rejects.toMatchObject({ name: 'DatabaseError', code: '08006' });
  await nobody.close();
});

it('keeps half of its connections open from the start', async () => {
  const other = openServer({ url, max: 4 });
  await other.warm();
  expect([other.pool.totalCount, other.pool.idleCount]).toEqual([2, 2]);
  await other.close();
});

it('gives up its place in the queue while a commit waits, as it does for the disk', async () => {
  const locked = 42;
  const other = openServer({ url, max: 4 });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query(`create table slow_to_commit (n integer);
    create function wait_for_lock() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${locked}); return null; end $$;
    create constraint trigger wait after insert on slow_to_commit deferrable initially deferred
      for each row execute function wait_for_lock()`);
  await holder.query('select pg_advisory_lock($1)', [locked]);
  const queue = other.database.inQueue('one shop');
  const waiting = [1, 2].map(n => queue.write([sql('insert into slow_to_commit values ($1)', n)]));
  // Two are as many as one shop has at once.
  await queue.write([sql('select 1')]);
  expect((await holder.query('select 1 from slow_to_commit')).rowCount).toBe(0);
  await holder.query('select pg_advisory_unlock($1)', [locked]);
  await Promise.all(waiting);
  expect((await holder.query('select 1 from slow_to_commit')).rowCount).toBe(2);
  await holder.end();
  await other.close();
});
