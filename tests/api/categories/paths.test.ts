import { describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { productCategories, products, units } = entities;
const head = 'Name,SKU,Category,Price,Cost,MRP,Unit\n';
const row = (code: string, category: string) => `Piece ${code},${code},"${category}",10,8,12,gm\n`;

const bring = async (shop: Shop, entity: typeof products | typeof productCategories, text: string, form: object = {}) =>
  completed(shop, await shop.send('POST', entity, 'import', { form: { file: new File([text], 'file.csv'), ...form } }));
const pathsOf = async (shop: Shop) =>
  ((await shop.call('GET', 'categories')).data as { path: string; productCount: number }[]).map(
    ({ path, productCount }) => `${path}: ${productCount}`,
  );

onPostgres(world => {
  const stocked = async () => {
    const shop = await openShop(world);
    await shop.make(units, { symbol: 'gm' });
    return shop;
  };

  describe('A-01 A-03 a file of products names a category by its path', () => {
    it('which makes what of it is missing, once, whichever mark stands between', async () => {
      const shop = await stocked();
      const file = `${head}${row('A', 'Gold > Bridal > Necklaces')}${row('B', 'gold › bridal')}${row('C', 'Gold')}${row('D', 'Silver > Rings')}${row('E', 'Gold > Rings')}`;
      expect(await bring(shop, products, file)).toMatchObject({ created: 5, failed: 0 });
      expect(await pathsOf(shop)).toEqual([
        'Gold: 4',
        'Gold › Bridal: 2',
        'Gold › Bridal › Necklaces: 1',
        'Gold › Rings: 1',
        'Silver: 1',
        'Silver › Rings: 1',
      ]);
      // Known ones are found again, and an export is taken back as it is.
      expect(
        await bring(shop, products, `${head}${row('F', 'GOLD>Bridal')}${row('G', 'Gold >  Bridal')}`),
      ).toMatchObject({ created: 2 });
      expect((await pathsOf(shop)).filter(path => !path.startsWith('Gold') && !path.startsWith('Silver'))).toEqual([
        'GOLD>Bridal: 1',
      ]);
      const exported = (await shop.send('GET', products, 'export?format=csv&include_inActive=true')).text;
      expect(await bring(shop, products, exported)).toMatchObject({ created: 0, unchanged: 7, failed: 0 });
    });

    it('makes nothing for rows that fail, and takes no path that is too deep', async () => {
      const shop = await stocked();
      const file = `${head}Ring,R-1,Gold > Rings,wrong,8,12,gm\n${row('D', 'a > b > c > d > e > f > g')}`;
      expect(await bring(shop, products, file)).toMatchObject({
        created: 0,
        failed: 2,
        errors: [
          { field: 'sellingPrice' },
          { field: 'categoryId', message: 'At most 6 levels, with what lies below it' },
        ],
      });
      expect(await pathsOf(shop)).toEqual([]);
    });

    it('is taken back whole', async () => {
      const shop = await stocked();
      const { id } = await bring(shop, products, `${head}${row('A', 'Gold > Bridal > Necklaces')}`);
      const undone = await shop.call('POST', `imports/${id}/undo`, { body: {} });
      await completed(shop, undone);
      await expect.poll(async () => (await pathsOf(shop)).length, { timeout: 15_000 }).toBe(0);
    });
  });

  describe('A-03 a file of categories', () => {
    it('names what each lies below, in any order, and is taken again without a change', async () => {
      const shop = await openShop(world);
      const file = 'Name,Parent\nRings,Gold\nGold,\nNecklaces,Gold > Bridal\nRings,Silver\n';
      expect(await bring(shop, productCategories, file)).toMatchObject({ failed: 0 });
      const paths = [
        'Gold: 0',
        'Gold › Rings: 0',
        'Gold › Bridal: 0',
        'Gold › Bridal › Necklaces: 0',
        'Silver: 0',
        'Silver › Rings: 0',
      ];
      expect(await pathsOf(shop)).toEqual(paths);
      expect(await bring(shop, productCategories, file)).toMatchObject({ created: 0, unchanged: 4, failed: 0 });
      const exported = (await shop.send('GET', productCategories, 'export?format=csv')).text;
      expect(await bring(shop, productCategories, exported)).toMatchObject({ created: 0, unchanged: 6, failed: 0 });
      expect(await pathsOf(shop)).toEqual(paths);
    });
  });

  describe('R-08 each call of the tree asks for its permission', () => {
    const verbs = ['list', 'add', 'edit', 'delete'] as const;
    it.each(verbs)('categories/%s', async verb => {
      const shop = await openShop(world);
      const { data } = await shop.call('POST', 'categories', { body: { name: 'Gold' } });
      const calls = {
        list: (by: Shop) => by.call('GET', 'categories'),
        add: (by: Shop) => by.call('POST', 'categories', { body: { name: 'Silver' } }),
        edit: (by: Shop) => by.call('PUT', `categories/${data.id}`, { body: { name: 'Sona' } }),
        delete: (by: Shop) => by.call('DELETE', `categories/${data.id}`),
      };
      const others = verbs.filter(other => other !== verb).map(other => `categories/${other}` as const);
      const without = await openShop(world, {
        shopId: shop.shopId,
        permissions: [
          ...others,
          'product_category/list',
          'product_category/add',
          'product_category/edit',
          'product_category/delete',
        ],
      });
      expect((await calls[verb](without)).status).toBe(403);
      const holder = await openShop(world, { shopId: shop.shopId, permissions: [`categories/${verb}` as const] });
      expect((await calls[verb](holder)).status).toBe(verb === 'add' ? 201 : 200);
    });
  });
});
