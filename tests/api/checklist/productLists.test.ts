import { beforeEach, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { products } = entities;
const ring = { name: 'Ring', mrp: 120.5, purchasePrice: 80, sellingPrice: 100 };

onPostgres(world => {
  let shop: Shop;
  let unitId: string;
  beforeEach(async () => {
    shop = await openShop(world);
    unitId = await shop.refer('units');
  });
  const names = async (path: string) => {
    const answer = await shop.call('GET', path);
    expect(answer.status, answer.text).toBe(200);
    return (answer.data.items as { name: string }[]).map(({ name }) => name);
  };

  it('C-03 searches, pages and shows inactive products on demand', async () => {
    for (const [n, isActive] of [true, false, true].entries())
      await shop.make(products, { name: `Band ${n}`, isActive });
    await shop.make(products, { name: 'Chain', isActive: true });
    expect(await names('admin/products')).toEqual(['Chain', 'Band 2', 'Band 0']);
    expect(await names('admin/products?query=band&pageNumber=1&pageSize=10&include_inActive=false')).toEqual([
      'Band 2',
      'Band 0',
    ]);
    expect(await names('admin/products?query=band&pageNumber=1&pageSize=10&include_inActive=true')).toEqual([
      'Band 2',
      'Band 1',
      'Band 0',
    ]);
    expect(await names('admin/products?isActive=false')).toEqual(['Band 1']);
    expect((await shop.call('GET', 'admin/products?include_inActive=yes')).status).toBe(400);
  });

  it('C-04 shows active products only, whatever is asked', async () => {
    const made = [
      await shop.make(products, { name: 'On', isActive: true }),
      await shop.make(products, { name: 'Off', isActive: false }),
    ];
    const ids = made.map(({ id }) => id).join();
    for (const search of ['', '?include_inActive=true', `?ids=${ids}`, '?query=o', '?pageNumber=1&pageSize=5'])
      expect(await names(`products${search}`)).toEqual(['On']);
    expect(await names('products?isActive=false')).toEqual([]);
  });

  it('E-02 K-02 come 20 to a page, with their total', async () => {
    await shop.plant(
      products,
      Array.from({ length: 25 }, (_, n) => ({
        ...ring,
        unitId,
        isActive: true,
        subscriptionOnly: false,
        productCode: `P-${n}`,
      })),
    );
    const first = (await shop.call('GET', 'admin/products')).data;
    expect([first.items.length, first.totalCount, first.pageIndex, first.pageSize]).toEqual([20, 25, 1, 20]);
    const second = (await shop.call('GET', 'admin/products?pageNumber=2')).data;
    expect([second.items.length, second.totalCount, second.pageIndex]).toEqual([5, 25, 2]);
    expect((await shop.call('GET', 'admin/products?pageNumber=1&pageSize=10')).data.items).toHaveLength(10);
    expect((await shop.call('GET', 'admin/products?query=&pageNumber=0&pageSize=0')).data.items).toHaveLength(25);
  });
});
