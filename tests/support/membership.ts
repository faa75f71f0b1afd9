import { departures } from '../../api/db/memberships.ts';
import type { Role } from '../../schema/permissions.ts';

type Place = { userId: string; shopId: string; role?: Role; permissions?: readonly string[] };

/** As the database's owner: puts a person into a shop, with exactly these permissions. */
export const membershipSql = ({ userId, shopId, role, permissions = [] }: Place): string => {
  const { added, removed } = departures(role ?? null, permissions);
  return `with known as (insert into shop_people (user_id, shop_id, created_at) values ('${userId}', '${shopId}', now()) on conflict do nothing)
  insert into memberships (user_id, shop_id, role, added, removed, created_at, updated_at)
  values ('${userId}', '${shopId}', ${role ? `'${role}'` : 'null'}, '{${added.join()}}', '{${removed.join()}}', now(), now())`;
};
