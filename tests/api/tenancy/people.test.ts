import { describe, expect, it } from 'vitest';
import { platformPermissions, type Permission } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

onPostgres(world => {
  const admin = (...more: Permission[]) => world.person({ permissions: ['system/all', ...more] });
  const me = async (token: string) => (await world.call('GET', 'account/me', { token })).status;
  const grant = ({ token }: Person, userId: string, permissions: unknown) =>
    world.call('PUT', `system/users/${userId}/permissions`, { token, body: { permissions } });
  const disable = ({ token }: Person, userId: string) =>
    world.call('POST', `system/users/${userId}/disable`, { token });
  const enable = ({ token }: Person, userId: string) => world.call('POST', `system/users/${userId}/enable`, { token });
  /** The only ones who may do everything. */
  const alone = async (...people: Person[]) => {
    const ids = people.map(({ userId }) => `'${userId}'`).join();
    await world.sql(
      `update users set permissions = '{}' where id not in (${ids}) and 'system/all' = any (permissions)`,
    );
  };

  describe('disabling', () => {
    it('shuts a person out at the next request, until it is taken back', async () => {
      const [boss, person] = [await admin(), await world.person()];
      const answer = await disable(boss, person.userId);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.data).toMatchObject({ id: person.userId, isActive: false });
      expect(await me(person.token)).toBe(401);
      const back = await enable(boss, person.userId);
      expect([back.status, back.data.isActive]).toEqual([200, true]);
      // The session ended for good.
      expect(await me(person.token)).toBe(401);
      const rows = await world.sql(
        `select changes::text as changes from history where record_id = '${person.userId}' order by id`,
      );
      expect(rows.map(({ changes }) => JSON.parse(String(changes)))).toEqual([
        { isActive: [true, false] },
        { isActive: [false, true] },
      ]);
    });

    it('takes tenant/edit, and system/all where the person holds that', async () => {
      const [editor, boss] = [await world.person({ permissions: ['tenant/edit'] }), await admin()];
      expect((await disable(editor, world.rival.userId)).status).toBe(200);
      expect((await enable(editor, world.rival.userId)).status).toBe(200);
      expect((await disable(editor, boss.userId)).status).toBe(403);
      expect((await disable(world.mine, boss.userId)).status).toBe(403);
      expect(await me(boss.token)).toBe(200);
    });

    it('is not for oneself, nor for nobody', async () => {
      const boss = await admin();
      await admin();
      expect((await disable(boss, boss.userId)).status).toBe(409);
      expect((await disable(boss, crypto.randomUUID())).status).toBe(404);
      expect((await disable(boss, 'x')).status).toBe(404);
    });
  });

  describe('what a person may do on the platform', () => {
    it('is set at once and written down', async () => {
      const [boss, person] = [await admin(), await world.person()];
      const tenants = () => world.call('GET', 'system/tenants', { token: person.token });
      expect((await tenants()).status).toBe(403);
      const answer = await grant(boss, person.userId, ['tenant/list', 'system/shop/approve']);
      expect([answer.status, answer.data?.permissions], answer.text).toEqual([
        200,
        ['system/shop/approve', 'tenant/list'],
      ]);
      expect((await tenants()).status).toBe(200);
      await grant(boss, person.userId, []);
      expect((await tenants()).status).toBe(403);
      const rows = await world.sql(`select changes->'permissions' as changes, user_id, shop_id from history
        where record_id = '${person.userId}' and entity = 'users' order by id`);
      expect(rows.map(row => [row['changes'], row['user_id']])).toEqual([
        [[[], ['system/shop/approve', 'tenant/list']], boss.userId],
        [[['system/shop/approve', 'tenant/list'], []], boss.userId],
      ]);
    });

    it.each([
      [['tenant/everything'], 'No permissions of the platform: tenant/everything'],
      [['shop/contacts/list'], 'No permissions of the platform: shop/contacts/list'],
      [['tenant/list', 7], 'A value in it is of the wrong kind'],
      ['system/all', 'Must be an object or a list'],
      [{ 0: 'system/all' }, 'A value in it is of the wrong kind'],
      [null, 'Permissions is required'],
      [undefined, 'Permissions is required'],
    ])('is of the catalogue: %j', async (permissions, message) => {
      const answer = await grant(await admin(), world.mine.userId, permissions);
      expect([answer.status, answer.body.errors], answer.text).toEqual([400, { permissions: message }]);
    });

    it('P-01 is any string of the platform, one by one', async () => {
      const [boss, person] = [await admin(), await world.person()];
      for (const name of platformPermissions) {
        const answer = await grant(boss, person.userId, [name]);
        expect([answer.status, answer.data?.permissions], answer.text).toEqual([200, [name]]);
        const { user } = (await world.call('GET', 'account/me', { token: person.token })).data;
        expect(user.permissions).toEqual([name]);
      }
    });

    it('is granted by nobody but system/all', async () => {
      const other = await world.person({ permissions: ['tenant/edit', 'system/shop/approve'] });
      expect((await grant(other, other.userId, ['system/all'])).status).toBe(403);
      expect((await grant(world.mine, world.mine.userId, ['system/all'])).status).toBe(403);
    });

    it('leaves somebody who may do everything', async () => {
      const boss = await admin();
      await alone(boss);
      const answer = await grant(boss, boss.userId, ['tenant/list']);
      expect([answer.status, answer.body.responseMessage]).toEqual([
        409,
        'The platform needs somebody who may do everything. Give system/all to somebody else first.',
      ]);
      const colleague = await world.person();
      expect((await grant(boss, colleague.userId, ['system/all'])).status).toBe(200);
      expect((await grant(boss, boss.userId, ['tenant/list'])).status).toBe(200);
      expect((await grant(boss, boss.userId, ['system/all'])).status).toBe(403);
    });

    it.each([
      ['taking it from each other', (from: Person, to: Person) => grant(from, to.userId, [])],
      ['disabling each other', (from: Person, to: Person) => disable(from, to.userId)],
      ['dropping it', (from: Person) => grant(from, from.userId, [])],
    ])('leaves somebody when two do it at once: %s', async (_, act) => {
      for (let round = 0; round < 5; round++) {
        const [one, other] = [await admin(), await admin()];
        await alone(one, other);
        const answers = await Promise.all([act(one, other), act(other, one)]);
        const statuses = answers.map(({ status }) => status);
        expect(statuses.filter(status => status === 200)).toHaveLength(1);
        const left = await world.sql(
          `select 1 from users where 'system/all' = any (permissions) and disabled_at is null`,
        );
        expect(left).toHaveLength(1);
      }
    });
  });

  describe('the list', () => {
    it('shows whoever may do anything on the platform, or finds anybody', async () => {
      const [boss, plain] = [await admin(), await world.person()];
      await world.sql(
        `update users set name = 'Zarina 100%', email = 'zarina@example.test' where id = '${plain.userId}'`,
      );
      const list = async (query = '') => {
        const answer = await world.call('GET', `system/users${query}`, { token: boss.token });
        expect(answer.status, answer.text).toBe(200);
        return (answer.data as { id: string }[]).map(({ id }) => id);
      };
      expect(await list()).toContain(boss.userId);
      expect(await list()).not.toContain(plain.userId);
      expect(await list('?query=ZARINA@')).toEqual([plain.userId]);
      expect(await list('?query=100%25')).toEqual([plain.userId]);
      expect(await list('?query=nobody')).toEqual([]);
      const found = await world.call('GET', 'system/users?query=zarina', { token: boss.token });
      expect(found.data[0]).toEqual({
        id: plain.userId,
        name: 'Zarina 100%',
        email: 'zarina@example.test',
        mobileNo: null,
        tenant: { id: plain.tenantId, name: 'Tenant' },
        isActive: true,
        permissions: [],
      });
    });

    it('is for system/all, and takes no other parameter', async () => {
      const boss = await admin();
      const unknown = await world.call('GET', 'system/users?sort=name', { token: boss.token });
      expect([unknown.status, unknown.body.errors]).toEqual([400, { sort: 'Unknown parameter' }]);
      const editor = await world.person({ permissions: ['tenant/edit', 'tenant/list'] });
      expect((await world.call('GET', 'system/users', { token: editor.token })).status).toBe(403);
    });
  });
});
