import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { durations } from '../../../schema/rules/durations.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { products, productPrices } = entities;

onPostgres(world => {
  let shop: Shop;
  let product: Record<string, any>;
  let prices: string;
  beforeEach(async () => {
    shop = await openShop(world);
    product = await shop.make(products, { subscriptionOnly: false });
    prices = `admin/products/${product['id']}/prices`;
  });
  const post = (body: object) => shop.call('POST', prices, { body });
  const read = async () => (await shop.call('GET', `admin/products/${product['id']}`)).data;

  it('C-11 E-04 makes, lists, changes and removes the prices of a product', async () => {
    const first = await post({ name: ' Monthly ', price: 99.5 });
    expect(first.status, first.text).toBe(201);
    expect(first.data).toMatchObject({
      productId: product['id'],
      name: 'Monthly',
      price: 99.5,
      duration: 30,
      isActive: true,
    });
    const second = (await post({ name: 'Yearly', price: 0, duration: 365 })).data;
    const list = (await shop.call('GET', prices)).data;
    expect([list.items.map(({ name }: any) => name), list.totalCount]).toEqual([['Yearly', 'Monthly'], 2]);
    const changed = await shop.call('PUT', `${prices}/${second.id}`, { body: { name: ' Year ', price: 900 } });
    expect(changed.data, changed.text).toMatchObject({ name: 'Year', price: 900, duration: 365, version: 2 });
    expect((await shop.call('DELETE', `${prices}/${second.id}`)).data).toEqual({ id: second.id });
    expect((await shop.call('GET', prices)).data.items).toMatchObject([{ name: 'Monthly' }]);
    expect((await read()).productPrice).toMatchObject({ id: first.data.id });
  });

  it('S-02 sells a product by subscription only once it has a price', async () => {
    expect((await read()).subscriptionOnly).toBe(false);
    await post({ name: 'Monthly', price: 99 });
    expect(await read()).toMatchObject({ subscriptionOnly: true, productPrice: { name: 'Monthly' } });
    const { items } = (await shop.call('GET', `admin/products/${product['id']}/history`)).data;
    expect(items[0]).toMatchObject({
      action: 'update',
      userId: shop.userId,
      changes: { subscriptionOnly: [false, true] },
    });
    await post({ name: 'Yearly', price: 900 });
    expect((await shop.call('GET', `admin/products/${product['id']}/history`)).data.totalCount).toBe(2);
  });

  it('S-02 leaves the product alone when the price is refused', async () => {
    expect((await post({ name: '', price: -1 })).status).toBe(400);
    expect(await read()).toMatchObject({ subscriptionOnly: false, version: 1 });
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ price: '' }, { price: 'This field could not be empty.' }],
    [{ price: -0.01 }, { price: 'Price cannot be negative' }],
    [{ duration: null }, { duration: 'Duration is required' }],
    [{ duration: 15 }, { duration: 'Choose one of the list' }],
  ])('V-06 refuses %j', async (body, errors) => {
    const answer = await post({ name: 'Monthly', price: 5, ...body });
    expect([answer.status, answer.body]).toEqual([400, { responseMessage: Object.values(errors)[0], errors }]);
    const { id } = await shop.make(productPrices);
    expect(
      (await shop.call('PUT', (await shop.path(productPrices, id)).replace(`shops/${shop.shopId}/`, ''), { body })).body
        .errors,
    ).toEqual(errors);
  });

  it('K-01 knows seven durations', async () => {
    expect(durations.map(({ id, name }) => [name, id])).toEqual([
      ['Yearly', 365],
      ['Monthly', 30],
      ['Half-Yearly', 182],
      ['Quarterly', 91],
      ['Bi-Weekly', 14],
      ['Weekly', 7],
      ['Daily', 1],
    ]);
    for (const { id, name } of durations)
      expect((await post({ name, price: 1, duration: String(id) })).data.duration).toBe(id);
  });

  describe('a price of another product', () => {
    it('C-11 is not found under this one', async () => {
      const other = await shop.make(products);
      const { id } = (
        await shop.call('POST', `admin/products/${other['id']}/prices`, { body: { name: 'Theirs', price: 1 } })
      ).data;
      for (const [method, path, body] of [
        ['GET', id],
        ['PUT', id, {}],
        ['DELETE', id],
        ['GET', `${id}/history`],
        ['POST', 'delete', { ids: [id] }],
        ['PUT', 'update', { ids: [id], changes: { price: 2 } }],
      ] as const)
        expect((await shop.call(method, `${prices}/${path}`, { body })).status, `${method} ${path}`).toBe(404);
      expect((await shop.call('GET', `${prices}?ids=${id}`)).data.items).toEqual([]);
    });
  });
});
