import { payments, type Payment } from '../../schema/entities/payments.ts';
import { replySelect } from '../db/select.ts';
import { isLive, noShop } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Ports, Statement } from '../ports.ts';
import { askProvider } from './begin.ts';
import { PaymentRefusal, PaymentUnknown } from './port.ts';
import { askRefund } from './refunds.ts';
import { sceneOf } from './told.ts';

const day = 24 * 60 * 60 * 1_000;
/** Razorpay tells of a payment for a day, and banks are slow for some. */
const askedFor = 5 * day;
/** Asked about in one sweep: the rest waits an hour. */
const mostAsked = 200;

/** Asks the provider for what no webhook told: payments that are open, and refunds to which nobody answered. */
export const sweepPayments = async (ports: Ports, now: number, signal?: AbortSignal): Promise<void> => {
  if (!ports.payments.online) return;
  for (const payment of await found(ports, openStatement(new Date(now - askedFor)))) {
    if (signal?.aborted) return;
    await tried(ports, () => askProvider(ports, payment.orderId, payment.providerOrder!));
  }
  for (const payment of await found(ports, unansweredStatement)) {
    for (const refund of payment.refunds ?? []) {
      if (signal?.aborted) return;
      if (refund.state !== 'asked' || !payment.providerPayment) continue;
      const { id, providerPayment } = payment;
      await tried(ports, () => askRefund(ports, { id, providerPayment }, refund, sceneOf(ports)));
    }
  }
};

const found = async ({ database }: Ports, asked: Statement): Promise<Payment[]> => {
  const [, rows] = await database.batch([enterJob(noShop, noShop), asked]);
  return JSON.parse(rows!.rows[0]![0]!) as Payment[];
};

const those = (where: string) => `select coalesce(json_agg(r), '[]') from (${replySelect(payments)}
  where t.shop_id = $1 and ${isLive('t')} and ${where} order by t.id limit ${mostAsked}) r`;

const openStatement = (since: Date): Statement => ({
  text: those(`t.state in ('created', 'failed') and t.provider_order is not null and t.created_at >= $2::timestamptz`),
  values: [noShop, since.toISOString()],
});

const unansweredStatement: Statement = {
  text: those(`t.state = 'paid' and t.refunds @> '[{"state": "asked"}]'`),
  values: [noShop],
};

/** One that comes to nothing keeps nobody from the others. */
const tried = async ({ log }: Ports, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isTheirs = error instanceof PaymentUnknown || error instanceof PaymentRefusal;
    log(isTheirs ? 'warn' : 'error', 'A payment could not be asked for', { error });
  }
};
