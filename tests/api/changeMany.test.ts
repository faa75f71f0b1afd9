import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { can } from '../../schema/permissions.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { products, productCategories } = entities;
type Made = Record<string, any>;

onPostgres(world => {
  let shop: Shop;
  let [ring, chain, bangle]: Made[] = [];
  beforeEach(async () => {
    shop = await openShop(world);
    [ring, chain, bangle] = [
      await shop.make(products, { name: 'Ring', sellingPrice: 100.05, mrp: 500, taxPercentage: 3 }),
      await shop.make(products, { name: 'Chain', sellingPrice: 0, mrp: 400, taxPercentage: 5 }),
      await shop.make(products, { name: 'Bangle', sellingPrice: 33.33, mrp: 300, taxPercentage: 3 }),
    ];
  });
  const ids = () => [ring!, chain!, bangle!].map(({ id }) => id as string);
  const send = (body: object) => shop.send('PUT', products, 'update', { body: { ids: ids(), ...body } });
  const valuesOf = async (name: string) =>
    Promise.all(ids().map(async id => (await shop.send('GET', products, id)).data[name] as unknown));

  describe('tried first', () => {
    it('tells what each is and becomes, and what stays as it is, and changes nothing', async () => {
      const answer = await send({ changes: { taxPercentage: 3 }, dryRun: true });
      expect(answer.data, answer.text).toEqual({
        changed: 1,
        same: 2,
        first: [{ id: chain!['id'], title: 'Chain', changes: { taxPercentage: [5, 3] } }],
        firstSame: [
          { id: ring!['id'], title: 'Ring' },
          { id: bangle!['id'], title: 'Bangle' },
        ],
      });
      expect(await valuesOf('taxPercentage')).toEqual([3, 5, 3]);
      expect(await valuesOf('version')).toEqual([1, 1, 1]);
      expect(answer.headers.get('x-change')).toBeNull();
    });

    it('shows no more than the first five', async () => {
      const many = await shop.plant(products, await Promise.all(Array.from({ length: 12 }, () => shop.body(products))));
      const { data } = await shop.send('PUT', products, 'update', {
        body: { ids: many, changes: { mrp: 7 }, dryRun: true },
      });
      expect([data.changed, data.same, data.first.map(({ id }: Made) => id as string)]).toEqual([
        12,
        0,
        many.slice(0, 5),
      ]);
    });

    it('refuses what the change itself would be refused for', async () => {
      const other = await world.rival.make(products);
      for (const body of [
        { changes: { mrp: -1 } },
        { changes: { nonsense: 1 } },
        { changes: {} },
        {},
        { changes: { categoryId: crypto.randomUUID() } },
        { changes: { mrp: 1 }, ids: [ring!['id'], other['id']] },
        { changes: { mrp: 1 }, ids: [] },
        { changes: { mrp: 1 }, all: true },
        { percent: { name: 5 } },
        { percent: { sellingPrice: -100 } },
        { percent: { sellingPrice: 'x' } },
        { percent: { sellingPrice: 5 }, changes: { sellingPrice: 7 } },
        { changes: { mrp: 1 }, dryRun: 'perhaps' },
      ]) {
        const [tried, done] = [await send({ dryRun: true, ...body }), await send(body)];
        expect([400, 404], tried.text).toContain(tried.status);
        if (!('dryRun' in body)) expect([tried.status, tried.text]).toEqual([done.status, done.text]);
      }
      expect(await valuesOf('version')).toEqual([1, 1, 1]);
    });

    it('takes the permission that the change takes', async () => {
      const reader = await openShop(world, { shopId: shop.shopId, permissions: [can.ProductRead] });
      const body = { ids: ids(), changes: { mrp: 1 }, dryRun: true };
      expect((await reader.send('PUT', products, 'update', { body })).status).toBe(403);
    });
  });

  it('raises each by percent of what it is, to the paisa, and leaves what is nothing', async () => {
    const tried = await send({ percent: { sellingPrice: 5 }, dryRun: true });
    expect(tried.data, tried.text).toMatchObject({
      changed: 2,
      same: 1,
      first: [
        { title: 'Ring', changes: { sellingPrice: [100.05, 105.05] } },
        { title: 'Bangle', changes: { sellingPrice: [33.33, 35] } },
      ],
      firstSame: [{ title: 'Chain' }],
    });
    const done = await send({ percent: { sellingPrice: 5 } });
    expect(done.data, done.text).toEqual({ updated: ids() });
    expect(await valuesOf('sellingPrice')).toEqual([105.05, 0, 35]);
    const back = await shop.call('POST', `changes/${done.headers.get('x-change')}/undo`, { body: {} });
    expect(back.data).toMatchObject({ undone: 2, left: [] });
    expect(await valuesOf('sellingPrice')).toEqual([100.05, 0, 33.33]);
  });

  it('lowers them too, and changes other fields beside', async () => {
    const rings = await shop.make(productCategories);
    await send({ percent: { mrp: -12.5 }, changes: { categoryId: rings['id'] } });
    expect(await valuesOf('mrp')).toEqual([437.5, 350, 262.5]);
    expect(await valuesOf('categoryId')).toEqual([rings['id'], rings['id'], rings['id']]);
  });
});
