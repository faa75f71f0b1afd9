import { notifications } from '../../schema/entities/notifications.ts';
import type { NotificationFacts, NotificationKind } from '../../schema/rules/notifications.ts';
import { tableName } from '../db/columns.ts';
import { signalStatement } from '../events/signals.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { pushQueue } from '../push/queue.ts';

/** What happened. `occasion` names the event for ever: told again under the same name it is not told twice. */
export type Occasion<K extends NotificationKind = NotificationKind> = {
  [Each in K]: {
    kind: Each;
    facts: NotificationFacts[Each];
    /** The record it is about. */
    subject: string | null;
    occasion: string;
  };
}[K];

type Row = { id: string; user: string };

/**
 * Tells people of a shop what happened, in the transaction of `run`, which is in that shop: the rows and whatever they set
 * off exist exactly when the event does.
 */
export const notify = async (
  { ids, clock, jobs }: Pick<Ports, 'ids' | 'clock' | 'jobs'>,
  run: Run,
  shop: string,
  people: readonly string[],
  occasion: Occasion,
): Promise<void> => {
  const rows = [...new Set(people)].map((user): Row => ({ id: ids.next(), user }));
  if (!rows.length) return;
  const [told] = await run([newNotifications(shop, rows, occasion, clock.now())]);
  if (!told!.count) return;
  await run(rows.map(({ user, id }) => signalStatement({ shop, user, resource: notifications.name, id })));
  for (const { user, id } of rows) await jobs.enqueue(run, pushQueue, { shop, user, id });
};

/** Without RETURNING, and without a target for ON CONFLICT: what is put there for somebody else cannot be seen. */
const newNotifications = (
  shop: string,
  rows: readonly Row[],
  { kind, facts, subject, occasion }: Occasion,
  at: Date,
): Statement => ({
  text: `insert into ${tableName(notifications)} (shop_id, id, user_id, kind, facts, subject, occasion, created_at, updated_at)
    select $1, r.id, r."user", $3, $4::jsonb, $5, $6, $7::timestamptz, $7::timestamptz
    from json_to_recordset($2::json) as r(id uuid, "user" uuid) on conflict do nothing`,
  values: [shop, JSON.stringify(rows), kind, JSON.stringify(facts), subject, occasion, at.toISOString()],
});
