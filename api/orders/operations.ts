import { orders } from '../../schema/entities/orders.ts';
import { notFound } from '../../schema/errors.ts';
import { described, string } from '../../schema/kit/shape.ts';
import { linesAmong, orderFields, orderFieldsAmong, type Choice, type PublicOrder } from '../../schema/rules/orders.ts';
import type { RequestContext } from '../requestContext.ts';
import { createStatements } from '../crud/create.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import { isUuid, noShop } from '../db/statement.ts';
import { inputOf, parametersOf } from '../handlers/input.ts';
import { doneOnce } from '../idempotency.ts';
import { queueLetter } from '../mail/job.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Run } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { shownPlansOf, shownPlansStatement } from '../publicPlans/shownPlans.ts';
import { countAttempts } from '../session/attempts.ts';
import { emailKey } from '../session/credentials.ts';
import { networkOf } from '../session/network.ts';
import { orderRow, orderShown, publicOrder, receiptOf, shownOrder, shownStatements } from './order.ts';
import { say } from '../../schema/words/said.ts';

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
  const { ports, at } = context;
  const row = orderRow(
    ports.ids.next(),
    { ...input, lines: linesAmong(input.lines as Choice[], plans), language: context.wording.language },
    at,
  );
  const keep = async (run: Run): Promise<Reply<PublicOrder>> => {
    const made = createStatements(orders, noShop, [row], { ids: ports.ids, at });
    const kept = (await run([...made, ...shownStatements(row.id)])).slice(-2);
    await queueLetter(ports, run, { letter: 'order', order: row.id, language: context.wording.language });
    return data(publicOrder(context, row.id, kept), 201);
  };
  return ports.database.transaction(async run => {
    await run([enterVisitor]);
    return doneOnce(run, context.claim(noShop), () => keep(run));
  });
};

/** A wrong receipt finds nothing, as an order that is not there does. */
const show = async (context: RequestContext): Promise<Reply<PublicOrder>> => {
  const { receipt } = parametersOf(context, 'receipt');
  const id = context.parameter('id').toLowerCase();
  if (!isUuid(id) || receipt !== receiptOf(context.ports.secrets, id)) throw notFound(say('order'));
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
