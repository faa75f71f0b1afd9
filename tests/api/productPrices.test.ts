import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureEngines } from '../support/drawnEngines.ts';
import { openTestApi, type Person, type TestApi } from '../support/testApi.ts';

describe.each(featureEngines())('on the %s database', engine => {
  let api: TestApi;
  let me: Person;
  beforeAll(async () => {
    api = await openTestApi(engine);
    me = await api.person();
  });
  afterAll(() => api.close());

  it('S-02 a product that is given a price is sold by subscription only, and its history says so', async () => {
    const { token } = me;
    const products = `shops/${me.shopId}/admin/products`;
    await api.call('POST', `shops/${me.shopId}/units`, { token, body: { symbol: 'pc' } });
    const body = { name: 'Locker', productCode: 'L1', unitId: 'pc', mrp: 10, purchasePrice: 9, sellingPrice: 10 };
    const { id, subscriptionOnly } = (await api.call('POST', products, { token, body })).data;
    expect(subscriptionOnly).toBe(false);

    const price = await api.call('POST', `${products}/${id}/prices`, { token, body: { name: 'Year', price: 900 } });
    expect(price.data, price.text).toMatchObject({ productId: id, duration: 30 });
    const product = await api.call('GET', `${products}/${id}`, { token });
    expect(product.data).toMatchObject({ subscriptionOnly: true, version: 2, productPrice: { name: 'Year' } });
    const history = await api.call('GET', `${products}/${id}/history`, { token });
    expect(history.data.items[0]).toMatchObject({ action: 'update', changes: { subscriptionOnly: [false, true] } });

    const refused = await api.call('POST', `${products}/${id}/prices`, { token, body: { name: '', price: 900 } });
    expect(refused.status).toBe(400);
  });

  it('S-02 a product that is not sold by subscription has no price, though its prices are kept', async () => {
    const { token } = me;
    const products = `shops/${me.shopId}/admin/products`;
    await api.call('POST', `shops/${me.shopId}/units`, { token, body: { symbol: 'switched' } });
    const body = { name: 'Safe', productCode: 'S1', unitId: 'switched', mrp: 10, purchasePrice: 9, sellingPrice: 10 };
    const { id } = (await api.call('POST', products, { token, body })).data;
    await api.call('POST', `${products}/${id}/prices`, { token, body: { name: 'Year', price: 900 } });
    const priceOf = async (subscriptionOnly: boolean) => {
      const { version } = (await api.call('GET', `${products}/${id}`, { token })).data;
      const put = await api.call('PUT', `${products}/${id}`, { token, body: { subscriptionOnly, version } });
      expect(put.status, put.text).toBe(200);
      const [read] = (await api.call('GET', `${products}?query=Safe`, { token })).data.items;
      expect(read.productPrice).toEqual(put.data.productPrice);
      return read.productPrice?.name ?? null;
    };
    expect(await priceOf(false)).toBeNull();
    expect((await api.call('GET', `${products}/${id}/prices`, { token })).data.totalCount).toBe(1);
    expect(await priceOf(true)).toBe('Year');
  });

  it('twenty prices of one product at once are all made', async () => {
    const { token } = me;
    const products = `shops/${me.shopId}/admin/products`;
    await api.call('POST', `shops/${me.shopId}/units`, { token, body: { symbol: 'at once' } });
    const body = { name: 'Vault', productCode: 'V1', unitId: 'at once', mrp: 10, purchasePrice: 9, sellingPrice: 10 };
    const { id } = (await api.call('POST', products, { token, body })).data;
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        api.call('POST', `${products}/${id}/prices`, { token, body: { name: `Year ${n}`, price: 900 } }),
      ),
    );
    expect(made.map(({ status, text }) => (status === 201 ? status : text))).toEqual(made.map(() => 201));
    expect((await api.call('GET', `${products}/${id}`, { token })).data).toMatchObject({
      subscriptionOnly: true,
      version: 21,
    });
  });

  it('of a product that is not there are not found, the trash included', async () => {
    for (const query of ['', '?deleted=only'])
      for (const id of [crypto.randomUUID(), 'x']) {
        const path = `shops/${me.shopId}/admin/products/${id}/prices${query}`;
        expect((await api.call('GET', path, { token: me.token })).status, path).toBe(404);
      }
  });
});
