import { accessEvents } from '../../schema/entities/accessEvents.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { memo } from '../../schema/kit/memo.ts';
import { recordset, recordsetValues, storedFields, tableName } from '../db/columns.ts';
import type { Row } from '../db/write.ts';
import type { Statement } from '../ports.ts';
import { isOpen } from '../support/statements.ts';

/** `token_digest, user_id` of these sessions. */
export const ownersOfSessions = (digests: readonly string[]): Statement => ({
  text: 'select x.token_digest, x.user_id from sessions x where x.token_digest = any($1::text[])',
  values: [digests],
});

/**
 * `id, name`, the shops that they may enter, and those that know them, be it from before. Whoever only looks is many, strangers to each
 * other, and is nobody here.
 */
export const peopleWithShops = (users: readonly string[], at: Date): Statement => ({
  text: `select u.id, u.name,
      (select coalesce(json_agg(s.shop_id), '[]') from (
        select m.shop_id from memberships m where m.user_id = u.id
        union select a.shop_id from support_accesses a where a.user_id = u.id and 'system/all' = any (u.permissions)
          and ${isOpen('$2')}) s),
      (select coalesce(json_agg(p.shop_id), '[]') from shop_people p where p.user_id = u.id)
    from users u where u.id = any($1::uuid[]) and not u.reads_only`,
  values: [users, at.toISOString()],
});

/** What is there already is counted on. */
export const keepEvents = (shop: string, rows: readonly Row[], at: Date): Statement => ({
  text: keepText(accessEvents),
  values: [shop, JSON.stringify(rows), at.toISOString()],
});

const keepText = memo((entity: AnyEntity) => {
  const columns = storedFields(entity).map(({ column }) => column);
  return `insert into ${tableName(entity)} as e (shop_id, id, ${columns.join(', ')}, created_at, updated_at)
    select $1, r.id, ${recordsetValues(entity).join(', ')}, r."at", $3::timestamptz from ${recordset(entity, '$2')}
    on conflict (shop_id, id) do update set count = e.count + excluded.count, last_at = coalesce(excluded.last_at, excluded.at),
      updated_at = excluded.updated_at, version = e.version + 1
    returning id`;
});
