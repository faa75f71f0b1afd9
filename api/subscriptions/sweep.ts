import { can } from '../../schema/permissions.ts';
import { planTitle, appIds, type AppId } from '../../schema/rules/plans.ts';
import { noticeOn } from '../../schema/rules/subscriptions.ts';
import { lockNames } from '../db/locks.ts';
import { enterJob } from '../db/transactionContext.ts';
import { notify, type NotificationEvent } from '../notifications/notify.ts';
import { subscriptionEnded, subscriptionEnds } from '../notifications/notificationEvents.ts';
import { peopleStatement, staffIn } from '../notifications/pending/whose.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { advance } from './advance.ts';
import { dayIn, subscriptionsName, type Place } from './kept.ts';

/** What the clock does to a shop's subscriptions, and tells its owners beforehand. Most shops have none that go on, and are asked no more than that. */
export const keepSubscriptions = async (ports: Ports, shop: string, now: number): Promise<void> => {
  const [, found] = await ports.database.batch([enterJob(shop, null), openAppsOf(shop)]);
  const apps = appIds.filter((_, n) => found!.rows[0]![n] === 't' || found!.rows[0]![n] === 'true');
  for (const app of apps) await keepOf(ports, shop, app, new Date(now));
};

const openIn = (table: string) =>
  `exists (select 1 from ${table} t where t.shop_id = $1 and t.state in ('pending', 'trial', 'active', 'grace'))::text`;

const openAppsOf = (shop: string): Statement => ({
  text: `select ${openIn('invoice_subscriptions')}, ${openIn('messenger_subscriptions')}`,
  values: [shop],
});

const keepOf = (ports: Ports, shop: string, app: AppId, at: Date): Promise<void> =>
  ports.database.transaction(async run => {
    await run([enterJob(shop, null), lockNames([subscriptionsName(shop)])]);
    const place: Place = { shop, app, occasion: { ids: ports.ids, at } };
    const { open, ended } = await advance(run, place);
    const coming = open.flatMap(each => {
      const days = noticeOn(each, each.terms.at(-1)!, dayIn(place));
      return days ? [subscriptionEnds(each, days, planTitle(each))] : [];
    });
    await tell(ports, run, shop, [...coming, ...ended.map(each => subscriptionEnded(each, planTitle(each)))]);
  });

/** Whoever looks after the people of a shop looks after its plan too. */
const tell = async (ports: Ports, run: Run, shop: string, events: readonly NotificationEvent[]): Promise<void> => {
  if (!events.length) return;
  const [people] = await run([peopleStatement(shop)]);
  const owners = [...staffIn(people!)].flatMap(([user, held]) => (held.has(can.UserEdit) ? [user] : []));
  for (const event of events) await notify(ports, run, shop, owners, event);
};
