import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PaymentRefusal, PaymentUnknown } from '../../api/payments/port.ts';
import { keys, openTestPayments } from '../../tests/support/payments.ts';
import { askingRazorpay } from './http.ts';
import { broughtBack, isSignedBy, signed } from './signatures.ts';

describe('what Razorpay signs', () => {
  const [order, payment] = ['order_DBJOWzybf0sJbb', 'pay_29QQoUBi66xm2f'];
  const right = createHmac('sha256', 'key secret').update('order_DBJOWzybf0sJbb|pay_29QQoUBi66xm2f').digest('hex');

  it.each([
    ['as it is', order, payment, right, 'key secret', true],
    ['of another payment', order, 'pay_29QQoUBi66xm2g', right, 'key secret', false],
    ['of another order', 'order_DBJOWzybf0sJbc', payment, right, 'key secret', false],
    ['with another secret', order, payment, right, 'webhook secret', false],
    ['in capitals', order, payment, right.toUpperCase(), 'key secret', false],
    ['cut off', order, payment, right.slice(0, -1), 'key secret', false],
    ['with more behind it', order, payment, `${right}0`, 'key secret', false],
    ['empty', order, payment, '', 'key secret', false],
    ['not of ASCII', order, payment, 'ü'.repeat(32), 'key secret', false],
    ['moved across the line', `${order}|pay_2`, '9QQoUBi66xm2f', right, 'key secret', false],
  ])('%s', (_, ofOrder, ofPayment, signature, secret, isRight) => {
    expect(isSignedBy(broughtBack(ofOrder, ofPayment), signature, secret)).toBe(isRight);
  });

  const { payments } = openTestPayments();
  const body = (more: object = {}) =>
    JSON.stringify({
      event: 'payment.captured',
      payload: {
        payment: {
          entity: {
            id: payment,
            order_id: order,
            amount: 50_000,
            currency: 'INR',
            status: 'captured',
            method: 'upi',
            created_at: 1_600_000_000,
            ...more,
          },
        },
      },
    });
  const read = (text: string, signature = signed(text, keys.webhookSecret), event = 'evt1') =>
    payments.online!.read(
      new TextEncoder().encode(text),
      new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': event }),
    );

  it('is read of a webhook', () => {
    expect(read(body())).toEqual({
      id: 'evt1',
      name: 'payment.captured',
      payment: {
        id: payment,
        order,
        amount: 50_000,
        isCaptured: true,
        isFailed: false,
        method: 'upi',
        reason: null,
        at: new Date(1_600_000_000_000),
      },
      refund: null,
    });
  });

  it.each([
    ['another byte', `${body()} `, signed(body(), keys.webhookSecret)],
    ['the secret of the key', body(), signed(body(), keys.keySecret)],
    ['none', body(), ''],
    ['text that is no object', '[]', undefined],
    ['no JSON', 'x', undefined],
  ])('refuses a webhook with %s', (_, text, signature) => {
    expect(() => read(text, signature)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each([
    ['of another kind', JSON.stringify({ event: 'settlement.processed' })],
    ['without an order', body({ order_id: null })],
    ['in another currency', body({ currency: 'USD' })],
    ['with an amount that is none', body({ amount: '1' })],
    ['with an id that is none', body({ id: 'pay_1\0' })],
  ])('passes over one %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

/** The same against Razorpay's published description: paths, fields and errors of its Orders, Payments and Refunds API. */
describe('the client', () => {
  const open = () => {
    const world = openTestPayments();
    return { ...world, online: world.payments.online! };
  };

  it('begins an order once for a receipt, be the answer lost', async () => {
    const { online, standIn, fault } = open();
    fault.is = method => (method === 'POST' ? 'lost' : null);
    await expect(online.begin({ receipt: 'TS-1-1', amount: 50_000 })).rejects.toThrow(PaymentUnknown);
    fault.is = () => null;
    const order = await online.begin({ receipt: 'TS-1-1', amount: 50_000 });
    expect(await online.begin({ receipt: 'TS-1-1', amount: 50_000 })).toBe(order);
    expect(standIn.kept.orders).toMatchObject([{ id: order, amount: 50_000, currency: 'INR', receipt: 'TS-1-1' }]);
  });

  it('tells of all that was tried', async () => {
    const { online, standIn } = open();
    const order = await online.begin({ receipt: 'TS-2-1', amount: 9_900 });
    expect(await online.payments(order)).toEqual([]);
    const failed = standIn.pay(order, 'failed');
    const paid = standIn.pay(order, 'captured', 'card');
    expect(online.isSigned(paid)).toBe(true);
    expect(online.isSigned({ ...paid, payment: failed.payment })).toBe(false);
    expect(await online.payments(order)).toMatchObject([
      {
        id: failed.payment,
        order,
        isCaptured: false,
        isFailed: true,
        reason: 'Your payment was declined by the bank.',
      },
      { id: paid.payment, order, amount: 9_900, isCaptured: true, isFailed: false, method: 'card' },
    ]);
  });

  it('gives money back once for a key', async () => {
    const { online, standIn, fault } = open();
    const order = await online.begin({ receipt: 'TS-3-1', amount: 10_000 });
    const { payment } = standIn.pay(order, 'captured');
    const key = crypto.randomUUID();
    fault.is = method => (method === 'POST' ? 'lost' : null);
    await expect(online.refund({ payment, amount: 4_000, key })).rejects.toThrow(PaymentUnknown);
    fault.is = () => null;
    expect(await online.refund({ payment, amount: 4_000, key })).toMatchObject({
      payment,
      amount: 4_000,
      key,
      state: 'done',
    });
    expect(standIn.kept.refunds).toHaveLength(1);
    const refusal = online.refund({ payment, amount: 6_001, key: crypto.randomUUID() });
    await expect(refusal).rejects.toThrow(PaymentRefusal);
    await expect(refusal).rejects.toMatchObject({ status: 400, told: expect.stringContaining('greater') });
    expect((await online.payments(order))[0]).toMatchObject({ isCaptured: true });
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('fetch failed')), PaymentUnknown],
    ['a gateway breaks down', async () => new Response('<html>', { status: 502 }), PaymentUnknown],
    [
      'it has too much to do',
      async () => Response.json({ error: { description: 'Too many' } }, { status: 429 }),
      PaymentUnknown,
    ],
    [
      'it is still at work',
      async () => Response.json({ error: { description: 'In progress' } }, { status: 409 }),
      PaymentUnknown,
    ],
    ['a success cannot be read', async () => new Response('ok'), PaymentUnknown],
    [
      'it leads elsewhere',
      async () => new Response(null, { status: 302, headers: { location: 'https://x.test' } }),
      PaymentUnknown,
    ],
    [
      'it says no',
      async () => Response.json({ error: { description: 'Authentication failed' } }, { status: 401 }),
      PaymentRefusal,
    ],
  ])('knows what it does not know where %s', async (_, answer, failure) => {
    const ask = askingRazorpay({ ...keys, baseUrl: 'https://api.razorpay.test', fetch: answer as typeof fetch });
    await expect(ask('GET', 'orders')).rejects.toThrow(failure);
  });

  it('waits for no answer for ever', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('aborted'))));
    const ask = askingRazorpay({ ...keys, baseUrl: 'https://api.razorpay.test', timeout: 10, fetch: silent });
    await expect(ask('GET', 'orders')).rejects.toThrow(PaymentUnknown);
  });

  it('leads to a hosted page with what that asks for', () => {
    const { online } = open();
    const buyer = { name: 'Kamal', email: 'kamal@shop.example', mobileNo: '9820011001' };
    const page = online.page({
      order: 'order_1',
      amount: 100,
      receipt: 'TS-1-1',
      buyer,
      back: 'https://a.test/b',
      cancel: 'https://a.test/c',
    });
    expect(page).toMatchObject({
      address: 'https://api.razorpay.test/v1/checkout/embedded',
      fields: {
        key_id: keys.keyId,
        order_id: 'order_1',
        callback_url: 'https://a.test/b',
        cancel_url: 'https://a.test/c',
        'prefill[contact]': '+919820011001',
      },
    });
    expect(JSON.stringify(page)).not.toContain(keys.keySecret);
    expect(online.pages).toEqual(['https://api.razorpay.test']);
  });
});
