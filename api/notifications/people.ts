import type { Statement } from '../ports.ts';

/** As `account`: the owners of a shop who may sign in. */
export const ownersOf = (shop: string): Statement => ({
  text: `select m.user_id from memberships m join users u on u.id = m.user_id
    where m.shop_id = $1 and m.role = 'owner' and u.disabled_at is null order by m.user_id`,
  values: [shop],
});

/** In the shop: who made the record, as its history has it. */
export const makerOf = (shop: string, record: string): Statement => ({
  text: `select h.user_id from history h where h.shop_id = $1 and h.record_id = $2 and h.action = 'create'
    and h.user_id is not null order by h.id limit 1`,
  values: [shop, record],
});
