import { describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { productCategories, products, enquiries, portfolio } = entities;

type Node = { id: string; name: string; parentId: string | null; path: string; productCount: number; version: number };

/** Made below each other: `Gold › Bridal`. Their ids by their paths. */
const planted = async (shop: Shop, ...paths: string[]): Promise<Record<string, string>> => {
  const ids: Record<string, string> = {};
  for (const path of paths) {
    const names = path.split(' › ');
    const parentId = ids[names.slice(0, -1).join(' › ')] ?? null;
    const made = await shop.call('POST', 'categories', { body: { name: names.at(-1), parentId } });
    expect(made.status, made.text).toBe(201);
    ids[path] = made.data.id;
  }
  return ids;
};
const treeOf = async (shop: Shop): Promise<Node[]> => (await shop.call('GET', 'categories')).data;
const pathsOf = async (shop: Shop) => (await treeOf(shop)).map(({ path }) => path);
const move = (shop: Shop, id: string | undefined, body: object) => shop.call('PUT', `categories/${id}`, { body });

onPostgres(world => {
  describe('A-03 R-08 categories are a tree', () => {
    it('in the order that people gave it, each followed by what lies below, with its path and what it counts', async () => {
      const shop = await openShop(world);
      const ids = await planted(
        shop,
        'Gold',
        'Gold › Rings',
        'Silver',
        'Gold › Bridal',
        'Gold › Bridal › Necklaces',
        'Silver › Rings',
      );
      await shop.make(products, { categoryId: ids['Gold › Bridal › Necklaces'] });
      await shop.make(products, { categoryId: ids['Gold'] });
      const gone = await shop.make(products, { categoryId: ids['Silver › Rings'] });
      await shop.call('DELETE', `admin/products/${gone['id']}`);
      const ours = (await treeOf(shop)).filter(({ path }) => ids[path]);
      expect(ours.map(({ path, productCount }) => [path, productCount])).toEqual([
        ['Gold', 2],
        ['Gold › Rings', 0],
        ['Gold › Bridal', 1],
        ['Gold › Bridal › Necklaces', 1],
        ['Silver', 0],
        ['Silver › Rings', 0],
      ]);
      const read = await shop.call('GET', `admin/products/categories/${ids['Gold › Bridal › Necklaces']}`);
      expect(read.data).toMatchObject({ path: 'Gold › Bridal › Necklaces', parentId: ids['Gold › Bridal'] });
    });

    it('gives the rows of a file a place each, in their order', async () => {
      const shop = await openShop(world);
      const file = new File(['Name\nSilver\nGold\nDiamond\n'], 'categories.csv');
      const begun = await shop.send('POST', productCategories, 'import', { form: { file } });
      expect(await completed(shop, begun)).toMatchObject({ created: 3 });
      const places = await world.sql(
        `select name, position - min(position) over () as place from product_categories where shop_id = '${shop.shopId}' order by position`,
      );
      expect(places).toEqual(['Silver', 'Gold', 'Diamond'].map((name, place) => ({ name, place })));
    });

    it('has one name once among siblings, and as often as there are branches', async () => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold', 'Gold › Rings', 'Silver', 'Silver › Rings');
      for (const body of [{ name: 'Rings', parentId: ids['Gold'] }, { name: 'Gold' }]) {
        const twice = await shop.call('POST', 'categories', { body });
        expect([twice.status, twice.body.errors]).toEqual([400, { name: 'Name exists already' }]);
      }
      expect((await move(shop, ids['Silver › Rings'], { parentId: ids['Gold'] })).body.errors).toEqual({
        name: 'Name exists already',
      });
    });

    it('is renamed, moved and put in order, each as one change that can be taken back', async () => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold', 'Silver', 'Diamond', 'Gold › A', 'Gold › B', 'Gold › C');
      const renamed = await move(shop, ids['Gold › A'], { name: 'Bridal' });
      expect([renamed.status, renamed.data.path]).toEqual([200, 'Gold › Bridal']);
      await move(shop, ids['Gold › C'], { place: 1 });
      expect((await pathsOf(shop)).slice(0, 4)).toEqual(['Gold', 'Gold › C', 'Gold › Bridal', 'Gold › B']);
      await move(shop, ids['Diamond'], { place: 1 });
      expect((await pathsOf(shop))[0]).toBe('Diamond');
      const moved = await move(shop, ids['Gold › B'], { parentId: ids['Silver'], place: 1 });
      expect(moved.data.path).toBe('Silver › B');
      await move(shop, ids['Gold › C'], { parentId: ids['Silver'] });
      expect(await pathsOf(shop)).toEqual(['Diamond', 'Gold', 'Gold › Bridal', 'Silver', 'Silver › B', 'Silver › C']);
      const history = await shop.call('GET', `admin/products/categories/${ids['Gold › B']}/history`);
      const { changeId } = history.data.items[0];
      const undone = await shop.call('POST', `changes/${changeId}/undo`, { body: {} });
      expect(undone.status, undone.text).toBe(200);
      expect(await pathsOf(shop)).toEqual(['Diamond', 'Gold', 'Gold › Bridal', 'Gold › B', 'Silver', 'Silver › C']);
    });

    it.each([0, 1.5, 'first', -1])('takes no place %s', async place => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold');
      const refused = await move(shop, ids['Gold'], { place });
      expect([refused.status, refused.body.errors]).toEqual([400, { place: 'Must be a whole number, counted from 1' }]);
    });

    it('refuses a change of what somebody else changed meanwhile', async () => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold');
      await move(shop, ids['Gold'], { name: 'Sona' });
      const late = await move(shop, ids['Gold'], { name: 'Gold 22K', version: 1 });
      expect(late.status).toBe(409);
    });

    it('knows no circle, by neither way to change it', async () => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold', 'Gold › Bridal', 'Gold › Bridal › Necklaces');
      for (const parentId of [ids['Gold'], ids['Gold › Bridal › Necklaces']]) {
        const refused = await move(shop, ids['Gold'], { parentId });
        expect([refused.status, refused.body.errors]).toEqual([400, { parentId: 'It cannot lie below itself' }]);
      }
      const other = await shop.send('PUT', productCategories, ids['Gold'], {
        body: { parentId: ids['Gold › Bridal'] },
      });
      expect(other.body.errors).toEqual({ parentId: 'It cannot lie below itself' });
      const many = await shop.send('PUT', productCategories, 'update', {
        body: { ids: [ids['Gold']], changes: { parentId: ids['Gold › Bridal'] } },
      });
      expect(many.status).toBe(400);
      expect(await pathsOf(shop)).toEqual(['Gold', 'Gold › Bridal', 'Gold › Bridal › Necklaces']);
    });

    it('knows none when two people move at once, each rightly by themselves', async () => {
      const shop = await openShop(world);
      for (let round = 0; round < 6; round++) {
        const ids = await planted(shop, `One ${round}`, `Other ${round}`);
        const [one, other] = [ids[`One ${round}`], ids[`Other ${round}`]];
        const both = await Promise.all([
          move(shop, one, { parentId: other }),
          shop.send('PUT', productCategories, other, { body: { parentId: one } }),
        ]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      }
      const paths = await pathsOf(shop);
      expect(paths).toHaveLength(12);
      expect(paths.filter(path => path.includes(' › '))).toHaveLength(6);
    });

    it('is at most six levels deep, also where something is moved with what lies below it, and when two go deeper at once', async () => {
      const shop = await openShop(world);
      const names = ['1', '2', '3', '4', '5', '6'];
      const deep = names.map((_, i) => names.slice(0, i + 1).join(' › '));
      const ids = await planted(shop, ...deep, 'Pair', 'Pair › Half');
      const tooDeep = { parentId: 'At most 6 levels, with what lies below it' };
      const seventh = await shop.call('POST', 'categories', { body: { name: '7', parentId: ids[deep[5]!] } });
      expect(seventh.body.errors).toEqual(tooDeep);
      expect((await move(shop, ids['Pair'], { parentId: ids[deep[4]!] })).body.errors).toEqual(tooDeep);
      expect((await move(shop, ids['Pair'], { parentId: ids[deep[3]!] })).status).toBe(200);
    });

    it('refuses what lies below something that is gone or another shop’s', async () => {
      const [shop, other] = [await openShop(world), await openShop(world)];
      const [ids, theirs] = [await planted(shop, 'Gold', 'Silver'), await planted(other, 'Theirs')];
      await shop.call('DELETE', `categories/${ids['Silver']}`);
      for (const parentId of [ids['Silver'], theirs['Theirs']]) {
        expect((await move(shop, ids['Gold'], { parentId })).body.errors).toEqual({
          parentId: 'Choose one of the list',
        });
        expect((await shop.call('POST', 'categories', { body: { name: 'x', parentId } })).status).toBe(400);
      }
      expect((await move(other, ids['Gold'], { name: 'Mine' })).status).toBe(404);
      expect((await other.call('DELETE', `categories/${ids['Gold']}`)).status).toBe(404);
    });
  });

  describe('A-03 a category in use', () => {
    it.each([
      ['product categories', productCategories, 'parentId'],
      ['products', products, 'categoryId'],
      ['enquiries', enquiries, 'categoryId'],
      ['portfolio', portfolio, 'categoryId'],
    ] as const)('stays while %s name it, and says so', async (many, entity, field) => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold');
      const user = await shop.make(entity, { [field]: ids['Gold'] });
      const refused = await shop.call('DELETE', `categories/${ids['Gold']}`);
      expect([refused.status, refused.body.responseMessage]).toEqual([409, `Still in use by ${many}: 1.`]);
      await shop.send('DELETE', entity, user['id'] as string);
      expect((await shop.call('DELETE', `categories/${ids['Gold']}`)).status).toBe(200);
    });

    it('goes together with all that lies below it, and comes back so', async () => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold', 'Gold › Bridal');
      const all = { body: { ids: Object.values(ids) } };
      expect((await shop.send('POST', productCategories, 'delete', all)).status).toBe(200);
      expect(await pathsOf(shop)).toEqual([]);
      const half = await shop.send('POST', productCategories, 'restore', { body: { ids: [ids['Gold › Bridal']] } });
      expect(half.status).toBe(409);
      expect((await shop.send('POST', productCategories, 'restore', all)).status).toBe(200);
      expect(await pathsOf(shop)).toEqual(['Gold', 'Gold › Bridal']);
    });
  });

  describe('A-01 A-03 a filter by a category', () => {
    it('asks for what lies below as well: in lists, counts, figures and files', async () => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold', 'Gold › Bridal', 'Gold › Bridal › Necklaces', 'Silver');
      for (const path of ['Gold', 'Gold › Bridal › Necklaces', 'Silver'])
        await shop.make(products, { categoryId: ids[path], name: `of ${path}` });
      const named = async (path: string) => {
        const { items, totalCount } = (
          await shop.send('GET', products, `?categoryId=${ids[path]}&include_inActive=true`)
        ).data;
        expect(totalCount).toBe(items.length);
        return items.map(({ name }: { name: string }) => name).sort();
      };
      expect(await named('Gold')).toEqual(['of Gold', 'of Gold › Bridal › Necklaces']);
      expect(await named('Gold › Bridal')).toEqual(['of Gold › Bridal › Necklaces']);
      expect(await named('Silver')).toEqual(['of Silver']);
      const asked = `categoryId=${ids['Gold']}&include_inActive=true`;
      const figure = (await shop.send('GET', products, `figures/byCategory?${asked}`)).data;
      expect(
        figure.filter(({ count }: { count: number }) => count).map(({ count }: { count: number }) => count),
      ).toEqual([1, 1]);
      const file = await shop.send('GET', products, `export?format=csv&${asked}`);
      expect(file.text).toContain('Gold › Bridal › Necklaces');
      expect(file.text).not.toContain('of Silver');
    });

    it('is asked for by a path where a body names one', async () => {
      const shop = await openShop(world);
      const ids = await planted(shop, 'Gold', 'Gold › Rings', 'Silver', 'Silver › Rings', 'Silver › Anklets');
      const categoryOf = async (categoryId: string) =>
        (await shop.send('POST', products, '', { body: { ...(await shop.body(products)), categoryId } })).data
          ?.categoryId;
      expect(await categoryOf('silver > rings')).toBe(ids['Silver › Rings']);
      expect(await categoryOf('Gold › Rings')).toBe(ids['Gold › Rings']);
      expect(await categoryOf('anklets')).toBe(ids['Silver › Anklets']);
      expect(await categoryOf('Rings')).toBeUndefined();
    });
  });
});
