import { beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../api/sweep.ts';
import { cleanTexts } from '../../api/textCleaning/cleanTexts.ts';
import { entities } from '../../schema/entities/index.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts, products, groups, units, quotes } = entities;

onPostgres(world => {
  describe('texts of older records', () => {
    let shop: Shop;
    beforeEach(async () => void (shop = await openShop(world)));

    const plant = async (entity: Parameters<Shop['plant']>[0], changes: object) =>
      (await shop.plant(entity, [{ ...(await shop.body(entity)), ...changes }]))[0]!;
    const read = async (entity: Parameters<Shop['send']>[1], id: string) => (await shop.send('GET', entity, id)).data;
    const found = async (query: string) =>
      (await shop.call('GET', `contacts?query=${encodeURIComponent(query)}`)).data.items.map(
        ({ id }: { id: string }) => id,
      );

    it('are read anew, found, and told in the history', async () => {
      const id = await plant(contacts, { name: 'Zw\u200b  A\u202c', notes: 'one \r\ntwo\u200b', city: '\u200b' });
      expect(await found('zw a')).toEqual([]);
      await sweep(world.ports);
      expect(await read(contacts, id)).toMatchObject({ name: 'Zw A', notes: 'one\ntwo', city: null, version: 2 });
      expect(await found('zw a')).toEqual([id]);
      const { items } = (await shop.call('GET', `contacts/${id}/history`)).data;
      expect(items[0]).toMatchObject({
        action: 'update',
        changes: { name: ['Zw\u200b  A\u202c', 'Zw A'], city: ['\u200b', null] },
      });
    });

    it('are those of products and look-ups too, and documents stay as they are', async () => {
      const product = await plant(products, { name: 'Ring\u00a0 22K', productCode: 'R\u200b-1' });
      const group = await plant(groups, { name: 'VIP\u200e' });
      const unit = await plant(units, { symbol: 'gm\u200b' });
      const quote = await plant(quotes, { note: 'as\u200b issued' });
      await cleanTexts(world.ports, shop.shopId);
      expect(await read(products, product)).toMatchObject({ name: 'Ring 22K', productCode: 'R-1' });
      expect((await read(groups, group)).name).toBe('VIP');
      expect((await read(units, unit)).symbol).toBe('gm');
      expect((await read(quotes, quote)).note).toBe('as\u200b issued');
    });

    it('stay where another record has the cleaned name, or where nothing would be left of a name', async () => {
      const kept = await plant(groups, { name: 'Gold' });
      const twin = await plant(groups, { name: 'Gold\u200b' });
      const other = await plant(groups, { name: 'Silver\u200b' });
      const nameless = await plant(contacts, { name: '\u200b' });
      await cleanTexts(world.ports, shop.shopId);
      expect((await read(groups, kept)).name).toBe('Gold');
      expect((await read(groups, twin)).name).toBe('Gold\u200b');
      expect((await read(groups, other)).name).toBe('Silver');
      expect((await read(contacts, nameless)).name).toBe('\u200b');
    });

    it('are gone through once, in slices, and after a stop from where it was', async () => {
      const body = await shop.body(contacts);
      await shop.plant(
        contacts,
        Array.from({ length: 450 }, (_, n) => ({ ...body, name: `Zw\u200b ${n}`, mobileNo: `${9_000_000_000 + n}` })),
      );
      const dirty = async () =>
        Number(
          (
            await world.sql(
              `select count(*) as n from contacts where shop_id = '${shop.shopId}' and name like E'%\\u200b%'`,
            )
          )[0]!['n'],
        );
      const stopping = new AbortController();
      const { events } = world.ports;
      const stopped = { ...world.ports, events: { ...events, tell: () => stopping.abort() } };
      await cleanTexts(stopped, shop.shopId, stopping.signal);
      expect(await dirty()).toBe(400);
      await cleanTexts(world.ports, shop.shopId);
      expect(await dirty()).toBe(0);
      const late = await plant(contacts, { name: 'Zw\u200b' });
      await cleanTexts(world.ports, shop.shopId);
      expect((await read(contacts, late)).name).toBe('Zw\u200b');
    });
  });
});
