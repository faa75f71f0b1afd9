import { orders, type Order } from '../../schema/entities/orders.ts';
import { conflict } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { OrderLine } from '../../schema/rules/orders.ts';
import { appIds, type AppId } from '../../schema/rules/plans.ts';
import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import { say } from '../../schema/words/said.ts';
import { updateStatements } from '../crud/update.ts';
import type { Occasion } from '../db/history.ts';
import { noShop } from '../db/statement.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import type { Ids, Run } from '../ports.ts';
import { advance } from '../subscriptions/advance.ts';
import { change, give, renew } from '../subscriptions/buy.ts';
import { enterShopOf } from '../subscriptions/enterShop.ts';
import { planIn, planStatement, type BoughtPlan } from '../subscriptions/kept.ts';

export type Giving = { ids: Ids; occasion: Occasion };
export type GivenTo = { shop: string; given: NonNullable<Order['given']> };

/** A shop holds what a locked order, which is paid, has for it. Ends within the shop, with what the order is to keep of it. */
export const provideTo = async (
  run: Run,
  { ids, occasion }: Giving,
  order: Order,
  { shopId, from = null }: { shopId: string; from?: string | null },
): Promise<GivenTo> => {
  const lines = linesFor(order, shopId);
  const plans = await plansOf(run, lines);
  const shop = await enterShopOf(run, shopId);
  for (const [n, line] of lines.entries())
    await provide(run, { ids, occasion }, { shop: shopId, from, order }, line, plans[n]!);
  const day = shopDay(occasion.at);
  const more = lines.map(({ plan, duration }) => ({ shopId, shop, plan, duration, day }));
  return { shop, given: [...(order.given ?? []), ...more] };
};

/** The same, kept by the order; ends on the platform again. */
export const giveTo = async (
  run: Run,
  scene: Giving,
  order: Order,
  to: { shopId: string; from?: string | null },
): Promise<GivenTo> => {
  const made = await provideTo(run, scene, order, to);
  const { given } = made;
  await run([goOnIn(noShop), ...updateStatements(orders, noShop, [order.id], { given }, scene.occasion)]);
  return made;
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

export const appIn = ({ plan }: OrderLine): AppId => appIds.find(app => plan.startsWith(`${app}-`))!;

/** Of each line; null: it is no longer there. */
export const plansFor = async (run: Run, lines: readonly OrderLine[]): Promise<(BoughtPlan | null)[]> => {
  const asked = lines.map(line => planStatement(appIn(line), { code: line.plan.slice(appIn(line).length + 1) }));
  return (await run([enterAccount, ...asked])).slice(1).map(planIn);
};

const plansOf = async (run: Run, lines: readonly OrderLine[]): Promise<BoughtPlan[]> =>
  (await plansFor(run, lines)).map(plan => {
    if (!plan) throw conflict(say('orderPlanGone'));
    return plan;
  });

type Given = { shop: string; from: string | null; order: Order };

/** New, the next term of what the shop holds, or in the place of another plan. */
const provide = async (
  run: Run,
  { ids, occasion }: Giving,
  { shop, from, order }: Given,
  line: OrderLine,
  plan: BoughtPlan,
): Promise<void> => {
  const place = { shop, app: appIn(line), occasion, ids };
  const { duration, price } = line;
  const buying = { duration, price, order: { id: order.id, number: order.number } };
  const held = (await advance(run, place)).open.find(isRunning);
  if (!held) await give(run, place, plan, { ...buying, from });
  else if (held.plan === line.plan) await renew(run, place, held, plan, buying);
  else await change(run, place, held, plan, buying);
};
