import type { Statement } from '../ports.ts';

/** Somebody gets a message from the shop once in so long; the chat service refuses a second one within 6 s. */
const personGap = `interval '6.5 seconds'`;

/**
 * A message that is about to go out. `turn`: when, and `now`: what time it is, by the clock of the database, in
 * milliseconds; `paced`: the turn is good for that moment alone. `attempt` tells this time from others.
 */
export type Claimed = {
  id: string;
  number: string;
  attempt: number;
  variables: string[] | null;
  turn: number;
  now: number;
  paced: boolean;
  /** To the meeting that the message is about; none of whoever got a test. */
  invitation?: string | null;
};

/** Whoever gives out turns of a number holds this lock, so that all processes together keep to its pace. */
export const lockPace = (shop: string, phoneNumberId: string): Statement => ({
  text: 'select 1 from chat_accounts a where a.shop_id = $1 and a.phone_number_id = $2 for update',
  values: [shop, phoneNumberId],
});

type Wanted = { phoneNumberId: string; size: number; at: Date; meeting: string | null };

/** Two invitations to one meeting are somebody's after a merge. */
const invitation = `(select min(i.id::text) from meeting_invitations i
  where i.shop_id = $1 and i.meeting_id = $6 and i.contact_id = e.contact_id::uuid and i.deleted_at is null)`;

/**
 * Marks the next recipients as being sent to and gives each its turn, by the clock of the database, which all processes
 * share. Committed before anything is sent: a row in this state may or may not have gone out. Both locks are held.
 */
export const claim = (shop: string, id: string, { phoneNumberId, size, at, meeting }: Wanted): Statement => ({
  text: `with pace as materialized (
      select greatest(a.pace_at, clock_timestamp()) as start,
        case when a.per_second = 0 then interval '0' else interval '1 second' / a.per_second end as gap
      from chat_accounts a where a.shop_id = $1 and a.phone_number_id = $3),
    -- In the order of the index alone, so that the next few of many are found without looking at all.
    next as materialized (
      select q.id, q.next_at from recipients q
      where q.shop_id = $1 and q.message_id = $2 and q.state = 'queued' and q.next_at <= $4::timestamptz
        and not exists (select 1 from opt_outs o where o.shop_id = $1 and o.number = q.number and o.deleted_at is null)
        and not exists (select 1 from recipients s where s.shop_id = $1 and s.number = q.number and s.id <> q.id and s.started_at > clock_timestamp() - ${personGap})
      order by q.next_at limit $5),
    -- Here and not in the update: a cluster takes no reckoning with a column's time there.
    due as materialized (
      select n.id, c.gap > interval '0' as paced, c.start + c.gap * (row_number() over (order by n.next_at, n.id) - 1) as turn
      from next n cross join pace c),
    claimed as (
      update recipients p set state = 'sending', attempts = p.attempts + 1, started_at = d.turn, updated_at = $4::timestamptz
      from due d where p.shop_id = $1 and p.id = d.id
      returning p.id, p.number, p.attempts, p.variables, p.contact_id, d.paced, d.turn),
    after as (select c.start + c.gap * (select count(*) from claimed) as at from pace c where exists (select 1 from claimed)),
    counted as (
      update messages m set status = 1, queued = m.queued - d.n, sending = m.sending + d.n, updated_at = $4::timestamptz
      from (select count(*) as n from claimed) d where m.shop_id = $1 and m.id = $2 and d.n > 0),
    paced as (
      update chat_accounts a set pace_at = f.at from after f where a.shop_id = $1 and a.phone_number_id = $3)
    select coalesce(json_agg(json_build_object('id', e.id, 'number', e.number, 'attempt', e.attempts, 'variables', e.variables, 'paced', e.paced,
      ${meeting ? `'invitation', ${invitation}, ` : ''}'turn', extract(epoch from e.turn) * 1000,
      'now', extract(epoch from clock_timestamp()) * 1000) order by e.turn), '[]') from claimed e`,
  values: [shop, id, phoneNumberId, at.toISOString(), size, ...(meeting ? [meeting] : [])],
});
