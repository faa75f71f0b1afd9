import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { roles, ownersPlatform } from '../../schema/permissions.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { commodityRates } = entities;
const clock = fixedClock('2026-11-20T10:30:00Z');
const rate = { goldRate: 13_150, silverRate: 160, diamondRate: 52_000 };

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => void (shop = await openShop(world, { permissions: [...roles.owner, ...ownersPlatform] })));
    const post = (body: object, sent = {}) =>
      shop.call('POST', 'admin/commodities', { body: { ...rate, ...body }, ...sent });
    const correct = (id: string, body: object) => shop.call('POST', `admin/commodities/${id}/correct`, { body });
    const today = async () => (await shop.call('GET', 'commodities/today')).data;
    const enter = async (body: object) => {
      clock.advance(60_000);
      const answer = await post(body);
      expect(answer.status, answer.text).toBe(201);
      return answer.data;
    };

    describe('what few shops enter', () => {
      const more = {
        platinumRate: 4_000,
        gold916Rate: 12_100,
        gold750Rate: 9_900,
        silver925Rate: 150,
        goldBuyingRate: 12_800,
        platinumBuyingRate: 3_800,
        withGst: true,
      };

      it('holds with the rate that it stands beside, and the next entry without it has none', async () => {
        expect(await enter(more)).toMatchObject({ ...rate, ...more, platinum950Rate: null, silverBuyingRate: null });
        expect(await today()).toMatchObject({
          gold: {
            rate: 13_150,
            announced: [
              { fineness: 916, rate: 12_100 },
              { fineness: 750, rate: 9_900 },
            ],
            buying: 12_800,
            withGst: true,
          },
          silver: { announced: [{ fineness: 925, rate: 150 }], buying: null, withGst: true },
          platinum: { rate: 4_000, announced: [], buying: 3_800 },
          diamond: { announced: [], buying: null },
        });
        await enter({});
        expect(await today()).toMatchObject({
          gold: { announced: [], buying: null, withGst: false },
          platinum: { rate: 4_000, buying: 3_800, withGst: true },
        });
        const { points } = (await shop.call('GET', 'commodities/trend?type=4&span=week')).data;
        expect(points).toMatchObject([{ rate: 4_000, announced: [] }]);
      });

      it.each([
        ['less pure for more than pure', { gold916Rate: 13_150.01 }, { gold916Rate: 'More than a gram of 999' }],
        ['bought for more than it is sold', { silverBuyingRate: 161 }, { silverBuyingRate: 'More than a gram of 999' }],
        ['beside no rate', { platinumBuyingRate: 3_800 }, { platinumRate: 'Rate is required' }],
        ['nothing', { platinumRate: 0 }, { platinumRate: 'Rate is required' }],
      ])('is refused at its field: %s', async (_, body, errors) => {
        const answer = await post(body);
        expect([answer.status, answer.body.errors]).toEqual([400, errors]);
        expect(await shop.count(commodityRates)).toBe(0);
      });

      it('is asked about where it is far from what holds: what was announced, else what is reckoned; what is bought', async () => {
        await enter(more);
        const answer = await post({ ...more, gold750Rate: 990, goldBuyingRate: 1_280, silver925Rate: null });
        expect(Object.keys(answer.body.errors)).toEqual(['gold750Rate', 'goldBuyingRate']);
        await enter({});
        expect((await post({ gold916Rate: 1_210 })).body.data.unconfirmed).toEqual({
          gold916Rate: { before: 12_045.4, now: 1_210, percent: -89.95 },
        });
      });

      it('is corrected with the rest', async () => {
        const wrong = await enter(more);
        const lacking = { ...more, platinumRate: null, platinumBuyingRate: null };
        expect((await correct(wrong.id, { ...rate, ...lacking })).body.errors).toMatchObject({
          platinumRate: 'Rate is required',
        });
        const right = await correct(wrong.id, { ...rate, ...more, withGst: false, goldBuyingRate: null });
        expect(right.data).toMatchObject({ gold916Rate: 12_100, withGst: false, goldBuyingRate: null, at: wrong.at });
      });

      it('is on the board, but for what is bought', async () => {
        await world.sql(`update shops set status = 'Approved', rates_public = true where id = '${shop.shopId}'`);
        await enter(more);
        const { gold, platinum } = (await world.call('GET', `public/rate_board/${shop.shopId}`)).data.rates;
        expect(gold).toMatchObject({ rate: 13_150, withGst: true, announced: [{ rate: 12_100 }, { rate: 9_900 }] });
        expect(platinum.rate).toBe(4_000);
        expect(gold).not.toHaveProperty('buying');
      });
    });
  },
  ports => ({ ...ports, clock }),
);
