import type { Hooks } from './hooks.ts';

/** Goods that work is open on are not given back. */
export const heldGoodsHooks: Hooks = {
  transit: (_, goods, { shop }) => ({
    before: [
      {
        text: `select refuse_unless(not exists (select 1 from work_orders w join work_order_states s on s.shop_id = $1 and s.id = w.status_id
          where w.shop_id = $1 and w.held_goods_id = any($2::uuid[]) and w.deleted_at is null and s.meaning in ('waiting', 'active')), 'TS409', 'workStillOpen')`,
        values: [shop, goods.map(({ id }) => id)],
      },
    ],
  }),
};
