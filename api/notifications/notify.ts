import { notifications } from '../../schema/entities/notifications.ts';
import { topicOf, type NotificationKind, type NotificationPayloads } from '../../schema/rules/notifications.ts';
import { tableName } from '../db/columns.ts';
import { signalStatement } from '../events/signals.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { pushQueue } from '../push/queue.ts';

/** What happened. `event` names it for ever: told again under the same name it is not told twice. */
export type NotificationEvent<K extends NotificationKind = NotificationKind> = {
  [Each in K]: {
    kind: Each;
    payload: NotificationPayloads[Each];
    /** The record it is about. */
    subject: string | null;
    event: string;
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
  event: NotificationEvent,
): Promise<void> => {
  const rows = [...new Set(people)].map((user): Row => ({ id: ids.next(), user }));
  if (!rows.length) return;
  const told = await run(rows.map(row => newNotification(shop, row, event, clock.now())));
  const fresh = rows.filter((_, i) => told[i]!.count);
  if (!fresh.length) return;
  await run(fresh.map(({ user, id }) => signalStatement({ shop, user, resource: notifications.name, id })));
  for (const { user, id } of fresh) await jobs.enqueue(run, pushQueue, { shop, user, id });
};

/**
 * What somebody has muted comes as read: it stands in the list, and the bell stays quiet.
 *
 * Without RETURNING, and without a target for ON CONFLICT: what is put there for somebody else cannot be seen. Each by itself, since only
 * so a cluster counts what it really put there.
 */
const newNotification = (
  shop: string,
  { id, user }: Row,
  { kind, payload, subject, event }: NotificationEvent,
  at: Date,
): Statement => ({
  text: `insert into ${tableName(notifications)} (shop_id, id, user_id, kind, payload, subject, event, created_at, updated_at, read_at)
    values ($1, $2, $8, $3, $4::jsonb, $5, $6, $7::timestamptz, $7::timestamptz, case when is_muted($8, $9) then $7::timestamptz end)
    on conflict do nothing`,
  values: [shop, id, kind, JSON.stringify(payload), subject, event, at.toISOString(), user, topicOf(kind)],
});
