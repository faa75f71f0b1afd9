import { beforeAll, expect, it } from 'vitest';
import { makeAdmin } from '../../../server/makeAdmin.ts';
import { account, accountPorts, day, clock, me, post, signIn } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const password = 'Admin@12345';

onPostgres(world => {
  const make = async (email: string) => new URL(await makeAdmin(world.ports, email)).searchParams.get('token')!;
  const set = (token: string, given = password) => post(world, 'resetpwd', { token, password: given });
  let token: string;
  beforeAll(async () => void (token = await make('First@Shop.example')));

  it('makes a system administrator who sets a password once', async () => {
    expect((await signIn(world, 'first@shop.example', password)).status).toBe(401);
    expect((await set(token)).status).toBe(200);
    expect((await set(token, 'Other@12345')).status).toBe(400);
    const { data } = await signIn(world, 'first@shop.example', password);
    expect([data.user.permissions, data.user.tenantId, data.shops]).toEqual([['system/all'], null, []]);
    expect((await world.call('GET', 'system/tenants', { token: data.token })).status).toBe(200);
  });

  it('lets one in again who forgot the password or was disabled; the old address and sessions are over', async () => {
    const session = (await signIn(world, 'first@shop.example', password)).data.token;
    await world.sql(
      `update users set disabled_at = now(), permissions = '{tenant/list}' where email = 'first@shop.example'`,
    );
    const [old, fresh] = [await make('first@shop.example'), await make('FIRST@shop.example')];
    expect((await set(old)).status).toBe(400);
    expect((await set(fresh, 'Again@12345')).status).toBe(200);
    expect((await me(world, session)).status).toBe(401);
    const { user } = (await signIn(world, 'first@shop.example', 'Again@12345')).data;
    expect(user.permissions.toSorted()).toEqual(['system/all', 'tenant/list']);
    expect(
      await world.sql(`select count(*)::int as count from users where lower(email) = 'first@shop.example'`),
    ).toEqual([{ count: 1 }]);
  });

  it('prints an address that is good for a day', async () => {
    const late = await make('second@shop.example');
    clock.advance(day);
    expect((await set(late)).status).toBe(400);
  });

  it('gives nobody of a business the platform', async () => {
    const person = await account(world);
    await expect(makeAdmin(world.ports, person.email)).rejects.toThrow('works for a business');
    const [row] = await world.sql(`select permissions from users where id = '${person.userId}'`);
    expect(JSON.stringify(row)).not.toContain('system/all');
  });

  it.each(['', 'nobody', 'а@shop.example', 'a@b'])('refuses %j', async email => {
    await expect(makeAdmin(world.ports, email)).rejects.toThrow(`'${email}' is not an e-mail address.`);
  });
}, accountPorts);
