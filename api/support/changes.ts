import type { Statement } from '../ports.ts';

/** What was changed under a support access, by change, the newest 100. */
export const changesUnder = (shop: string, access: string): Statement => ({
  text: `select coalesce(json_agg(r order by r.at desc), '[]') from (
      select h.change_id as id, min(h.at) as at, json_agg(distinct h.entity) as entities, count(distinct h.record_id) as records,
        exists (select 1 from history u where u.shop_id = $1 and u.undoes_id = h.change_id) as "isUndone"
      from history h where h.shop_id = $1 and h.support_id = $2 and h.change_id is not null
      group by h.change_id order by min(h.at) desc limit 100) r`,
  values: [shop, access],
});
