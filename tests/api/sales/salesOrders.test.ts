import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { can } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const bangle = {
  description: 'Bangle',
  hsn: '7113',
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  rate: 6_000,
  gst: 3,
};
const supply = { placeOfSupply: '27', billedGst: 'cgstSgst' };
const deliveryDay = '2031-11-04';

onPostgres(world => {
  let counter: Counter;
  const ask: Counter['ask'] = (...asked) => counter.ask(...asked);
  const call = (path: string, body: object = {}) => counter.shop.call('POST', path, { body });

  /** Of ₹61,800 with GST. */
  const drafted = (more: object = {}) =>
    ask('POST', 'sales_orders', {
      contactId: counter.contactId,
      lines: [{ ...bangle, details: 'Size 2.6, screw' }],
      ...supply,
      deliveryDay,
      ...more,
    });
  const ordered = async (more: object = {}) => {
    const { id } = await drafted(more);
    return ask('POST', `sales_orders/${id}/confirm`, {});
  };
  const order = (id: string) => ask('GET', `sales_orders/${id}`);
  const bill = (id: string) => ask('GET', `quick_bills/${id}`);
  const setRate = (goldRate: number) =>
    ask('POST', 'admin/commodities', { goldRate, silverRate: 92.5, diamondRate: 50_000, confirmed: true });

  beforeEach(async () => {
    counter = await openCounter(world);
  });

  describe('an order', () => {
    it('gets its number when it is taken, and stays as the customer has it until it is opened again', async () => {
      const one = await ordered();
      expect(one).toMatchObject({
        number: expect.stringMatching(/^O\/\d\d-\d\d\/0001$/),
        state: 'confirmed',
        lines: [{ details: 'Size 2.6, screw', netWeight: 10, taxable: 60_000 }],
        total: 61_800,
        advance: null,
        due: 61_800,
      });
      const changed = await counter.shop.call('PUT', `sales_orders/${one.id}`, { body: { discountPercent: 5 } });
      expect(changed.status).toBe(409);
      await ask('POST', `sales_orders/${one.id}/revise`, {});
      await ask('PUT', `sales_orders/${one.id}`, { deliveryDay: '2031-11-06' });
      expect(await ask('POST', `sales_orders/${one.id}/confirm`, {})).toMatchObject({ number: one.number });
    });

    it.each([
      ['without a day', { deliveryDay: null }],
      ['without a weight', { lines: [{ ...bangle, grossWeight: null }] }],
    ])('%s is not taken', async (_, more) => {
      const { id } = await drafted(more);
      const refused = await call(`sales_orders/${id}/confirm`);
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        expect.stringMatching(/^Something is missing/),
      ]);
    });

    it.each([
      ['without a customer', 'contactId', { contactId: null }],
      ['due before it is taken', 'deliveryDay', { day: '2031-11-05' }],
      ['of nothing', 'lines', { lines: [] }],
    ])('%s is refused at its field', async (_, field, more) => {
      const body = { contactId: counter.contactId, lines: [bangle], ...supply, deliveryDay, ...more };
      const answer = await counter.shop.call('POST', 'sales_orders', { body });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    });

    it('is cancelled with a reason; what was paid stays with the customer', async () => {
      const { id } = await ordered();
      await ask('POST', `sales_orders/${id}/advance`, { amount: 5_000, way: 'upi' });
      await ask('POST', `sales_orders/${id}/cancel`, { reason: 'The wedding is off' });
      expect(await order(id)).toMatchObject({ state: 'cancelled', reason: 'The wedding is off', advance: 5_000 });
      expect(await counter.balances()).toEqual({ 'customer INR': -5_000, 'upi INR': 5_000 });
      expect((await call(`sales_orders/${id}/advance`, { amount: 1 })).status).toBe(409);
      expect((await call(`sales_orders/${id}/bill`)).status).toBe(409);
    });
  });

  describe('an advance', () => {
    it('is a receipt that is in the books, and the order tells what is left', async () => {
      const { id } = await ordered();
      const receipt = await ask('POST', `sales_orders/${id}/advance`, { amount: 20_000.5, way: 'cash' });
      expect(receipt).toMatchObject({
        number: expect.stringMatching(/^V\//),
        kind: 'receipt',
        party: 'customer',
        state: 'posted',
        salesOrderId: id,
        contactId: counter.contactId,
      });
      expect(await order(id)).toMatchObject({ advance: 20_000.5, due: 41_799.5 });
      expect(await counter.balances()).toEqual({ 'cash INR': 20_000.5, 'customer INR': -20_000.5 });
      const history = await ask('GET', `sales_orders/${id}/history`);
      expect(JSON.stringify(history)).toContain('20000.5');
      await ask('POST', `vouchers/${receipt.id}/cancel`, {});
      expect(await order(id)).toMatchObject({ advance: null, due: 61_800 });
    });

    it('is less what is paid back', async () => {
      const { id } = await ordered();
      await ask('POST', `sales_orders/${id}/advance`, { amount: 20_000 });
      const back = { kind: 'payment', contactId: counter.contactId, amount: 8_000, way: 'cash', salesOrderId: id };
      const { id: voucher } = await ask('POST', 'vouchers', back);
      expect((await order(id)).advance).toBe(20_000);
      await ask('POST', `vouchers/${voucher}/post`, {});
      expect(await order(id)).toMatchObject({ advance: 12_000, due: 49_800 });
    });

    it('is also the old gold that a customer gives for it', async () => {
      const { id } = await ordered();
      const lines = [{ description: 'Old chain', metal: 'gold', grossWeight: 5, fineness: 900, rate: 6_000 }];
      const { contactId } = counter;
      const bought = await ask('POST', 'old_gold', { contactId, salesOrderId: id, lines });
      await ask('POST', `old_gold/${bought.id}/buy`, {});
      expect(await order(id)).toMatchObject({ advance: 27_000, due: 34_800 });
      await ask('POST', `old_gold/${bought.id}/cancel`, {});
      expect(await order(id)).toMatchObject({ advance: null, due: 61_800 });
    });

    it.each([
      ['amount', { way: 'cash' }],
      ['amount', { amount: 0 }],
      ['way', { amount: 5, way: 'credit' }],
      ['bankId', { amount: 5, way: 'bank', bankId: '019b76da-a800-7003-9122-3f5db9e0dcb2' }],
    ])('is refused at its field %s', async (field, body) => {
      const { id } = await ordered();
      const answer = await call(`sales_orders/${id}/advance`, body);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([400, [field]]);
      expect((await order(id)).advance).toBeNull();
    });

    it('is taken for no order that is a draft, and for nobody else’s', async () => {
      const { id } = await drafted();
      expect((await call(`sales_orders/${id}/advance`, { amount: 5 })).status).toBe(409);
      expect((await ask('GET', 'vouchers')).items).toEqual([]);
      const one = await ordered();
      const contactId = (await counter.shop.make(entities.contacts))['id'];
      const receipt = { kind: 'receipt', contactId, amount: 5, way: 'cash', salesOrderId: one.id };
      const voucher = await ask('POST', 'vouchers', receipt);
      const refused = await call(`vouchers/${voucher.id}/post`);
      expect([refused.status, refused.body.responseMessage]).toEqual([409, 'This order is another customer’s.']);
    });

    it('is taken out of the books whosever the order is by now', async () => {
      const one = await ordered();
      const receipt = await ask('POST', `sales_orders/${one.id}/advance`, { amount: 700 });
      const contactId = (await counter.shop.make(entities.contacts))['id'];
      await ask('POST', `sales_orders/${one.id}/revise`, {});
      await ask('PUT', `sales_orders/${one.id}`, { contactId });
      await ask('POST', `vouchers/${receipt.id}/cancel`, {});
      expect((await order(one.id)).advance).toBeNull();
    });

    it('of many at once each is counted', async () => {
      const { id } = await ordered();
      const answers = await Promise.all(
        [100, 200, 300, 400, 500].map(amount => call(`sales_orders/${id}/advance`, { amount, way: 'upi' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await order(id)).toMatchObject({ advance: 1_500, due: 60_300 });
    });

    it('sent again makes no second receipt', async () => {
      const { id } = await ordered();
      const sent = { body: { amount: 700 }, headers: { 'idempotency-key': 'key-advance' } };
      const path = `sales_orders/${id}/advance`;
      const [one, again] = [await counter.shop.call('POST', path, sent), await counter.shop.call('POST', path, sent)];
      expect(again.data).toEqual(one.data);
      expect((await order(id)).advance).toBe(700);
    });

    it('takes the permission for receipts', async () => {
      const { id } = await ordered();
      const clerk = await world.person({ shopId: counter.shop.shopId, permissions: [can.SalesOrderList] });
      const path = `shops/${counter.shop.shopId}/sales_orders/${id}/advance`;
      expect((await world.call('POST', path, { token: clerk.token, body: { amount: 5 } })).status).toBe(403);
    });
  });

  describe('its bill', () => {
    it('is paid from the advance, and once issued the order is delivered', async () => {
      const { id } = await ordered();
      await ask('POST', `sales_orders/${id}/advance`, { amount: 20_000, way: 'cash' });
      await ask('POST', `sales_orders/${id}/ready`, {});
      const { id: billId } = await ask('POST', `sales_orders/${id}/bill`, {});
      expect(await bill(billId)).toMatchObject({
        salesOrderId: id,
        contactId: counter.contactId,
        lines: [{ description: 'Bangle', rate: 6_000 }],
        payments: [{ way: 'credit', amount: 20_000 }],
        due: 41_800,
      });
      const again = await call(`sales_orders/${id}/bill`);
      expect([again.status, again.body.responseMessage]).toEqual([409, 'A bill of this order is there already.']);
      expect((await order(id)).state).toBe('ready');
      await ask('POST', `quick_bills/${billId}/issue`, {});
      expect(await order(id)).toMatchObject({ state: 'delivered', advance: 20_000 });
      expect(await counter.balances()).toMatchObject({ 'customer INR': 41_800, 'cash INR': 20_000 });
    });

    it('has the rates of its own day, unless those of the order stay', async () => {
      await setRate(6_500);
      const billOf = async (more: object) => {
        const { id } = await ordered(more);
        return bill((await ask('POST', `sales_orders/${id}/bill`, {})).id);
      };
      expect((await billOf({ rateLocked: true })).lines).toMatchObject([{ rate: 6_000 }]);
      expect((await billOf({ rateLocked: false })).lines).toMatchObject([{ rate: 5_954 }]);
    });

    it('takes no more of an advance than the customer still has with the shop', async () => {
      const { id } = await ordered();
      await ask('POST', `sales_orders/${id}/advance`, { amount: 20_000 });
      const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 15_000, gst: 0 }];
      const { contactId } = counter;
      const other = await ask('POST', 'quick_bills', {
        contactId,
        ...supply,
        lines,
        payments: [{ way: 'credit', amount: 15_000 }],
      });
      await ask('POST', `quick_bills/${other.id}/issue`, {});
      const { id: billId } = await ask('POST', `sales_orders/${id}/bill`, {});
      expect((await bill(billId)).payments).toMatchObject([{ way: 'credit', amount: 5_000 }]);
    });

    it('is not issued once the order is cancelled', async () => {
      const { id } = await ordered();
      const { id: billId } = await ask('POST', `sales_orders/${id}/bill`, {});
      await ask('POST', `sales_orders/${id}/cancel`, {});
      const refused = await call(`quick_bills/${billId}/issue`);
      expect([refused.status, refused.body.responseMessage]).toEqual([409, expect.stringContaining('not open')]);
      expect((await bill(billId)).state).toBe('draft');
    });
  });

  describe('an estimate', () => {
    const given = async (more: object = {}) => {
      const { contactId } = counter;
      const { id } = await ask('POST', 'quotes', { contactId, lines: [bangle], ...supply, ...more });
      return ask('POST', `quotes/${id}/give`, {});
    };

    it('becomes one order, at its own rates, and counts as ordered once that is taken', async () => {
      const quote = await given({ rateLocked: true, discountPercent: 10 });
      const draft = await ask('POST', `quotes/${quote.id}/order`, {});
      expect(draft).toMatchObject({
        quoteId: quote.id,
        rateLocked: true,
        discountPercent: 10,
        total: quote.total,
        state: 'draft',
      });
      expect((await ask('GET', `quotes/${quote.id}`)).state).toBe('given');
      for (const way of ['order', 'bill']) {
        const again = await call(`quotes/${quote.id}/${way}`);
        expect([again.status, again.body.responseMessage]).toEqual([
          409,
          'An order of this estimate is there already.',
        ]);
      }
      await ask('PUT', `sales_orders/${draft.id}`, { deliveryDay });
      await ask('POST', `sales_orders/${draft.id}/confirm`, {});
      expect((await ask('GET', `quotes/${quote.id}`)).state).toBe('ordered');
    });

    it('that names nobody says so at the customer', async () => {
      const quote = await given({ contactId: null });
      const answer = await call(`quotes/${quote.id}/order`);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['contactId']]);
    });
  });
});
