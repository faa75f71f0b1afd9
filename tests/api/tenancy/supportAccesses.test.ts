import { describe, expect, it } from 'vitest';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { supportAskedDays } from '../../../schema/rules/supportAccess.ts';
import { fixedClock } from '../../../server/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { askSupport, letSupportIn } from '../../support/supportAccess.ts';

const clock = fixedClock(new Date());
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

onPostgres(
  world => {
    const owner = async () => {
      const person = await world.person({ permissions: [...ownersPlatform, ...roles.owner] });
      await world.sql(`update memberships set role = 'owner' where user_id = '${person.userId}'`);
      return person;
    };
    const admin = () => world.person({ permissions: ['system/all'] });
    const reason = 'The import of contacts fails';
    const contactsOf = async (token: string, shopId: string) =>
      (await world.call('GET', `shops/${shopId}/contacts`, { token })).status;
    const unitIn = (token: string, shopId: string) =>
      world.call('POST', `shops/${shopId}/units`, { token, body: { symbol: crypto.randomUUID().slice(0, 16) } });
    const answer = (owner: { shopId: string; token: string }, id: string, verb: string, body: object = {}) =>
      world.call('POST', `shops/${owner.shopId}/support/${id}/${verb}`, { token: owner.token, body });
    const stateOf = async ({ shopId, token }: { shopId: string; token: string }) =>
      (await world.call('GET', `shops/${shopId}/support`, { token })).data[0].state as string;
    const mine = async (token: string) => (await world.call('GET', 'system/support', { token })).data;

    const shopsOf = async (token: string) => {
      const { shops } = (await world.call('GET', 'account/me', { token })).data as { shops: { id: string }[] };
      return shops.map(({ id }) => id).toSorted();
    };

    describe('P-02 consent', () => {
      it('opens one shop to one administrator once an owner allows it, until either ends it', async () => {
        const [shop, other, me, colleague] = [await owner(), await owner(), await admin(), await admin()];
        const asked = await askSupport(world, shop.shopId, me.token, { reason, hours: 3 });
        expect(asked.data).toMatchObject({
          shopId: shop.shopId,
          userId: me.userId,
          reason,
          state: 'asked',
          scope: 'read',
        });
        expect(await contactsOf(me.token, shop.shopId)).toBe(403);
        expect(await shopsOf(me.token)).toEqual([me.shopId]);

        const allowed = await answer(shop, asked.data.id, 'allow', { hours: 3 });
        expect(allowed.data).toMatchObject({ state: 'open', scope: 'read', showsPersonal: false, decidedBy: 'Person' });
        expect(Date.parse(allowed.data.until) - Date.parse(allowed.data.from)).toBe(3 * hour);
        expect([
          await contactsOf(me.token, shop.shopId),
          await contactsOf(me.token, other.shopId),
          await contactsOf(colleague.token, shop.shopId),
        ]).toEqual([200, 403, 403]);
        expect(await shopsOf(me.token)).toEqual([me.shopId, shop.shopId].toSorted());
        expect((await mine(me.token)).mine).toEqual([allowed.data]);

        const path = `system/shops/${shop.shopId}/support`;
        expect((await world.call('DELETE', path, { token: me.token })).status).toBe(200);
        expect(await contactsOf(me.token, shop.shopId)).toBe(403);
        expect(await shopsOf(me.token)).toEqual([me.shopId]);
        const again = await world.call('DELETE', path, { token: me.token });
        expect([again.status, again.body.responseMessage]).toEqual([404, 'Support access not found.']);
      });

      it('is narrowed by the owner, and never widened', async () => {
        const [shop, me] = [await owner(), await admin()];
        const { data } = await askSupport(world, shop.shopId, me.token, { scope: 'read', hours: 4 });
        const wider = [
          await answer(shop, data.id, 'allow', { scope: 'write' }),
          await answer(shop, data.id, 'allow', { hours: 5 }),
        ];
        expect(wider.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
          [400, ['scope']],
          [400, ['hours']],
        ]);
        const second = (await askSupport(world, shop.shopId, me.token, { scope: 'write', hours: 4 })).data;
        const narrowed = await answer(shop, second.id, 'allow', { scope: 'read', hours: 1 });
        expect(narrowed.data).toMatchObject({ scope: 'read', hours: 1 });
        const refused = await unitIn(me.token, shop.shopId);
        expect([refused.status, refused.body.responseMessage]).toEqual([
          403,
          'This support access only reads. Ask the owner for an access that writes.',
        ]);
      });

      it('is asked for by a letter to each owner, also in an emergency', async () => {
        const [shop, me, second] = [await owner(), await admin(), await admin()];
        const reason = `Bills of ${shop.shopId}`;
        const { data } = await askSupport(world, shop.shopId, me.token, { reason, scope: 'write', hours: 3 });
        const subjects = async () =>
          (await world.letters()).filter(({ text }) => text.includes(reason)).map(({ subject }) => subject);
        const asks = 'Shop: Person of TolaShop support asks to enter this shop';
        await eventually(async () => expect(await subjects()).toEqual([asks]));
        const [letter] = (await world.letters()).filter(({ text }) => text.includes(reason));
        expect(letter!.text).toContain('To read and write, for 3 hours. Reason: ');
        expect(letter!.text).toContain(`/support_access?shop=${shop.shopId}`);
        const path = `system/shops/${shop.shopId}/support/${data.id}/approve`;
        await world.call('POST', path, { token: second.token, body: {} });
        const emergency = 'Shop: In an emergency Person of TolaShop support enters this shop';
        await eventually(async () => expect((await subjects()).toSorted()).toEqual([emergency, asks]));
      });

      it('is refused, and then opens nothing', async () => {
        const [shop, me] = [await owner(), await admin()];
        const { data } = await askSupport(world, shop.shopId, me.token);
        expect((await answer(shop, data.id, 'refuse')).data.state).toBe('refused');
        expect(await contactsOf(me.token, shop.shopId)).toBe(403);
        expect((await answer(shop, data.id, 'allow')).status).toBe(409);
      });

      it('takes whoever manages the people of that shop, and nobody else', async () => {
        const [shop, me, stranger] = [await owner(), await admin(), await owner()];
        const staff = await world.person({ shopId: shop.shopId, permissions: roles.manager });
        const { data } = await askSupport(world, shop.shopId, me.token);
        for (const token of [staff.token, stranger.token, me.token])
          for (const verb of ['allow', 'refuse'])
            expect((await answer({ shopId: shop.shopId, token }, data.id, verb)).status).toBe(403);
        expect((await answer(stranger, data.id, 'allow')).status).toBe(404);
      });

      it('is nothing that somebody gives to themselves', async () => {
        const shop = await owner();
        await world.sql(`update users set permissions = permissions || '{system/all}' where id = '${shop.userId}'`);
        const { data } = await askSupport(world, shop.shopId, shop.token);
        expect((await answer(shop, data.id, 'allow')).body.responseMessage).toBe(
          'You cannot allow your own support access.',
        );
      });

      it('lapses unanswered', async () => {
        const [shop, me] = [await owner(), await admin()];
        const { data } = await askSupport(world, shop.shopId, me.token);
        clock.advance(supportAskedDays * day);
        expect((await answer(shop, data.id, 'allow')).status).toBe(409);
        expect(await stateOf(shop)).toBe('expired');
      });

      it('closes by itself at the next request', async () => {
        const [shop, me] = [await owner(), await admin()];
        await letSupportIn(world, shop, me);
        clock.advance(2 * hour - minute);
        expect(await contactsOf(me.token, shop.shopId)).toBe(200);
        clock.advance(minute);
        expect(await contactsOf(me.token, shop.shopId)).toBe(403);
        expect(await stateOf(shop)).toBe('expired');
      });

      it('asked for again ends what was open: there is never more than one', async () => {
        const [shop, me] = [await owner(), await admin()];
        await letSupportIn(world, shop, me);
        clock.advance(minute);
        await askSupport(world, shop.shopId, me.token, { reason: 'Something else' });
        expect(await contactsOf(me.token, shop.shopId)).toBe(403);
        expect((await mine(me.token)).mine.map(({ state }: { state: string }) => state)).toEqual(['asked', 'ended']);
      });
    });

    describe('P-02 in an emergency', () => {
      const approve = (shopId: string, id: string, token: string) =>
        world.call('POST', `system/shops/${shopId}/support/${id}/approve`, { token, body: {} });

      it('a second administrator approves, never the one who asks, and personal data stays masked', async () => {
        const [shop, me, second] = [await owner(), await admin(), await admin()];
        const { data } = await askSupport(world, shop.shopId, me.token);
        const own = await approve(shop.shopId, data.id, me.token);
        expect([own.status, own.body.responseMessage]).toEqual([409, 'You cannot allow your own support access.']);
        expect((await mine(second.token)).waiting).toContainEqual(data);
        const approved = await approve(shop.shopId, data.id, second.token);
        expect(approved.data).toMatchObject({
          state: 'open',
          isEmergency: true,
          showsPersonal: false,
          userId: me.userId,
        });
        expect(await contactsOf(me.token, shop.shopId)).toBe(200);
        expect(await contactsOf(second.token, shop.shopId)).toBe(403);
        const told = (await world.call('GET', `shops/${shop.shopId}/notifications`, { token: shop.token })).data.items;
        expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['supportEmergency', 'supportAsked']);
      });

      it('says whether there is a second administrator', async () => {
        const me = await admin();
        expect((await mine(me.token)).hasSecond).toBe(true);
        await world.sql(
          `update users set permissions = '{}' where 'system/all' = any (permissions) and id <> '${me.userId}'`,
        );
        expect((await mine(me.token)).hasSecond).toBe(false);
      });
    });

    it('P-02 ends with one press of the owner', async () => {
      const [shop, me] = [await owner(), await admin()];
      const { id } = await letSupportIn(world, shop, me, { scope: 'write' });
      expect((await unitIn(me.token, shop.shopId)).status).toBe(201);
      const path = `shops/${shop.shopId}/support/${id}`;
      expect((await world.call('DELETE', path, { token: shop.token })).status).toBe(200);
      expect(await contactsOf(me.token, shop.shopId)).toBe(403);
      expect((await unitIn(me.token, shop.shopId)).status).toBe(403);
      expect(await stateOf(shop)).toBe('ended');
      expect((await world.call('DELETE', path, { token: shop.token })).status).toBe(404);
    });

    it('P-02 shows the owner what was written, which the owner undoes', async () => {
      const [shop, me] = [await owner(), await admin()];
      const { id } = await letSupportIn(world, shop, me, { scope: 'write' });
      const made = await unitIn(me.token, shop.shopId);
      const changes = async () =>
        (await world.call('GET', `shops/${shop.shopId}/support/${id}/changes`, { token: shop.token })).data;
      expect(await changes()).toMatchObject([{ entities: ['units'], records: 1, isUndone: false }]);
      const history = `shops/${shop.shopId}/units/${made.data.id}/history`;
      const seen = (await world.call('GET', history, { token: shop.token })).data.items;
      expect(seen).toMatchObject([{ action: 'create', userId: me.userId, isSupport: true }]);
      const undo = `shops/${shop.shopId}/changes/${(await changes())[0].id}/undo`;
      expect((await world.call('POST', undo, { token: me.token, body: {} })).status).toBe(403);
      expect((await world.call('POST', undo, { token: shop.token, body: {} })).status).toBe(200);
      expect(await changes()).toMatchObject([{ isUndone: true }]);
      expect((await world.call('GET', history, { token: shop.token })).data.items).toMatchObject([
        { action: 'delete', isSupport: false },
        { isSupport: true },
      ]);
    });

    it('stands in the history of the shop', async () => {
      const [shop, me] = [await owner(), await admin()];
      await letSupportIn(world, shop, me);
      await world.call('DELETE', `system/shops/${shop.shopId}/support`, { token: me.token });
      const { items } = (await world.call('GET', `shops/${shop.shopId}/history`, { token: shop.token })).data;
      expect(items).toMatchObject([
        { action: 'support', userId: me.userId, changes: { until: [expect.any(String), clock.now().toISOString()] } },
        {
          action: 'support',
          userId: shop.userId,
          changes: { reason: [null, 'A bill is wrong'], scope: [null, 'read'] },
        },
      ]);
      const stranger = await owner();
      expect((await world.call('GET', `shops/${shop.shopId}/support`, { token: stranger.token })).status).toBe(403);
    });

    it('is asked for once, however often an idempotent call is sent', async () => {
      const [shop, me] = [await owner(), await admin()];
      const sent = { token: me.token, body: { reason }, headers: { 'idempotency-key': 'support' } };
      const path = `system/shops/${shop.shopId}/support`;
      const [one, other] = [await world.call('POST', path, sent), await world.call('POST', path, sent)];
      expect([one.status, other.data], one.text).toEqual([201, one.data]);
    });

    describe('V-19 is refused without a reason of 3 to 250 characters, or wrongly', () => {
      it.each([
        [{ reason: undefined }, 'reason'],
        [{ reason: '  ' }, 'reason'],
        [{ reason: 'x' }, 'reason'],
        [{ reason: 'x'.repeat(251) }, 'reason'],
        [{ reason, hours: 0 }, 'hours'],
        [{ reason, hours: 25 }, 'hours'],
        [{ reason, hours: 1.5 }, 'hours'],
        [{ reason, hours: 'x' }, 'hours'],
        [{ reason, hours: null }, 'hours'],
        [{ reason, scope: 'all' }, 'scope'],
        [{ reason, until: '2099-01-01' }, 'until'],
      ])('%j', async (body, field) => {
        const answer = await askSupport(world, world.mine.shopId, (await admin()).token, body);
        expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([400, [field]]);
      });

      it('to whoever is no system administrator, in any shop that is not there', async () => {
        const approver = await world.person({ permissions: ['system/shop/approve', 'tenant/edit'] });
        expect((await askSupport(world, world.mine.shopId, approver.token)).status).toBe(403);
        expect((await askSupport(world, world.mine.shopId, world.mine.token)).status).toBe(403);
        const { token } = await admin();
        expect((await askSupport(world, crypto.randomUUID(), token)).status).toBe(404);
        expect((await askSupport(world, 'x', token)).status).toBe(404);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
