import { expect } from 'vitest';
import type { PublicOrder } from '../../schema/rules/orders.ts';
import type { Payment } from '../../schema/entities/payments.ts';
import type { Webhook } from '../../server/payments/standIn/standIn.ts';
import { newAddress } from './accounts.ts';
import { anOrder } from './orders.ts';
import { openTestPayments, type TestPayments } from './payments.ts';
import { openPlatform, type Platform } from './subscriptions.ts';
import { openTestApi, type Answer, type TestApi } from './testApi.ts';
import type { Engine } from './testDatabase.ts';

type Brought = { order: string; payment: string; signature: string };

/** Orders, and whoever pays them at the stand-in. */
export const openPaymentDesk = async (engine: Engine, upiAlone = false) => {
  const paid = openTestPayments();
  const payments = upiAlone ? { ...paid.payments, online: null } : paid.payments;
  const world = await openTestApi(engine, ports => ({ ...ports, payments }));
  return { ...paid, world, platform: await openPlatform(world), ...actsOf(world, paid), close: world.close };
};
export type PaymentDesk = TestPayments & { world: TestApi; platform: Platform; close(): Promise<void> } & ReturnType<
    typeof actsOf
  >;

const actsOf = (world: TestApi, { told }: TestPayments) => {
  const post = ({ id, receipt }: Pick<PublicOrder, 'id' | 'receipt'>, path: string, body: object): Promise<Answer> =>
    world.call('POST', `public/orders/${id}/${path}`, { body: { receipt, ...body }, address: newAddress() });
  const send = ({ body, headers }: Webhook): Promise<Answer> =>
    world.call('POST', 'webhooks/razorpay', { body, headers });
  /** Some at once, as they come. */
  const tell = async (all: readonly Webhook[], atOnce = 4): Promise<void> => {
    for (let at = 0; at < all.length; at += atOnce)
      for (const { status } of await Promise.all(all.slice(at, at + atOnce).map(send))) expect(status).toBe(200);
  };
  return {
    post,
    send,
    tell,
    tellAll: async (times = 1) => {
      const all = told.splice(0);
      for (let n = 0; n < times; n++) await tell(all);
    },
    place: async (more: object = {}): Promise<PublicOrder> => {
      const body = { ...anOrder, email: `${world.ports.ids.next()}@shop.example`, ...more };
      const { status, data } = await world.call('POST', 'public/orders', { body, address: newAddress() });
      expect(status).toBe(201);
      return data;
    },
    show: async ({ id, receipt }: PublicOrder): Promise<PublicOrder> =>
      (await world.call('GET', `public/orders/${id}?receipt=${receipt}`)).data,
    /** The provider's order. */
    begin: async (order: PublicOrder): Promise<string> => {
      const { status, data, text } = await post(order, 'payment', {});
      expect(status, text).toBe(200);
      return data.fields.order_id;
    },
    confirm: (order: PublicOrder, { order: providerOrder, payment: providerPayment, signature }: Brought) =>
      post(order, 'payment/confirm', { providerOrder, providerPayment, signature }),
    paymentsOf: async ({ id }: Pick<PublicOrder, 'id'>): Promise<Payment[]> => {
      const rows =
        await world.sql(`select row_to_json(p) as p from (select id, number, state, way, amount, refunded, method, reference, refunds,
        provider_order as "providerOrder", provider_payment as "providerPayment", fail_reason as "failReason" from payments where order_id = '${id}' order by id) p`);
      return rows.map(({ p }) => (typeof p === 'string' ? JSON.parse(p) : p) as Payment);
    },
    /** As the history tells it. */
    timesPaid: async ({ id }: Pick<PublicOrder, 'id'>): Promise<number> => {
      const [row] = await world.sql(
        `select count(*)::int as count from history where record_id = '${id}' and action = 'transition' and changes::text like '%paid%'`,
      );
      return Number(row!['count']);
    },
    /** Somebody who looks after the people of one shop. */
    owner: async () => {
      const person = await world.person();
      return { ...person, email: `${person.userId}@example.test` };
    },
  };
};
