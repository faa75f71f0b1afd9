type Place = { userId: string; shopId: string; role?: string; permissions?: readonly string[] };

/** As the database's owner: puts a person into a shop. */
export const membershipSql = ({ userId, shopId, role, permissions = [] }: Place): string =>
  `with known as (insert into shop_people (user_id, shop_id, created_at) values ('${userId}', '${shopId}', now()) on conflict do nothing)
  insert into memberships (user_id, shop_id, role, permissions, created_at, updated_at)
  values ('${userId}', '${shopId}', ${role ? `'${role}'` : 'null'}, '{${permissions.join()}}', now(), now())`;
