import { describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop } from '../../support/shop.ts';
import { say } from '../../../schema/words/said.ts';
import { wordings } from '../../../schema/words/wordings.ts';

const { products, units, productGroups, productCategories, productGsts } = entities;
const lookups: [string, string, string, AnyEntity][] = [
  ['groups', 'admin/products/groups', 'groupId', productGroups],
  ['categories', 'admin/products/categories', 'categoryId', productCategories],
  ['gsts', 'admin/products/gsts', 'gstId', productGsts],
];

onPostgres(world => {
  describe.each(lookups)('C-13 E-05 %s', (_, path, field, entity) => {
    it('are listed, searched and made', async () => {
      const shop = await openShop(world);
      const made = await shop.call('POST', path, { body: { name: ' Gold 22K ' } });
      expect([made.status, made.data]).toEqual([201, expect.objectContaining({ name: 'Gold 22K' })]);
      await shop.call('POST', path, { body: { name: 'Silver' } });
      const page = (await shop.call('GET', `${path}?query=22k&pageNumber=1&pageSize=20`)).data;
      expect(page).toMatchObject({ totalCount: 1, items: [{ id: made.data.id, name: 'Gold 22K' }] });
      expect((await shop.call('GET', `${path}?query=&pageNumber=0&pageSize=0`)).data.items).toHaveLength(2);
      expect((await shop.call('POST', path, { body: {} })).body.errors).toEqual({ name: 'Name is required' });
    });

    it('stay while a product uses them', async () => {
      const shop = await openShop(world);
      const { [field]: id, ...product } = await shop.make(products);
      const used = await shop.call('DELETE', `${path}/${id}`);
      expect([used.status, used.body.responseMessage]).toEqual([409, 'Still in use by products: 1.']);
      const other = await shop.make(entity);
      expect((await shop.call('POST', `${path}/delete`, { body: { ids: [other['id'], id] } })).status).toBe(409);
      expect((await shop.call('GET', path)).data.totalCount).toBe(2);

      await shop.call('DELETE', `admin/products/${product['id']}`);
      expect((await shop.call('DELETE', `${path}/${id}`)).status).toBe(200);
      const restored = await shop.call('POST', 'admin/products/restore', { body: { ids: [product['id']] } });
      expect([restored.status, restored.body.responseMessage]).toEqual([
        409,
        wordings.en.say(say('restoreFirst', { what: { fields: [`products.${field}`] } })),
      ]);
      await shop.call('POST', `${path}/restore`, { body: { ids: [id] } });
      expect((await shop.call('POST', 'admin/products/restore', { body: { ids: [product['id']] } })).status).toBe(200);
    });
  });

  describe('C-12 E-06 units', () => {
    it('are a plain list, whole unless a page is asked for, and are read one by one', async () => {
      const shop = await openShop(world);
      await shop.plant(
        units,
        Array.from({ length: 25 }, (_, n) => ({ symbol: `u${n}` })),
      );
      const all = (await shop.call('GET', 'units')).data;
      expect(all).toHaveLength(25);
      expect(all[0]).toMatchObject({ id: expect.any(String), symbol: 'u24' });
      expect((await shop.call('GET', 'units?query=&pageNumber=0&pageSize=0')).data).toHaveLength(25);
      expect((await shop.call('GET', 'units?pageNumber=3&pageSize=10')).data).toHaveLength(5);
      expect((await shop.call('GET', `units/${all[0].id}`)).data).toEqual(all[0]);
    });

    it('stay while a product uses them, and are taken for one while nobody deletes them', async () => {
      const shop = await openShop(world);
      const { unitId } = await shop.make(products);
      expect((await shop.call('DELETE', `units/${unitId}`)).status).toBe(409);
      const other = await shop.make(units);
      const [deleted, made] = await Promise.all([
        shop.call('DELETE', `units/${other['id']}`),
        shop.send('POST', products, '', { body: { ...(await shop.body(products)), unitId: other['id'] } }),
      ]);
      expect([`${deleted.status} ${made.status}`]).toEqual([expect.stringMatching(/^(200 400|409 201)$/)]);
    });
  });
});
