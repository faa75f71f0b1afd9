import type { Statement } from '../ports.ts';

/** All that was written in this text of these records: the record and an update, in their order. */
export const updatesOf = (shop: string, name: string, records: readonly string[]): Statement => ({
  text: `select record_id, content from shared_text_updates u
    where u.shop_id = $1 and u.name = $2 and u.record_id = any($3::uuid[]) order by u.record_id, u.number`,
  values: [shop, name, records],
});
