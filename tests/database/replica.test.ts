import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scan } from '../../api/scan.ts';
import { migrate } from '../../server/db/migrations.ts';
import { replicaOver } from '../../server/db/replica.ts';
import { openServer } from '../../server/db/server.ts';
import { diagnose } from '../../server/doctor/diagnose.ts';
import { readEnv } from '../../server/env.ts';
import { openDatabase } from '../../server/openDatabase.ts';
import { eventually } from '../support/eventually.ts';
import { createDatabase } from '../support/postgres.ts';
import { startServer } from '../support/postgresServer.ts';

let primary: Awaited<ReturnType<typeof startServer>>;
let replica: Awaited<ReturnType<typeof primary.replica>>;
let ports: Parameters<typeof scan>[0];
let closing: (() => Promise<unknown>)[];
let admin: pg.Pool;
beforeAll(async () => {
  primary = await startServer(['fsync=off']);
  replica = await primary.replica();
  const [main, followed] = [openServer({ url: primary.adminUrl }), openServer({ url: replica.adminUrl, max: 8 })];
  admin = new pg.Pool({ connectionString: replica.adminUrl, max: 1 });
  admin.on('error', () => {});
  ports = { database: main.database, replica: replicaOver(followed.database) };
  closing = [main.close, followed.close, () => admin.end()];
  await ports.database.batch([{ text: 'create table bills (number integer)', values: [] }]);
});
afterAll(async () => {
  for (const close of closing) await close();
  await replica.stop();
  await primary.stop();
});

const context = { text: `select set_config('app.shop_id', 'a shop', true)`, values: [] };
const bills = {
  text: `select pg_is_in_recovery(), current_setting('app.shop_id'), count(*) from bills`,
  values: [],
};
let written = 0;
const issue = async () => {
  await ports.database.write([{ text: 'insert into bills values ($1::integer)', values: [++written] }]);
};
const answer = async () => {
  const [, found] = await scan(ports, context, [bills]);
  const [isReplica, shop, count] = found!.rows[0]!;
  return { isReplica: isReplica === 't', shop, count: Number(count) };
};
const ofReplica = (isReplica: boolean) => ({ isReplica, shop: 'a shop', count: written });

/** With a change before each try: at the border of a page of the log the next position is ahead of what there is. */
const untilFromReplica = () =>
  eventually(async () => {
    await issue();
    expect(await answer()).toEqual(ofReplica(true));
  });

it('a replica answers, and never without what was written before it was asked', async () => {
  for (let n = 0; n < 50; n++) {
    await issue();
    expect(await answer()).toMatchObject({ shop: 'a shop', count: written });
  }
  await untilFromReplica();
});

it('who may not is refused before the replica is asked', async () => {
  const nobody = { text: 'select 1/0', values: [] };
  const asked: unknown[] = [];
  const watched = { ...ports.replica!, batch: async (...all: unknown[]) => (asked.push(all), null) };
  await expect(scan({ ...ports, replica: watched }, nobody, [bills])).rejects.toMatchObject({ code: '22012' });
  expect(asked).toEqual([]);
});

it('a replica that is behind is not waited for', async () => {
  await admin.query('select pg_wal_replay_pause()');
  await issue();
  expect(await answer()).toEqual(ofReplica(false));
  await admin.query('select pg_wal_replay_resume()');
  await untilFromReplica();
});

it('a replica that cannot do it leaves it to the database', async () => {
  const onlyThere = { text: 'select nextval(pg_get_serial_sequence($1, $2))', values: ['counted', 'id'] };
  await ports.database.batch([{ text: 'create table counted (id serial)', values: [] }]);
  const [, found] = await scan(ports, context, [onlyThere]);
  expect(found!.rows).toEqual([['1']]);
});

it('the product starts with one, whose role is bound as its own is', async () => {
  const { url, adminUrl } = await createDatabase(primary.adminUrl);
  const owner = new pg.Pool({ connectionString: adminUrl, max: 1 });
  await migrate(owner);
  await owner.query(`grant tolashop to ${new URL(url).username}`);
  await owner.end();
  const there = (address: string) => Object.assign(new URL(address), { host: new URL(replica.adminUrl).host }).href;
  const env = (replicaUrl: string) => ({ DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl, DEMO: 'on' });
  await untilFromReplica();
  const opened = await openDatabase(readEnv(env(there(url))));
  const visitor = { text: 'select enter_job($1::uuid, $1::uuid)', values: [randomUUID()] };
  const contacts = { text: 'select pg_is_in_recovery(), count(*) from contacts', values: [] };
  await eventually(async () => {
    await issue();
    const [, found] = await scan(opened, visitor, [contacts]);
    expect(found!.rows).toEqual([['t', '0']]);
  });
  await opened.close();

  await expect(openDatabase(readEnv(env(there(adminUrl))))).rejects.toThrow('DATABASE_REPLICA_URL logs in as a role');
  const told = async (replicaUrl: string) =>
    (await diagnose(env(replicaUrl))).find(({ what }) => what === 'DATABASE_REPLICA_URL');
  expect(await told(there(url))).toMatchObject({ state: 'fine' });
  expect(await told(url)).toMatchObject({ state: 'wrong', says: expect.stringContaining('follows no other') });
  expect(
    (await diagnose({ DATABASE_URL: there(url), DEMO: 'on' })).find(({ what }) => what === 'DATABASE_URL'),
  ).toMatchObject({ state: 'wrong', says: expect.stringContaining('is a replica') });
});

it('one that has become a database of its own is not asked, nor one that is gone', async () => {
  await admin.query('select pg_promote()');
  await issue();
  expect(await answer()).toEqual(ofReplica(false));
  await replica.stop();
  await issue();
  expect(await answer()).toEqual(ofReplica(false));
});
