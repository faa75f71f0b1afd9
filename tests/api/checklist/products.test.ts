import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { products } = entities;
const ring = { name: 'Ring', productCode: 'R-1', mrp: 120.5, purchasePrice: 80, sellingPrice: 100 };
const price = { id: '', name: 'Gold plan', price: 0, duration: 30 };

onPostgres(world => {
  let shop: Shop;
  let unitId: string;
  beforeEach(async () => {
    shop = await openShop(world);
    unitId = await shop.refer('units');
  });
  const post = (body: object, more: object = {}) =>
    shop.call('POST', 'admin/products', { body: { unitId, ...ring, ...body }, ...more });

  describe('one', () => {
    it('C-05 E-03 carries every field', async () => {
      const made = await shop.make(products, { ...ring, isActive: false });
      const read = await shop.call('GET', `admin/products/${made['id']}`);
      expect(read.data).toEqual(made);
      // A field that a shop has beside these breaks no promise; the description of the reply names it.
      expect(Object.keys(read.data)).toEqual(
        expect.arrayContaining([
          'id',
          'name',
          'hsncode',
          'productCode',
          'taxPercentage',
          'groupId',
          'categoryId',
          'gstId',
          'unitId',
          'mrp',
          'purchasePrice',
          'sellingPrice',
          'description',
          'images',
          'isActive',
          'subscriptionOnly',
          'unit',
          'productPrice',
          'createdAt',
          'updatedAt',
          'version',
        ]),
      );
      expect(read.data.unit).toEqual({ id: read.data.unitId, symbol: expect.any(String) });
    });

    it('E-03 sends the HSN code as hsnCode or hsncode and reads it as hsncode', async () => {
      expect((await post({ hsnCode: '711319' })).data.hsncode).toBe('711319');
      const other = await post({ productCode: 'R-2', hsncode: '7113' });
      expect(other.data.hsncode).toBe('7113');
      expect(
        (await shop.call('PUT', `admin/products/${other.data.id}`, { body: { hsnCode: '711311' } })).data.hsncode,
      ).toBe('711311');
      expect((await shop.call('GET', 'admin/products?hsnCode=711311')).data.totalCount).toBe(1);
      expect((await post({ productCode: 'R-3', hsnCode: '71A' })).body.errors).toEqual({
        hsncode: 'HSN code must be 4, 6 or 8 digits',
      });
    });

    it('V-05 takes its unit by id or by symbol', async () => {
      const { symbol } = (await shop.call('GET', `units/${unitId}`)).data;
      expect((await post({ unitId: symbol.toUpperCase() })).data.unit).toEqual({ id: unitId, symbol });
      expect((await post({ productCode: 'R-2', unitId: 'no such' })).body).toEqual({
        responseMessage: 'Please Select Unit',
        errors: { unitId: 'Please Select Unit' },
      });
      expect((await post({ productCode: 'R-2', unitId: undefined })).body.errors).toEqual({
        unitId: 'Please Select Unit',
      });
      expect(await shop.count(products)).toBe(1);
    });

    it.each(['json', 'form'])('V-05 C-06 C-07 takes its unit as an object in %s', async kind => {
      const { symbol } = (await shop.call('GET', `units/${unitId}`)).data;
      const send = (method: string, path: string, fields: object, unit: object) =>
        shop.call(
          method,
          path,
          kind === 'json' ? { body: { ...fields, unit } } : { form: { ...fields, unit: JSON.stringify(unit) } },
        );
      const other = (await shop.call('POST', 'units', { body: { symbol: 'pair' } })).data;
      const made = await send('POST', 'admin/products', ring, { symbol });
      expect(made.data.unit).toEqual({ id: unitId, symbol });
      const byId = await send('POST', 'admin/products', { ...ring, productCode: 'R-2' }, { id: unitId });
      expect(byId.data.unit).toEqual({ id: unitId, symbol });
      const put = (fields: object, unit: object) => send('PUT', `admin/products/${made.data.id}`, fields, unit);
      expect((await put({}, { symbol: 'PAIR' })).data.unit).toEqual({ id: other.id, symbol: 'pair' });
      expect((await put({}, { id: unitId })).data.unit).toEqual({ id: unitId, symbol });
      expect((await put({ unitId: other.id }, { id: unitId })).data.unit.symbol).toBe('pair');
      const refusal = { responseMessage: 'Please Select Unit', errors: { unitId: 'Please Select Unit' } };
      expect((await put({}, { symbol: 'no such' })).body).toEqual(refusal);
      const unknown = await send('POST', 'admin/products', { ...ring, productCode: 'R-3' }, { symbol: 'no such' });
      expect(unknown.body).toEqual(refusal);
      expect(await shop.count(products)).toBe(2);
    });

    it('keeps money to the paisa', async () => {
      const made = await post({ mrp: 999999999999, purchasePrice: 0.1, sellingPrice: '1234567.89' });
      expect(made.data).toMatchObject({ mrp: 999999999999, purchasePrice: 0.1, sellingPrice: 1234567.89 });
      expect(made.text).toContain('"sellingPrice":1234567.89');
      expect((await post({ productCode: 'R-2', mrp: 0.305 })).body.errors).toEqual({ mrp: 'At most 2 decimals' });
    });

    it('keeps of a description what is harmless', async () => {
      const { data } = await post({
        description:
          '<p onclick="x()">Fine <b>gold</b><script>alert(1)</script><img src=x onerror=y><a href="javascript:z()">a</a></p>',
      });
      expect(data.description).toBe('<p>Fine <b>gold</b><a rel="noopener noreferrer nofollow">a</a></p>');
      const changed = await shop.call('PUT', `admin/products/${data.id}`, {
        body: { description: '<iframe src="//x"></iframe>' },
      });
      expect(changed.data.description).toBeNull();
    });
  });

  describe('creation', () => {
    it.each([
      ['V-01', { name: '  ' }, { name: 'Name is required' }],
      ['V-02', { productCode: '' }, { productCode: 'Product Code is required' }],
      ['V-03', { sellingPrice: '' }, { sellingPrice: 'Selling Price is required' }],
      ['V-04 MRP', { mrp: null }, { mrp: 'Cost Price is required' }],
      ['V-04 purchase price', { purchasePrice: ' ' }, { purchasePrice: 'Cost Price is required' }],
      ['V-06 no price', { subscriptionOnly: true }, { productPrice: 'Price is required' }],
      [
        'V-06 name',
        { subscriptionOnly: true, productPrice: { ...price, name: ' ' } },
        { 'productPrice.name': 'Name is required' },
      ],
      [
        'V-06 price',
        { subscriptionOnly: true, productPrice: { ...price, price: '' } },
        { 'productPrice.price': 'This field could not be empty.' },
      ],
      [
        'V-06 negative',
        { subscriptionOnly: true, productPrice: { ...price, price: -1 } },
        { 'productPrice.price': 'Price cannot be negative' },
      ],
      [
        'V-06 duration',
        { subscriptionOnly: true, productPrice: { ...price, duration: '' } },
        { 'productPrice.duration': 'Duration is required' },
      ],
      [
        'K-01 another duration',
        { subscriptionOnly: true, productPrice: { ...price, duration: 31 } },
        { 'productPrice.duration': 'Choose one of the list' },
      ],
      ['V-08 all of it at once', { name: '', mrp: '' }, { name: 'Name is required', mrp: 'Cost Price is required' }],
    ])('%s is checked by the server too', async (_, body, errors) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ responseMessage: Object.values(errors)[0], errors });
      expect(await shop.count(products)).toBe(0);
    });

    it('S-02 begins active and not by subscription', async () => {
      expect((await post({})).data).toMatchObject({ isActive: true, subscriptionOnly: false, productPrice: null });
    });

    it.each([1, 7, 14, 30, 91, 182, 365])('V-06 K-01 makes the price of a subscription for %i days', async duration => {
      const made = await post({ subscriptionOnly: true, productPrice: { ...price, name: '  Gold plan ', duration } });
      expect(made.data.productPrice, made.text).toMatchObject({
        name: 'Gold plan',
        price: 0,
        duration,
        isActive: true,
      });
      const prices = await shop.call('GET', `admin/products/${made.data.id}/prices`);
      expect(prices.data.items).toMatchObject([
        { id: made.data.productPrice.id, productId: made.data.id, name: 'Gold plan' },
      ]);
    });

    it('V-06 K-01 has 30 days where none are named, and no price where it is no subscription', async () => {
      expect(
        (await post({ subscriptionOnly: true, productPrice: { name: 'Plan', price: 5 } })).data.productPrice.duration,
      ).toBe(30);
      const plain = await post({
        productCode: 'R-2',
        subscriptionOnly: false,
        productPrice: { id: '', name: '', price: 0, duration: 30 },
      });
      expect(plain.data.productPrice).toBeNull();
    });

    it.each([
      ['abc', null],
      ['', null],
      [null, null],
      ['12.5', 12.5],
      [3, 3],
    ])('V-09 stores a tax of %j as %j', async (given, kept) => {
      expect((await post({ taxPercentage: given })).data.taxPercentage).toBe(kept);
    });

    it('V-01 V-09 trims the name', async () => {
      const made = await post({ name: '  Ring ' });
      expect(made.data.name).toBe('Ring');
      expect((await shop.call('PUT', `admin/products/${made.data.id}`, { body: { name: ' Band  ' } })).data.name).toBe(
        'Band',
      );
    });
  });

  it('C-07 V-09 drops the price block, the pictures and the unit of a whole record sent back', async () => {
    const made = (await post({ subscriptionOnly: true, productPrice: { ...price, price: 5 } })).data;
    const answer = await shop.call('PUT', `admin/products/${made.id}`, {
      body: {
        ...made,
        name: 'Band',
        productPrice: { ...price, name: 'Other', price: 9 },
        images: [],
        unit: { symbol: 'x' },
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toMatchObject({ name: 'Band', productPrice: made.productPrice, unit: made.unit });
    expect(
      (await shop.call('PUT', `admin/products/${made.id}`, { body: { taxPercentage: 'abc' } })).body.errors,
    ).toEqual({ taxPercentage: 'Enter a number like 1,25,050.50, with a point for decimals' });
  });

  it('C-35 C-07 takes the same change as parts', async () => {
    const made = (await post({ taxPercentage: 3 })).data;
    const put = (form: object) => shop.call('PUT', `admin/products/${made.id}`, { form: { ...form } });
    const changed = await put({
      name: ' Band ',
      isActive: 'false',
      mrp: '99.90',
      taxPercentage: '',
      version: String(made.version),
    });
    expect([changed.status, changed.data], changed.text).toEqual([
      200,
      expect.objectContaining({ name: 'Band', isActive: false, mrp: 99.9, taxPercentage: null, version: 2 }),
    ]);
    expect((await put({ name: 'Chain', version: 1 })).status).toBe(409);
  });

  it('C-08 takes a product out of the lists, and its code is free again', async () => {
    const made = (await post({})).data;
    expect((await shop.call('DELETE', `admin/products/${made.id}`)).data).toEqual({ id: made.id });
    expect((await shop.call('GET', 'admin/products?include_inActive=true')).data.items).toEqual([]);
    expect((await shop.call('GET', `admin/products/${made.id}`)).status).toBe(404);
    expect((await shop.call('GET', `admin/products/${made.id}/prices`)).status).toBe(404);
    expect((await post({ name: 'Second' })).status).toBe(201);
  });

  it('X-02 X-04 gives words for every refusal', async () => {
    expect((await post({ name: '' })).body.responseMessage).toBe('Name is required');
    expect((await shop.call('POST', 'admin/products', { body: '{' })).body).toEqual({
      responseMessage: 'The body is not valid JSON.',
    });
    expect((await world.call('GET', `shops/${shop.shopId}/admin/products`, { token: world.rival.token })).body).toEqual(
      { responseMessage: 'You do not have permission to do this.' },
    );
  });
});
