import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { lastDay } from '../../schema/kit/dayBounds.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { can } from '../../schema/permissions.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { pngFile } from '../support/pictures.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { products } = entities;
const piece = {
  name: 'Ring "Asha"',
  productCode: 'R-7',
  sellingPrice: 1_25_000,
  purchasePrice: 99_999,
  isActive: true,
};

/** A record under an address for visitors. */
onPostgres(world => {
  let shop: Shop;
  let id: string;
  beforeEach(async () => {
    shop = await openShop(world);
    await world.sql(`update shops set status = 'Approved', name = 'Asha Jewellers' where id = '${shop.shopId}'`);
    id = (await shop.make(products, piece))['id'] as string;
  });
  const ask = (method: string, of = id, sent = {}) => shop.call(method, `admin/products/${of}/public_address`, sent);
  const made = async () => (await ask('POST')).data.address as string;
  const show = (address: string, language = 'en') =>
    world.call('GET', `public/pages/${address}`, { headers: { 'accept-language': language } });

  describe('an address for visitors', () => {
    it('is made once, told again, and withdrawn for good', async () => {
      expect((await ask('GET')).data).toEqual({ address: null, name: null, isShown: true, to: null });
      const address = await made();
      expect(address).toMatch(/^[\w-]{44}$/);
      expect([await made(), (await ask('GET')).data.address]).toEqual([address, address]);
      expect((await show(address)).status).toBe(200);
      expect((await ask('DELETE')).data).toEqual({ address: null, name: null, isShown: true, to: null });
      expect((await show(address)).status).toBe(404);
      expect((await ask('DELETE')).status).toBe(404);
      const next = await made();
      expect(next).not.toBe(address);
      expect((await show(address)).status).toBe(404);
    });

    it('is seen by whoever may see the record, and made by whoever may change it', async () => {
      const reader = await world.person({ shopId: shop.shopId, permissions: [can.ProductRead] });
      const by = { token: reader.token };
      expect((await ask('GET', id, by)).status).toBe(200);
      expect([(await ask('POST', id, by)).status, (await ask('DELETE', id, by)).status]).toEqual([403, 403]);
      const rival = await openShop(world);
      expect((await rival.call('POST', `admin/products/${id}/public_address`)).status).toBe(404);
    });
  });

  describe('what visitors see', () => {
    it('R-12 is the price in each currency as well, at the rate that holds on the day', async () => {
      for (const [code, symbol, rupees, since] of [
        ['USD', '$', 80, '2020-01-01'],
        ['USD', '$', 100, '2021-01-01'],
        ['USD', '$', 1, lastDay(shopDay(new Date()))],
        ['AED', 'AED', 25, '2020-01-01'],
      ])
        await shop.make(entities.currencyUnits, { code, symbol, rupees, since, decimals: null });
      const address = await made();
      expect((await show(address)).data.abroad).toEqual([
        { currency: 'United Arab Emirates Dirham', price: 'AED 5,000.00', day: expect.stringContaining('2020') },
        { currency: 'US Dollar', price: '$ 1,250.00', day: expect.stringContaining('2021') },
      ]);
      expect((await show(address, 'hi')).data.abroad[1].currency).toMatch(/डॉलर/);
    });

    it('is what the entity names, in their language, and nothing else', async () => {
      await shop.call('POST', `admin/products/${id}/images`, { form: { image: await pngFile() } });
      const address = await made();
      const answer = await show(address);
      expect(answer.data).toMatchObject({
        shop: { name: 'Asha Jewellers', logo: null },
        one: 'Product',
        title: 'Ring "Asha"',
        isPersonal: false,
        lists: [],
        abroad: [],
        totals: [],
      });
      expect(answer.data.facts).toContainEqual({ label: 'Selling Price', value: '₹1,25,000.00' });
      expect(answer.data.pictures).toMatchObject([
        { url: expect.stringMatching(/^\/api\/files\/.*full\.webp\?until=/) },
      ]);
      expect((await world.call('GET', answer.data.pictures[0].url.slice('/api/'.length))).status).toBe(200);
      expect(answer.text).not.toMatch(/99,?999/);
      expect((await show(address, 'hi')).data).toMatchObject({ one: 'माल' });
    });

    it.each<[string, () => Promise<unknown>]>([
      ['the record is in the trash', () => shop.send('DELETE', products, id)],
      ['the record is not active', () => shop.send('PUT', products, id, { body: { isActive: false } })],
      ['the shop is pending', () => world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`)],
      [
        'the business is suspended',
        () =>
          world.sql(
            `update tenants set status = 'Suspended' where id = (select tenant_id from shops where id = '${shop.shopId}')`,
          ),
      ],
    ])('is nothing while %s', async (_, change) => {
      const address = await made();
      expect((await show(address)).status).toBe(200);
      await change();
      expect([(await show(address)).status, (await show(address)).body]).toEqual([
        404,
        { responseMessage: 'Record not found.' },
      ]);
    });

    it.each<[string, (address: string) => string]>([
      ['too short', address => address.slice(1)],
      ['of another shop', address => `${'A'.repeat(22)}${address.slice(22)}`],
      ['guessed', address => address.slice(0, 22) + 'x'.repeat(22)],
      ['no address', () => `${'é'.repeat(44)}`],
    ])('is nothing under an address that is %s', async (_, wrong) => {
      const answer = await show(encodeURIComponent(wrong(await made())));
      expect([answer.status, answer.body]).toEqual([404, { responseMessage: 'Record not found.' }]);
    });
  });
});
