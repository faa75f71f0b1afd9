import { beforeEach, describe, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';

const reason = 'The bar came in this morning';
const chain = { description: 'Chain', metal: 'gold', fineness: 916, grossWeight: 10, rate: 100, gst: 3 };
const anklet = { ...chain, metal: 'silver', fineness: 925 };
const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 500, gst: 18 };

onBoth(world => {
  let counter: Counter;
  beforeEach(async () => {
    counter = await openCounter(world);
  });

  const putIn = async (fineWeight: number, metal = 'AU') => {
    const opening = { kind: 'opening', side: 'theyOwe', metal, fineWeight };
    const { id } = await counter.ask('POST', 'vouchers', opening);
    await counter.ask('POST', `vouchers/${id}/post`, {});
  };
  const sell = async (lines: object[], more: object = {}) => {
    const body = { contactId: counter.contactId, placeOfSupply: '27', lines, ...more };
    const { id } = await counter.ask('POST', 'quick_bills', body);
    return counter.shop.call('POST', `quick_bills/${id}/issue`, { body: {} });
  };

  describe('a bill of more loose metal than there is in stock', () => {
    it('asks for the reason, which stays on the bill', async () => {
      await putIn(9);
      const refused = await sell([chain]);
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        { shortReason: expect.stringContaining('The stock would be short by 0.160 g of fine metal.') },
      ]);
      expect(await counter.balances()).toMatchObject({ 'stock AU': 9 });
      const sold = await sell([chain], { shortReason: reason });
      expect([sold.status, sold.data.shortReason], sold.text).toEqual([200, reason]);
      expect(await counter.balances()).toMatchObject({ 'stock AU': -0.16 });
    });

    it.each<[what: string, lines: object[], status: number]>([
      ['as much as there is', [{ ...chain, grossWeight: 10.917, fineness: 916 }], 200],
      ['a milligram more', [{ ...chain, grossWeight: 10.001, fineness: 999 }], 400],
      ['two lines that are too much together', [chain, { ...chain, grossWeight: 1 }], 400],
      ['stones that make up for the weight', [{ ...chain, grossWeight: 12, stoneWeight: 2 }], 200],
      ['another metal that is there', [anklet], 200],
      ['another metal that is not', [{ ...anklet, grossWeight: 20 }], 400],
      ['other goods', [box], 200],
    ])('and of %s: %s', async (_, lines, status) => {
      await putIn(10);
      await putIn(10, 'AG');
      const answer = await sell(lines);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([
        status,
        status === 200 ? [] : ['shortReason'],
      ]);
    });

    it('asks nothing about a tagged piece', async () => {
      await putIn(1);
      const { id } = await takeIn(counter.shop);
      const { data: line } = await counter.shop.call('GET', `quick_bills/offer?pieceId=${id}`);
      const sold = await sell([{ ...line, rate: 100, gst: 3, hsn: '7113' }]);
      expect(sold.status, sold.text).toBe(200);
    });

    it('asks nothing in a shop that has never entered such metal, also once goods came back', async () => {
      await putIn(1, 'AG');
      const { id } = (await sell([chain, chain])).data;
      await counter.ask('POST', `quick_bills/${id}/credit`, { lines: [{ line: 1 }] });
      expect((await sell([chain])).status).toBe(200);
      expect(await counter.ask('GET', 'quick_bills/loose_stock')).toEqual({ metals: [{ unit: 'AG', fine: 1_000 }] });
      await putIn(1);
      expect((await sell([chain])).status).toBe(400);
    });

    it('is told what there is', async () => {
      await putIn(5);
      await sell([chain], { shortReason: reason });
      expect(await counter.ask('GET', 'quick_bills/loose_stock')).toEqual({ metals: [{ unit: 'AU', fine: -4_160 }] });
    });
  });
});
