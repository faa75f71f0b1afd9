import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ports, Replica } from '../../api/ports.ts';
import { eventually } from '../support/eventually.ts';
import { openTestApi, type Person, type TestApi } from '../support/testApi.ts';

/** The texts that the replica was asked for, and whether it answers. */
const asked: string[] = [];
let isThere = true;

const withReplica = (ports: Ports): Ports => {
  const replica: Replica = {
    position: { text: `select 'here'`, values: [] },
    async batch(position, statements) {
      expect(position).toBe('here');
      asked.push(...statements.map(({ text }) => text));
      return isThere ? ports.database.batch(statements) : null;
    },
    inQueue: () => replica,
  };
  return { ...ports, replica };
};

let test: TestApi;
let person: Person;
beforeAll(async () => {
  test = await openTestApi('server', withReplica);
  person = await test.person();
  const mine = { name: 'Asha Mehta', gender: 1, mobileNo: '9820011009' };
  expect((await call('POST', 'contacts', mine)).status).toBe(201);
});
afterAll(() => test.close());
beforeEach(() => {
  asked.length = 0;
  isThere = true;
});

const call = (method: string, path: string, body?: object, token = person.token) =>
  test.call(method, `shops/${person.shopId}/${path}`, { token, ...(body && { body }) });

/** Started, waited for and fetched. */
const exported = async () => {
  const { status, data } = await call('POST', 'contacts/exports?format=csv');
  expect(status).toBe(202);
  await eventually(async () => {
    const { data: running } = await call('GET', `exports/${data.id}`);
    expect(running.state).toBe('completed');
  });
  return call('GET', `exports/${data.id}/file`);
};

const long: [string, string, () => ReturnType<typeof call>][] = [
  ['a trial balance', 'from ledger_balances b', () => call('GET', 'ledger/trial_balance')],
  ['a day book', 'from ledger_entries', () => call('GET', 'ledger/day_book')],
  ['what is due', 'from ledger_balances b', () => call('GET', 'ledger/dues')],
  ['what records come to', 'from chit_entries', () => call('GET', 'chit_entries/figures/byWay')],
  ['a file', 'from contacts', () => call('GET', 'contacts/export?format=csv')],
  ['a file that is made later', 'from contacts', exported],
];

it.each(long)('%s is read from a replica, and is the same without one', async (_, text, ask) => {
  const there = await ask();
  expect(there.status, there.text).toBe(200);
  expect(asked.join('\n')).toContain(text);
  isThere = false;
  const own = await ask();
  expect([own.status, own.text]).toEqual([200, there.text]);
});

it('a list, a record and a change are not', async () => {
  const list = await call('GET', 'contacts');
  const { id, version } = list.data.items[0];
  const record = await call('GET', `contacts/${id}`);
  const change = await call('PUT', `contacts/${id}`, { name: 'Asha Shah', version });
  expect([list.status, record.status, change.status]).toEqual([200, 200, 200]);
  expect(asked).toEqual([]);
});

it('who has no session, or not this permission, is refused and the replica is not asked', async () => {
  const other = await test.person({ permissions: [], shopId: person.shopId });
  expect((await call('GET', 'ledger/trial_balance', undefined, other.token)).status).toBe(403);
  await test.call('POST', 'account/signout', { token: other.token });
  expect((await call('GET', 'contacts/export?format=csv', undefined, other.token)).status).toBe(401);
  expect(asked).toEqual([]);
});
