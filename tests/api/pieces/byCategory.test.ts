import { beforeEach, expect, it } from 'vitest';
import { rowFilter } from '../../../src/resources/kit/figures/rowFilter.ts';
import { pieces } from '../../../schema/entities/pieces.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FigureRow } from '../../../schema/kit/figures.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const today = shopDay(new Date());

onPostgres(world => {
  let shop: Shop;
  const made = async (path: string, body: object) => {
    const answer = await shop.call('POST', path, { body });
    expect(answer.status, answer.text).toBe(201);
    return answer.data.id as string;
  };
  const category = (name: string, parentId: string | null = null) =>
    made('admin/products/categories', { name, parentId });
  const product = async (categoryId: string | null) => {
    const [name, unitId] = [crypto.randomUUID(), await shop.refer('units')];
    const prices = { mrp: 1, purchasePrice: 1, sellingPrice: 1 };
    return made('admin/products', { name, productCode: name, unitId, categoryId, ...prices });
  };
  const list = async (query: Record<string, unknown>) => {
    const { status, data, text } = await shop.call(
      'GET',
      `pieces?${new URLSearchParams(query as Record<string, string>)}`,
    );
    expect(status, text).toBe(200);
    return data.totalCount as number;
  };
  const rowsOf = async (figure: string, query = '') => {
    const { status, data, text } = await shop.call('GET', `pieces/figures/${figure}${query}`);
    expect(status, text).toBe(200);
    return data as FigureRow[];
  };

  let rings: string;
  let bridal: string;
  let empty: string;
  beforeEach(async () => {
    shop = await openShop(world);
    rings = await category('Rings');
    bridal = await category('Bridal', rings);
    empty = await category('Chains');
    for (const [of, metals] of [
      [rings, ['gold', 'gold', 'silver']],
      [bridal, ['gold', 'gold']],
      [null, ['gold']],
    ] as const) {
      const productId = await product(of);
      for (const metal of metals)
        await takeIn(shop, { productId, metal, fineness: 999, grossWeight: 2.5, stoneWeight: 0.5 });
    }
  });

  it('pieces are counted and weighed by the category of their product, and each row leads to its own', async () => {
    const rows = await rowsOf('byCategory');
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      [rings, 3],
      [bridal, 2],
      [null, 1],
    ]);
    expect((await rowsOf('grossByCategory')).map(({ value }) => value)).toEqual([7.5, 5, 2.5]);
    expect((await rowsOf('byCategory', '?metal=silver')).map(({ key, value }) => [key, value])).toEqual([[rings, 1]]);
    for (const row of rows)
      expect(await list(rowFilter(pieces as AnyEntity, pieces.figures!.byCategory, row, {}, { today })!)).toBe(
        row.value,
      );
  });

  it('pieces in stock are told apart by their days there, and each row leads to its own', async () => {
    const daysAgo = [0, 30, 31, 400, 800];
    for (const days of daysAgo) {
      const piece = await takeIn(shop, { stockedOn: daysLater(today, -days), metal: 'platinum', fineness: 950 });
      if (days === 800) await world.sql(`update pieces set state = 'melted' where id = '${piece['id']}'`);
    }
    const rows = await rowsOf('byAge', '?metal=platinum');
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ['0', 2],
      ['31', 1],
      ['91', 0],
      ['181', 0],
      ['366', 1],
    ]);
    for (const row of rows)
      expect(
        await list(rowFilter(pieces as AnyEntity, pieces.figures!.byAge, row, { metal: 'platinum' }, { today })!),
      ).toBe(row.value);
    const { text } = await shop.call('GET', 'pieces/figures/netByAge/file?format=csv&metal=platinum');
    expect(text.split('\r\n').slice(1, 6)).toEqual([
      'Up to 30 days,20,2',
      '31 to 90 days,10,1',
      '91 to 180 days,0,0',
      '181 to 365 days,0,0',
      '366 days and more,10,1',
    ]);
  });

  it('a list is asked for a category with what lies below it, for it alone, and for none', async () => {
    const path = 'productId.categoryId';
    expect(await list({ [path]: rings })).toBe(5);
    expect(await list({ [path]: `only:${rings}` })).toBe(3);
    expect(await list({ [path]: bridal, metal: 'silver' })).toBe(0);
    expect(await list({ [path]: empty })).toBe(0);
    expect(await list({ [path]: 'none' })).toBe(1);
    for (const [name, value] of [
      [path, 'nonsense'],
      ['productId.unitId', rings],
      ['productId.constructor', rings],
      ['constructor.name', rings],
    ] as const)
      expect((await shop.call('GET', `pieces?${name}=${value}`)).status, name).toBe(400);
  });

  it('a product is found by its category alone as well, as its figures lead there', async () => {
    const { data } = await shop.call('GET', `admin/products?categoryId=only:${rings}`);
    expect(data.totalCount).toBe(1);
  });

  it('the file of the figure says what the rows are by', async () => {
    const { text } = await shop.call('GET', 'pieces/figures/byCategory/file?format=csv');
    expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
      'Category,Number',
      'Rings,3',
      'Rings › Bridal,2',
    ]);
  });
});
