import { customerSubscriptions } from '../../schema/entities/customerSubscriptions.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { can } from '../../schema/permissions.ts';
import { endsSoon, noticeBefore } from '../../schema/rules/customerSubscriptions.ts';
import { sceneOf, updateStatements } from '../crud/update.ts';
import type { Occasion } from '../db/history.ts';
import { enterJob } from '../db/transactionContext.ts';
import { customerSubscriptionEnds } from '../notifications/notificationEvents.ts';
import { notify } from '../notifications/notify.ts';
import { peopleStatement, staffIn } from '../notifications/pending/whose.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { heldIn, heldStatement, moveOn, type Held } from './hold.ts';

/** So few at a time that no transaction takes long. */
const slice = 5;

/** What the clock does to what a shop's customers hold, and tells the shop a week before it ends. Most shops have none to move, and are asked no more than that. */
export const keepCustomerSubscriptions = async (
  ports: Ports,
  shop: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> => {
  const day = shopDay(new Date(now));
  for (;;) {
    if (signal?.aborted) return;
    const [, found] = await ports.database.batch([enterJob(shop, null), dueStatement(shop, day)]);
    const due = found!.rows.map(([id]) => id!);
    if (due.length) await keepSlice(ports, shop, due, new Date(now));
    if (due.length < slice) return;
  }
};

/** Those that begin or end by this day, and those of whose end the shop is yet to be told. */
const isDue = `((s.state = 'pending' and s.starts_on <= $2::date) or (s.state = 'active' and (s.ends_on < $2::date
  or (s.ends_on <= $3::date and s.told_until is distinct from s.ends_on))))`;
const daysOf = (day: string) => [day, daysLater(day, noticeBefore)];

const dueStatement = (shop: string, day: string): Statement => ({
  text: `select s.id from customer_subscriptions s where s.shop_id = $1 and s.deleted_at is null and ${isDue} order by s.id limit ${slice}`,
  values: [shop, ...daysOf(day)],
});

const keepSlice = (ports: Ports, shop: string, due: readonly string[], at: Date): Promise<void> =>
  ports.database.transaction(async run => {
    const day = shopDay(at);
    const occasion: Occasion = { ids: ports.ids, at };
    const scene = sceneOf(shop, occasion);
    const lock = heldStatement(shop, `${isDue} and s.id = any($4::uuid[])`, [...daysOf(day), due]);
    const held = heldIn((await run([enterJob(shop, null), lock]))[1]!.rows);
    for (const each of held) {
      await run(moveOn(each, scene));
      if (each.state === 'active' && each.endsOn < day) continue;
      if (each.endsOn > daysLater(day, noticeBefore)) continue;
      const told = { toldUntil: each.endsOn };
      await run(updateStatements(customerSubscriptions, shop, [each.id], told, occasion));
      if (endsSoon({ ...each, state: 'active' }, each.terms.at(-1)!, day)) await tell(ports, run, shop, each);
    }
  });

/** Whoever may see what customers hold. */
const tell = async (ports: Ports, run: Run, shop: string, held: Held): Promise<void> => {
  const contact = {
    text: 'select c.name from contacts c where c.shop_id = $1 and c.id = $2::uuid',
    values: [shop, held.contactId],
  };
  const [people, named] = await run([peopleStatement(shop), contact]);
  const staff = [...staffIn(people!)].flatMap(([user, may]) => (may.has(can.CustomerSubscriptionList) ? [user] : []));
  await notify(ports, run, shop, staff, customerSubscriptionEnds(held, named!.rows[0]?.[0] ?? ''));
};
