import type { shops } from '../../schema/entities/shops.ts';
import { heldPlans } from '../../schema/rules/heldPlans.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { heldIn, heldStatement, messagesCount, peopleCount } from '../subscriptions/held.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';

/** What a shop's own people see of its subscriptions. */
export const heldPlanHandlers: Pick<HandlersOf<typeof shops>, 'subscriptions'> = {
  subscriptions: replying(heldPlans, async context => {
    parametersOf(context);
    const { shop, at } = context;
    const [held, people, sent] = await context.read([heldStatement(shop), peopleCount(shop), messagesCount(shop, at)]);
    const used = { peopleNow: Number(people!.rows[0]![0]), messagesSent: Number(sent!.rows[0]![0]) };
    return data(heldIn(held!).map(each => ({ ...each, ...used })));
  }),
};
