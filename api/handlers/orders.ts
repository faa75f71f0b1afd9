import { orders, type Order } from '../../schema/entities/orders.ts';
import { conflict } from '../../schema/errors.ts';
import { object, string } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { given, type OrderLine } from '../../schema/rules/orders.ts';
import { appIds, type AppId } from '../../schema/rules/plans.ts';
import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import { say } from '../../schema/words/said.ts';
import { recordId } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { recordsStatement } from '../db/transition.ts';
import { lockStatements } from '../db/write.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { advance } from '../subscriptions/advance.ts';
import { change, give, renew } from '../subscriptions/buy.ts';
import { enterShopOf } from '../subscriptions/enterShop.ts';
import { planIn, planStatement, type BoughtPlan } from '../subscriptions/kept.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

export const orderHandlers: HandlersOf<typeof orders> = {
  give: replying(
    object({ shop: string, given }),
    async context => {
      const { shopId, from } = await inputOf(context, orders.actions!.give);
      const id = recordId(orders, context);
      return context.change(async run => {
        const found = await run([
          ...lockStatements(orders, context.shop, [id]),
          recordsStatement(orders, context.shop, [id]),
        ]);
        const [order] = JSON.parse(found.at(-1)!.rows[0]![0]!) as [Order];
        const lines = linesFor(order, shopId);
        const plans = await plansOf(run, lines);
        const shop = await enterShopOf(run, shopId);
        for (const [n, line] of lines.entries())
          await provide(run, context, { shop: shopId, from: from ?? null, order }, line, plans[n]!);
        const day = shopDay(context.at);
        const more = lines.map(({ plan, duration }) => ({ shopId, shop, plan, duration, day }));
        const all = [...(order.given ?? []), ...more];
        await run([
          goOnIn(context.shop),
          ...updateStatements(orders, context.shop, [id], { given: all }, context.occasion),
        ]);
        return data({ shop, given: all });
      });
    },
    { once: true },
  ),
};

/** What of the order this shop does not have yet, and is not with as many others as were ordered for. */
const linesFor = ({ state, lines, given }: Order, shopId: string): OrderLine[] => {
  if (state !== 'paid') throw conflict(say('orderNotPaid'));
  const of = ({ plan, duration }: OrderLine) =>
    (given ?? []).filter(each => each.plan === plan && each.duration === duration);
  const missing = lines.filter(line => !of(line).some(each => each.shopId === shopId));
  if (!missing.length) throw conflict(say('orderGivenHere'));
  const left = missing.filter(line => of(line).length < line.quantity);
  if (!left.length) throw conflict(say('orderGivenOut'));
  return left;
};

const appIn = ({ plan }: OrderLine): AppId => appIds.find(app => plan.startsWith(`${app}-`))!;

const plansOf = async (run: Run, lines: readonly OrderLine[]): Promise<BoughtPlan[]> => {
  const asked = lines.map(line => planStatement(appIn(line), { code: line.plan.slice(appIn(line).length + 1) }));
  return (await run([enterAccount, ...asked])).slice(1).map(result => {
    const plan = planIn(result);
    if (!plan) throw conflict(say('orderPlanGone'));
    return plan;
  });
};

type Given = { shop: string; from: string | null; order: Order };

/** New, the next term of what the shop holds, or in the place of another plan. */
const provide = async (
  run: Run,
  { occasion, ports }: RequestContext,
  { shop, from, order }: Given,
  line: OrderLine,
  plan: BoughtPlan,
): Promise<void> => {
  const place = { shop, app: appIn(line), occasion, ids: ports.ids };
  const { duration, price } = line;
  const buying = { duration, price, order: { id: order.id, number: order.number } };
  const held = (await advance(run, place)).open.find(isRunning);
  if (!held) await give(run, place, plan, { ...buying, from });
  else if (held.plan === line.plan) await renew(run, place, held, plan, buying);
  else await change(run, place, held, plan, buying);
};
