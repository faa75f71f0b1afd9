import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { fixedClock } from '../../../server/clock.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { commodityRates } = entities;
/** Four in the afternoon in India. */
const clock = fixedClock('2026-11-20T10:30:00Z');
const entry = (
  at: string,
  goldRate: number | null,
  silverRate: number | null = null,
  diamondRate: number | null = null,
) => ({
  at,
  goldRate,
  silverRate,
  diamondRate,
});
const day = 86_400_000;

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => void (shop = await openShop(world)));
    const today = async () => (await shop.call('GET', 'commodities/today')).data;
    const trend = async (search: string) => {
      const answer = await shop.call('GET', `commodities/trend?${search}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.data as { unit: string; points: { on: string; rate: number }[] };
    };
    const told = ({ points }: Awaited<ReturnType<typeof trend>>) => points.map(({ on, rate }) => [on, rate]);

    describe('A-18 the rates of today', () => {
      it('stand beside those that held when the day began', async () => {
        await shop.plant(commodityRates, [
          entry('2026-11-18T05:00:00Z', 100, 10),
          entry('2026-11-19T05:00:00Z', 110, null, 500),
          // Five to midnight in India, and five past.
          entry('2026-11-19T18:25:00Z', 115),
          entry('2026-11-19T18:35:00Z', 120),
          entry('2026-11-20T09:00:00Z', 121.5),
        ]);
        const { gold, silver, diamond } = await today();
        expect(gold).toMatchObject({ rate: 121.5, before: 115 });
        expect([Date.parse(gold.at), Date.parse(gold.beforeAt)]).toEqual(
          ['2026-11-20T09:00:00Z', '2026-11-19T18:25:00Z'].map(Date.parse),
        );
        // Where nothing was entered today, the day before the newest entry is what it moved against.
        expect(silver).toMatchObject({ rate: 10, before: null, beforeAt: null });
        expect(diamond).toMatchObject({ rate: 500, before: null });
      });

      it('are none where there are none, and never those of another shop', async () => {
        const rival = await openShop(world);
        await rival.make(commodityRates);
        expect(await today()).toEqual({ gold: null, silver: null, diamond: null, platinum: null });
        expect((await shop.call('GET', 'commodities/today?type=1')).status).toBe(400);
      });
    });

    describe('A-18 how a rate went', () => {
      it('is one point a day, its last rate, from what held when the span began', async () => {
        await shop.plant(commodityRates, [
          entry('2026-10-01T05:00:00Z', 90),
          entry('2026-11-01T05:00:00Z', 95),
          entry('2026-11-14T05:00:00Z', 100),
          entry('2026-11-14T12:00:00Z', 101),
          // The same moment: the later made counts.
          entry('2026-11-14T12:00:00Z', 102),
          entry('2026-11-20T09:00:00Z', 104),
          entry('2026-11-20T09:30:00Z', null, 7),
        ]);
        expect(await trend('type=1&span=week')).toEqual({
          unit: 'day',
          points: [
            { on: '2026-11-13', rate: 95, announced: [] },
            { on: '2026-11-14', rate: 102, announced: [] },
            { on: '2026-11-20', rate: 104, announced: [] },
          ],
        });
        expect(told(await trend('type=2&span=week'))).toEqual([['2026-11-20', 7]]);
        expect(told(await trend('type=1&span=all'))[0]).toEqual(['2026-10-01', 90]);
        expect(await trend('type=3&span=all')).toMatchObject({ points: [] });
        // Gold over a month, unless told.
        expect(told(await trend('')).map(([on]) => on)).toEqual([
          '2026-10-20',
          '2026-11-01',
          '2026-11-14',
          '2026-11-20',
        ]);
      });

      it('has no first point twice where an entry was made on the day that the span began', async () => {
        await shop.plant(commodityRates, [entry('2026-11-10T05:00:00Z', 90), entry('2026-11-13T05:00:00Z', 95)]);
        expect(told(await trend('type=1&span=week'))).toEqual([['2026-11-13', 95]]);
      });

      it.each([
        [399, 'day'],
        [420, 'week'],
        [3_000, 'month'],
      ])('of %i days tells each %s', async (days, unit) => {
        await shop.plant(commodityRates, [
          entry(new Date(clock.now().getTime() - days * day).toISOString(), 50),
          entry('2026-11-18T05:00:00Z', 60),
        ]);
        const whole = await trend('type=1&span=all');
        expect(whole.unit).toBe(unit);
        expect(whole.points.map(({ rate }) => rate)).toEqual([50, 60]);
        expect(whole.points[1]!.on).toBe({ day: '2026-11-18', week: '2026-11-16', month: '2026-11-01' }[unit]);
      });

      it('of twenty years with three entries a day is a few hundred points', async () => {
        const many = Array.from({ length: 20 * 365 * 3 }, (_, n) =>
          entry(new Date(clock.now().getTime() - n * (day / 3)).toISOString(), 5_000 + (n % 700)),
        );
        for (let from = 0; from < many.length; from += 5_000)
          await shop.plant(commodityRates, many.slice(from, from + 5_000));
        const began = performance.now();
        const { unit, points } = await trend('type=1&span=all');
        const took = performance.now() - began;
        expect(unit).toBe('month');
        expect(points.length).toBeGreaterThan(238);
        expect(points.length).toBeLessThan(243);
        console.log(`rates of 20 years, ${many.length} entries: ${points.length} points in ${took.toFixed(0)} ms`);
      });

      it.each([
        ['type=5', { type: 'Must be one of 1, 2, 3, 4' }],
        ['span=decade', { span: 'Must be one of week, month, year, all' }],
        ['type=toString', { type: 'Must be one of 1, 2, 3, 4' }],
        ['from=2020', { from: 'Unknown parameter' }],
      ])('refuses %s', async (search, errors) => {
        expect((await shop.call('GET', `commodities/trend?${search}`)).body.errors).toEqual(errors);
      });

      it('takes shops/commodities/list', async () => {
        const blind = await world.person({ permissions: ['shop/contacts/list'], shopId: shop.shopId });
        for (const path of ['today', 'trend'])
          expect(
            (await world.call('GET', `shops/${shop.shopId}/commodities/${path}`, { token: blind.token })).status,
          ).toBe(403);
      });
    });
  },
  ports => ({ ...ports, clock }),
);
