import type { RecipientState } from '../../schema/rules/messageStates.ts';
import type { Statement, Value } from '../ports.ts';
import { transition, released } from './transitionStatement.ts';
import { say, storedSaid } from '../../schema/words/said.ts';

/** One message of a shop, and what is needed to book what becomes of it. */
export type Booking = { shop: string; id: string; at: Date };

const move = ({ shop, id, at }: Booking, chosen: string, set: string, ...values: Value[]): Statement => ({
  text: transition(chosen, set),
  values: [shop, id, at.toISOString(), ...values],
});

const those = (where: string) => `select q.id, q.state, q.billed from recipients q
  where q.shop_id = $1 and q.message_id = $2 and ${where}`;

/** What came of an attempt. `queued`: nothing was sent, and it is tried again from `nextAt` on. */
export type Outcome = {
  id: string;
  attempt: number;
  state: 'sent' | 'failed' | 'unknown' | 'queued';
  reason?: string;
  providerId?: string;
  nextAt?: string;
};

/**
 * Whatever a webhook or a later attempt has told meanwhile stays. What is not to be tried again, because the message was
 * cancelled or the attempt given up as unknown, is over.
 */
export const recordOutcomes = (booking: Booking, outcomes: readonly Outcome[]): Statement =>
  move(
    booking,
    `select q.id, q.state, q.billed, g.reason, g."providerId" as provider, g."nextAt" as again,
        case when g.state <> 'queued' then g.state when m.status > 1 then 'canceled' when q.state = 'unknown' then 'failed' else 'queued' end as becomes
      from json_to_recordset($4::json) as g(id uuid, attempt integer, state text, reason text, "providerId" text, "nextAt" timestamptz)
      join recipients q on q.shop_id = $1 and q.id = g.id
      join messages m on m.shop_id = $1 and m.id = $2
      where q.message_id = $2 and q.attempts = g.attempt and q.state in ('sending', 'unknown')`,
    `state = o.becomes, reason = o.reason, provider_id = coalesce(p.provider_id, o.provider), next_at = coalesce(o.again, p.next_at),
      billed = case when o.becomes in ('failed', 'canceled') then 'released' else o.billed end`,
    JSON.stringify(outcomes),
  );

export const notKnown = storedSaid(say('notKnownWhetherTaken'));

/** Attempts that began so long ago that whoever made them must be gone. */
export const giveUp = (booking: Booking, lease: number): Statement =>
  move(
    booking,
    those(`q.state = 'sending' and q.started_at < clock_timestamp() - $4::integer * interval '1 millisecond'`),
    `state = 'unknown', reason = '${notKnown}'`,
    lease,
  );

/** So many end at once that nobody waits 50 ms for it. */
const mostAtOnce = 250;

/** Some of those that have not begun: again, until it books nothing more. */
export const endQueued = (booking: Booking, state: 'canceled' | 'failed', reason: string | null): Statement =>
  move(booking, those(`q.state = 'queued' limit ${mostAtOnce}`), `state = $4, reason = $5, ${released}`, state, reason);

/** The same, where the message is being cancelled. */
export const endCanceled = (booking: Booking): Statement =>
  move(
    booking,
    those(`q.state = 'queued' and exists (
      select 1 from messages c where c.shop_id = $1 and c.id = $2 and c.status = 3) limit ${mostAtOnce}`),
    `state = 'canceled', reason = null, ${released}`,
  );

export const skipOptedOut = (booking: Booking): Statement =>
  move(
    booking,
    those(`q.state = 'queued' and exists (
      select 1 from opt_outs x where x.shop_id = $1 and x.number = q.number and x.deleted_at is null)`),
    `state = 'skipped', reason = $4, ${released}`,
    optedOut,
  );
export const optedOut = storedSaid(say('optedOut'));

/** What a person found out. */
export const settleUnknown = (booking: Booking, recipient: string, state: 'sent' | 'failed'): Statement =>
  move(
    booking,
    those(`q.id = $4::uuid and q.state = 'unknown'`),
    `state = $5, reason = null, billed = case when $5 = 'failed' then 'released' else o.billed end`,
    recipient,
    state,
  );

/** From where each status that is told may still be reached. */
const before = {
  sent: ['queued', 'sending', 'unknown'],
  delivered: ['queued', 'sending', 'unknown', 'sent'],
  read: ['queued', 'sending', 'unknown', 'sent', 'delivered'],
  failed: ['queued', 'sending', 'unknown', 'sent'],
} satisfies Record<string, RecipientState[]>;

export type Told = {
  recipient: string;
  providerId: string;
  status: keyof typeof before;
  billable: boolean | null;
  reason: string | null;
};

const arrived = `case when o.state = any($6::text[]) then $7 else o.state end`;
const owed = `case when $8::boolean is null then o.billed when $8::boolean then 'due' else 'free' end`;

/** What the chat service tells of one message. What is delivered and to be paid is charged; what failed costs nothing. */
export const applyStatus = (booking: Booking, { recipient, providerId, status, billable, reason }: Told): Statement =>
  move(
    booking,
    those(
      `q.id = $4::uuid and (q.provider_id is null or q.provider_id = $5) and q.state not in ('canceled', 'skipped', 'failed')`,
    ),
    `state = ${arrived}, provider_id = $5, reason = case when o.state = any($6::text[]) then $9 else p.reason end,
      billed = case when o.billed not in ('reserved', 'due', 'free') then o.billed
        when ${arrived} = 'failed' then 'released'
        when ${arrived} in ('delivered', 'read') and ${owed} = 'due' then 'charged'
        when ${arrived} in ('delivered', 'read') and ${owed} = 'free' then 'released'
        else ${owed} end`,
    recipient,
    providerId,
    before[status],
    status,
    billable,
    reason,
  );
