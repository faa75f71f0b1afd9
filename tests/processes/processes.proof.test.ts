import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { limits } from '../../api/session/limits.ts';
import { migrate, readMigrations } from '../../server/db/migrations.ts';
import { ownVersion } from '../../server/db/versions.ts';
import { Copy } from '../support/copy.ts';
import { openBalancer, type Balancer } from '../support/balancer.ts';
import { eventually } from '../support/eventually.ts';
import { readEvents, type EventReader } from '../support/eventReader.ts';
import { migratedDatabase } from '../support/freshDatabase.ts';
import { ownServer, type OwnServer } from '../support/ownServer.ts';
import { proofSize } from '../support/proofSize.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tolashop-processes-'));
const password = 'Demo@1234';
let place: Awaited<ReturnType<typeof migratedDatabase>>;
let owner: pg.Pool;
let processes: OwnServer[];
let balancer: Balancer;

type Sent = { body?: unknown; token?: string; key?: string };

const send = (method: string, address: string, { body, token, key }: Sent = {}): Promise<Response> =>
  fetch(address, {
    method,
    headers: {
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });

type Person = { token: string; shops: { id: string; name: string }[] };
const signIn = async (address: string, who = 'owner'): Promise<Person> => {
  const answer = await send('POST', `${address}/api/account/signin`, { body: { email: `${who}@demo.test`, password } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Person }).data;
};
const at = (address: string, { shops }: Person, path: string) => `${address}/api/shops/${shops[0]!.id}/${path}`;
const dataOf = async (answer: Response): Promise<any> => ((await answer.json()) as { data: unknown }).data;
const contact = (n: number, of: string) => ({ name: `${of} ${n}`, gender: 1, mobileNo: String(9_700_000_000 + n) });
/** What there is, past every policy. */
const named = async (of: string): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(`select name from contacts where starts_with(name, $1)`, [of]);
  return rows.map(({ name }) => name).toSorted();
};

beforeAll(async () => {
  place = await migratedDatabase();
  owner = new pg.Pool({ connectionString: place.superUrl, max: 1 });
  const open = () => ownServer({ url: place.url, dataDir }, { bare: true });
  processes = await Promise.all([open(), open(), open(), open()]);
  // All on a database in which there is nobody yet.
  await Promise.all(processes.map(it => it.start()));
  balancer = await openBalancer();
  balancer.use(processes.map(({ address }) => address));
});
afterAll(async () => {
  await balancer.close();
  await Promise.all(processes.map(it => it.remove()));
  await owner.end();
  await place.drop();
  rmSync(dataDir, { recursive: true });
});

it('that start at once make the demo once', async () => {
  const { shops } = await signIn(balancer.address);
  expect(shops.map(({ name }) => name).toSorted()).toEqual(['Rajlakshmi Andheri', 'Rajlakshmi Pune']);
});

it('know one session: who signs out at one is out at all', async () => {
  const [first, ...others] = processes;
  const person = await signIn(first!.address);
  const looks = async () =>
    Promise.all(others.map(it => send('GET', at(it.address, person, 'contacts'), person).then(({ status }) => status)));
  expect(await looks()).toEqual([200, 200, 200]);
  expect((await send('POST', `${first!.address}/api/account/signout`, person)).status).toBe(200);
  expect(await looks()).toEqual([401, 401, 401]);
});

it('refuse what is too much of one shop, and let another in meanwhile', async () => {
  const [crowded, other] = [await signIn(balancer.address), await signIn(balancer.address, 'rival')];
  const ask = (one: OwnServer, person: Person, path: string) => send('GET', at(one.address, person, path), person);
  for (const one of processes)
    for (const answer of [await ask(one, crowded, 'contacts'), await ask(one, other, 'units')])
      expect(answer.status).toBe(200);
  const locker = new pg.Client(place.adminUrl);
  await locker.connect();
  await locker.query('begin; lock table contacts in access exclusive mode');
  const crowd = processes.flatMap(one => Array.from({ length: 150 }, () => ask(one, crowded, 'contacts')));
  const refused = await Promise.all(processes.map((_, n) => Promise.race(crowd.slice(n * 150, (n + 1) * 150))));
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    processes.map(() => [503, '1']),
  );
  const answers = await Promise.all(
    processes.flatMap(one => Array.from({ length: 5 }, () => ask(one, other, 'units'))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await locker.query('rollback');
  await locker.end();
  const statuses = new Set((await Promise.all(crowd)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
  expect((await ask(processes[0]!, crowded, 'contacts')).status).toBe(200);
});

it('count wrong passwords together', async () => {
  const statuses: number[] = [];
  const body = { email: 'rival@demo.test', password: 'Wrong@1234' };
  for (let n = 0; n <= limits.account.most; n++)
    statuses.push((await send('POST', `${balancer.address}/api/account/signin`, { body })).status);
  expect(statuses).toEqual([...Array.from({ length: limits.account.most }, () => 401), 429]);
});

it('tell each other what is changed, however many listen', async () => {
  const person = await signIn(balancer.address);
  const listeners = Array.from({ length: proofSize(8, 1_000) }, (_, n) => processes[n % processes.length]!);
  const streams: EventReader[] = [];
  for (const { address } of listeners)
    streams.push(readEvents(await send('GET', at(address, person, 'events'), person)));
  for (const stream of streams) await stream.until('ready');
  const made = await send('POST', at(processes[2]!.address, person, 'contacts'), {
    ...person,
    body: contact(1, 'Told'),
  });
  expect(made.status).toBe(201);
  const { id } = await dataOf(made);
  for (const stream of streams) {
    let heard: unknown;
    do heard = (await stream.until('changed')).data;
    while (!JSON.stringify(heard).includes(id));
    await stream.close();
  }
});

it('do each job once, whoever is asked for it', async () => {
  const person = await signIn(balancer.address);
  const rows = Array.from({ length: 60 }, (_, n) => `Brought ${n},${9_711_000_000 + n}`);
  const form = new FormData();
  form.append('file', new File([`Name,Mobile\n${rows.join('\n')}\n`], 'contacts.csv', { type: 'text/csv' }));
  const begun = await send('POST', at(balancer.address, person, 'contacts/import'), { ...person, body: form });
  expect(begun.status).toBe(202);
  const { id } = await dataOf(begun);
  await eventually(async () => {
    const report = await dataOf(await send('GET', at(balancer.address, person, `imports/${id}`), person));
    expect(report).toMatchObject({ state: 'completed', created: 60 });
  });
  expect(await named('Brought ')).toHaveLength(60);
  const { id: file } = await dataOf(
    await send('POST', at(processes[0]!.address, person, 'contacts/exports?format=csv'), person),
  );
  await eventually(async () => {
    const { state } = await dataOf(await send('GET', at(processes[1]!.address, person, `exports/${file}`), person));
    expect(state).toBe('completed');
  });
  const text = await (await send('GET', at(processes[2]!.address, person, `exports/${file}/file`), person)).text();
  expect(text.match(/Brought \d+/g)).toHaveLength(60);
});

/** Reads and writes through the balancer until all are written and the change is over: what each read was answered. A write that is cut off is sent again. */
const traffic = async (person: Person, wanted: readonly object[], halfWay: () => Promise<void>) => {
  const reads: number[] = [];
  const queue = [...wanted];
  let isOver = false;
  const call = (method: string, more: Sent = {}) =>
    send(method, at(balancer.address, person, 'contacts'), { token: person.token, ...more });
  const reader = async () => {
    while (!isOver) reads.push((await call('GET')).status);
  };
  const writer = async () => {
    for (let body = queue.shift(); body; body = queue.shift()) {
      const key = randomUUID();
      let { status } = await call('POST', { body, key });
      while (status === 502) ({ status } = await call('POST', { body, key }));
      expect(status).toBe(201);
    }
  };
  const change = async () => {
    await eventually(() => expect(queue.length).toBeLessThan(wanted.length / 2));
    await halfWay();
  };
  const reading = [reader(), reader()];
  await Promise.all([change(), writer(), writer(), writer()]).finally(() => (isOver = true));
  await Promise.all(reading);
  return reads;
};

it('go on when one of them is killed: nobody who reads notices, and what is sent again is made once', async () => {
  const person = await signIn(balancer.address);
  const wanted = Array.from({ length: proofSize(80, 2_000) }, (_, n) => contact(n, 'Kept'));
  const reads = await traffic(person, wanted, () => processes[3]!.kill());
  expect(new Set(reads)).toEqual(new Set([200]));
  expect(await named('Kept ')).toEqual(wanted.map(({ name }) => name).toSorted());
  await processes[3]!.start();
});

/** The version so many after this one. */
const ahead = (by: number) => ownVersion.replace(/\.(\d+)\./, (_, minor) => `.${Number(minor) + by}.`);

it('give way to those of the next version one by one: both work on one database, and nobody notices', async () => {
  const copy = new Copy();
  onTestFinished(() => copy.remove());
  copy.write('package.json', JSON.stringify({ ...JSON.parse(copy.read('package.json')), version: ahead(1) }));
  copy.addLine('schema/entities/contacts.ts', '    name: text()', "    nickname: text().label('Nickname'),");
  const path = copy.run('scripts/migration.ts', 'nickname').split(':')[0]!;
  const migration = { name: basename(path), sql: copy.read(path) };
  const newer = await Promise.all(
    processes
      .slice(0, proofSize(2, 4))
      .map(() => ownServer({ url: place.url, dataDir }, { bare: true, cwd: copy.folder })),
  );
  onTestFinished(async () => void (await Promise.all(newer.map(it => it.remove()))));

  const person = await signIn(balancer.address);
  const wanted = Array.from({ length: proofSize(80, 2_000) }, (_, n) => contact(n, 'Rolled'));
  const reads = await traffic(person, wanted, async () => {
    await migrate(owner, [...readMigrations(), migration], ahead(1));
    for (const [n, one] of newer.entries()) {
      await one.start();
      balancer.use([...newer.slice(0, n + 1), ...processes.slice(n + 1)].map(({ address }) => address));
      await processes[n]!.stop();
    }
  });
  expect(new Set(reads)).toEqual(new Set([200]));
  expect(await named('Rolled ')).toEqual(wanted.map(({ name }) => name).toSorted());

  const body = { ...contact(1, 'New'), nickname: 'Munni' };
  const made = await dataOf(await send('POST', at(newer[0]!.address, person, 'contacts'), { ...person, body }));
  // Back a step: what the older program does not know stays.
  await processes[0]!.start();
  const older = at(processes[0]!.address, person, `contacts/${made.id}`);
  expect((await send('PUT', older, { ...person, body: { name: 'New 2' } })).status).toBe(200);
  expect(await dataOf(await send('GET', at(newer[0]!.address, person, `contacts/${made.id}`), person))).toMatchObject({
    name: 'New 2',
    nickname: 'Munni',
  });
  await processes[0]!.stop();

  await owner.query('update migrations set version = $2 where name = $1', [migration.name, ahead(2)]);
  await expect(processes[0]!.start()).rejects.toThrow('The database is ahead of this program');
  await expect(newer[1]!.stop().then(() => newer[1]!.start())).resolves.toBeUndefined();
});
