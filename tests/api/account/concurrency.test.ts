import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountPorts, issuer, post } from '../../support/accounts.ts';
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

const form = {
  name: 'Asha Rao',
  email: 'asha@example.test',
  mobileNo: '9820011001',
  shopName: 'Asha Gold',
  pin: '400058',
  credential: `not a token of ${issuer.name}`,
};
