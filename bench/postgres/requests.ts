import { hash } from 'node:crypto';
import { listQuery } from '../../api/crud/listQuery.ts';
import { pageStatements } from '../../api/db/page.ts';
import { enter } from '../../api/db/transactionContext.ts';
import { recordStatement } from '../../api/db/write.ts';
import { products } from '../../schema/entities/products.ts';
import type { SeededShop } from '../figure.ts';
import { rawRequest } from '../measure/load.ts';

const path = (shop: SeededShop) => `/api/shops/${shop.id}/admin/products`;

/** As a browser asks for it, which takes gzip besides. */
export const pageRequest = (shop: SeededShop, query: string, gzip = false) =>
  rawRequest(`${path(shop)}?${query}`, { token: shop.token, gzip });

export const recordRequest = (shop: SeededShop, id: string) => rawRequest(`${path(shop)}/${id}`, { token: shop.token });

/** `delete` or `restore`. */
export const manyRequest = (shop: SeededShop, what: string, ids: readonly string[]) =>
  rawRequest(`${path(shop)}/${what}`, { token: shop.token, method: 'POST', body: JSON.stringify({ ids }) });

/** The statements that the product sends for such a page: its items and its total. */
export const statementsOf = (shop: SeededShop, query: string) =>
  pageStatements(products, shop.id, listQuery(products, new URLSearchParams(query)));

/** What the product sends first: session, shop and permission. */
export const enterShop = ({ id, token }: SeededShop) =>
  enter({ session: hash('sha256', token), shop: id, permission: 'shop/product/read', at: new Date() });

/** The rows of a statement of the product, without the JSON that it has PostgreSQL write of them. */
export const rowsOf = (text: string): string => /^select [^(]*\(.*?\) from \((select.*)\) r$/s.exec(text)![1]!;

export const recordText = recordStatement(products, '', '').text;

/** The same page of the bare handler, which takes a statement's values as they are. */
export const barePage = (shop: SeededShop, query: string) =>
  rawRequest(['/list', ...statementsOf(shop, query)[0].values].join('/'));

export const bareRecord = (shop: SeededShop, id: string) => rawRequest(`/record/${shop.id}/${id}`);
