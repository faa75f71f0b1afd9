import { expect } from 'vitest';
import { sweepOrderBooks } from '../../api/orders/books.ts';
import { sweepPayments } from '../../api/payments/sweep.ts';
import { tellEvent } from '../../api/payments/told.ts';
import type { ToldPayment } from '../../api/payments/port.ts';
import { newAddress } from '../support/accounts.ts';
import { openCounter } from '../support/counter.ts';
import { anOrder } from '../support/orders.ts';
import { keys } from '../support/payments.ts';
import { broughtBack, signed } from '../../server/payments/signatures.ts';
import type { World } from '../support/everyEntity.ts';
import type { Answer, Sent } from '../support/testApi.ts';

type Ask = (method: string, path: string, sent?: Sent) => Promise<any>;

const fine = async (answering: Promise<Answer>): Promise<any> => {
  const { status, data, text } = await answering;
  expect(status, text).toBeLessThan(300);
  return data;
};

/** What is done with payments: begun, told, failed, paid, paid twice, given back, confirmed and refused by a person, asked for by the sweep. */
export const paymentCalls = async (world: World, ask: Ask) => {
  const { ports } = world;
  const place = async (more: object = {}) => {
    const order = await fine(
      world.call('POST', 'public/orders', { body: { ...anOrder, ...more }, address: newAddress() }),
    );
    const body = { receipt: order.receipt };
    const page = await fine(world.call('POST', `public/orders/${order.id}/payment`, { body, address: newAddress() }));
    return { order, provider: String(page.fields.order_id) };
  };
  let events = 0;
  const tell = (told: Partial<ToldPayment> & Pick<ToldPayment, 'order' | 'id'>, refund: object | null = null) => {
    const usual = {
      amount: 1_885_600,
      isCaptured: false,
      isFailed: false,
      method: 'upi',
      reason: null,
      at: new Date(),
    };
    const payment = { ...usual, ...told };
    return tellEvent(ports, { id: `evt${++events}${told.id}`, name: 'payment', payment, refund: refund as never });
  };
  const { order, provider } = await place();
  const [one, two] = [`pay_1${provider.slice(6)}`, `pay_2${provider.slice(6)}`];
  await tell({ order: provider, id: one, isFailed: true });
  await sweepPayments(ports, Date.now());
  await fine(
    world.call('POST', `public/orders/${order.id}/payment`, {
      body: { receipt: order.receipt },
      address: newAddress(),
    }),
  );
  for (const id of [one, two]) await tell({ order: provider, id, isCaptured: true });
  const list = 'system/payments';
  const { items } = await ask('GET', `${list}?query=${two}&sort=number`);
  const path = `${list}/${items[0].id}`;
  for (const rest of ['', '/history']) await ask('GET', path + rest);
  await ask('GET', `${list}/states`);
  await world.call('POST', `${path}/refund`, { body: { amount: 1, reason: 'One too many' } });
  await tell(
    { order: provider, id: two, isCaptured: true },
    { id: 'rfnd_1', payment: two, key: null, amount: 1_885_600, state: 'done' },
  );
  const signature = signed(broughtBack(provider, one), keys.keySecret);
  const brought = { receipt: order.receipt, providerOrder: provider, providerPayment: one, signature };
  await fine(world.call('POST', `public/orders/${order.id}/payment/confirm`, { body: brought, address: newAddress() }));
  const event = new TextEncoder().encode(JSON.stringify({ event: 'invoice.paid' }));
  const headers = { 'x-razorpay-signature': signed(event, keys.webhookSecret) };
  await fine(world.call('POST', 'webhooks/razorpay', { body: event, headers }));
  await byUpi(world, (await place()).order);
  await byHand(world, ask, (await place()).order);
  await inBooks(world, ask, (await place()).order, (await place()).order);
};

/** What is billed by the company's shop, by a person's wish and by the sweep. */
const inBooks = async (world: World, ask: Ask, asked: { id: string }, swept: { id: string }) => {
  const { shop } = await openCounter(world);
  await ask('POST', `system/shops/${shop.shopId}/company`);
  const pay = ({ id }: { id: string }) => world.sql(`update orders set state = 'paid' where id = '${id}'`);
  await pay(asked);
  await ask('POST', `system/orders/${asked.id}/invoice`);
  await pay(swept);
  await sweepOrderBooks(world.ports, Date.now());
};

/** Where nobody takes payments online. */
const byUpi = async ({ call, ports }: World, order: { id: string; receipt: string }) => {
  const { online } = ports.payments;
  Object.assign(ports.payments, { online: null });
  const body = { receipt: order.receipt, reference: '123456789012' };
  await fine(call('POST', `public/orders/${order.id}/payment/reference`, { body, address: newAddress() }));
  Object.assign(ports.payments, { online });
};

/** What came by UPI, which visitors tell only where nobody takes payments online. */
const byHand = async (world: World, ask: Ask, order: { id: string; number: string }) => {
  const [confirmed, refused, third] = [1, 2, 3].map(() => world.ports.ids.next()) as [string, string, string];
  for (const [n, id] of [confirmed, refused, third].entries())
    await world.sql(`insert into payments (id, number, order_id, way, state, amount, refunded, reference, created_at, updated_at)
      values ('${id}', '${order.number}-${n + 5}', '${order.id}', 'upi', 'created', 18856, 0, '${id}', now(), now())`);
  for (const path of [`${refused}/refuse`, 'refuse'])
    await ask('POST', `system/payments/${path}`, {
      body: { failReason: 'Nothing came', ...(path === 'refuse' && { ids: [third] }) },
    });
  await ask('POST', `system/payments/${confirmed}/confirm`, { body: {} });
  await ask('POST', `system/payments/${confirmed}/refund`, { body: { amount: 18_856, reason: 'Taken back' } });
};
