import { randomBytes } from 'node:crypto';
import type { SeededShop } from '../figure.ts';
import { rawRequest } from '../measure/load.ts';
import { pageRequest, recordRequest } from '../postgres/requests.ts';
import { directusToken } from './directus.ts';

/** How the same calls are written for one server; `n` is another product each time. */
export type Calls = {
  page(shop: SeededShop, page: number): Buffer;
  record(shop: SeededShop, id: string): Buffer;
  create(shop: SeededShop, n: number): Buffer;
};

/** What the product asks for, and what most have besides. */
const plain = (n: number) => ({
  name: `Temple gold jhumka ${n}`,
  hsncode: '7113',
  mrp: 1_250,
  description: '<p>Made by hand, 12.250 g, hallmarked, with a certificate and a box of red velvet.</p>',
});
const code = (n: number) => `PEER-${n}`;

const columns = ({ unit }: SeededShop, n: number) => ({
  ...plain(n),
  product_code: code(n),
  tax_percentage: 3,
  unit_id: unit,
  purchase_price: 1_000,
  selling_price: 1_200,
});

const fields = ({ unit }: SeededShop, n: number) => ({
  ...plain(n),
  productCode: code(n),
  taxPercentage: 3,
  unitId: unit,
  purchasePrice: 1_000,
  sellingPrice: 1_200,
});

const post = (path: string, token: string, body: object, key?: string) =>
  rawRequest(path, { token, method: 'POST', body: JSON.stringify(body), key });

/** As a browser sends them, which names each POST, so that none is done twice. */
export const ourCalls: Calls = {
  page: (shop, page) => pageRequest(shop, `pageNumber=${page}&pageSize=20`),
  record: recordRequest,
  create: (shop, n) =>
    post(`/api/shops/${shop.id}/admin/products`, shop.token, fields(shop, n), randomBytes(16).toString('hex')),
};

const expanded = 'fields=*,unit_id.*';
const ofShop = ({ id }: SeededShop) =>
  encodeURIComponent(JSON.stringify({ shop_id: { _eq: id }, is_active: { _eq: true }, deleted_at: { _null: true } }));

export const directusCalls: Calls = {
  page: (shop, page) =>
    rawRequest(`/items/products?${expanded}&filter=${ofShop(shop)}&sort=-id&limit=20&page=${page}&meta=filter_count`, {
      token: directusToken,
    }),
  record: (_shop, id) => rawRequest(`/items/products/${id}?${expanded}`, { token: directusToken }),
  create: (shop, n) => post(`/items/products?${expanded}`, directusToken, { ...columns(shop, n), shop_id: shop.id }),
};

export const feathersCalls: Calls = {
  page: ({ id }, page) => rawRequest(`/api/products?$limit=20&$skip=${(page - 1) * 20}&$sort[id]=-1`, { token: id }),
  record: (shop, id) => rawRequest(`/api/products/${id}`, { token: shop.id }),
  create: (shop, n) => post('/api/products', shop.id, columns(shop, n)),
};

/** Its lists and records stand beside ours in the bench of lists. */
export const remultCreate: Calls['create'] = (shop, n) => post('/api/products', shop.id, columns(shop, n));
