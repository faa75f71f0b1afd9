import { beforeAll, describe, expect, it } from 'vitest';
import { roles, ownersPlatform } from '../../schema/permissions.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

/** Each database begins in the last millisecond of 29 November in India. */
const begin = () => fixedClock('2026-11-29T18:29:59.999Z');
let clock = begin();
const [late, midnight] = ['2026-11-29T18:29:59.999+00:00', '2026-11-29T18:30:00+00:00'];

onPostgres(
  world => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(world, { permissions: [...roles.owner, ...ownersPlatform] });
      for (const goldRate of [9_000, 9_001]) {
        const answer = await shop.call('POST', 'admin/commodities', {
          body: { goldRate, silverRate: 160, diamondRate: 52_000 },
        });
        expect(answer.status, answer.text).toBe(201);
        clock.advance(1);
      }
    });

    describe('a day alone', () => {
      it.each([
        ['at_lte=2026-11-28', []],
        ['at_lte=2026-11-29', [late]],
        ['at_lte=2026-11-30', [late, midnight]],
        ['at_gte=2026-11-29', [late, midnight]],
        ['at_gte=2026-11-30', [midnight]],
        ['at_gte=2026-11-29&at_lte=2026-11-29', [late]],
        ['at_gte=2026-11-30&at_lte=2026-11-30', [midnight]],
        [`at_lte=${encodeURIComponent(late)}`, [late]],
        [`at_lte=${encodeURIComponent(midnight)}`, [late, midnight]],
      ])('is the whole day in India: %s', async (search, found) => {
        const { data, text } = await shop.call('GET', `admin/commodities?${search}`);
        expect(data?.items?.map(({ at }: { at: string }) => at).toSorted(), text).toEqual(found);
      });

      it('bounds the moment at which a record was made in the same way', async () => {
        const { data } = await shop.call('GET', 'admin/commodities');
        const made = data.items.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt) + 330 * 60_000);
        const day = new Date(Math.max(...made)).toISOString().slice(0, 10);
        const count = async (search: string) =>
          (await shop.call('GET', `admin/commodities?${search}`)).data.items.length as number;
        expect(await count(`createdAt_lte=${day}`)).toBe(2);
        expect(await count(`createdAt_gte=${day}&createdAt_lte=${day}`)).toBeGreaterThan(0);
        expect(await count('createdAt_lte=2020-01-01')).toBe(0);
      });
    });
  },
  ports => ({ ...ports, clock: (clock = begin()) }),
);
