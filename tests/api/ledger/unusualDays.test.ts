import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tableName } from '../../../api/db/columns.ts';
import { snake } from '../../../api/db/table.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can, type Permission } from '../../../schema/permissions.ts';
import type { UnusualDays } from '../../../schema/rules/unusualDays.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth, those } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const daysFromNow = (days: number) => shopDay(new Date(Date.now() + days * 86_400_000));
const numbered = those(({ series, permissions }) => series?.dated && permissions.list);

onBoth(world => {
  const found = async ({ call }: Shop, query = '') => {
    const { status, data, text } = await call('GET', `ledger/unusual_days${query}`);
    expect(status, text).toBe(200);
    return data as UnusualDays;
  };

  it('of a new shop there are none', async () => {
    expect(await found(await openShop(world))).toMatchObject({ items: [], totalCount: 0 });
  });

  it('there are such documents of many kinds', () => {
    expect(numbered.map(([name]) => name)).toEqual(
      expect.arrayContaining(['quickBills', 'vouchers', 'creditNotes', 'debitNotes', 'purchases', 'chitEntries']),
    );
  });

  describe('found', () => {
    let shop: Shop;
    beforeAll(async () => void (shop = await openShop(world)));

    it.each(numbered)('among %s', async (name, entity) => {
      const { field, dated } = entity.series!;
      const [id] = await shop.plant(entity, [await shop.body(entity)]);
      for (const [day, number, problem] of [
        ['2019-05-05', 'X/19-20/0001', null],
        ['2019-03-31', 'X/18-19/0001', null],
        ['2019-04-01', 'X/19-20/0001', null],
        ['2099-12-31', 'X/99-00/0001', 'outOfBounds'],
        ['1999-12-31', 'X/99-00/0001', null],
        ['2019-03-31', 'X/19-20/0001', 'otherYear'],
        ['2019-04-01', 'AB/X/18-19/123456', 'otherYear'],
        ['2019-04-01', 'OLD-7', null],
        ['1899-12-31', 'OLD-7', 'outOfBounds'],
        ['1900-01-01', 'OLD-7', null],
        [daysFromNow(0), 'OLD-7', null],
        [daysFromNow(1), 'OLD-7', 'toCome'],
        [daysFromNow(366 * 10), 'OLD-7', 'outOfBounds'],
      ] as const) {
        await world.sql(
          `update ${tableName(entity)} set ${snake(dated!)} = '${day}', ${snake(field)} = '${number}' where id = '${id}'`,
        );
        const seen = (await found(shop)).items.filter(item => item.id === id);
        expect(seen, `${day} ${number}`).toEqual(
          problem ? [{ entity: name, id, number, day, problem, way: expect.any(String) }] : [],
        );
      }
    });
  });

  describe('a document', () => {
    let counter: Counter;
    const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 1_000, gst: 3 };
    beforeEach(async () => void (counter = await openCounter(world)));
    const make = async (path: string, body: object): Promise<string> =>
      (await counter.ask('POST', path, { contactId: counter.contactId, ...body })).id;
    const bill = () => make('quick_bills', { placeOfSupply: '27', lines: [box] });
    const receipt = () => make('vouchers', { kind: 'receipt', amount: 100, way: 'cash' });
    const misdate = (table: string, id: string) =>
      world.sql(`update ${table} set day = '${daysFromNow(2)}' where id = '${id}'`);
    const ways = async () => (await found(counter.shop)).items.map(({ entity, way }) => [entity, way]);

    it('is gone from the report once its day is corrected, it is cancelled, or a credit note took all of it back', async () => {
      const [draft, posted, issued] = [await bill(), await receipt(), await bill()];
      await counter.ask('POST', `vouchers/${posted}/post`, {});
      await counter.ask('POST', `quick_bills/${issued}/issue`, {});
      await misdate('quick_bills', draft);
      await misdate('quick_bills', issued);
      await misdate('vouchers', posted);
      expect((await ways()).toSorted()).toEqual([
        ['quickBills', 'correct'],
        ['quickBills', 'credit'],
        ['vouchers', 'cancel'],
      ]);
      await counter.ask('PUT', `quick_bills/${draft}`, { day: daysFromNow(0) });
      await counter.ask('POST', `vouchers/${posted}/settle`, { rows: [] });
      await counter.ask('POST', `vouchers/${posted}/cancel`, {});
      expect(await ways()).toEqual([['quickBills', 'credit']]);
      await counter.ask('POST', `quick_bills/${issued}/credit`, { lines: [{ line: 1 }] });
      expect(await ways()).toEqual([]);
    });

    it('of a kind that somebody may not list is hidden, and the books ask for their permission', async () => {
      await misdate('quick_bills', await bill());
      await misdate('vouchers', await receipt());
      const as = async (...permissions: Permission[]) => {
        const { token } = await world.person({ shopId: counter.shop.shopId, permissions });
        return world.call('GET', `shops/${counter.shop.shopId}/ledger/unusual_days`, { token });
      };
      const mine = await as(can.LedgerList, can.ReceiptList);
      expect(mine.data.items).toMatchObject([{ entity: 'vouchers' }]);
      expect(mine.data.totalCount).toBe(1);
      expect((await as(can.QuickBillList)).status).toBe(403);
    });

    it('is told page by page, and to no other shop', async () => {
      for (let n = 0; n < 3; n++) await misdate('vouchers', await receipt());
      const second = await found(counter.shop, '?pageSize=2&pageNumber=2');
      expect([second.items.length, second.totalCount, second.pageIndex]).toEqual([1, 3, 2]);
      expect((await found(await openShop(world))).totalCount).toBe(0);
      expect((await counter.shop.call('GET', 'ledger/unusual_days?day=2026-01-01')).status).toBe(400);
    });
  });
});
