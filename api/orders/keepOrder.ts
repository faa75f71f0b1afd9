import { orders, type Order } from '../../schema/entities/orders.ts';
import type { Values } from '../../schema/kit/defineEntity.ts';
import { linesAmong, type Choice, type orderFields, type PublicOrder } from '../../schema/rules/orders.ts';
import type { ShownPlan } from '../../schema/rules/plans.ts';
import { createStatements } from '../crud/create.ts';
import { noShop } from '../db/statement.ts';
import { queueLetter } from '../mail/job.ts';
import type { Run } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { orderRow, publicOrder, shownStatements } from './order.ts';

/** Within the platform: keeps an order of what is among `plans`, tells its buyer by mail, and answers with the receipt that shows it again. */
export const keepOrder = async (
  run: Run,
  context: RequestContext,
  input: Values<typeof orderFields>,
  plans: readonly ShownPlan[],
  orderedIn: Order['orderedIn'] = null,
): Promise<Reply<PublicOrder>> => {
  const { ports, at } = context;
  const { language } = context.wording;
  const row = orderRow(
    ports.ids.next(),
    { ...input, lines: linesAmong(input.lines as Choice[], plans), language, orderedIn },
    at,
  );
  const made = createStatements(orders, noShop, [row], { ids: ports.ids, at });
  const kept = (await run([...made, ...shownStatements(row.id)])).slice(-2);
  await queueLetter(ports, run, { letter: 'order', order: row.id, language });
  return data(publicOrder(context, row.id, kept), 201);
};
