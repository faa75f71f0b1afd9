import type { Order } from '../../schema/entities/orders.ts';
import type { PaymentForm } from '../../schema/rules/payments.ts';
import type { Payment } from '../../schema/entities/payments.ts';
import { conflict, notFound, Refusal } from '../../schema/errors.ts';
import type { Language } from '../../schema/words/languages.ts';
import { say } from '../../schema/words/said.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import { receiptAddress } from '../orders/order.ts';
import type { Ports } from '../ports.ts';
import { addPayment, changePayment, lockAccount, type Account } from './kept.ts';
import { PaymentRefusal, PaymentUnknown, type OnlinePayments } from './port.ts';
import { sceneOf, tellPayments } from './told.ts';

/** Why an order is not to be paid (again). */
export const assertOpen = ({ state }: Pick<Order, 'state'>): void => {
  if (state === 'paid') throw conflict(say('orderPaidAlready'));
  if (state === 'cancelled') throw conflict(say('orderTakenBack'));
};

/** What the provider did not do, as a buyer is told of it. */
export const asked = async <T>(log: Ports['log'], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentUnknown || error instanceof PaymentRefusal)) throw error;
    log('error', 'The payment provider did not do what it was asked', { error });
    throw new Refusal(503, say('paymentsSilent'), { retryAfter: 5 });
  }
};

export const providerOf = ({ payments: { online } }: Ports): OnlinePayments => {
  if (online) return online;
  throw conflict(say('paymentsNotHere'));
};

type Begun = { order: Order; payment: Payment };

/**
 * A payment of an order at the provider, and the form that leads there. The row is there before the provider is asked, and the provider
 * finds its order again by our number: begun twice, be it at once, it is one.
 */
export const beginOnline = async (ports: Ports, id: string, language: Language): Promise<PaymentForm> => {
  const online = providerOf(ports);
  const { order, payment } = await beginRow(ports, id);
  const amount = Math.round(payment.amount * 100);
  const receipt = payment.number;
  const provider = payment.providerOrder ?? (await asked(ports.log, () => online.begin({ receipt, amount })));
  if (payment.providerOrder) await tellAsked(ports, online, id, provider);
  else await keepProvider(ports, id, payment.id, provider);
  const address = receiptAddress(ports.site.address, ports.secrets, id, language);
  return online.page({
    order: provider,
    amount,
    receipt,
    buyer: order,
    back: address.replace('/checkout/order?', '/checkout/paid?'),
    cancel: address,
  });
};

const beginRow = (ports: Ports, id: string): Promise<Begun> =>
  ports.database.transaction(async run => {
    await run([enterVisitor]);
    const account = await lockAccount(run, id);
    if (!account) throw notFound(say('order'));
    assertOpen(account.order);
    const begun = account.all.find(isBegun);
    if (begun) return { order: account.order, payment: begun };
    const { total: amount } = account.order;
    return {
      order: account.order,
      payment: await addPayment(run, sceneOf(ports), account, { way: 'razorpay', amount }),
    };
  });

const isBegun = ({ way, state }: Payment) => way === 'razorpay' && (state === 'created' || state === 'failed');

/** Whoever begins anew may have paid already, of which nobody told: then there is nothing to begin. */
const tellAsked = async (ports: Ports, online: OnlinePayments, id: string, provider: string): Promise<void> => {
  await tellPayments(ports, id, await asked(ports.log, () => online.payments(provider)));
  assertOpen((await readAccount(ports, id)).order);
};

const keepProvider = (ports: Ports, id: string, payment: string, provider: string): Promise<void> =>
  ports.database.transaction(async run => {
    await run([enterVisitor]);
    const account = (await lockAccount(run, id))!;
    const begun = account.all.find(each => each.id === payment)!;
    if (!begun.providerOrder) await changePayment(run, sceneOf(ports), begun, { providerOrder: provider });
  });

export const readAccount = (ports: Ports, id: string): Promise<Account> =>
  ports.database.transaction(async run => {
    await run([enterVisitor]);
    const account = await lockAccount(run, id);
    if (!account) throw notFound(say('order'));
    return account;
  });

/** Asks the provider what became of a payment, where it was begun there. */
export const askProvider = async (ports: Ports, id: string, provider: string): Promise<void> => {
  const online = providerOf(ports);
  await tellPayments(ports, id, await online.payments(provider));
};
