import { conflict, invalid } from '../../schema/errors.ts';
import { planTitle, type AppId } from '../../schema/rules/plans.ts';
import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import type { HeldPlan } from '../../schema/rules/heldPlans.ts';
import { say } from '../../schema/words/said.ts';
import { lockNames } from '../db/locks.ts';
import type { Result, Statement } from '../ports.ts';
import { heldIn, heldStatement } from '../subscriptions/held.ts';

/** Once they are written: the machines of these licences fit into what the shop holds. Those that are written at once are counted one after the other. */
export const mustFit = (shop: string, records: readonly string[]): Statement[] => [
  lockNames([`licenses ${shop}`]),
  {
    text: `select t.app, sum(t.seats) from licenses t where t.shop_id = $1 and t.deleted_at is null and t.state <> 'ended'
      and t.app in (select n.app from licenses n where n.shop_id = $1 and n.id = any($2::uuid[]) and n.state <> 'ended' and n.deleted_at is null)
      group by t.app order by t.app`,
    values: [shop, records],
    next: ({ rows }) => (rows.length ? [fitting(shop, rows)] : []),
  },
  {
    text: `select t.seats, count(*) from licenses t join license_machines m on m.shop_id = $1 and m.license_id = t.id and m.state = 'active' and m.deleted_at is null
      where t.shop_id = $1 and t.id = any($2::uuid[]) group by t.id, t.seats having count(*) > t.seats limit 1`,
    values: [shop, records],
    next: ({ rows }) => {
      if (rows.length) throw invalid({ seats: say('licenseSeatsUsed', { count: Number(rows[0]![1]) }) });
      return [];
    },
  },
];

const fitting = (shop: string, wanted: Result['rows']): Statement => ({
  ...heldStatement(shop),
  next: result => {
    const held = heldIn(result);
    for (const [app, seats] of wanted) refuseMore(held, app as AppId, Number(seats));
    return [];
  },
});

const refuseMore = (held: readonly HeldPlan[], app: AppId, seats: number): void => {
  const plan = held.find(each => each.app === app);
  if (!plan) return;
  if (!isRunning(plan)) throw conflict(say('licensePlanEnded', { plan: planTitle(plan) }));
  const { people } = plan;
  if (seats > people)
    throw invalid({ seats: say('licenseSeatsOfPlan', { plan: planTitle(plan), people, more: seats - people }) });
};
