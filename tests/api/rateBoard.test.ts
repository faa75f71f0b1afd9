import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { roles, ownersPlatform } from '../../schema/permissions.ts';
import { rateFields } from '../../schema/rules/commodities.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { commodityRates } = entities;
const clock = fixedClock('2026-11-20T10:30:00Z');
const rates = {
  ...Object.fromEntries(rateFields.map(({ field }) => [field, null])),
  goldRate: 12_905,
  silverRate: 208.5,
  diamondRate: 52_000,
  withGst: false,
};

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => {
      shop = await openShop(world, { permissions: [...roles.owner, ...ownersPlatform] });
      await world.sql(`update shops set status = 'Approved', name = 'Rajlakshmi "Gold"' where id = '${shop.shopId}'`);
      await shop.make(commodityRates, rates);
    });
    const show = (headers?: Record<string, string>, id = shop.shopId) =>
      world.call('GET', `public/rate_board/${id}`, headers && { headers });
    const switchOn = async (ratesPublic = true) => {
      const answer = await world.call('PUT', `shops/${shop.shopId}`, { token: shop.token, body: { ratesPublic } });
      expect(answer.status, answer.text).toBe(200);
    };

    describe('the public rate board', () => {
      it('is off until the owner switches it on', async () => {
        expect([(await show()).status, (await show()).body]).toEqual([404, { responseMessage: 'Shop not found.' }]);
        await switchOn();
        expect((await show()).status).toBe(200);
        await switchOn(false);
        expect((await show()).status).toBe(404);
      });

      it('tells the name, the logo and the rates of the shop, and not a word more', async () => {
        await switchOn();
        const at = clock.now().toISOString().replace('.000Z', '+00:00');
        const of = (rate: number) => ({ rate, announced: [], withGst: false, at, before: null, beforeAt: null });
        expect((await show()).data).toEqual({
          shop: { name: 'Rajlakshmi "Gold"', logo: null, hasAds: false },
          rates: { gold: of(12_905), silver: of(208.5), diamond: of(52_000), platinum: null },
        });
      });

      it('shows the logo by a signed address', async () => {
        await switchOn();
        const logo = world.ports.ids.next();
        await world.sql(`update shops set logo = '${logo}' where id = '${shop.shopId}'`);
        expect((await show()).data.shop.logo.thumbnailUrl).toMatch(
          new RegExp(`^/api/files/${shop.shopId}/${logo}/thumbnail.webp\\?until=\\d+&signature=`),
        );
      });

      it('is not sent again while nothing changed', async () => {
        await switchOn();
        const first = await show();
        const etag = first.headers.get('etag')!;
        expect(first.headers.get('cache-control')).toBe('no-cache');
        const again = await show({ 'if-none-match': etag });
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
        await shop.make(commodityRates, { ...rates, goldRate: 12_910 });
        const changed = await show({ 'if-none-match': etag });
        expect([changed.status, changed.data.rates.gold.rate]).toEqual([200, 12_910]);
      });

      it.each([
        ['is pending', `update shops set status = 'Pending' where id = $`],
        ['is suspended', `update shops set status = 'Suspended' where id = $`],
        [
          'belongs to a suspended business',
          `update tenants set status = 'Suspended' where id = (select tenant_id from shops where id = $)`,
        ],
      ])('is gone while the shop %s', async (_, change) => {
        await switchOn();
        expect((await show()).status).toBe(200);
        await world.sql(change.replace('$', `'${shop.shopId}'`));
        expect((await show()).status).toBe(404);
      });

      it('knows no other address', async () => {
        await switchOn();
        for (const id of ['', 'x', crypto.randomUUID(), `${shop.shopId}0`, '00000000-0000-0000-0000-000000000000', "'"])
          expect((await show(undefined, encodeURIComponent(id))).status, id).toBe(404);
      });
    });

    /** Whoever entered this context, whatever statement somebody may one day write in it. */
    describe('its transaction context', () => {
      const behind = async (text: string) => {
        const [, found] = await world.ports.database.batch([
          { text: 'select * from enter_rate_board($1::uuid)', values: [shop.shopId] },
          { text, values: [] },
        ]);
        return found!.rows;
      };

      it('lets the rates of this shop be read, and nothing else', async () => {
        await switchOn();
        const rival = await openShop(world);
        await rival.make(commodityRates);
        expect(await behind('select gold_rate from commodity_rates')).toEqual([['12905.00']]);
        expect(await behind(`select current_setting('app.user_id')`)).toEqual([['']]);
        const tables = (
          await world.sql(
            `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')`,
          )
        ).map(({ relname }) => String(relname));
        expect(tables.length).toBeGreaterThan(25);
        for (const table of tables)
          await expect(behind(`select * from ${table} limit 1`), table).rejects.toMatchObject({ code: '42501' });
        for (const text of [
          'select created_at from commodity_rates',
          `update commodity_rates set gold_rate = 1`,
          'delete from commodity_rates',
          `insert into commodity_rates (shop_id, id) values ('${shop.shopId}', '${shop.shopId}')`,
          'select * from my_shops($$$$)',
        ])
          await expect(behind(text), text).rejects.toMatchObject({ code: '42501' });
      });
    });
  },
  ports => ({ ...ports, clock }),
);
