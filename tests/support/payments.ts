import type { Payments } from '../../api/payments/port.ts';
import { razorpayPayments } from '../../server/payments/razorpay.ts';
import { StandIn, type Fault, type Webhook } from '../../server/payments/standIn/standIn.ts';

/** What every test's provider of payments is known by. */
export const keys = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };

export type TestPayments = {
  payments: Payments;
  standIn: StandIn;
  told: Webhook[];
  fault: { is: (method: string, path: string) => Fault };
};

/** The real client before a stand-in; webhooks are kept for the test to tell. */
export const openTestPayments = (): TestPayments => {
  const told: Webhook[] = [];
  const fault: TestPayments['fault'] = { is: () => null };
  const standIn = new StandIn({
    ...keys,
    tell: webhook => told.push(webhook),
    fault: (...asked) => fault.is(...asked),
  });
  const ask = (input: RequestInfo | URL, init?: RequestInit) => standIn.handle(new Request(input as string, init));
  const online = razorpayPayments({ baseUrl: 'https://api.razorpay.test', ...keys, fetch: ask });
  return { payments: { online, upi: { address: 'tolashop@okbank', name: 'TolaShop Software' } }, standIn, told, fault };
};
