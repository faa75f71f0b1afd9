import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { operations } from '../../support/operations.ts';
import { takeIn } from '../../support/pieces.ts';
import type { Sent } from '../../support/testApi.ts';

const today = shopDay(new Date());
const migration = new URL('../../../migrations/0088_sold_goods.sql', import.meta.url);
/** A figure that stands nowhere else. */
const canary = 48_151.62;

type Row = Record<string, any>;

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  /** With a cost, with none, of metal by weight, and by number at its purchase price. */
  let bill: Row;
  const issued = async (lines: object[]): Promise<Row> => {
    const made = await ask('POST', 'quick_bills', { contactId, lines, placeOfSupply: '27' });
    return ask('POST', `quick_bills/${made.id}/issue`, {});
  };
  const lineOf = async (tag: string) => ({ ...(await ask('GET', `quick_bills/offer?tag=${tag}`)), gst: 3 });
  const sold = async (query = ''): Promise<Row[]> =>
    (await ask('GET', `sold_goods?${query}`)).items.toSorted((a: Row, b: Row) => a['line'] - b['line']);
  const figure = async (name: string, query = '') => {
    const rows = (await ask('GET', `sold_goods/figures/${name}?${query}`)) as Row[];
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    await ask('POST', 'admin/commodities', { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, confirmed: true });
    const { id: productId } = await shop.make(entities.products, { purchasePrice: 40, sellingPrice: 60 });
    const known = await takeIn(shop, { tag: 'COST-1', cost: canary });
    const unknown = await takeIn(shop, { tag: 'COST-2', cost: null });
    const box = { productId, description: 'Box', hsn: '4819', metal: 'other', quantity: 3, price: 60, gst: 18 };
    const bar = {
      description: 'Bar',
      hsn: '7113',
      metal: 'gold',
      fineness: 999,
      grossWeight: 2.5,
      rate: 6_200,
      gst: 3,
    };
    bill = await issued([await lineOf(known['tag']), await lineOf(unknown['tag']), bar, box]);
  });

  describe('what a sale earned', () => {
    it('is kept of each line when the bill is issued: taxable value less what its goods had cost', async () => {
      const [ring, other, bar, box] = await sold();
      const [{ taxable }] = bill['lines'];
      expect(ring).toMatchObject({
        number: bill['number'],
        kind: 'sold',
        billId: bill['id'],
        line: 1,
        day: today,
        sellerId: shop.userId,
        taxable,
        cost: canary,
        profit: Math.round((taxable - canary) * 100) / 100,
        costKnown: true,
      });
      expect(ring!['netWeight']).toBe(bill['lines'][0].netWeight);
      // Neither a piece without a cost nor metal by weight earned nought: nobody knows.
      for (const line of [other, bar]) expect(line).toMatchObject({ cost: null, profit: null, costKnown: false });
      expect(box).toMatchObject({ cost: 120, taxable: 180, profit: 60 });
    });

    it('stays what it was when the piece’s cost is mended later', async () => {
      const [{ pieceId }] = (await sold()) as [Row];
      await world.sql(`update pieces set cost = 1 where id = '${pieceId}'`);
      expect((await sold())[0]!['cost']).toBe(canary);
    });

    it('is told by bill, piece, metal, seller and month, and what is unknown is no nought', async () => {
      const [ring] = await sold();
      const all = Math.round((ring!['profit'] + 60) * 100) / 100;
      expect(await figure('profitByBill')).toEqual({ [bill['id']]: all });
      expect(await figure('profitBySeller')).toMatchObject({ [shop.userId]: ring!['profit'] });
      expect(await figure('profitByMonth')).toEqual({ [`${today.slice(0, 7)}-01`]: all });
      expect(await figure('profitByMetal')).toMatchObject({ gold: ring!['profit'], other: 60 });
      expect((await figure('profitByPiece'))[ring!['pieceId']]).toBe(ring!['profit']);
      const unknown = await figure('profitByMonth', 'costKnown=false');
      expect(Object.values(unknown)).toEqual([null]);
      const { items } = await ask('GET', 'sold_goods?costKnown=false');
      expect((await figure('byCostKnown'))['false']).toBe(
        items.reduce((sum: number, { taxable }: Row) => sum + taxable * 100, 0) / 100,
      );
    });

    it('goes back with a credit note, of the day on which it comes, with its seller’s sales', async () => {
      const body = { lines: [{ line: 1 }, { line: 4 }], reason: 'returned' };
      const note = await ask('POST', `quick_bills/${bill['id']}/credit`, body);
      const back = await sold('kind=returned');
      const [ring] = await sold('kind=sold');
      expect(back.map(({ line, creditNoteId, number }) => [line, creditNoteId, number])).toEqual([
        [1, note.id, note.number],
        [4, note.id, note.number],
      ]);
      expect(back[0]).toMatchObject({ cost: -canary, profit: -ring!['profit'], netWeight: -ring!['netWeight'] });
      expect((await figure('profitByBill'))[bill['id']]).toBe(0);
      expect((await figure('bySeller'))[shop.userId]).toBe(bill['lines'][1].taxable);
      expect(back.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(-note.taxable);
    });

    it('is told by the hour of the shop and the day of the week, each leading to its rows', async () => {
      const at = ['2026-11-02T04:29:59Z', '2026-11-02T04:30:00Z', '2026-11-04T10:00:00Z', '2026-11-08T18:40:00Z'];
      for (const [n, moment] of at.entries())
        await world.sql(
          `update sold_goods set sold_at = '${moment}' where shop_id = '${shop.shopId}' and line = ${n + 1}`,
        );
      const [nine, ten, half3, monday] = (await sold()).map(({ taxable }) => taxable);
      const hours = (await ask('GET', 'sold_goods/figures/byHour')) as Row[];
      // 18:40 in UTC is ten past midnight of Monday here. No hour beyond those in which something was sold.
      expect(hours.map(({ key }) => key)).toEqual(Array.from({ length: 16 }, (_, hour) => String(hour)));
      expect(hours.flatMap(({ key, value, count }) => (count ? [[key, value]] : []))).toEqual([
        ['0', monday],
        ['9', nine],
        ['10', ten],
        ['15', half3],
      ]);
      expect(await figure('byWeekday')).toEqual({
        1: Math.round((nine + ten + monday) * 100) / 100,
        2: 0,
        3: half3,
        4: 0,
        5: 0,
        6: 0,
        7: 0,
      });
      expect((await sold('soldAt.hour=10')).map(({ line }) => line)).toEqual([2]);
      expect((await sold('soldAt.weekday=1')).map(({ line }) => line)).toEqual([1, 2, 4]);
      for (const wrong of ['soldAt.hour=24', 'soldAt.weekday=0', 'soldAt.minute=1', 'createdAt.hour=1'])
        expect((await shop.call('GET', `sold_goods?${wrong}`)).status, wrong).toBe(400);
      const { text } = await shop.call('GET', 'sold_goods/figures/byWeekday/file?format=csv', {
        headers: { 'Accept-Language': 'hi' },
      });
      expect(text).toContain(`हफ़्ते का दिन,`);
      expect(text).toContain(`बुधवार,${half3},1`);
    });

    it('of bills that were issued before is unknown, and what came back of them finds its lines', async () => {
      await ask('POST', `quick_bills/${bill['id']}/credit`, { lines: [{ line: 1 }, { line: 3 }], reason: 'defect' });
      const kept = await sold();
      await world.sql(`delete from sold_goods where shop_id = '${shop.shopId}'`);
      const text = readFileSync(migration, 'utf8');
      const filling = text.slice(
        text.indexOf('insert into sold_goods'),
        text.lastIndexOf('alter table sold_goods force'),
      );
      const ours = filling
        .replace("where b.state = 'issued'", `where b.shop_id = '${shop.shopId}' and b.state = 'issued'`)
        .replace('where c.deleted_at', `where c.shop_id = '${shop.shopId}' and c.deleted_at`);
      for (const statement of ours.split(/;\s*$/m).filter(part => part.trim())) await world.sql(statement);
      const nameOf = ({ kind, line }: Row) => `${kind} ${line}`;
      const told = (rows: Row[]) =>
        rows
          .map(({ id: _i, version: _v, createdAt: _c, updatedAt: _u, soldAt: _s, ...row }) => ({
            ...row,
            cost: null,
            profit: null,
            costKnown: false,
          }))
          .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
      const filled = await sold();
      expect(told(filled)).toEqual(told(kept));
      expect(filled.map(({ cost, costKnown }) => [cost, costKnown])).toEqual(filled.map(() => [null, false]));
    });
  });

  describe('for whoever does not see costs', () => {
    let token: string;
    const own = operations.filter(({ entity }) => entity?.name === entities.soldGoods.name);
    const asked = async (method: string, path: string, sent: Sent = {}) => shop.call(method, path, { token, ...sent });

    beforeEach(async () => {
      const permissions = shopPermissions.filter(name => name !== can.PieceCost);
      ({ token } = await world.person({ permissions, shopId: shop.shopId }));
    });

    it('neither cost nor profit is in what any call of it replies', async () => {
      const [{ id: row, profit }] = (await sold()) as [Row];
      expect(own.length).toBeGreaterThan(20);
      for (const { id, method, path } of own) {
        const address = path.replace('shops/:shopId/', '').replace(/:\w+/g, row);
        const query = /export$|File$|exportLater$/.test(id) ? '?format=csv' : '';
        const body = { format: 'csv', ids: [row] };
        const answer = await asked(method, address + query, method === 'GET' ? {} : { body });
        expect(answer.status, answer.text).toBeLessThan(500);
        const telling = ['48151', '48,151', String(Math.abs(profit)), '"cost', '"profit'];
        expect(
          telling.filter(word => answer.text.includes(word)),
          `${id}: ${answer.text}`,
        ).toEqual([]);
      }
    });

    it('they are no filter, no order and no figure, and sales are', async () => {
      for (const query of ['profit_gte=1', 'cost=48151.62', 'costKnown=true', 'sort=profit'])
        expect((await asked('GET', `sold_goods?${query}`)).status, query).toBe(400);
      for (const name of ['profitByMonth', 'profitByBill', 'profitBySeller', 'byCostKnown'])
        expect((await asked('GET', `sold_goods/figures/${name}`)).status, name).toBe(403);
      expect((await asked('GET', 'sold_goods/figures/bySeller')).status).toBe(200);
    });

    it('nothing of it is in a bill, a search or another shop', async () => {
      for (const path of [`quick_bills/${bill['id']}`, 'quick_bills', `search?query=${canary}`])
        expect((await asked('GET', path)).text).not.toMatch(/48,?151/);
      expect((await world.rival.call('GET', 'sold_goods')).data.items).toEqual([]);
    });
  });
});
