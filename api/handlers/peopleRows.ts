import { described, listOf, maybe, object, oneOf, string, uuid, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { permissions } from '../../schema/permissions.ts';
import { likePattern } from '../db/list.ts';
import { currentUser } from '../db/settings.ts';
import { recheck } from '../events/signals.ts';
import { lockNames } from '../db/locks.ts';
import type { Statement } from '../ports.ts';
import { demoIsOff } from '../session/demoAccounts.ts';
import { userName } from '../session/statements.ts';

export const personEverywhere = object({
  id: uuid,
  name: string,
  email: string,
  mobileNo: maybe(string),
  tenant: maybe(object({ id: uuid, name: string })),
  isActive: yesOrNo,
  permissions: described(listOf(oneOf(permissions)), 'On the platform'),
});
export type PersonEverywhere = Of<typeof personEverywhere>;

/** `isLast`: nobody else may do everything. `mayAll`: whoever asks may. */
export type Person = PersonEverywhere & { isMe: boolean; isLast: boolean; mayAll: boolean };

const columns = `u.id, u.name, u.email, u.mobile_no as "mobileNo",
  (select json_build_object('id', t.id, 'name', t.name) from tenants t where t.id = u.tenant_id) as tenant,
  u.disabled_at is null as "isActive", u.permissions`;

/** Found by a query, else whoever may do anything on the platform. */
export const everybody = (query: string): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (select ${columns} from users u
    where case when $1 = '' then u.permissions <> '{}' else lower(concat_ws(E'\\n', u.name, u.email, u.mobile_no)) like $2 end
    order by lower(u.name), u.id limit 100) r`,
  values: [query, likePattern(query)],
});

export const personById = (id: string): Statement => ({
  text: `select row_to_json(r) from (select ${columns}, u.id = ${currentUser} as "isMe",
    'system/all' = any (u.permissions) and not exists (select 1 from users o
      where o.id <> u.id and 'system/all' = any (o.permissions) and o.disabled_at is null) as "isLast",
    exists (select 1 from users o where o.id = ${currentUser} and 'system/all' = any (o.permissions)) as "mayAll"
    from users u where u.id = $1) r`,
  values: [id],
});

/** The person and whoever may do everything. */
export const lockAdministrators = (id: string): Statement => lockNames(['administrators', userName(id)]);

/** Out at once, and in no longer. The person is locked. */
export const disableStatements = (user: string, at: Date): Statement[] => [
  {
    text: 'update users set disabled_at = coalesce(disabled_at, $2::timestamptz) where id = $1',
    values: [user, at.toISOString()],
  },
  { text: 'delete from sessions where user_id = $1', values: [user] },
  recheck(user),
];

export const enableStatement = (user: string): Statement => ({
  text: `update users set disabled_at = null where id = $1 and disabled_at <> ${demoIsOff}`,
  values: [user],
});
