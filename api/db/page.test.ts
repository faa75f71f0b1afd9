import { expect, it } from 'vitest';
import { products } from '../../schema/entities/products.ts';
import { listQuery } from '../crud/listQuery.ts';
import { pageStatements } from './page.ts';
import { noShop } from './statement.ts';

const textOf = (search: string) =>
  pageStatements(products, noShop, listQuery(products, new URLSearchParams(search)))[0].text;

it.each([
  ['a word', 'query=gold', true],
  ['a code with a run of three', 'query=A-100', true],
  ['two letters, which would be sought in every shop', 'query=go', false],
  ['signs', 'query=%25%25%25%25', false],
  ['another script', 'query=सोना', false],
  ['the trash, which it does not hold', 'query=gold&deleted=only', false],
])('the index is asked for %s: %s', (_, search, asked) => {
  expect(textOf(search).includes('search_products(')).toBe(asked);
  expect(textOf(search)).toContain('t.search_text like');
});

it.each([
  [1, 20, 32],
  [5, 20, 128],
  [1, 1_000, 1_024],
  [9_999_999, 1_000, 2 ** 34],
])('page %i of %i rows tells how far it reaches: %i', (pageNumber, pageSize, rows) => {
  expect(textOf(`pageNumber=${pageNumber}&pageSize=${pageSize}`)).toContain(`order by t.id desc limit ${rows})`);
});

it.each([
  ['the key', 'sort=id', false],
  ['the key, many at once', 'sort=id&pageSize=1000', false],
  ['the key, behind many', 'pageNumber=500&pageSize=20', true],
  ['a price', 'sort=sellingPrice&order=asc', true],
  ['a name', 'sort=name&order=desc', true],
  ['the last change', 'sort=updatedAt&order=desc', true],
])('sorted by %s, ids are sorted before rows are read: %s', (_, search, isById) => {
  expect(/select t\.id(, t\.\w+)? from products t/.test(textOf(search))).toBe(isById);
});
