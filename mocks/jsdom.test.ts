// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type NodeMock } from './node.ts';

let mock: NodeMock;
beforeAll(async () => {
  mock = await listen({ products: 3, contacts: 2 });
});
afterAll(() => mock.close());

it('answers a page that is only imagined', async () => {
  const call = async (path: string, init: RequestInit) => (await fetch(`/api/${path}`, init)).json();
  const body = JSON.stringify({ email: 'staff@demo.test', password: 'Demo@1234' });
  const { data } = await call('account/signin', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const products = await call(`shops/${data.shops[0].id}/admin/products?include_inActive=true`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  expect(products.data).toMatchObject({ totalCount: 3 });
  expect(mock.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
