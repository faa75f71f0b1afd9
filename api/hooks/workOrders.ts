import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

export const workOrderHooks: Hooks = {
  create(rows, { shop, at }) {
    const ids = rows.map(({ id }) => id);
    return { after: [asItsType(shop, ids, at), noteDone(shop, ids, at)] };
  },
  update: (changes, records, { shop, at }) =>
    'statusId' in changes || 'typeId' in changes ? { after: [noteDone(shop, records, at)] } : {},
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
