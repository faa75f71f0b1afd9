import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

describe('search', () => {
  onBoth(world => {
    const { products } = entities;
    let shop: Shop;
    /** Another one, which has the rare word as well. */
    let small: Shop;
    const rare = 'Kundan polki';
    beforeAll(async () => {
      [shop, small] = [await openShop(world), await openShop(world)];
      await small.make(products, { name: `${rare} set`, isActive: true });
      const unitId = await shop.refer('units');
      const row = (n: number) => ({
        name: n === 7_777 ? rare : `Plain ring ${n}`,
        productCode: `P-${n}`,
        unitId,
        mrp: 1,
        purchasePrice: 1,
        sellingPrice: 1,
        isActive: true,
        subscriptionOnly: false,
      });
      for (let from = 0; from < 20_000; from += 5_000)
        await shop.plant(
          products,
          Array.from({ length: 5_000 }, (_, n) => row(from + n)),
        );
      await world.sql('analyze products');
    });

    /** In one session of a superuser, who has let the searcher pass by the policies, as the given role in the shop. */
    const as = async (role: string, sql: string) => {
      const client = await world.owner.connect();
      try {
        await client.query(
          `begin; alter role searcher bypassrls; set local role ${role}; set local app.shop_id = '${shop.shopId}'`,
        );
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const query = async () => {
      const [source] = await world.sql(`select prosrc from pg_proc where proname = 'search_products'`);
      const inside = /select t\.id from products t where [^;)]*/.exec(String(source!['prosrc']))![0];
      return inside.replace(/\bshop\b(?!_)/, `'${shop.shopId}'`).replace(/\bpattern\b/, `'%kundan%'`);
    };
    const byPattern = /"Index Cond":"[^"]*search_text/;
    const plan = async (role: string) => JSON.stringify(await as(role, `explain (format json) ${await query()}`));

    it('uses its index although the policy is on', async () => {
      expect(await plan('searcher')).toMatch(byPattern);
    });

    it('could not without a function that passes by the policy', async () => {
      expect(await plan('app')).not.toMatch(byPattern);
    });

    it('finds what it should, and nothing of another shop', async () => {
      const found = await shop.call('GET', 'admin/products?query=kundan');
      expect(found.data).toMatchObject({ totalCount: 1, items: [{ name: rare }] });
      expect(await as('app', `select cardinality(search_products('${shop.shopId}', '%kundan%')) as n`)).toEqual([
        { n: 1 },
      ]);
      await expect(as('app', `select search_products('${world.rival.shopId}', '%kundan%')`)).rejects.toThrow(
        'search outside of the shop',
      );
    });

    it('finds it among few products too, which are read one by one', async () => {
      const gone = await small.make(products, { name: 'Kundan polki choker', isActive: true });
      await small.make(products, { name: 'Plain bangle', isActive: true });
      await small.call('DELETE', `admin/products/${gone.id}`);
      const found = await small.call('GET', 'admin/products?query=kundan%20polki');
      expect(found.data).toMatchObject({ totalCount: 1, items: [{ name: 'Kundan polki set' }] });
    });
  });
});
