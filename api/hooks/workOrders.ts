import { workOrders } from '../../schema/entities/workOrders.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Statement } from '../ports.ts';
import { withdrawal } from '../publicPages/withdrawal.ts';
import type { Hooks } from './hooks.ts';

export const workOrderHooks: Hooks = {
  create(rows, { shop, at }) {
    const ids = rows.map(({ id }) => id);
    return { after: [asItsType(shop, ids, at), noteDone(shop, ids, at)] };
  },
  update: (changes, records, { shop, at }) => {
    const changed = (...names: string[]) => names.some(name => name in changes);
    return {
      after: [
        ...(changed('statusId', 'typeId') ? [noteDone(shop, records, at)] : []),
        ...(changed('estimate') ? [askAnew(shop, records)] : []),
        ...(changed('statusId') ? [toTell(shop, records, at)] : []),
        ...(changed('hearsSteps', 'contactId') ? [stillToTell(shop, records)] : []),
        ...(changed('contactId') ? [forAnother(shop, records, at)] : []),
      ],
    };
  },
};

/** What nobody said is as usual for that type of work. */
const asItsType = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `update work_orders t set due_on = coalesce(t.due_on, $3::date + y.days), loss_percent = coalesce(t.loss_percent, y.loss_percent)
    from work_order_types y where t.shop_id = $1 and t.id = any($2::uuid[]) and y.shop_id = $1 and y.id = t.type_id`,
  values: [shop, records, shopDay(at)],
});

const noteDone = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `update work_orders t set done_at = case when s.meaning = 'done' then coalesce(t.done_at, $3::timestamptz) end
    from work_order_states s where t.shop_id = $1 and t.id = any($2::uuid[]) and s.shop_id = $1 and s.id = t.status_id`,
  values: [shop, records, at.toISOString()],
});

/** What was said to another amount is no answer to this one. */
const askAnew = (shop: string, records: readonly string[]): Statement => ({
  text: `update work_orders t set estimate_answer = null, answered_amount = null, answered_at = null
    where t.shop_id = $1 and t.id = any($2::uuid[]) and t.estimate_answer is not null and t.answered_amount is distinct from t.estimate`,
  values: [shop, records],
});

/** SQL: what was really altered just now stands in the history that was written with it; `when` is its parameter. */
const altered = (when: string, record: string, field: string, was = '') => `exists (select 1 from history h
  where h.shop_id = $1 and h.record_id = ${record} and h.at = ${when}::timestamptz and h.changes ? '${field}'${was})`;

const toTell = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `update work_orders t set to_tell = t.hears_steps and t.contact_id is not null
    where t.shop_id = $1 and t.id = any($2::uuid[]) and ${altered('$3', 't.id', 'statusId')}`,
  values: [shop, records, at.toISOString()],
});

const stillToTell = (shop: string, records: readonly string[]): Statement => ({
  text: `update work_orders t set to_tell = false
    where t.shop_id = $1 and t.id = any($2::uuid[]) and t.to_tell and not (t.hears_steps and t.contact_id is not null)`,
  values: [shop, records],
});

/** Whose it was has its address. */
const forAnother = (shop: string, records: readonly string[], at: Date): Statement =>
  withdrawal(
    `a.entity = $2 and a.record_id = any($3::uuid[]) and ${altered('$4', 'a.record_id', 'contactId', ` and h.changes -> 'contactId' ->> 0 is not null`)}`,
    [shop, workOrders.name, records, at.toISOString()],
  );
