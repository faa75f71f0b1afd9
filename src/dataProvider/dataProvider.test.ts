// @vitest-environment node
import { HttpError } from 'react-admin';
import { describe, expect, it, test } from 'vitest';
import { dataProvider } from './dataProvider.ts';
import { ConflictError } from './errors.ts';
import { refuse, testServer } from './testServer.ts';

const { sent, answer, reply } = testServer();
const page = (items: unknown[], totalCount = items.length) => reply({ items, totalCount, pageIndex: 1, pageSize: 20 });
const sort = { field: 'name', order: 'ASC' } as const;

describe('getList', () => {
  it('C-18 E-02 asks for a page and reads its total', async () => {
    page([{ id: '1' }, { id: '2' }], 1500);
    const filter = { q: 'asha', gender: 0, email: '', selectedGroups: ['a', 'b'] };
    const list = await dataProvider.getList('contacts', { pagination: { page: 3, perPage: 20 }, sort, filter });
    expect(list).toMatchObject({ data: [{ id: '1' }, { id: '2' }], total: 1500 });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: '/api/shops/shop1/contacts',
      query: {
        pageNumber: '3',
        pageSize: '20',
        sort: 'name',
        order: 'ASC',
        query: 'asha',
        gender: '0',
        selectedGroups: 'a,b',
      },
    });
    expect(sent[0]!.query).not.toHaveProperty('email');
    expect(sent[0]!.headers.get('Authorization')).toBe('Bearer secret');
  });

  test.each([
    [undefined, {}],
    [{ field: 'id', order: 'DESC' } as const, {}],
    [{ field: 'id', order: 'ASC' } as const, { sort: 'createdAt', order: 'ASC' }],
  ])('the order %o is asked for as %o', async (order, query) => {
    page([]);
    await dataProvider.getList('contacts', { pagination: { page: 1, perPage: 10 }, sort: order, filter: {} });
    expect(sent[0]!.query).toEqual({ pageNumber: '1', pageSize: '10', ...query });
  });

  it('K-02 asks for a whole look-up by size 0', async () => {
    page([]);
    await dataProvider.getList('product-groups', { pagination: { page: 1, perPage: 0 }, sort, filter: {} });
    expect(sent[0]!.query).toMatchObject({ pageNumber: '1', pageSize: '0' });
    expect(sent[0]!.path).toBe('/api/shops/shop1/admin/products/groups');
  });

  it('C-12 cuts pages itself where the API replies with a plain list', async () => {
    reply([{ id: 'g' }, { id: 'pc' }, { id: 'ct' }]);
    const list = await dataProvider.getList('units', { pagination: { page: 2, perPage: 2 }, sort, filter: {} });
    expect(list).toMatchObject({ data: [{ id: 'ct' }], total: 3 });
    expect(sent[0]!.query).toMatchObject({ pageNumber: '1', pageSize: '0' });
  });

  it('C-27 takes the parent of the path from meta, and says when it is missing', async () => {
    page([]);
    await dataProvider.getList('groupMembers', {
      pagination: { page: 1, perPage: 50 },
      sort,
      meta: { groupId: 'g 1' },
    });
    expect(sent[0]!.path).toBe('/api/shops/shop1/contacts/groups/g%201/members');
    await expect(dataProvider.getList('groupMembers', { pagination: { page: 1, perPage: 50 }, sort })).rejects.toThrow(
      'groupId',
    );
  });

  it('is aborted by its signal', async () => {
    answer(() => new Promise(() => {}));
    const abort = new AbortController();
    const list = dataProvider.getList('contacts', { pagination: { page: 1, perPage: 20 }, sort, signal: abort.signal });
    abort.abort();
    await expect(list).rejects.toHaveProperty('name', 'AbortError');
    expect(dataProvider.supportAbortSignal).toBe(true);
  });
});

it('C-19 getOne', async () => {
  reply({ id: '7', name: 'Asha' });
  expect(await dataProvider.getOne('contacts', { id: '7' })).toEqual({ data: { id: '7', name: 'Asha' } });
  expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/shops/shop1/contacts/7' });
});

it('getMany asks for ids, at most 200 at once', async () => {
  answer(({ query }) => {
    const items = query.ids!.split(',').map(id => ({ id }));
    return Response.json({ data: { items, totalCount: items.length } });
  });
  const ids = Array.from({ length: 450 }, (_, n) => `c${n}`);
  const { data } = await dataProvider.getMany('contacts', { ids });
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(sent.map(({ query }) => query.ids!.split(',').length).sort()).toEqual([200, 200, 50].sort());
  expect(sent[0]!.query).toMatchObject({ pageNumber: '1', pageSize: '200' });
});

describe('getManyReference', () => {
  const params = { id: '9', pagination: { page: 1, perPage: 10 }, sort, filter: {} };

  it('filters by the reference', async () => {
    page([{ id: '1' }], 4);
    expect(await dataProvider.getManyReference('products', { ...params, target: 'categoryId' })).toMatchObject({
      total: 4,
    });
    expect(sent[0]!.query).toMatchObject({ categoryId: '9', pageNumber: '1', pageSize: '10' });
  });

  it('C-11 goes below the parent where the path names it', async () => {
    page([]);
    await dataProvider.getManyReference('productPrices', { ...params, target: 'productId' });
    expect(sent[0]!.path).toBe('/api/shops/shop1/admin/products/9/prices');
    expect(sent[0]!.query).not.toHaveProperty('productId');
  });
});

describe('create', () => {
  it('C-20 sends JSON', async () => {
    reply({ id: '1', name: 'Asha' });
    expect(await dataProvider.create('contacts', { data: { name: 'Asha' } })).toEqual({
      data: { id: '1', name: 'Asha' },
    });
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/shops/shop1/contacts', body: { name: 'Asha' } });
  });

  it('C-06 sends files as multipart: images repeated, objects as JSON, the rest as text', async () => {
    reply({ id: '1' });
    const image = (name: string) => ({ rawFile: new File(['x'], name, { type: 'image/png' }), src: 'blob:x' });
    const data = {
      name: 'Ring',
      isActive: false,
      taxPercentage: null,
      images: [image('a.png'), image('b.png')],
      productPrice: { price: 0 },
    };
    await dataProvider.create('products', { data });
    const { form, body } = sent[0]!;
    expect(body).toBeUndefined();
    expect(form!.getAll('images').map(file => (file as File).name)).toEqual(['a.png', 'b.png']);
    expect([form!.get('name'), form!.get('isActive'), form!.get('productPrice')]).toEqual([
      'Ring',
      'false',
      '{"price":0}',
    ]);
    expect(form!.has('taxPercentage')).toBe(false);
  });
});

describe('update', () => {
  it('C-07 sends the version that was read', async () => {
    reply({ id: '1', version: 4 });
    await dataProvider.update('products', { id: '1', data: { name: 'Ring' }, previousData: { id: '1', version: 3 } });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/api/shops/shop1/admin/products/1',
      body: { name: 'Ring', version: 3 },
    });
    await dataProvider.update('products', { id: '1', data: { version: 2 }, previousData: { id: '1', version: 3 } });
    expect(sent[1]!.body).toEqual({ version: 2 });
  });

  it('tells a conflict together with the record as it is now', async () => {
    answer(() => refuse(409, { responseMessage: 'Changed meanwhile.', data: { id: '1', name: 'Bangle', version: 5 } }));
    const failed = await dataProvider
      .update('products', { id: '1', data: {}, previousData: { id: '1' } })
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ConflictError);
    expect(failed).toMatchObject({
      status: 409,
      message: 'Changed meanwhile.',
      current: { name: 'Bangle', version: 5 },
    });
  });
});

describe('delete', () => {
  it('C-21 replies with what was deleted', async () => {
    expect(await dataProvider.delete('contacts', { id: '1', previousData: { id: '1', name: 'Asha' } })).toEqual({
      data: { id: '1', name: 'Asha' },
    });
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/shops/shop1/contacts/1', query: {} });
    expect(sent[0]!.headers.has('Content-Type')).toBe(false);
  });

  it('D-04 for good on demand', async () => {
    await dataProvider.delete('contacts', { id: '1', meta: { permanent: true } });
    expect(sent[0]).toMatchObject({ method: 'DELETE', query: { permanent: 'true' } });
  });
});

describe('many at once are one call', () => {
  const ids = ['1', '2', '3'];

  it('deleteMany', async () => {
    reply({ deleted: ids });
    expect(await dataProvider.deleteMany('contacts', { ids })).toEqual({ data: ids });
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/shops/shop1/contacts/delete', body: { ids } }]);
  });

  it('updateMany', async () => {
    reply({ updated: ids });
    expect(await dataProvider.updateMany('products', { ids, data: { isActive: false } })).toEqual({ data: ids });
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/shops/shop1/admin/products/update', body: { ids, changes: { isActive: false } } },
    ]);
  });

  it('restoreMany', async () => {
    reply({ restored: ids });
    expect(await dataProvider.restoreMany('contacts', { ids })).toEqual({ data: ids });
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/shops/shop1/contacts/restore', body: { ids } }]);
  });
});

it('puts the errors of fields where forms find them', async () => {
  answer(() => refuse(400, { responseMessage: 'Name is required', errors: { name: 'Name is required' } }));
  const failed = await dataProvider.create('contacts', { data: {} }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(HttpError);
  expect(failed).toMatchObject({
    status: 400,
    message: 'Name is required',
    body: { errors: { name: 'Name is required' } },
  });
});
