import { conflict, invalid } from '../../schema/errors.ts';
import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import { planTitle, type PlanDuration } from '../../schema/rules/plans.ts';
import {
  changedTo,
  renewed,
  spanOf,
  termFrom,
  trialTerm,
  type Bought,
  type Term,
} from '../../schema/rules/subscriptions.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { transitStatements, updateStatements } from '../crud/update.ts';
import type { Ids, Run } from '../ports.ts';
import { advance } from './advance.ts';
import {
  dayIn,
  kept,
  openStatement,
  priceFor,
  subscriptionsIn,
  type BoughtPlan,
  type Place,
  type Subscription,
} from './kept.ts';

export type Order = { id: string; number: string };
/** For how long, at which price where it is another than the plan's, by which order. */
export type Buying = { duration: PlanDuration; price?: number | null; order?: Order | null };
type Giving = Buying & { from?: string | null; onTrial?: boolean };

/** A new subscription, within the shop; its id. It begins at once where its first day has come. */
export const give = async (
  run: Run,
  place: Place & { ids: Ids },
  plan: BoughtPlan,
  { from, onTrial = false, ...buying }: Giving,
): Promise<string> => {
  const first = from ?? dayIn(place);
  if (onTrial && !plan.trialDays) throw invalid({ onTrial: say('planHasNoTrial') });
  const bought = onTrial ? boughtOf(place, plan, { ...buying, price: 0 }, first) : boughtOf(place, plan, buying, first);
  const terms = [onTrial ? trialTerm(bought, first, plan.trialDays) : termFrom(bought, first)];
  const [found] = await run([openStatement(place)]);
  const inTheWay = subscriptionsIn(found!).find(({ state, endsOn }) => state === 'active' && endsOn >= first);
  if (inTheWay) throw conflict(say('subscriptionRuns', { plan: planTitle(inTheWay), day: inTheWay.endsOn }));
  const id = place.ids.next();
  const row = {
    id,
    app: place.app,
    state: 'pending',
    cancelReason: null,
    ...copied(place, plan),
    ...written(terms, buying),
  };
  await run(createStatements(kept[place.app].entity, place.shop, [row], place.occasion));
  await advance(run, place);
  return id;
};

/** One more term of the plan that is held. Of a plan that is no longer there the price has to be told. */
export const renew = async (run: Run, place: Place, held: Subscription, plan: BoughtPlan | null, buying: Buying) => {
  const { plan: code, name } = held;
  const price = buying.price ?? (plan && priceFor(plan, buying.duration, dayIn(place)));
  if (price == null) throw invalid({ price: say('planHasNoPrice') });
  await goOn(
    run,
    place,
    held,
    written(renewed(held.terms, { plan: code, name, duration: buying.duration, price }), buying),
  );
};

/** Another plan from today on. What comes from an order was paid in full. */
export const change = async (run: Run, place: Place, held: Subscription, plan: BoughtPlan, buying: Buying) => {
  const day = dayIn(place);
  const terms = changedTo(held.terms, boughtOf(place, plan, buying, day), day, Boolean(buying.order));
  await goOn(run, place, held, { ...copied(place, plan), ...written(terms, buying) });
};

const goOn = async (run: Run, place: Place, held: Subscription, changes: Record<string, unknown>): Promise<void> => {
  const { shop, app, occasion } = place;
  const { entity } = kept[app];
  if (!isRunning(held)) throw conflict(say('subscriptionOver'));
  await run(
    held.state === 'active'
      ? updateStatements(entity, shop, [held.id], changes, occasion)
      : transitStatements(entity, 'takeUp', shop, [held], changes, occasion),
  );
};

const boughtOf = ({ app }: Place, plan: BoughtPlan, { duration, price }: Buying, day: string): Bought => {
  const cost = price ?? priceFor(plan, duration, day);
  if (cost === undefined) throw invalid({ price: say('planHasNoPrice') });
  return { plan: `${app}-${plan.code}`, name: plan.name, duration, price: cost };
};

/** What stays as it was sold, whatever becomes of the plan. */
const copied = ({ app }: Place, { code, name, people, messages, phoneHelp }: BoughtPlan) => ({
  plan: `${app}-${code}`,
  name,
  people,
  phoneHelp,
  ...(app === 'tsmessenger' && { messages }),
});

const written = (terms: Term[], { order }: Buying) => ({
  terms,
  ...spanOf(terms),
  ...(order !== undefined && { orderId: order?.id ?? null, orderNumber: order?.number ?? null }),
});
