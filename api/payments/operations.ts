import { conflict, invalid, notFound, Refusal } from '../../schema/errors.ts';
import { text } from '../../schema/kit/kinds.ts';
import { yes } from '../../schema/kit/shape.ts';
import type { PublicOrder } from '../../schema/rules/orders.ts';
import { paymentForm, upiReference, type PaymentForm } from '../../schema/rules/payments.ts';
import { say } from '../../schema/words/said.ts';
import { rawBody } from '../body.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { inputOf } from '../handlers/input.ts';
import { orderShown, receiptOf, shownOrder } from '../orders/order.ts';
import type { Operation } from '../operation.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from '../session/attempts.ts';
import { networkOf } from '../session/network.ts';
import { askProvider, asked, assertOpen, beginOnline, providerOf } from './begin.ts';
import { addPayment, lockAccount, orderOf } from './kept.ts';
import { sceneOf, tellEvent } from './told.ts';

const receipt = () => text().label('Receipt').required().max(100);
const brought = () => text().required().max(200);
const confirmFields = {
  receipt: receipt(),
  providerOrder: brought().label("Provider's order"),
  providerPayment: brought().label("Provider's payment"),
  signature: brought().label('Signature'),
};
const referenceFields = { receipt: receipt(), reference: text().label('UPI reference').required().max(40) };

/** The order of the path, for whoever has its receipt. */
const orderIn = (context: RequestContext, brought: string): string => {
  const id = context.parameter('id').toLowerCase();
  if (!isUuid(id) || brought !== receiptOf(context.ports.secrets, id)) throw notFound(say('order'));
  return id;
};

const count = (context: RequestContext) =>
  countAttempts(context, [{ limit: 'payment', name: networkOf(context.address) }]);

const begin = async (context: RequestContext): Promise<Reply<PaymentForm>> => {
  const id = orderIn(context, (await inputOf(context, { input: { receipt: receipt() } })).receipt);
  await count(context);
  return data(await beginOnline(context.ports, id, context.wording.language));
};

/** What the buyer brings back says that they were there; whether the money is, the provider says. Where it is silent the webhook tells, or the sweep asks. */
const confirm = async (context: RequestContext): Promise<Reply<PublicOrder>> => {
  const input = await inputOf(context, { input: confirmFields });
  const id = orderIn(context, input.receipt);
  await count(context);
  const { providerOrder: order, providerPayment: payment, signature } = input;
  const { ports } = context;
  const isSigned = providerOf(ports).isSigned({ order, payment, signature });
  const own =
    isSigned &&
    (await ports.database.transaction(async run => {
      await run([enterVisitor]);
      return orderOf(run, { providerOrder: order });
    }));
  if (own !== id) throw invalid({ signature: say('paymentNotSigned') });
  await asked(ports.log, () => askProvider(ports, id, order)).catch(passSilence);
  return orderShown(context, id);
};

/** A provider that does not answer holds nobody up. */
const passSilence = (error: unknown): void => {
  if (!(error instanceof Refusal && error.status === 503)) throw error;
};

/** Whoever has paid by UPI says under which reference; a person looks whether it came. */
const tellReference = async (context: RequestContext): Promise<Reply<PublicOrder>> => {
  const input = await inputOf(context, { input: referenceFields });
  const id = orderIn(context, input.receipt);
  const reference = input.reference.replace(/\s/g, '');
  if (!upiReference.test(reference)) throw invalid({ reference: say('upiReferenceDigits') });
  await count(context);
  const { ports } = context;
  if (!ports.payments.upi || ports.payments.online) throw conflict(say('paymentsNotHere'));
  await ports.database.transaction(async run => {
    await run([enterVisitor]);
    const account = await lockAccount(run, id);
    if (!account) throw notFound(say('order'));
    if (account.all.some(each => each.reference === reference)) return;
    assertOpen(account.order);
    await addPayment(run, sceneOf(ports), account, { way: 'upi', amount: account.order.total, reference });
  });
  return orderShown(context, id);
};

/** Answers as soon as it is kept; told again it changes nothing. */
const receive = async (context: RequestContext): Promise<Reply<true>> => {
  const body = await rawBody(context, 256 * 1024);
  const {
    payments: { online },
  } = context.ports;
  if (!online) throw notFound(say('order'));
  const told = online.read(body, context.request.headers);
  if (told) await tellEvent(context.ports, told);
  return data(true);
};

const common = { tag: 'Orders', access: { to: 'public' } } as const;
const post = { ...common, method: 'POST' } as const;

export const paymentOperations: Operation[] = [
  {
    ...post,
    id: 'orders.beginPayment',
    path: 'public/orders/:id/payment',
    summary: 'The form that takes a buyer to where an order is paid online',
    body: { of: 'fields', fields: { receipt: receipt() } },
    handle: replying(paymentForm, begin),
  },
  {
    ...post,
    id: 'orders.confirmPayment',
    path: 'public/orders/:id/payment/confirm',
    summary: 'What the payment provider sent back with the buyer, signed by it; the order as it is then',
    body: { of: 'fields', fields: confirmFields },
    handle: replying(shownOrder, confirm),
  },
  {
    ...post,
    id: 'orders.tellPayment',
    path: 'public/orders/:id/payment/reference',
    summary: 'The reference of a UPI payment, by which a person finds it',
    body: { of: 'fields', fields: referenceFields },
    handle: replying(shownOrder, tellReference),
  },
  {
    ...post,
    tag: 'Webhooks',
    id: 'webhooks.razorpay',
    path: 'webhooks/razorpay',
    summary: 'What Razorpay tells of payments and refunds; signed by it',
    handle: replying(yes, receive),
  },
];
