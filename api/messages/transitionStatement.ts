import { recipientStates, statesIn, type RecipientState } from '../../schema/rules/messageStates.ts';
import type { Statement } from '../ports.ts';
import { isUuid } from '../db/statement.ts';

const states = recipientStates.map(({ id }) => id);
const open = `('reserved', 'due', 'free')`;

/** Whoever changes a message or its recipients holds this lock first: what happens to one message happens in a row. */
export const lockMessages = (shop: string, ids: readonly string[]): Statement => ({
  text: `select m.id, m.status from messages m where m.shop_id = $1 and m.id = any($2::uuid[]) order by m.id for update`,
  values: [shop, ids.filter(isUuid)],
});

/** Stops with TS409 `message` when nothing more may begin. */
export const stillOpen = (shop: string, id: string): Statement => ({
  text: `select refuse_unless(exists (select 1 from messages m where m.shop_id = $1 and m.id = $2 and m.status in (0, 1) and m.prepared >= m.total for update), 'TS409', 'message')`,
  values: [shop, id],
});

/**
 * An update of recipients `p` (`set` and, behind a semicolon of sense, `from o`) that keeps the message's counts and the
 * ledger in step: one line of the book for each message and kind, which grows. `$1` is the shop, `$2` the message, `$3` the
 * moment. `chosen` selects `id, state, billed` of the recipients as they were, and whatever `set` reads.
 */
export const transition = (chosen: string, set: string): string => `
  with chosen as (${chosen}),
  moved as (
    update recipients p set ${set}, updated_at = $3::timestamptz
    from chosen o where p.shop_id = $1 and p.id = o.id
    returning p.id, o.state as before, p.state as after, o.billed as was, p.billed, p.price),
  counted as (
    update messages m set ${states.map(state => `${state} = m.${state} + d.${state}`).join(', ')},
      cost = m.cost - d.released, charged = m.charged + d.paid, updated_at = $3::timestamptz
    from (select count(*) as touched, ${states.map(difference).join(', ')}, ${money('released')} as released, ${money('charged')} as paid from moved) d
    where m.shop_id = $1 and m.id = $2 and d.touched > 0)
  insert into chat_ledger (shop_id, id, kind, message_id, messages, amount, at)
  select $1, $2::uuid, v.billed, $2::uuid, count(*), sum(v.price), $3::timestamptz from moved v
  where v.was in ${open} and v.billed not in ${open} group by v.billed
  ${growing} returning kind`;

/** For whoever books what may have a line already. */
export const growing = `on conflict (shop_id, id, kind) do update
  set messages = chat_ledger.messages + excluded.messages, amount = chat_ledger.amount + excluded.amount, at = excluded.at`;

const difference = (count: RecipientState) => {
  const those = statesIn(count)
    .map(state => `'${state}'`)
    .join(', ');
  return `count(*) filter (where after in (${those})) - count(*) filter (where before in (${those})) as ${count}`;
};

const money = (kind: string) => `coalesce(sum(price) filter (where was in ${open} and billed = '${kind}'), 0)`;

/** Money that is still put aside comes back; `o` is the recipient as it was. */
export const released = `billed = case when o.billed in ${open} then 'released' else o.billed end`;
