import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { fixedClock } from '../../../server/clock.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { membershipSql } from '../../support/membership.ts';

const { commodityRates } = entities;
const clock = fixedClock('2026-11-20T10:30:00Z');
const rate = { goldRate: 12908.23, silverRate: 152.4, diamondRate: 65000 };

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => void (shop = await openShop(world)));
    const post = (body: object = {}) => shop.call('POST', 'admin/commodities', { body: { ...rate, ...body } });
    const golds = (items: { goldRate: number }[]) => items.map(({ goldRate }) => goldRate);

    describe('C-17 a new rate', () => {
      it('comes back as it is kept, holds from now on and is the first of the list', async () => {
        await post({ goldRate: 12_900 });
        clock.advance(1_000);
        const made = await post({ at: '2001-01-01T00:00:00Z' });
        expect(made.status, made.text).toBe(201);
        expect(made.data).toMatchObject({ ...rate, id: expect.any(String), version: 1 });
        expect(Date.parse(made.data.at)).toBe(clock.now().getTime());
        const list = (await shop.call('GET', 'admin/commodities')).data;
        expect(list.items[0]).toEqual(made.data);
        expect([list.totalCount, list.pageIndex, list.pageSize]).toEqual([2, 1, 10]);
      });

      it.each(['goldRate', 'silverRate', 'diamondRate'])('V-16 is blocked without %s, or with 0', async name => {
        for (const value of [undefined, null, '', ' ', 0, '0', -1]) {
          const answer = await post({ [name]: value });
          expect([answer.status, answer.body]).toEqual([
            400,
            { responseMessage: 'Rate is required', errors: { [name]: 'Rate is required' } },
          ]);
        }
        expect(await shop.count(commodityRates)).toBe(0);
      });

      it('is never changed and never removed', async () => {
        const { id } = (await post()).data;
        for (const method of ['PUT', 'DELETE']) {
          const body = method === 'PUT' ? rate : undefined;
          const answer = await shop.call(method, `admin/commodities/${id}`, { body });
          expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
        }
      });
    });

    describe('lists', () => {
      const moments = (n: number) => ({
        ...rate,
        goldRate: n + 1,
        at: new Date(Date.UTC(2026, 0, n + 1)).toISOString(),
      });

      it('C-16 K-02 come 10 to a page, newest first', async () => {
        await shop.plant(commodityRates, [
          ...Array.from({ length: 12 }, (_, n) => moments(n)).slice(6),
          ...Array.from({ length: 6 }, (_, n) => moments(n)),
        ]);
        const first = (await shop.call('GET', 'admin/commodities?pageNumber=1')).data;
        expect(golds(first.items)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
        expect([first.totalCount, first.pageSize]).toEqual([12, 10]);
        expect(golds((await shop.call('GET', 'admin/commodities?type=1&pageNumber=2&pageSize=5')).data.items)).toEqual([
          7, 6, 5, 4, 3,
        ]);
        expect(golds((await shop.call('GET', 'commodities')).data)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
      });

      it.each([
        ['1', [3, 1]],
        ['2', [3, 2]],
        ['3', [3]],
        ['', [3, 2, 1]],
      ])('E-07 C-15 C-16 type %s picks entries that have it', async (type, versions) => {
        await shop.plant(commodityRates, [
          { goldRate: 10, silverRate: null, diamondRate: null, at: '2026-01-01T00:00:00Z' },
          { goldRate: null, silverRate: 20, diamondRate: null, at: '2026-01-02T00:00:00Z' },
          { ...rate, at: '2026-01-03T00:00:00Z' },
        ]);
        const days = (items: { at: string }[]) => items.map(({ at }) => new Date(at).getUTCDate());
        expect(days((await shop.call('GET', `admin/commodities?type=${type}`)).data.items)).toEqual(versions);
        expect(days((await shop.call('GET', `commodities?type=${type}`)).data)).toEqual(versions);
      });

      it.each(['5', '0', 'gold', '-1'])('refuse type %s', async type => {
        for (const path of ['admin/commodities', 'commodities'])
          expect((await shop.call('GET', `${path}?type=${type}`)).body.errors).toEqual({
            type: 'Must be one of 1, 2, 3, 4',
          });
        expect((await world.call('GET', `shops/commodities?type=${type}`, { token: shop.token })).status).toBe(400);
      });
    });

    describe('C-14 the newest of each shop of mine', () => {
      const mine = async (search = '') => world.call('GET', `shops/commodities${search}`, { token: shop.token });
      const join = async (name: string, permissions: readonly string[] = ['shops/commodities/list']) => {
        const other = await openShop(world);
        await world.sql(`update shops set name = '${name}' where id = '${other.shopId}'`);
        await world.sql(membershipSql({ userId: shop.userId, shopId: other.shopId, permissions }));
        return other;
      };

      it('names shop and rates, shops by name', async () => {
        const [pune, andheri] = [await join('Pune'), await join('Andheri')];
        for (const [n, each] of [pune, andheri, shop].entries()) {
          await each.make(commodityRates, { goldRate: 1 });
          clock.advance(1_000);
          await each.make(commodityRates, { ...rate, goldRate: 100 + n, confirmed: true });
        }
        const answer = await mine();
        expect(answer.data.map((entry: any) => [entry.shopId, entry.shopName, entry.goldRate])).toEqual([
          [andheri.shopId, 'Andheri', 101],
          [pune.shopId, 'Pune', 100],
          [shop.shopId, 'Shop', 102],
        ]);
        expect(answer.data[0]).toMatchObject({
          id: expect.any(String),
          at: expect.any(String),
          silverRate: rate.silverRate,
        });
      });

      it('leaves out shops without rates, without permission, suspended, and those of others', async () => {
        const [empty, closed, blind] = [
          await join('Empty'),
          await join('Closed'),
          await join('Blind', ['shop/contacts/list']),
        ];
        for (const each of [closed, blind, shop, await openShop(world)]) await each.make(commodityRates);
        await world.sql(`update shops set status = 'Suspended' where id = '${closed.shopId}'`);
        expect((await mine()).data.map((entry: any) => entry.shopId)).toEqual([shop.shopId]);
        expect(empty.shopId).not.toBe(shop.shopId);
      });

      it('goes by type in each shop', async () => {
        const pune = await join('Pune');
        await pune.plant(commodityRates, [
          { goldRate: 5, silverRate: null, diamondRate: null, at: '2026-01-01T00:00:00Z' },
          { goldRate: null, silverRate: 6, diamondRate: null, at: '2026-01-02T00:00:00Z' },
        ]);
        expect((await mine('?type=1')).data).toMatchObject([{ goldRate: 5 }]);
        expect((await mine('?type=2')).data).toMatchObject([{ silverRate: 6 }]);
        expect((await mine('?type=3')).data).toEqual([]);
        expect((await mine()).data).toMatchObject([{ silverRate: 6 }]);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
