import { described, string } from '../../schema/kit/shape.ts';
import { orderFields, orderFieldsAmong, type PublicOrder } from '../../schema/rules/orders.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import { noShop } from '../db/statement.ts';
import { inputOf, parametersOf } from '../handlers/input.ts';
import { doneOnce } from '../idempotency.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Reply } from '../reply.ts';
import { shownPlansOf, shownPlansStatement } from '../publicPlans/shownPlans.ts';
import { countAttempts } from '../session/attempts.ts';
import { emailKey } from '../session/credentials.ts';
import { networkOf } from '../session/network.ts';
import { keepOrder } from './keepOrder.ts';
import { assertReceipt, orderShown, shownOrder } from './order.ts';

/** Keeps an order, tells its buyer by mail, and answers with the receipt that shows it again. */
const place = async (context: RequestContext): Promise<Reply<PublicOrder>> => {
  parametersOf(context);
  const [, found] = await context.ports.database.read([enterVisitor, shownPlansStatement]);
  const plans = shownPlansOf(found!, context);
  const input = await inputOf(context, { input: orderFieldsAmong(plans) });
  await countAttempts(context, [
    { limit: 'order', name: networkOf(context.address) },
    { limit: 'orderMail', name: emailKey(input.email) },
  ]);
  return context.ports.database.transaction(async run => {
    await run([enterVisitor]);
    return doneOnce(run, context.claim(noShop), () => keepOrder(run, context, input, plans));
  });
};

const show = async (context: RequestContext): Promise<Reply<PublicOrder>> => {
  const { receipt } = parametersOf(context, 'receipt');
  const id = context.parameter('id').toLowerCase();
  assertReceipt(context, id, receipt);
  return orderShown(context, id);
};

const common = { tag: 'Orders', access: { to: 'public' } } as const;

export const orderOperations: Operation[] = [
  {
    ...common,
    id: 'orders.place',
    method: 'POST',
    path: 'public/orders',
    summary: 'Order plans of TS Invoice or TS Messenger; payment follows by invoice',
    body: { of: 'fields', fields: orderFields },
    handle: replying(shownOrder, place, { status: 201, once: true }),
  },
  {
    ...common,
    id: 'orders.show',
    method: 'GET',
    path: 'public/orders/:id',
    summary: 'An order, for whoever has its receipt',
    query: [{ name: 'receipt', shape: described(string, 'What placing the order replied with'), required: true }],
    handle: replying(shownOrder, show),
  },
];
