import { beforeEach, expect, it } from 'vitest';
import type { FigureRow } from '../../../schema/kit/figures.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter } from '../../support/counter.ts';
import type { Shop } from '../../support/shop.ts';

onPostgres(world => {
  let shop: Shop;
  let rings: string;
  let ring: string;
  const made = async (path: string, body: object) => {
    const answer = await shop.call('POST', path, { body });
    expect(answer.status, answer.text).toBe(201);
    return answer.data.id as string;
  };
  const sold = async (lines: readonly object[]) => {
    const { id, due } = (await shop.call('POST', 'quick_bills', { body: { lines } })).data;
    const paid = await shop.call('PUT', `quick_bills/${id}`, { body: { lines, payments: [{ amount: due }] } });
    expect(paid.status, paid.text).toBe(200);
    const { status, text } = await shop.call('POST', `quick_bills/${id}/issue`, { body: {} });
    expect(status, text).toBe(200);
  };
  const rowsOf = async (figure: string, query = '') => {
    const { status, data, text } = await shop.call('GET', `quick_bills/figures/${figure}${query}`);
    expect(status, text).toBe(200);
    return (data as FigureRow[]).filter(({ count }) => count).map(({ key, value, count }) => [key, value, count]);
  };
  const list = async (name: string, value: string) =>
    (await shop.call('GET', `quick_bills?${new URLSearchParams({ [name]: value })}`)).data.totalCount as number;
  const chain = { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000 };
  const coin = { description: 'Coin', hsn: '7113', metal: 'silver', fineness: 999, grossWeight: 25, rate: 90 };
  const box = { description: 'Box', hsn: '4819', metal: 'other', price: 500 };

  beforeEach(async () => {
    ({ shop } = await openCounter(world));
    rings = await made('admin/products/categories', { name: 'Rings' });
    const unitId = await shop.refer('units');
    ring = await made('admin/products', {
      name: 'Ring',
      productCode: 'R-1',
      unitId,
      categoryId: rings,
      mrp: 9,
      purchasePrice: 7,
      sellingPrice: 8,
    });
    await sold([{ ...chain, productId: ring }, coin]);
    await sold([{ ...chain, grossWeight: 5 }, box]);
    // A draft is no sale.
    await made('quick_bills', { lines: [{ ...chain, productId: ring }] });
  });

  it('products, their categories and the weight of each metal are added up', async () => {
    expect(await rowsOf('byProduct')).toEqual([
      [ring, 60_000, 1],
      [null, 32_750, 3],
    ]);
    expect(await rowsOf('byCategory')).toEqual([
      [rings, 60_000, 1],
      [null, 32_750, 3],
    ]);
    expect(await rowsOf('byMetal')).toEqual([
      ['gold', 15, 2],
      ['silver', 25, 1],
      ['other', null, 1],
    ]);
  });

  it('a list is asked for documents with such a line', async () => {
    expect(await list('lines.metal', 'gold')).toBe(3);
    expect(await list('lines.metal', 'silver')).toBe(1);
    expect(await list('lines.productId', ring)).toBe(2);
    expect(await list('lines.productId.categoryId', rings)).toBe(2);
    expect(await list('lines.productId.categoryId', 'none')).toBe(2);
  });

  it.each([
    ['lines.metal', 'tin'],
    ['lines.productId', 'nobody'],
    ['lines.rate', '6000'],
    ['lines.constructor', 'x'],
    ['payments.way', 'cash'],
  ])('%s=%s is no such question', async (name, value) => {
    expect((await shop.call('GET', `quick_bills?${name}=${value}`)).status).toBe(400);
  });

  it('what is left by a filter alone is added up', async () => {
    expect(await rowsOf('byMetal', '?lines.metal=silver')).toEqual([
      ['gold', 10, 1],
      ['silver', 25, 1],
    ]);
  });

  it('the file of the figure names the columns as the lines do', async () => {
    const { text } = await shop.call('GET', 'quick_bills/figures/byMetal/file?format=csv');
    expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual(['Metal,Net weight,Number', 'Gold,15,2']);
  });
});
