import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../api/sweep.ts';
import { limits } from '../../api/session/limits.ts';
import type { Webhook } from '../../server/payments/standIn/standIn.ts';
import { bothEngines } from '../support/drawnEngines.ts';
import { openPaymentDesk, type PaymentDesk } from '../support/paymentDesk.ts';
import { drawFor, proofSize } from '../support/proofSize.ts';

describe.each(bothEngines())('payments on the %s database', engine => {
  let desk: PaymentDesk;
  beforeAll(async () => {
    Object.assign(limits, { payment: { most: 1e6, window: 1_000 }, order: { most: 1e6, window: 1_000 } });
    desk = await openPaymentDesk(engine);
  });
  afterAll(() => desk.close());

  it('A-13 R-47 an order is paid by who comes back, and shows it after a reload', async () => {
    const order = await desk.place();
    expect(order.payment).toEqual({ state: 'open', online: true, upi: null, reference: null, refunded: 0 });
    const brought = desk.standIn.pay(await desk.begin(order), 'captured');
    const { status, data } = await desk.confirm(order, brought);
    expect([status, data.state, data.payment.state]).toEqual([200, 'paid', 'paid']);
    expect((await desk.show(order)).payment.state).toBe('paid');
    expect(await desk.confirm(order, brought)).toMatchObject({ status: 200 });
    expect(await desk.paymentsOf(order)).toMatchObject([
      {
        number: `${order.number}-1`,
        state: 'paid',
        amount: order.total,
        method: 'upi',
        providerPayment: brought.payment,
      },
    ]);
    expect(await desk.timesPaid(order)).toBe(1);
    expect((await desk.post(order, 'payment', {})).status).toBe(409);
  });

  it('what is not signed, or signed for another order, pays nothing', async () => {
    const [order, other] = [await desk.place(), await desk.place()];
    const brought = desk.standIn.pay(await desk.begin(order), 'captured');
    await desk.begin(other);
    for (const wrong of [
      { ...brought, signature: 'x' },
      { ...brought, payment: `${brought.payment}x` },
    ])
      expect(await desk.confirm(order, wrong)).toMatchObject({ status: 400 });
    expect(await desk.confirm(other, brought)).toMatchObject({ status: 400 });
    expect((await desk.confirm({ ...order, receipt: other.receipt }, brought)).status).toBe(404);
    expect([(await desk.show(order)).state, (await desk.show(other)).state]).toEqual(['placed', 'placed']);
  });

  it('a payment that failed can be tried again, and is told why', async () => {
    const order = await desk.place();
    desk.standIn.pay(await desk.begin(order), 'failed');
    await desk.tellAll();
    expect((await desk.show(order)).payment.state).toBe('failed');
    expect(await desk.paymentsOf(order)).toMatchObject([
      { state: 'failed', failReason: 'Your payment was declined by the bank.' },
    ]);
    desk.standIn.pay(await desk.begin(order), 'captured');
    await desk.tellAll();
    expect((await desk.show(order)).payment.state).toBe('paid');
    expect(await desk.paymentsOf(order)).toMatchObject([{ state: 'paid', failReason: null }]);
  });

  it('the sweep asks for what nobody told, and a provider that is silent does no harm', async () => {
    const order = await desk.place();
    desk.standIn.pay(await desk.begin(order), 'captured');
    desk.told.length = 0;
    desk.fault.is = () => 'down';
    expect((await desk.post(order, 'payment', {})).status).toBe(503);
    await sweep(desk.world.ports);
    expect((await desk.show(order)).state).toBe('placed');
    desk.fault.is = () => null;
    await sweep(desk.world.ports);
    expect((await desk.show(order)).state).toBe('paid');
  });

  it('whoever begins twice at once has one order at the provider', async () => {
    const order = await desk.place();
    const begun = await Promise.all(Array.from({ length: 4 }, () => desk.begin(order)));
    const last = await desk.begin(order);
    expect(await desk.paymentsOf(order)).toMatchObject([{ providerOrder: last }]);
    expect(begun).toContain(last);
  });

  it('an order that was paid twice keeps both, for a person to give one back', async () => {
    const order = await desk.place();
    const provider = await desk.begin(order);
    const [first, second] = [desk.standIn.pay(provider, 'captured'), desk.standIn.pay(provider, 'captured')];
    await desk.tellAll();
    const all = await desk.paymentsOf(order);
    expect(all.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(all.map(({ providerPayment }) => providerPayment).sort()).toEqual([first.payment, second.payment].sort());
    expect(await desk.timesPaid(order)).toBe(1);
  });

  it('a cancelled order takes the money into the books of payments, and stays cancelled', async () => {
    const order = await desk.place();
    desk.standIn.pay(await desk.begin(order), 'captured');
    await desk.platform.ask('POST', `system/orders/${order.id}/cancel`, { cancelReason: 'Too late' });
    await desk.tellAll();
    expect((await desk.show(order)).state).toBe('cancelled');
    expect(await desk.paymentsOf(order)).toMatchObject([{ state: 'paid' }]);
  });

  it('R-51 is given at once to the one shop of its buyer, once, and to nobody where that is not plain', async () => {
    const buyer = await desk.owner();
    const lines = [{ plan: 'tsinvoice-masha', duration: 30, quantity: 1 }];
    const order = await desk.place({ email: buyer.email, lines });
    desk.standIn.pay(await desk.begin(order), 'captured');
    await desk.tellAll(3);
    await sweep(desk.world.ports);
    const held = async () =>
      (await desk.platform.ask('GET', `system/shops/${buyer.shopId}/subscriptions/tsinvoice`)).items;
    expect(await held()).toMatchObject([{ plan: 'tsinvoice-masha', state: 'active', orderNumber: order.number }]);
    expect((await held())[0].terms).toHaveLength(1);
    const other = await desk.place({ email: buyer.email, lines: [{ ...lines[0]!, plan: 'tsinvoice-tola' }] });
    desk.standIn.pay(await desk.begin(other), 'captured');
    await desk.tellAll();
    expect(await held()).toHaveLength(1);
    expect((await desk.platform.ask('GET', `system/orders/${other.id}`)).given).toBeNull();
  });

  it('1,000 webhooks in random order, doubled, come to the same end', async () => {
    const draw = drawFor(`webhooks ${engine}`);
    const orders = [];
    for (let n = 0; n < proofSize(12, 200); n++) {
      const order = await desk.place();
      const provider = await desk.begin(order);
      const tries = draw.of<readonly ('captured' | 'failed')[]>([
        ['captured'],
        ['failed'],
        ['failed', 'captured'],
        ['failed', 'failed', 'captured'],
      ]);
      for (const outcome of tries) desk.standIn.pay(provider, outcome);
      orders.push({ order, isPaid: tries.at(-1) === 'captured' });
    }
    const all = desk.told.splice(0).flatMap(each => [each, each]);
    const order = all.map(each => ({ each, at: draw.below(1e6) })).sort((one, other) => one.at - other.at);
    await desk.tell(order.map(({ each }) => each));
    for (const { order, isPaid } of orders) {
      const end = isPaid ? 'paid' : 'failed';
      expect((await desk.show(order)).payment.state).toBe(end);
      expect(await desk.paymentsOf(order)).toMatchObject([{ state: end }]);
      expect(await desk.timesPaid(order)).toBe(isPaid ? 1 : 0);
    }
  });

  it('a webhook that nobody signed is refused, and one that does not end', async () => {
    const forged: Webhook = { body: new TextEncoder().encode('{}'), headers: { 'x-razorpay-signature': 'x' } };
    expect((await desk.send(forged)).status).toBe(400);
    const endless = { ...forged, body: new Uint8Array(300_000) };
    expect((await desk.send(endless)).status).toBe(413);
  });
});
