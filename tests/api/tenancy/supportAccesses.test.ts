import { describe, expect, it } from 'vitest';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { fixedClock } from '../../../server/clock.ts';
import { onBoth } from '../../support/everyEntity.ts';

const clock = fixedClock(new Date());
const [minute, hour] = [60_000, 3_600_000];

onBoth(
  world => {
    const owner = () => world.person({ permissions: [...ownersPlatform, ...roles.owner] });
    const admin = () => world.person({ permissions: ['system/all'] });
    const reason = 'The import of contacts fails';
    const ask = (token: string, shopId: string, body: unknown = { reason }) =>
      world.call('POST', `system/shops/${shopId}/support`, { token, body });
    const contactsOf = async (token: string, shopId: string) =>
      (await world.call('GET', `shops/${shopId}/contacts`, { token })).status;

    const shopsOf = async (token: string) => {
      const { shops } = (await world.call('GET', 'account/me', { token })).data as { shops: { id: string }[] };
      return shops.map(({ id }) => id).toSorted();
    };

    it('P-02 opens one shop to one administrator, for a reason, until it ends', async () => {
      const [shop, other, me, colleague] = [await owner(), await owner(), await admin(), await admin()];
      expect(await contactsOf(me.token, shop.shopId)).toBe(403);
      const opened = await ask(me.token, shop.shopId, { reason, hours: 3 });
      expect(opened.status, opened.text).toBe(201);
      expect(opened.data).toMatchObject({ shopId: shop.shopId, shopName: 'Shop', userId: me.userId, reason });
      expect(Date.parse(opened.data.until) - Date.parse(opened.data.from)).toBe(3 * hour);
      expect([
        await contactsOf(me.token, shop.shopId),
        await contactsOf(me.token, other.shopId),
        await contactsOf(colleague.token, shop.shopId),
      ]).toEqual([200, 403, 403]);
      const held = await world.call('GET', `shops/${shop.shopId}/permissions`, { token: me.token });
      expect(held.data).toEqual(['system/all']);
      const mine = await world.call('GET', 'system/support', { token: me.token });
      expect(mine.data).toEqual([opened.data]);
      expect(await shopsOf(me.token)).toEqual([me.shopId, shop.shopId].toSorted());
      expect((await world.call('GET', 'system/support', { token: colleague.token })).data).toEqual([]);

      const ended = await world.call('DELETE', `system/shops/${shop.shopId}/support`, { token: me.token });
      expect(ended.status, ended.text).toBe(200);
      expect(await contactsOf(me.token, shop.shopId)).toBe(403);
      expect(await shopsOf(me.token)).toEqual([me.shopId]);
      expect((await world.call('GET', 'system/support', { token: me.token })).data).toEqual([]);
      const again = await world.call('DELETE', `system/shops/${shop.shopId}/support`, { token: me.token });
      expect([again.status, again.body.responseMessage]).toEqual([404, 'Support access not found.']);
    });

    it('closes by itself at the next request', async () => {
      const [shop, me] = [await owner(), await admin()];
      const opened = await ask(me.token, shop.shopId);
      expect(Date.parse(opened.data.until) - Date.parse(opened.data.from)).toBe(2 * hour);
      clock.advance(2 * hour - minute);
      expect(await contactsOf(me.token, shop.shopId)).toBe(200);
      clock.advance(minute);
      expect(await contactsOf(me.token, shop.shopId)).toBe(403);
    });

    it('asked for again starts afresh: there is never more than one', async () => {
      const [shop, me] = [await owner(), await admin()];
      await ask(me.token, shop.shopId, { reason, hours: 24 });
      clock.advance(hour);
      await ask(me.token, shop.shopId, { reason: 'Something else', hours: 1 });
      const mine = await world.call('GET', 'system/support', { token: me.token });
      expect(mine.data.map((access: any) => access.reason)).toEqual(['Something else']);
      clock.advance(hour);
      expect(await contactsOf(me.token, shop.shopId)).toBe(403);
    });

    it('is seen by the owner: in a list, and in the history of the shop', async () => {
      const [shop, me] = [await owner(), await admin()];
      await ask(me.token, shop.shopId);
      clock.advance(10 * minute);
      await world.call('DELETE', `system/shops/${shop.shopId}/support`, { token: me.token });
      const seen = await world.call('GET', `shops/${shop.shopId}/support`, { token: shop.token });
      expect(seen.data, seen.text).toEqual([
        expect.objectContaining({ userId: me.userId, userName: 'Person', reason, shopId: shop.shopId }),
      ]);
      expect(Date.parse(seen.data[0].until)).toBe(clock.now().getTime());
      const { items } = (await world.call('GET', `shops/${shop.shopId}/history`, { token: shop.token })).data;
      expect(items.map(({ action, userId }: any) => [action, userId])).toEqual([
        ['support', me.userId],
        ['support', me.userId],
      ]);
      const [ending, opening] = items;
      expect(opening.changes).toEqual({ reason: [null, reason], until: [null, expect.any(String)] });
      expect(Date.parse(opening.changes.until[1])).toBe(Date.parse(ending.changes.until[0]));
      expect(Date.parse(ending.changes.until[1])).toBe(clock.now().getTime());
      const stranger = await owner();
      expect((await world.call('GET', `shops/${shop.shopId}/support`, { token: stranger.token })).status).toBe(403);
    });

    it('is done once, however often an idempotent call is sent', async () => {
      const [shop, me] = [await owner(), await admin()];
      const sent = { token: me.token, body: { reason }, headers: { 'idempotency-key': 'support' } };
      const path = `system/shops/${shop.shopId}/support`;
      const [one, other] = [await world.call('POST', path, sent), await world.call('POST', path, sent)];
      expect([one.status, other.data], one.text).toEqual([201, one.data]);
    });

    describe('V-19 is refused without a reason of 3 to 250 characters, or wrongly', () => {
      it.each([
        [{}, 'reason'],
        [{ reason: '  ' }, 'reason'],
        [{ reason: 'x' }, 'reason'],
        [{ reason: 'x'.repeat(251) }, 'reason'],
        [{ reason, hours: 0 }, 'hours'],
        [{ reason, hours: 25 }, 'hours'],
        [{ reason, hours: 1.5 }, 'hours'],
        [{ reason, hours: 'x' }, 'hours'],
        [{ reason, hours: null }, 'hours'],
        [{ reason, until: '2099-01-01' }, 'until'],
      ])('%j', async (body, field) => {
        const answer = await ask((await admin()).token, world.mine.shopId, body);
        expect([answer.status, Object.keys(answer.body.errors)], answer.text).toEqual([400, [field]]);
      });

      it('to whoever is no system administrator, in any shop that is not there', async () => {
        const approver = await world.person({ permissions: ['system/shop/approve', 'tenant/edit'] });
        expect((await ask(approver.token, world.mine.shopId)).status).toBe(403);
        expect((await ask(world.mine.token, world.mine.shopId)).status).toBe(403);
        const { token } = await admin();
        expect((await ask(token, crypto.randomUUID())).status).toBe(404);
        expect((await ask(token, 'x')).status).toBe(404);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
