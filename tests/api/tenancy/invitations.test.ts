import { beforeEach, describe, expect, it } from 'vitest';
import { ownersPlatform, roles, type Role } from '../../../schema/permissions.ts';
import { fixedClock } from '../../../server/clock.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openBusiness, type Business } from './business.ts';
import { eventually } from '../../support/eventually.ts';

const clock = fixedClock(new Date());
const day = 24 * 60 * 60 * 1_000;
let count = 0;

onPostgres(
  world => {
    let shop: Business;
    let email: string;
    beforeEach(async () => {
      shop = await openBusiness(world);
      email = `new${count++}@example.test`;
    });
    const body = (more: object = {}) => ({
      name: 'Sunita Pawar',
      email,
      mobileNo: '98200 12345',
      role: 'sales',
      ...more,
    });
    const invite = (more: object = {}, who?: Business | Awaited<ReturnType<Business['colleague']>>) =>
      shop.call('POST', '', { body: body(more) }, who);
    const lettersTo = async (to: string) => (await world.letters()).filter(letter => letter.to === to);
    const letter = (to = email, number = 1) =>
      eventually(async () => {
        const letters = await lettersTo(to);
        expect(letters).toHaveLength(number);
        return letters[0]!;
      });
    const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)![1]!;
    const accept = (token: string) =>
      world.call('POST', 'account/resetpwd', { body: { token, password: 'Secret@123' } });
    const signIn = () => world.call('POST', 'account/signin', { body: { email, password: 'Secret@123' } });

    describe('somebody new', () => {
      it('is a member at once, sets a password by the letter, and works here with what the role holds', async () => {
        const made = await invite();
        expect(made.status, made.text).toBe(201);
        expect(made.data).toMatchObject({ name: 'Sunita Pawar', email, mobileNo: '9820012345', role: 'sales' });
        expect(made.data).toMatchObject({ isInvited: true, isActive: true, version: 1 });
        expect(new Set(made.data.permissions)).toEqual(new Set(roles.sales));
        expect((await shop.people())[made.data.id]).toEqual(made.data);
        expect((await signIn()).status).toBe(401);

        const { text, subject } = await letter();
        expect(subject).toBe('You are invited to TolaShop');
        expect((await accept(tokenIn(text))).status).toBe(200);
        const session = await signIn();
        expect(session.data, session.text).toMatchObject({
          user: { id: made.data.id, tenantId: shop.tenantId, permissions: [] },
          shops: [{ id: shop.shopId }],
        });
        const { token } = session.data;
        expect((await world.call('GET', `shops/${shop.shopId}/contacts`, { token })).status).toBe(200);
        expect((await world.call('GET', `shops/${shop.shopId}/users`, { token })).status).toBe(403);
        expect((await shop.people())[made.data.id].isInvited).toBe(false);
        expect((await accept(tokenIn(text))).status).toBe(400);
      });

      it('may get other permissions than the role brings, and the history says which', async () => {
        const made = await invite({ permissions: ['shop/contacts/list', 'shop/contacts/list', 'users/list'] });
        expect(made.data.permissions, made.text).toEqual(['shop/contacts/list', 'users/list']);
        expect(await shop.history(made.data.id)).toMatchObject([
          {
            action: 'create',
            userId: shop.userId,
            changes: { role: [null, 'sales'], permissions: [[], ['shop/contacts/list', 'users/list']] },
          },
        ]);
      });

      it('has seven days to follow the letter', async () => {
        await invite();
        const token = tokenIn((await letter()).text);
        clock.advance(7 * day);
        expect((await accept(token)).status).toBe(400);
      });

      it('is invited once, however often an idempotent call is sent', async () => {
        const sent = { body: body(), headers: { 'idempotency-key': email } };
        const [one, other] = [await shop.call('POST', '', sent), await shop.call('POST', '', sent)];
        expect([one.status, other.data], one.text).toEqual([201, one.data]);
        await letter();
      });
    });

    describe('somebody with an account', () => {
      const known = async (person: { userId: string }) => {
        await world.sql(`update users set email = '${email}', password_hash = 'x' where id = '${person.userId}'`);
        return person;
      };

      it('of the same business is a member at once, and a letter says so', async () => {
        const other = await openBusiness(world);
        await world.sql(`update shops set tenant_id = '${shop.tenantId}' where id = '${other.shopId}'`);
        const person = await known(await shop.colleague('sales', roles.sales, other.shopId));
        const made = await invite({ email: email.toUpperCase(), name: 'Somebody Else', role: 'accountant' });
        expect(made.status, made.text).toBe(201);
        expect(made.data).toMatchObject({ id: person.userId, name: 'Person', email, isInvited: false });
        const { subject, text } = await letter();
        expect(subject).toBe('You now work in Shop on TolaShop');
        expect(text).not.toContain('token');
        expect(
          await world.sql(`select role from memberships where user_id = '${person.userId}' order by role`),
        ).toEqual([{ role: 'accountant' }, { role: 'sales' }]);
      });

      it.each([
        ['another business', async () => known(await world.person())],
        [
          'no business',
          async () => {
            const person = await known(await world.person());
            await world.sql(`update users set tenant_id = null where id = '${person.userId}'`);
          },
        ],
      ])('of %s is refused', async (_, make) => {
        await make();
        const answer = await invite({ email: ` ${email.toUpperCase()} ` });
        expect([answer.status, answer.body.errors], answer.text).toEqual([
          400,
          { email: 'This person already works for another business and cannot be added here.' },
        ]);
        expect(Object.keys(await shop.people())).toEqual([shop.userId]);
      });

      it('in this shop is refused', async () => {
        await known(await shop.colleague('sales'));
        const answer = await invite();
        expect([answer.status, answer.body.errors]).toEqual([400, { email: 'This person works here already.' }]);
      });
    });

    describe('is refused', () => {
      it.each([
        [{ role: 'owner', permissions: ['shop/contacts/delete'] }, 'permissions', /hold: shop\/contacts\/delete$/],
        [{ role: 'sales' }, 'permissions', /hold: .*shop\/product\/add/],
        [{ permissions: ['shop/everything'] }, 'permissions', /^No permissions of a shop: shop\/everything$/],
        [{ permissions: ['system/all'] }, 'permissions', /^No permissions of a shop: system\/all$/],
        [{ permissions: ['tenant/edit', 7] }, 'permissions', /^A value in it is of the wrong kind$/],
        [{ permissions: { 0: 'users/add' } }, 'permissions', /^A value in it is of the wrong kind$/],
        [{ permissions: 'users/add' }, 'permissions', /./],
        [{ role: 'boss' }, 'role', /^Choose one of the list$/],
        [{ role: null }, 'role', /^Role is required$/],
        [{ email: 'nobody' }, 'email', /^Invalid Email$/],
        [{ email: 'аnna@example.test' }, 'email', /^Invalid Email$/],
        [{ name: '' }, 'name', /^Name is required$/],
        [{ isActive: false }, 'isActive', /./],
        [{ tenantId: 'x' }, 'tenantId', /^Unknown field$/],
      ])('%j of somebody who may only add people', async (more, field, message) => {
        const adder = await shop.colleague(null, ['users/add', 'users/list']);
        const answer = await invite(more, adder);
        expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([400, [field]]);
        expect(answer.body.errors[field]).toMatch(message);
        expect(await world.sql(`select 1 from users where email = '${email}'`)).toEqual([]);
      });

      it('whoever may not add people', async () => {
        expect((await invite({}, await shop.colleague('manager'))).status).toBe(403);
        expect((await invite({}, await world.person())).status).toBe(403);
        expect(await world.sql(`select 1 from users where email = '${email}'`)).toEqual([]);
      });
    });

    it.each<Role>(['owner', 'manager', 'sales', 'marketing', 'accountant'])('an owner may invite as %s', async role => {
      const made = await invite({ role });
      expect([made.status, made.data?.role], made.text).toEqual([201, role]);
      expect(new Set(made.data.permissions)).toEqual(new Set(roles[role]));
    });

    it('two invitations of one person at once make one member', async () => {
      const answers = await Promise.all([invite(), invite({ name: 'Sunita P' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
      const other = await openBusiness(world);
      email = `new${count++}@example.test`;
      const apart = await Promise.all([invite(), other.call('POST', '', { body: body() })]);
      expect(apart.map(({ status }) => status).toSorted()).toEqual([201, 400]);
      expect(Object.keys(apart.find(({ status }) => status === 400)!.body.errors)).toEqual(['email']);
      expect(await world.sql(`select 1 from users where email = '${email}'`)).toHaveLength(1);
    });

    describe('once more', () => {
      it('brings another letter, whose link alone is good', async () => {
        const { id } = (await invite()).data;
        const first = tokenIn((await letter()).text);
        clock.advance(60_000);
        const again = await shop.call('POST', `/${id}/invite`);
        expect([again.status, again.data?.id], again.text).toEqual([200, id]);
        const second = tokenIn((await letter(email, 2)).text);
        expect((await accept(first)).status).toBe(400);
        expect((await accept(second)).status).toBe(200);
        const late = await shop.call('POST', `/${id}/invite`);
        expect([late.status, late.body.responseMessage]).toEqual([409, 'This person has set a password already.']);
      });

      it('not more often than once a minute', async () => {
        const { id } = (await invite()).data;
        clock.advance(59_000);
        const soon = await shop.call('POST', `/${id}/invite`);
        expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
        await letter();
      });

      it('takes users/add, and a person of this shop', async () => {
        const { id } = (await invite()).data;
        const other = await openBusiness(world);
        expect((await shop.call('POST', `/${id}/invite`, {}, await shop.colleague('manager'))).status).toBe(403);
        expect((await other.call('POST', `/${id}/invite`)).status).toBe(404);
        expect((await shop.call('POST', `/${crypto.randomUUID()}/invite`)).status).toBe(404);
        expect((await shop.call('POST', '/x/invite')).status).toBe(404);
      });
    });

    describe('the owner of a shop that the platform opens', () => {
      const open = async (more: object = {}) => {
        const { token } = await world.person({ permissions: ['tenant/create'] });
        const fields = { shopName: 'Pune', pin: '411002', ownerName: 'Rajesh Shah', ownerEmail: email };
        return world.call('POST', `system/tenants/${shop.tenantId}/shops`, { token, body: { ...fields, ...more } });
      };

      it('is invited, and runs an approved shop', async () => {
        const made = await open();
        expect(made.status, made.text).toBe(201);
        expect(made.data).toMatchObject({ name: 'Pune', status: 'Approved', stateCode: '27', tenantId: shop.tenantId });
        await accept(tokenIn((await letter()).text));
        const session = await signIn();
        expect(session.data.user.permissions.toSorted(), session.text).toEqual([...ownersPlatform].toSorted());
        expect(session.data.shops).toEqual([{ id: made.data.id, name: 'Pune' }]);
        const { token } = session.data;
        const people = await world.call('GET', `shops/${made.data.id}/users`, { token });
        expect(people.data.items).toMatchObject([{ id: session.data.user.id, role: 'owner' }]);
        const history = await world.call('GET', `shops/${made.data.id}/history`, { token });
        expect(history.data.items).toMatchObject([{ action: 'create' }]);
      });

      it('may be somebody of the business', async () => {
        await world.sql(`update users set email = '${email}', password_hash = 'x' where id = '${shop.userId}'`);
        const made = await open();
        expect(made.status, made.text).toBe(201);
        expect((await letter()).subject).toBe('You now work in Pune on TolaShop');
        const me = await world.call('GET', 'account/me', { token: shop.token });
        expect(me.data.shops).toHaveLength(2);
        expect(me.data.user.permissions.toSorted()).toEqual([...ownersPlatform].toSorted());
      });

      it.each([
        [{ shopName: '' }, 'shopName'],
        [{ pin: '000000' }, 'pin'],
        [{ ownerName: '4' }, 'ownerName'],
        [{ ownerEmail: 'x' }, 'ownerEmail'],
        [{ ownerMobileNo: '1' }, 'ownerMobileNo'],
        [{ status: 'Approved' }, 'status'],
      ])('is described rightly: %j', async (more, field) => {
        const answer = await open(more);
        expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([400, [field]]);
      });

      it('is nobody of another business, nor of a tenant that is suspended or not there', async () => {
        const stranger = await world.person();
        const answer = await open({ ownerEmail: `${stranger.userId}@example.test` });
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['ownerEmail']]);
        await world.sql(`update tenants set status = 'Suspended' where id = '${shop.tenantId}'`);
        expect((await open()).status).toBe(409);
        shop = { ...shop, tenantId: crypto.randomUUID() };
        expect((await open()).status).toBe(404);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
