import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockNames } from '../../../api/db/locks.ts';
import { sendLetter } from '../../../api/mail/job.ts';
import { userName } from '../../../api/session/statements.ts';
import { account, accountPorts, issuer, lettersTo, post } from '../../support/accounts.ts';
import type { World } from '../../support/everyEntity.ts';
import { openTestApi } from '../../support/testApi.ts';
import { eventually } from '../../support/eventually.ts';

const world = {} as World;
beforeAll(async () => void Object.assign(world, await openTestApi('server', accountPorts)));
afterAll(() => world.close());

const waiting = () =>
  eventually(async () => {
    const [row] = await world.sql(
      `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
         where l.locktype = 'advisory' and not l.granted`,
    );
    expect(row).toEqual({ count: 1 });
  });

it.each([
  [
    'to register from one address',
    'register 203.0.113.78',
    () => post(world, 'register', form, { address: '203.0.113.78' }),
    401,
  ],
  [
    'to forget from one address',
    'forgot 203.0.113.79',
    () => post(world, 'forgotpwd', { email: 'nobody@example.test' }, { address: '203.0.113.79' }),
    200,
  ],
])('attempts %s wait for one another, so that none is counted beside another', async (_, subject, attempt, status) => {
  const client = await world.owner.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
  const answer = attempt();
  await waiting();
  await client.query('commit');
  client.release();
  expect((await answer).status).toBe(status);
});

it('a link waits for a change of the address, and goes to the new one', async () => {
  const person = await account(world);
  await world.sql(`update users set proved_email = null where id = '${person.userId}'`);
  const email = `moved.${person.userId}@example.test`;
  const client = await world.owner.connect();
  await client.query('begin');
  const { text, values } = lockNames([userName(person.userId)]);
  await client.query(text, [...values]);
  await client.query('update users set email = $2 where id = $1', [person.userId, email]);
  const sending = sendLetter(world.ports, world.ports.ids.next(), { letter: 'proof', user: person.userId });
  await waiting();
  await client.query('commit');
  client.release();
  await sending;
  expect([(await lettersTo(world, email)).length, (await lettersTo(world, person.email)).length]).toEqual([1, 0]);
});

const form = {
  name: 'Asha Rao',
  email: 'asha@example.test',
  mobileNo: '9820011001',
  shopName: 'Asha Gold',
  pin: '400058',
  credential: `not a token of ${issuer.name}`,
};
