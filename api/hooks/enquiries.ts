import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

export const enquiryHooks: Hooks = {
  create(rows, { shop, at }) {
    const ids = rows.map(({ id }) => id);
    return { after: [linkKnown(shop, ids), noteTimes(shop, ids, at)] };
  },
  update(changes, records, { shop, at }) {
    const isNamed = (...fields: string[]) => fields.some(field => field in changes);
    return {
      after: [
        ...(isNamed('mobileNo', 'name') ? [linkKnown(shop, records)] : []),
        ...(isNamed('statusId') ? [noteTimes(shop, records, at)] : []),
      ],
    };
  },
};

/** Whose number is a contact's is that contact; where several share it, the one of that name. */
const linkKnown = (shop: string, records: readonly string[]): Statement => ({
  text: `update enquiries t set contact_id = (select c.id from contacts c
      where c.shop_id = $1 and c.mobile_no = t.mobile_no and c.deleted_at is null and (lower(c.name) = lower(t.name)
        or not exists (select 1 from contacts o where o.shop_id = $1 and o.mobile_no = t.mobile_no and o.deleted_at is null and o.id <> c.id))
      order by c.id limit 1)
    where t.shop_id = $1 and t.id = any($2::uuid[]) and t.contact_id is null and t.mobile_no is not null`,
  values: [shop, records],
});

/** When it ended, anew with each status that ends it; and how long the first answer took, which is the first status that is not waiting. */
const noteTimes = (shop: string, records: readonly string[], at: Date): Statement => ({
  text: `update enquiries t set
      ended_at = case when s.meaning in ('done', 'failed', 'stopped') then case when t.ended_at is null or exists (select 1 from history h
        where h.shop_id = $1 and h.entity = 'enquiries' and h.record_id = t.id and h.at = $3::timestamptz and h.changes ? 'statusId')
        then $3::timestamptz else t.ended_at end end,
      hours_to_answer = case when s.meaning = 'waiting' then t.hours_to_answer
        else coalesce(t.hours_to_answer, round(extract(epoch from $3::timestamptz - t.created_at) / 3600, 1)) end
    from enquiry_statuses s where t.shop_id = $1 and t.id = any($2::uuid[]) and s.shop_id = $1 and s.id = t.status_id`,
  values: [shop, records, at.toISOString()],
});
