import { makeAddresses } from '../meetings/addresses.ts';
import { dueStatement } from '../meetings/due.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

/** People change their mind a moment later: those who were invited are told once of what it came to. */
export const gather = 60_000;

export const meetingHooks: Hooks = {
  create(rows, { shop, at, ids }) {
    const made = rows.map(({ id }) => id);
    const begin: Statement = {
      text: `${repeating} where m.shop_id = $1 and m.id = any($2::uuid[])`,
      values: [shop, made],
    };
    return { after: [begin, ...makeAddresses(shop, made, ids), dueStatement(shop, made, at)] };
  },
  update(changes, records, { shop, at }) {
    const isMoved = 'startsAt' in changes || 'repeats' in changes;
    const due = dueStatement(shop, records, new Date(at.getTime() + gather));
    return { after: [...(isMoved ? [beginAnew(shop, records, at)] : []), due] };
  },
  restore: (records, { shop, at }) => [dueStatement(shop, records, at)],
};

/** What a person sets is where it repeats from: begun on the 31st, it comes on the last day of shorter months and on the 31st again. */
const repeating = `update meetings m set repeats_from = case when m.repeats is not null then m.starts_at end`;

/** What was sent may be what was there. */
const beginAnew = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `${repeating} where m.shop_id = $1 and m.id = any($2::uuid[]) and exists (select 1 from history h
    where h.shop_id = $1 and h.entity = 'meetings' and h.record_id = m.id and h.at = $3::timestamptz and h.changes ?| '{startsAt,repeats}')`,
  values: [shop, records, at.toISOString()],
});
