import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBooks } from '../../api/orders/books.ts';
import { limits } from '../../api/session/limits.ts';
import { sweep } from '../../api/sweep.ts';
import type { Payment } from '../../schema/entities/payments.ts';
import type { PublicOrder } from '../../schema/rules/orders.ts';
import { openCounter, type Counter } from '../support/counter.ts';
import { openPaymentDesk, type PaymentDesk } from '../support/paymentDesk.ts';
import { bothEngines } from '../support/drawnEngines.ts';

/** Buyers with whom the tax is split each way; worked by hand: 2 shops of a year of Masha are 15,980.00 before GST of 18 %. */
const buyers = [
  ['of the company’s state', {}, { cgst: 1438.2, sgst: 1438.2, igst: null }],
  ['of another state', { pin: '560001' }, { cgst: null, sgst: null, igst: 2876.4 }],
  ['with a GSTIN', { gstin: '27AAPFU0939F1ZV' }, { cgst: 1438.2, sgst: 1438.2, igst: null }],
] as const;

describe.each(bothEngines())('orders in the books of the company, on the %s database', engine => {
  let desk: PaymentDesk;
  let counter: Counter;
  beforeAll(async () => {
    Object.assign(limits, { payment: { most: 1e6, window: 1_000 }, order: { most: 1e6, window: 1_000 } });
    desk = await openPaymentDesk(engine);
    counter = await openCounter(desk.world);
  });
  afterAll(() => desk.close());

  const name = (shopId: string) => desk.platform.call('POST', `system/shops/${shopId}/company`);
  const book = (order: PublicOrder) => runBooks(desk.world.ports, { order: order.id });
  const paid = async (more: object = {}): Promise<PublicOrder> => {
    const order = await desk.place(more);
    desk.standIn.pay(await desk.begin(order), 'captured');
    await desk.tellAll();
    return order;
  };
  const billOf = async ({ number }: PublicOrder): Promise<any> => {
    const { items } = await counter.ask('GET', `quick_bills?query=${number}&pageSize=0`);
    expect(items.length).toBeLessThan(2);
    return items[0] && counter.ask('GET', `quick_bills/${items[0].id}`);
  };
  const kept = async ({ id }: PublicOrder): Promise<any> =>
    (await desk.platform.ask('GET', `system/orders/${id}`)).invoice;

  it('without a shop that issues them an order has no invoice, and an administrator is told', async () => {
    const order = await paid();
    await book(order);
    expect([await kept(order), (await desk.show(order)).invoice]).toEqual([null, null]);
    const { status, body } = await desk.platform.call('POST', `system/orders/${order.id}/invoice`, {});
    expect([status, body.responseMessage]).toEqual([409, 'No shop bills our orders yet: choose it among the shops.']);
  });

  it('one shop at a time issues them, which charges the GST of the company', async () => {
    const other = await openCounter(desk.world);
    await desk.world.sql(
      `update shops set state_code = '29', gstin = '29AAPFU0939F1ZR' where id = '${other.shop.shopId}'`,
    );
    const refused = await name(other.shop.shopId);
    expect([refused.status, refused.body.responseMessage]).toEqual([
      409,
      'It takes an approved shop with a GSTIN of state 27, under the regular scheme.',
    ]);
    await desk.world.sql(
      `update shops set state_code = '27', gstin = '27AAPFU0939F1ZV' where id = '${other.shop.shopId}'`,
    );
    expect((await name(other.shop.shopId)).status).toBe(200);
    expect((await name(counter.shop.shopId)).status).toBe(200);
    const named = await desk.world.sql('select id from shops where is_company');
    expect(named.map(({ id }) => id)).toEqual([counter.shop.shopId]);
    const owner = { token: counter.shop.token };
    const path = `system/shops/${other.shop.shopId}/company`;
    expect((await desk.world.call('POST', path, owner)).status).toBe(403);
  });

  it.each(buyers)(
    'A-13 a paid order of a buyer %s is billed once, to the rupee that was paid',
    async (_, more, tax) => {
      const before = await counter.balances();
      const order = await paid({
        ...more,
        mobileNo: `98${String(Math.floor(desk.world.ports.clock.now().getTime() % 1e8)).padStart(8, '0')}`,
      });
      await Promise.all([book(order), book(order)]);
      await book(order);
      const bill = await billOf(order);
      expect(bill).toMatchObject({ state: 'issued', taxable: 15_980, ...tax, total: 18_856, paid: 18_856, due: 0 });
      expect(bill).toMatchObject({ roundOff: -0.4, buyerGstin: (more as { gstin?: string }).gstin ?? null });
      expect(bill.lines).toMatchObject([
        { description: 'TS Invoice Masha, Yearly, 2 shops', hsn: '997331', quantity: 2, gst: 18 },
      ]);
      expect([order.total, order.roundOff]).toEqual([18_856, -0.4]);
      expect(await kept(order)).toEqual({
        shopId: counter.shop.shopId,
        billId: bill.id,
        number: bill.number,
        creditNote: null,
      });
      expect((await desk.show(order)).invoice).toBe(bill.number);
      const after = await counter.balances();
      expect(after['bank INR']! - (before['bank INR'] ?? 0)).toBe(18_856);
      expect(after['customer INR'] ?? 0).toBe(before['customer INR'] ?? 0);
    },
  );

  it('the invoice goes to the buyer, in the language of the order', async () => {
    const order = await paid();
    await book(order);
    const [sent] = await desk.world.sql(
      `select h.changes->'letter'->1 as letter from history h where h.record_id = '${(await billOf(order)).id}' and h.action = 'letter'`,
    );
    const letter = sent!['letter'];
    expect(typeof letter === 'string' ? JSON.parse(letter) : letter).toMatchObject({
      to: order.email,
      language: 'en',
      paper: 'bill',
    });
  });

  it('A-13 what went back whole is taken off the books by a credit note, a part of it is not', async () => {
    const before = await counter.balances();
    const order = await paid();
    await book(order);
    const [{ id }] = (await desk.paymentsOf(order)) as [Payment];
    const refund = (amount: number) =>
      desk.platform.ask('POST', `system/payments/${id}/refund`, { amount, reason: 'As agreed' });
    await refund(1_000);
    await book(order);
    expect((await kept(order)).creditNote).toBeNull();
    await refund(order.total - 1_000);
    await Promise.all([book(order), book(order)]);
    const { creditNote, billId } = await kept(order);
    const notes = (await counter.ask('GET', `credit_notes?query=${creditNote}&pageSize=0`)).items;
    expect(notes).toMatchObject([{ number: creditNote, total: order.total, refund: order.total, billId }]);
    expect(await counter.balances()).toEqual(before);
  });

  it('an order that a person marks as paid is billed too, and one whose job was lost by the sweep', async () => {
    const byHand = await desk.place();
    await desk.platform.ask('POST', `system/orders/${byHand.id}/pay`, {});
    const lost = await paid();
    await desk.world.sql(`delete from jobs.job where name = 'orderBooks'`);
    await sweep(desk.world.ports);
    expect(await billOf(byHand)).toMatchObject({ paid: 18_856, payments: [{ way: 'bank' }] });
    expect(await billOf(lost)).toMatchObject({ state: 'issued' });
  });
});
