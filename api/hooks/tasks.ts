import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

export const taskHooks: Hooks = {
  create(rows, { shop, at }) {
    const ids = rows.map(({ id }) => id);
    const begin: Statement = {
      text: `${repeating} where t.shop_id = $1 and t.id = any($2::uuid[])`,
      values: [shop, ids],
    };
    return { after: [begin, noteDone(shop, ids, at)] };
  },
  update(changes, records, { shop, at }) {
    const isNamed = (...fields: string[]) => fields.some(field => field in changes);
    return {
      after: [
        ...(isNamed('dueOn', 'repeats') ? [beginAnew(shop, records, at)] : []),
        ...(isNamed('statusId') ? [noteDone(shop, records, at), comeAgain(shop, records, at)] : []),
      ],
    };
  },
};

/** What was sent may be what was there. */
const isChanged = (...fields: string[]) =>
  `exists (select 1 from history h where h.shop_id = $1 and h.entity = 'tasks' and h.record_id = t.id and h.at = $3::timestamptz
    and h.changes ?| '{${fields.join(',')}}')`;

/** The day that a person sets is where it repeats from: begun on the 31st, it comes on the last day of shorter months and on the 31st again. */
const repeating = `update tasks t set repeats_from = case when t.repeats is not null then t.due_on end`;

const beginAnew = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `${repeating} where t.shop_id = $1 and t.id = any($2::uuid[]) and ${isChanged('dueOn', 'repeats')}`,
  values: [shop, records, at.toISOString()],
});

/** When it was done; of what repeats, when it was done last. */
const noteDone = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `update tasks t set done_at = case when s.meaning = 'done' then coalesce(t.done_at, $3::timestamptz) when t.repeats is not null then t.done_at end
    from task_statuses s where t.shop_id = $1 and t.id = any($2::uuid[]) and s.shop_id = $1 and s.id = t.status_id`,
  values: [shop, records, at.toISOString()],
});

const step = `case when t.repeats = 'daily' then interval '1 day' when t.repeats = 'weekly' then interval '7 days' when t.repeats = 'monthly' then interval '1 month' else interval '1 year' end`;

/** Done, what repeats is to be done anew: due on its next day that is still to come, in the shop's first status that is not done. */
const comeAgain = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `update tasks t set done_at = $3::timestamptz,
      due_on = (select min(day) from (select (t.repeats_from + n * ${step})::date as day
        from generate_series(1, greatest(t.due_on, $4::date) - t.repeats_from + 1) n) next where day > greatest(t.due_on, $4::date)),
      status_id = (select f.id from task_statuses f where f.shop_id = $1 and f.deleted_at is null and f.meaning <> 'done' order by f.position, f.id limit 1)
    from task_statuses s
    where t.shop_id = $1 and t.id = any($2::uuid[]) and t.repeats is not null and s.shop_id = $1 and s.id = t.status_id and s.meaning = 'done'
      and ${isChanged('statusId')}`,
  values: [shop, records, at.toISOString(), shopDay(at)],
});
