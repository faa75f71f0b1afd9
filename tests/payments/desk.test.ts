import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../api/sweep.ts';
import type { Payment } from '../../schema/entities/payments.ts';
import { can, type Permission } from '../../schema/permissions.ts';
import type { PublicOrder } from '../../schema/rules/orders.ts';
import { openPaymentDesk, type PaymentDesk } from '../support/paymentDesk.ts';
import { bothEngines } from '../support/drawnEngines.ts';

describe.each(bothEngines())('who looks after payments, on the %s database', engine => {
  let desk: PaymentDesk;
  let byUpi: PaymentDesk;
  beforeAll(async () => {
    desk = await openPaymentDesk(engine);
    byUpi = await openPaymentDesk(engine, true);
  });
  afterAll(() => Promise.all([desk.close(), byUpi.close()]));

  const paid = async (): Promise<{ order: PublicOrder; path: string; payment: string }> => {
    const order = await desk.place();
    const { payment } = desk.standIn.pay(await desk.begin(order), 'captured');
    await desk.tellAll();
    const [{ id }] = (await desk.paymentsOf(order)) as [Payment];
    return { order, path: `system/payments/${id}`, payment };
  };

  it('A-13 gives money back in parts and no more than there is', async () => {
    const { order, path, payment } = await paid();
    const refund = (amount: number, headers = {}) =>
      desk.platform.call('POST', `${path}/refund`, { amount, reason: 'One shop too many' }, headers);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await refund(1_000, headers)).data).toMatchObject({ state: 'paid', refunded: 1_000 });
    expect((await refund(1_000, headers)).status).toBe(200);
    expect((await refund(order.total)).body.errors).toEqual({ amount: 'At most ₹17,856.00 can still go back.' });
    expect((await refund(0)).status).toBe(400);
    expect((await refund(order.total - 1_000)).data).toMatchObject({ state: 'refunded', refunded: order.total });
    expect((await refund(1)).status).toBe(409);
    await desk.tellAll(2);
    expect(desk.standIn.kept.refunds.filter(each => each['payment_id'] === payment)).toHaveLength(2);
    expect((await desk.platform.ask('GET', path)).refunds).toMatchObject([
      { amount: 1_000, reason: 'One shop too many', state: 'done' },
      { amount: order.total - 1_000, state: 'done' },
    ]);
    expect((await desk.show(order)).payment).toMatchObject({ state: 'refunded', refunded: order.total });
  });

  it('a refund to which nobody answered is asked once more, and gone once', async () => {
    const { path, payment } = await paid();
    for (const fault of ['down', 'lost'] as const) {
      desk.fault.is = method => (method === 'POST' ? fault : null);
      const { status, data } = await desk.platform.call('POST', `${path}/refund`, { amount: 100, reason: 'As agreed' });
      expect([status, data.refunded]).toEqual([200, 0]);
    }
    desk.told.length = 0;
    desk.fault.is = () => null;
    await sweep(desk.world.ports);
    await sweep(desk.world.ports);
    expect((await desk.platform.ask('GET', path)).refunded).toBe(200);
    expect(desk.standIn.kept.refunds.filter(each => each['payment_id'] === payment)).toHaveLength(2);
  });

  it('what the provider refuses is said, and may be given back another way', async () => {
    const { order, path, payment } = await paid();
    const kept = desk.standIn.kept.payments.find(({ id }) => id === payment)!;
    Object.assign(kept, { captured: false });
    const refused = await desk.platform.call('POST', `${path}/refund`, { amount: order.total, reason: 'As agreed' });
    expect([refused.status, refused.body.responseMessage]).toEqual([
      409,
      'The payment provider refused: The payment has not been captured',
    ]);
    Object.assign(kept, { captured: true });
    expect(await desk.platform.ask('POST', `${path}/refund`, { amount: order.total, reason: 'Again' })).toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'failed', problem: 'The payment has not been captured' }, { state: 'done' }],
    });
  });

  it('a refund that somebody made at the provider is kept, be it told before the payment', async () => {
    const order = await desk.place();
    const { payment } = desk.standIn.pay(await desk.begin(order), 'captured');
    await desk.payments.online!.refund({ payment, amount: 50_000, key: crypto.randomUUID() });
    await desk.tell(desk.told.splice(0).reverse(), 1);
    expect(await desk.paymentsOf(order)).toMatchObject([
      { state: 'paid', refunded: 500, refunds: [{ reason: 'Razorpay' }] },
    ]);
  });

  it('A-13 confirms what came by UPI, and says what did not', async () => {
    const order = await byUpi.place();
    expect(order.payment).toMatchObject({ state: 'open', online: false, upi: { address: 'tolashop@okbank' } });
    expect(order.payment.upi!.link).toBe(
      `upi://pay?pa=tolashop@okbank&pn=TolaShop%20Software&am=18856.00&cu=INR&tn=${order.number}`,
    );
    const tell = (reference: string, of = order) => byUpi.post(of, 'payment/reference', { reference });
    expect((await tell('12345')).body.errors).toEqual({
      reference: 'The reference has 12 digits: the app shows it with the payment.',
    });
    const first = byUpi.world.ports.ids.next().replace(/\D/g, '').padEnd(12, '1').slice(0, 12);
    const second = `9${first.slice(1)}`.replace(first, `8${first.slice(1)}`);
    expect((await tell(first)).data.payment).toMatchObject({ state: 'told', reference: first });
    expect((await tell(first)).status).toBe(200);
    expect((await tell(first, await byUpi.place())).status).toBe(409);
    const [{ id }] = (await byUpi.paymentsOf(order)) as [Payment];
    const refused = await byUpi.platform.ask('POST', `system/payments/${id}/refuse`, { failReason: 'Nothing came' });
    expect(refused.state).toBe('failed');
    expect((await byUpi.show(order)).payment.state).toBe('failed');
    await tell(second);
    const [, { id: other }] = (await byUpi.paymentsOf(order)) as [Payment, Payment];
    for (let n = 0; n < 2; n++)
      expect((await byUpi.platform.ask('POST', `system/payments/${other}/confirm`, {})).state).toBe('paid');
    expect((await byUpi.show(order)).payment.state).toBe('paid');
    expect(await byUpi.timesPaid(order)).toBe(1);
    const back = { amount: order.total, reason: 'Taken back' };
    expect((await byUpi.platform.ask('POST', `system/payments/${other}/refund`, back)).state).toBe('refunded');
  });

  it('what the provider tells no person decides', async () => {
    const order = await desk.place();
    await desk.begin(order);
    const [{ id }] = (await desk.paymentsOf(order)) as [Payment];
    for (const [way, body] of [
      ['confirm', {}],
      ['refuse', { failReason: 'Nothing came' }],
      ['refund', { amount: 1, reason: 'Why not' }],
    ] as const)
      expect((await desk.platform.call('POST', `system/payments/${id}/${way}`, body)).status).toBe(409);
    expect((await desk.post(order, 'payment/reference', { reference: '123456789012' })).status).toBe(409);
  });

  it('each with a permission of its own, and a shop sees nothing of it', async () => {
    const { path, order } = await paid();
    const as = async (...permissions: Permission[]) => (await desk.world.person({ permissions })).token;
    const [reader, owner] = [await as(can.PaymentList), (await desk.owner()).token];
    expect((await desk.world.call('GET', path, { token: reader })).status).toBe(200);
    const body = { amount: 1, reason: 'Why not' };
    for (const token of [reader, owner])
      expect((await desk.world.call('POST', `${path}/refund`, { token, body })).status).toBe(403);
    expect((await desk.world.call('GET', path, { token: owner })).status).toBe(403);
    expect((await desk.world.call('POST', `${path}/refund`, { token: await as(can.PaymentRefund), body })).status).toBe(
      200,
    );
    expect((await desk.world.call('GET', 'system/payments', { token: owner })).status).toBe(403);
    expect(JSON.stringify(await desk.show(order))).not.toContain('refunds');
  });
});
