import { beforeEach, expect, it } from 'vitest';
import { letDemoIn } from '../../../api/session/demoAccounts.ts';
import { demoAccounts } from '../../../schema/demo.ts';
import { readMigrations } from '../../../server/db/migrations.ts';
import { makeAdmin } from '../../../server/makeAdmin.ts';
import { account, accountPorts, lettersTo, me, post, signIn, type Account } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';

onPostgres(world => {
  let [demo, other] = [{} as Account, {} as Account];
  beforeEach(async () => {
    [demo, other] = [await account(world), await account(world)];
    await world.sql(`update users set is_demo = true where id = '${demo.userId}'`);
  });
  const statuses = async (person: Account) => [
    (await signIn(world, person.email)).status,
    (await me(world, person.token)).status,
  ];

  it('without the demo its accounts and their sessions are refused, and nobody else’s', async () => {
    await letDemoIn(world.ports.database, { demo: false, sample: false });
    expect(await statuses(demo)).toEqual([401, 401]);
    expect(await statuses(other)).toEqual([200, 200]);
    await post(world, 'forgotpwd', { email: demo.email });
    await post(world, 'forgotpwd', { email: other.email });
    await expect.poll(async () => (await lettersTo(world, other.email)).length).toBe(1);
    expect(await lettersTo(world, demo.email)).toEqual([]);
  });

  it('nobody lets them in there, and with the demo they are back', async () => {
    const [admin, boss] = [await world.person({ permissions: ['system/all'] }), await account(world)];
    await world.sql(`update users set is_demo = true, tenant_id = null where id = '${boss.userId}'`);
    await letDemoIn(world.ports.database, { demo: false, sample: false });
    await world.call('POST', `system/users/${demo.userId}/enable`, { token: admin.token });
    expect(await statuses(demo)).toEqual([401, 401]);
    await expect(makeAdmin(world.ports, boss.email)).rejects.toThrow('belongs to the demo');
    await letDemoIn(world.ports.database, { demo: true, sample: false });
    expect(await statuses(demo)).toEqual([200, 401]);
  });

  it('those of older demos are marked', async () => {
    const { email } = demoAccounts[0]!;
    await world.sql(`update users set email = '${email}' where id = '${other.userId}'`);
    const { sql } = readMigrations().find(({ name }) => name.endsWith('_demo_accounts.sql'))!;
    await world.sql(sql.slice(sql.indexOf('update ')));
    expect(await world.sql(`select is_demo from users where email = '${email}'`)).toEqual([{ is_demo: true }]);
    for (const each of demoAccounts) expect(sql).toContain(`'${each.email}'`);
    await world.sql(`update users set email = id || '@example.test' where id = '${other.userId}'`);
  });
}, accountPorts);
