import { conflict, invalid } from '../../schema/errors.ts';
import { shopDay, startOf } from '../../schema/kit/shopDay.ts';
import { planTitle, type AppId } from '../../schema/rules/plans.ts';
import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import type { HeldPlan } from '../../schema/rules/heldPlans.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { tableName } from '../db/columns.ts';
import { lockNames } from '../db/locks.ts';
import { isLive } from '../db/statement.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import type { Result, Run, Statement } from '../ports.ts';
import { kept, subscriptionsName } from './kept.ts';

/** What a shop holds of an app: what runs, else what ran last. One that was cancelled before its first day was never held. */
const heldOf = (app: AppId): string => {
  const { entity, messages } = kept[app];
  return `(select t.app, t.plan, t.name, t.people, ${messages} as messages, t.phone_help as "phoneHelp", t.duration, t.state, t.starts_on as "startsOn",
      t.ends_on as "endsOn", t.grace_until as "graceUntil"
    from ${tableName(entity)} t where t.shop_id = $1 and ${isLive('t')} and t.state <> 'pending'
      and (t.state <> 'cancelled' or (t.updated_at at time zone 'Asia/Kolkata')::date >= t.starts_on)
    order by t.state in ('trial', 'active', 'grace') desc, t.ends_on desc, t.id desc limit 1)`;
};

export const heldStatement = (shop: string): Statement => ({
  text: `select coalesce(json_agg(h order by h.app), '[]') from (${heldOf('tsinvoice')} union all ${heldOf('tsmessenger')}) h`,
  values: [shop],
});

export const heldIn = ({ rows }: Result): HeldPlan[] => JSON.parse(rows[0]![0]!) as HeldPlan[];

/** Whoever may come into the shop. */
export const peopleCount = (shop: string): Statement => ({
  text: 'select count(*) from people_of_shop() p where p.shop_id = $1 and p.deleted_at is null and p.is_active',
  values: [shop],
});

/** Put on their way this month, but for those that were cancelled. */
export const messagesCount = (shop: string, at: Date): Statement => ({
  text: `select coalesce(sum(g.total - g.skipped - g.canceled), 0) from messages g
    where g.shop_id = $1 and g.deleted_at is null and g.created_at >= $2::timestamptz`,
  values: [shop, startOf(`${shopDay(at).slice(0, 7)}-01`)],
});

const ended = (held: readonly HeldPlan[], app: AppId) => held.find(each => each.app === app && !isRunning(each));

/** Within the shop: stops what its plan of an app is over for. A shop that never held one goes on without limits. */
export const unlessEnded = (shop: string, app: AppId, key: Sentence['key']): Statement => ({
  ...heldStatement(shop),
  next: result => {
    const over = ended(heldIn(result), app);
    if (over) throw conflict(say(key, { plan: planTitle(over) }));
    return [];
  },
});

/** As `account`, with the shop's people locked: one more may work there, by the larger of its plans; `field` is where the body says who. */
export const mustHaveRoom = async (run: Run, shop: string, field: string): Promise<void> => {
  const [, held, people] = await run([goOnIn(shop), heldStatement(shop), peopleCount(shop), enterAccount]);
  const [largest] = heldIn(held!).toSorted((one, other) => other.people - one.people);
  const count = Number(people!.rows[0]![0]);
  if (!largest || count < largest.people) return;
  throw invalid({ [field]: say('planPeople', { plan: planTitle(largest), people: largest.people, count }) });
};

/** Within the shop: its plan allows so many messages more this month. Two that are put on their way at once are counted one after the other. */
export const mayStillSend = async (
  run: Run,
  { shop, at }: { shop: string; at: Date },
  wanted: number,
  field: string,
): Promise<void> => {
  const [, held, sent] = await run([
    lockNames([subscriptionsName(shop)]),
    unlessEnded(shop, 'tsmessenger', 'subscriptionEndedMessages'),
    messagesCount(shop, at),
  ]);
  const plan = heldIn(held!).find(({ app }) => app === 'tsmessenger');
  if (!plan?.messages) return;
  const left = Math.max(0, plan.messages - Number(sent!.rows[0]![0]));
  if (wanted > left)
    throw invalid({ [field]: say('planMessages', { plan: planTitle(plan), messages: plan.messages, left }) });
};
