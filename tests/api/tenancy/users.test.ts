import { beforeEach, describe, expect, it } from 'vitest';
import { heldBy } from '../../../api/db/memberships.ts';
import { roles, shopPermissions, type Role, type ShopPermission } from '../../../schema/permissions.ts';
import { inOrder } from '../../../schema/rules/grants.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';
import { letSupportIn } from '../../support/supportAccess.ts';
import { openBusiness, type Business } from './business.ts';
import { membershipSql } from '../../support/membership.ts';

const needsOwner = 'A shop needs an owner who may change people. Make somebody else an owner of the shop first.';

onPostgres(world => {
  let shop: Business;
  beforeEach(async () => {
    shop = await openBusiness(world);
  });
  const put = (person: Person, body: object, who?: Person) => shop.call('PUT', `/${person.userId}`, { body }, who);
  const remove = (person: Person, who?: Person) => shop.call('DELETE', `/${person.userId}`, {}, who);
  const may = async ({ token }: Person, path = 'contacts') =>
    (await world.call('GET', `shops/${shop.shopId}/${path}`, { token })).status;
  const entered = async ({ token }: Person) => (await world.call('GET', 'account/me', { token })).status;
  const coOwner = () => shop.colleague('owner');

  describe('permissions of one person', () => {
    it('hold at the very next request, and the history has what they were', async () => {
      const person = await shop.colleague('sales', ['shop/contacts/list']);
      expect([await may(person), await may(person, 'users')]).toEqual([200, 403]);
      const answer = await put(person, { permissions: ['users/list'], version: 1 });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.data).toMatchObject({ role: 'sales', permissions: ['users/list'], version: 2 });
      expect([await may(person), await may(person, 'users')]).toEqual([403, 200]);
      expect(await shop.history(person.userId)).toMatchObject([
        {
          action: 'update',
          userId: shop.userId,
          changes: { permissions: [['shop/contacts/list'], ['users/list']] },
        },
      ]);
    });

    it('come with a new role, unless they are named', async () => {
      const person = await shop.colleague('sales');
      const promoted = await put(person, { role: 'manager' });
      expect(promoted.data, promoted.text).toMatchObject({ role: 'manager', permissions: inOrder(roles.manager) });
      const kept = await put(person, { ...promoted.data, role: 'accountant' });
      expect(kept.data, kept.text).toMatchObject({ role: 'accountant', permissions: inOrder(roles.manager) });
      const [first] = await shop.history(person.userId);
      expect(first!['changes']).toEqual({ role: ['manager', 'accountant'] });
    });

    it('P-01 are any strings of the catalogue, one by one', async () => {
      const person = await shop.colleague('sales', []);
      for (const name of shopPermissions) {
        const answer = await put(person, { permissions: [name] });
        expect([answer.status, answer.data?.permissions], answer.text).toEqual([200, [name]]);
        const held = await world.call('GET', `shops/${shop.shopId}/permissions`, { token: person.token });
        expect(held.data).toEqual([name]);
      }
    });

    it('stay as they are when the record is sent back unchanged', async () => {
      const person = await shop.colleague('sales');
      const { data: record } = await shop.call('GET', `/${person.userId}`);
      const answer = await put(person, record);
      expect([answer.status, answer.data], answer.text).toEqual([200, record]);
      expect(await shop.history(person.userId)).toEqual([]);
    });

    it('name, e-mail and mobile number are the person’s own', async () => {
      const person = await shop.colleague('sales');
      const answer = await put(person, { name: 'Somebody', email: 'x@example.test', mobileNo: '9820012345' });
      expect([answer.status, answer.data?.name, answer.data?.mobileNo], answer.text).toEqual([200, 'Person', null]);
    });

    it('changed by two at once are changed by one; the other gets the current record', async () => {
      const [person, other] = [await shop.colleague('sales'), await coOwner()];
      const answers = await Promise.all([
        put(person, { role: 'manager', version: 1 }),
        put(person, { role: 'accountant', version: 1 }, other),
      ]);
      const [done, late] = answers.toSorted((one, two) => one.status - two.status);
      expect([done!.status, late!.status, late!.data]).toEqual([200, 409, done!.data]);
    });

    it('a PUT in parts is read like JSON', async () => {
      const person = await shop.colleague('sales');
      const form = { role: 'sales', permissions: JSON.stringify(['users/list']), version: 1 };
      const answer = await shop.call('PUT', `/${person.userId}`, { form });
      expect([answer.status, answer.data?.permissions], answer.text).toEqual([200, ['users/list']]);
    });
  });

  describe('nobody gives or takes what they do not hold', () => {
    const few: ShopPermission[] = ['users/list', 'users/edit', 'users/delete', 'shop/contacts/list'];
    const lacks = (names: string) => ({ permissions: `You can neither give nor take what you do not hold: ${names}` });
    it.each<[string, Role, ShopPermission[], object, string]>([
      ['giving', 'sales', [], { permissions: ['shop/contacts/list', 'shop/contacts/add'] }, 'shop/contacts/add'],
      ['taking', 'sales', ['shop/contacts/add', 'users/list'], { permissions: ['users/list'] }, 'shop/contacts/add'],
      ['with a role', 'sales', ['shop/contacts/list'], { role: 'owner', permissions: ['license/add'] }, 'license/add'],
      ['with all it had', 'sales', ['license/add'], { isActive: false }, 'license/add'],
    ])('%s', async (_, role, before, body, missing) => {
      const [person, editor] = [await shop.colleague(role, before), await shop.colleague(null, few)];
      const answer = await put(person, body, editor);
      expect([answer.status, answer.body.errors], answer.text).toEqual([400, lacks(missing)]);
      expect((await shop.people())[person.userId]).toMatchObject({ role, permissions: before, version: 1 });
    });

    it('by a role whose bundle holds more', async () => {
      const [person, editor] = [await shop.colleague('sales', []), await shop.colleague(null, few)];
      const answer = await put(person, { role: 'accountant' }, editor);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['permissions']]);
      expect(answer.body.errors.permissions).toContain('quickBill/add');
      expect(answer.body.errors.permissions).not.toContain('shop/contacts/list');
    });

    it('by a role that a later version may give more, to whoever and to themselves', async () => {
      const [person, editor] = [await shop.colleague('sales', []), await shop.colleague('sales', few)];
      for (const who of [person, editor])
        for (const permissions of [[], few]) {
          const answer = await put(who, { role: 'owner', permissions: who === person ? permissions : few }, editor);
          expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([400, ['role']]);
        }
    });

    it('to themselves either', async () => {
      const editor = await shop.colleague('sales', few);
      const answer = await put(editor, { permissions: [...few, 'license/add'] }, editor);
      expect([answer.status, answer.body.errors]).toEqual([400, lacks('license/add')]);
    });

    it('by taking a person out of the shop', async () => {
      const [person, editor] = [await shop.colleague('sales', ['license/add']), await shop.colleague(null, few)];
      const answer = await remove(person, editor);
      expect([answer.status, answer.body.errors], answer.text).toEqual([400, lacks('license/add')]);
      expect(Object.keys(await shop.people())).toContain(person.userId);
    });

    it('but may with what they hold, whatever else the person has', async () => {
      const [person, editor] = [await shop.colleague('sales', ['license/add']), await shop.colleague(null, few)];
      const answer = await put(person, { permissions: ['license/add', 'shop/contacts/list'] }, editor);
      expect(answer.data?.permissions, answer.text).toEqual(['shop/contacts/list', 'license/add']);
    });

    it('not even what they may do on the platform: an owner is not shut out by staff', async () => {
      const [owner, editor] = [await coOwner(), await shop.colleague('owner')];
      await world.sql(`update users set permissions = '{system/shop/edit}' where id = '${owner.userId}'`);
      const answer = await put(owner, { isActive: false }, editor);
      expect([answer.status, answer.body.errors]).toEqual([400, lacks('system/shop/edit')]);
      expect((await put(owner, { isActive: false })).status).toBe(200);
    });

    it('P-02 nor does support, whatever the owner granted', async () => {
      const [person, admin] = [await shop.colleague('sales', []), await world.person({ permissions: ['system/all'] })];
      await letSupportIn(world, shop, admin, { scope: 'write', showsPersonal: true });
      const answer = await put(person, { role: 'manager' }, admin);
      expect([answer.status, answer.body.responseMessage]).toEqual([403, 'A support access does not reach this.']);
    });
  });

  describe('a body is refused', () => {
    it.each([
      [{ permissions: ['shop/everything'] }, { permissions: 'No permissions of a shop: shop/everything' }],
      [{ permissions: ['system/all'] }, { permissions: 'No permissions of a shop: system/all' }],
      [{ permissions: ['users/list', null, 3] }, { permissions: 'A value in it is of the wrong kind' }],
      [{ permissions: { users: true } }, { permissions: 'A value in it is of the wrong kind' }],
      [{ permissions: 'users/list' }, { permissions: 'Must be an object or a list' }],
      [{ role: 'boss' }, { role: 'Choose one of the list' }],
      [{ role: null }, { role: 'Role is required' }],
      [{ isActive: 'perhaps' }, { isActive: 'Must be yes or no' }],
      [{ isActive: null }, { isActive: 'Must be yes or no' }],
      [{ version: 'x' }, { version: 'Must be the version that was read' }],
      [{ tenantId: 'x' }, { tenantId: 'Unknown field' }],
    ])('%j', async (body, errors) => {
      const person = await shop.colleague('sales');
      const answer = await put(person, body);
      expect([answer.status, answer.body.errors], answer.text).toEqual([400, errors]);
    });

    it('for a person who is not here', async () => {
      const other = await openBusiness(world);
      expect((await put(other, { role: 'sales' })).status).toBe(404);
      expect((await remove(other)).status).toBe(404);
      expect((await shop.call('PUT', '/x', { body: { role: 'sales' } })).status).toBe(404);
      expect((await put(shop, { role: 'sales' }, other)).status).toBe(403);
      expect((await put(shop, { role: 'sales' }, await shop.colleague('manager'))).status).toBe(403);
      expect((await remove(shop, await shop.colleague('manager'))).status).toBe(403);
    });
  });

  describe('shutting somebody out', () => {
    it('ends their sessions; they may be let in again', async () => {
      const person = await shop.colleague('sales');
      const shut = await put(person, { isActive: false });
      expect([shut.status, shut.data?.isActive], shut.text).toEqual([200, false]);
      expect(await entered(person)).toBe(401);
      expect(await world.sql(`select 1 from sessions where user_id = '${person.userId}'`)).toEqual([]);
      const back = await put(person, { isActive: true });
      expect([back.status, back.data?.isActive]).toEqual([200, true]);
      expect((await shop.history(person.userId)).map(({ changes }) => changes)).toEqual([
        { isActive: [false, true] },
        { isActive: [true, false] },
      ]);
    });

    it('is for people of one’s own business, and not for oneself', async () => {
      const guest = await world.person({ shopId: shop.shopId });
      const foreign = await put(guest, { isActive: false });
      expect([foreign.status, foreign.body.errors]).toEqual([
        400,
        { isActive: 'This person belongs to another business.' },
      ]);
      await coOwner();
      const self = await put(shop, { isActive: false });
      expect([self.status, self.body.errors]).toEqual([400, { isActive: 'You cannot shut yourself out.' }]);
      expect([await entered(guest), await entered(shop)]).toEqual([200, 200]);
    });
  });

  describe('taking somebody out of the shop', () => {
    it('leaves the account and its other shops', async () => {
      const other = await openBusiness(world);
      const person = await shop.colleague('sales');
      await world.sql(membershipSql({ userId: person.userId, shopId: other.shopId }));
      const answer = await remove(person);
      expect([answer.status, answer.data], answer.text).toEqual([200, { id: person.userId }]);
      expect([await may(person), await entered(person)]).toEqual([403, 200]);
      const me = await world.call('GET', 'account/me', { token: person.token });
      expect(me.data.shops.map(({ id }: any) => id)).toEqual([other.shopId]);
      const rows = await world.sql(`select action, changes->'role' as role from history
        where record_id = '${person.userId}' and shop_id = '${shop.shopId}'`);
      expect(rows).toEqual([{ action: 'delete', role: ['sales', null] }]);
      expect((await remove(person)).status).toBe(404);
    });

    it('forgets an invitation that nobody took up, so that the address is free again', async () => {
      const email = `mistyped-${shop.userId}@example.test`;
      const made = await shop.call('POST', '', { body: { name: 'Asha', email, role: 'sales' } });
      const person = { ...shop, userId: made.data.id as string };
      expect((await remove(person)).status).toBe(200);
      expect(await world.sql(`select 1 from users where email = '${email}'`)).toEqual([]);
      expect(await world.sql(`select 1 from account_links where user_id = '${person.userId}'`)).toEqual([]);
      const again = await (
        await openBusiness(world)
      ).call('POST', '', { body: { name: 'Asha', email, role: 'sales' } });
      expect(again.status, again.text).toBe(201);
    });
  });

  describe('the last owner', () => {
    it.each<[string, (who: Person) => ReturnType<typeof remove>]>([
      ['leave', owner => remove(owner, owner)],
      ['be demoted', owner => put(owner, { role: 'manager' }, owner)],
      ['lose users/edit', owner => put(owner, { permissions: roles.manager }, owner)],
    ])('cannot %s', async (_, act) => {
      const disabled = await coOwner();
      await world.sql(`update users set disabled_at = now() where id = '${disabled.userId}'`);
      await shop.colleague('owner', roles.manager);
      await shop.colleague('manager', roles.owner);
      const answer = await act(shop);
      expect([answer.status, answer.body.responseMessage], answer.text).toEqual([409, needsOwner]);
      expect((await shop.people())[shop.userId]).toMatchObject({ role: 'owner', version: 1 });
      await coOwner();
      expect((await act(shop)).status).toBe(200);
    });

    it('is shut out by nobody, of this shop or another one of the business', async () => {
      const manager = await shop.colleague('manager', roles.owner);
      await world.sql(`update users set permissions = '{system/all}' where id = '${manager.userId}'`);
      const last = await put(shop, { isActive: false }, manager);
      expect([last.status, last.body.responseMessage]).toEqual([409, needsOwner]);
      const branch = await openBusiness(world);
      await world.sql(`update shops set tenant_id = '${shop.tenantId}' where id = '${branch.shopId}'`);
      await world.sql(
        `update users set tenant_id = '${shop.tenantId}', permissions = '{}' where id = '${branch.userId}'`,
      );
      await world.sql(membershipSql({ userId: branch.userId, shopId: shop.shopId, role: 'sales' }));
      const elsewhere = await put(branch, { isActive: false });
      expect([elsewhere.status, elsewhere.body.responseMessage]).toEqual([409, needsOwner]);
      expect((await put(branch, { role: 'accountant' })).status).toBe(200);
      expect((await remove(branch)).status).toBe(200);
    });

    it.each<[string, (one: Person, other: Person) => ReturnType<typeof remove>]>([
      ['taking each other out', (one, other) => remove(other, one)],
      ['demoting each other', (one, other) => put(other, { role: 'manager' }, one)],
      ['shutting each other out', (one, other) => put(other, { isActive: false }, one)],
      ['leaving', one => remove(one, one)],
      ['giving it up', one => put(one, { role: 'sales' }, one)],
    ])('is always left when two do it at once: %s', async (_, act) => {
      for (let round = 0; round < 5; round++) {
        const one = (shop = await openBusiness(world));
        await world.sql(`update users set permissions = '{}' where id = '${one.userId}'`);
        const other = await coOwner();
        const answers = await Promise.all([act(one, other), act(other, one)]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const owners = await world.sql(`select 1 from memberships m join users u on u.id = m.user_id
          where m.shop_id = '${shop.shopId}' and m.role = 'owner' and 'users/edit' = any (${heldBy('m')}) and u.disabled_at is null`);
        expect(owners).toHaveLength(1);
      }
    });
  });
});
