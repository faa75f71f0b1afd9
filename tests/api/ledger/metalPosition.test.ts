import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can } from '../../../schema/permissions.ts';
import type { MetalPosition } from '../../../schema/rules/metalPosition.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';

const today = shopDay(new Date());
const bar = (grossWeight: number) => ({
  description: 'Bar',
  hsn: '7108',
  metal: 'gold',
  fineness: 999,
  grossWeight,
  rate: 6_200,
  gst: 3,
});

onBoth(world => {
  let { shop, contactId, ask } = {} as Counter;
  const bought = async (supplierId: string, weight: number, owed: 'rupees' | 'metal') => {
    const line = { metal: 'gold', fineness: 999, weight, amount: owed === 'rupees' ? weight * 6_000 : 500, gst: 3 };
    const body = { supplierId, billNo: `P-${owed}`, billDay: today, billedGst: 'cgstSgst', owed, lines: [line] };
    const { id } = await ask('POST', 'purchases', body);
    await ask('POST', `purchases/${id}/post`, {});
  };
  const issued = async (lines: object[]) => {
    const { id } = await ask('POST', 'quick_bills', { contactId, lines, placeOfSupply: '27' });
    return ask('POST', `quick_bills/${id}/issue`, {});
  };
  const ordered = async (rateLocked: boolean, grossWeight: number) => {
    const line = { description: 'Bangle', hsn: '7113', metal: 'gold', fineness: 916, grossWeight, rate: 5_700, gst: 3 };
    const body = { contactId, lines: [line], placeOfSupply: '27', rateLocked, deliveryDay: daysLater(today, 9) };
    const { id } = await ask('POST', 'sales_orders', body);
    return ask('POST', `sales_orders/${id}/confirm`, {});
  };
  const position = async (query = '') => (await ask('GET', `ledger/metal_position${query}`)) as MetalPosition;
  const gold = async (query = '') => (await position(query)).metals.find(({ unit }) => unit === 'AU')!;

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    const { id } = await shop.make(entities.contacts, { pin: '400001', stateCode: '27', gstin: null });
    await ask('POST', 'admin/commodities', { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, confirmed: true });
    await bought(id as string, 100, 'rupees');
    await bought(id as string, 40, 'metal');
    await takeIn(shop, { tag: 'LIES' });
  });

  describe('the metal position', () => {
    it('has what lies there, less what is owed and what is promised at a rate, at the rate of today', async () => {
      await ordered(true, 10);
      // The rate of the day on which it is fetched.
      await ordered(false, 10);
      const { parts, net, worth, rate } = await gold();
      expect(rate).toBe(6_200);
      expect(parts.map(({ part, fine, worth: rupees }) => [part, fine, rupees])).toEqual([
        ['stock', 140, 868_000],
        ['pieces', 9.16, 56_792],
        ['supplier', -40, -248_000],
        ['booked', -9.16, -56_792],
      ]);
      expect([net, worth]).toEqual([100, 620_000]);
      expect(parts.at(-1)).toMatchObject({ count: 1, accountId: null });
    });

    it('is what the books say: each part is the balance of its accounts, and leads to it', async () => {
      await issued([bar(2.5)]);
      const rows = (await ask('GET', 'ledger/trial_balance')).items as Record<string, any>[];
      const { parts } = await gold();
      for (const { part, fine, accountId } of parts) {
        const held = rows.filter(({ kind, unit }) => kind === part && unit === 'AU');
        expect(held.map(({ accountId: id, closing }) => [id, closing])).toEqual([[accountId, fine]]);
      }
      expect(parts.map(({ part }) => part)).toEqual(['stock', 'pieces', 'supplier']);
    });

    it('tells how often the stock was sold, less what came back and without what was bought', async () => {
      const bill = await issued([bar(30), bar(10), await ask('GET', 'quick_bills/offer?tag=LIES')]);
      await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 2 }], reason: 'returned' });
      const { sold, average, turns } = await gold(`?from=${today}&to=${today}`);
      // From nothing to 110 by weight, the piece is sold.
      expect([sold, average, turns]).toEqual([39.16, 55, 0.71]);
      const later = await gold(`?from=${daysLater(today, 1)}&to=${daysLater(today, 2)}`);
      expect([later.sold, later.average, later.turns]).toEqual([0, 110, 0]);
    });

    it('knows no worth without a rate, and is for who may see the books of this shop alone', async () => {
      await world.sql(`delete from commodity_rates where shop_id = '${shop.shopId}'`);
      expect(await gold()).toMatchObject({ rate: null, worth: null, parts: [{ worth: null }, {}, {}] });
      const { token } = await world.person({ permissions: [can.PieceList], shopId: shop.shopId });
      expect((await shop.call('GET', 'ledger/metal_position', { token })).status).toBe(403);
      expect((await world.rival.call('GET', 'ledger/metal_position')).data.metals).toEqual([]);
    });
  });
});
