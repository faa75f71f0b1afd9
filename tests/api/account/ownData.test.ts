import { describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { roles } from '../../../schema/permissions.ts';
import { account, accountPorts, password, post, signIn, type Account } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop } from '../../support/shop.ts';

onPostgres(world => {
  const erase = ({ token }: Account, given = password) =>
    world.call('POST', 'account/erase', { token, body: { password: given } });
  const as = async (role: 'owner' | 'sales', shopId?: string) => {
    const me = await account(world, { permissions: [...roles[role]], ...(shopId && { shopId }) });
    await world.sql(`update memberships set role = '${role}' where user_id = '${me.userId}'`);
    return me;
  };

  describe('what is kept about me', () => {
    it('is handed over to me', async () => {
      const me = await as('owner');
      const { status, text, data } = await world.call('GET', 'account/data', { token: me.token });
      expect(status, text).toBe(200);
      expect(data).toMatchObject({
        account: { id: me.userId, email: me.email, hasPassword: true, hasApprovalPin: false },
        shops: [{ id: me.shopId, role: 'owner' }],
        identities: [],
        sessions: [{ expiresAt: expect.any(String) }],
        devices: [],
        notices: { digest: expect.any(Boolean) },
      });
      expect(text).not.toContain('argon2');
    });
  });

  describe('my account', () => {
    /** Somebody who works in another's shop. */
    const colleague = async () => {
      const shop = await openShop(world);
      const me = await as('sales', shop.shopId);
      const enquiry = await shop.make(entities.enquiries, { assigneeId: me.userId });
      await world.sql(`update users set name = 'Meera Kulkarni', mobile_no = '9811100022' where id = '${me.userId}'`);
      return { me, shop, enquiry };
    };

    it('is erased with the password alone', async () => {
      const { me } = await colleague();
      const { status, body } = await erase(me, 'Wrong@1234');
      expect([status, body.errors]).toEqual([400, { password: 'This is not your present password' }]);
      expect((await world.call('GET', 'account/me', { token: me.token })).status).toBe(200);
    });

    it('is gone: nobody signs in by it, and no table of the platform tells who it was', async () => {
      const { me, shop, enquiry } = await colleague();
      const { token } = (await signIn(world, me.email)).data;
      expect((await erase(me)).data).toBe(true);
      for (const one of [me.token, token])
        expect((await world.call('GET', 'account/me', { token: one })).status).toBe(401);
      expect((await signIn(world, me.email)).status).toBe(401);
      expect((await post(world, 'forgotpwd', { email: me.email })).status).toBe(200);
      for (const table of [
        'users',
        'memberships',
        'sessions',
        'identities',
        'account_links',
        'push_subscriptions',
        'digests',
      ])
        expect(
          await world.sql(
            `select to_json(t)::text as row from ${table} t where to_json(t)::text ~* 'kulkarni|9811100022|@example' and to_json(t)::text like '%${me.userId}%'`,
          ),
          table,
        ).toEqual([]);
      expect(await world.sql(`select 1 from memberships where user_id = '${me.userId}'`)).toEqual([]);
      const kept = (await shop.send('GET', entities.enquiries, enquiry['id'] as string)).data;
      expect(kept.assignee).toEqual({ id: me.userId, name: '—' });
      const history = (await shop.send('GET', entities.users, `${me.userId}/history`)).data.items;
      expect(history[0]).toMatchObject({ action: 'delete', userId: me.userId, changes: { role: ['sales', null] } });
    });

    it('stays while a shop has no other owner, who is then named', async () => {
      const me = await as('owner');
      const { status, body } = await erase(me);
      expect([status, body.responseMessage]).toEqual([409, expect.stringMatching(/^You are the only owner of /)]);
      const other = await as('owner', me.shopId);
      expect((await erase(me)).status).toBe(200);
      expect((await erase(other)).status).toBe(409);
    });

    it('of two owners who leave at once one stays', async () => {
      const one = await as('owner');
      const other = await as('owner', one.shopId);
      const answers = await Promise.all([erase(one), erase(other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('stays while nobody else may do everything on the platform', async () => {
      const me = await account(world, { permissions: ['system/all'] });
      const others = `'system/all' = any (permissions) and id <> '${me.userId}' and disabled_at is null`;
      const away = await world.sql(`update users set disabled_at = '2020-01-01' where ${others} returning id`);
      expect((await erase(me)).status).toBe(409);
      for (const { id } of away) await world.sql(`update users set disabled_at = null where id = '${String(id)}'`);
      const successor = await account(world, { permissions: ['system/all'] });
      expect((await erase(me)).status).toBe(200);
      expect((await world.call('GET', 'account/me', { token: successor.token })).status).toBe(200);
    });
  });
}, accountPorts);
