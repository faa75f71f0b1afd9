import { rowName } from '../db/locks.ts';
import type { Statement } from '../ports.ts';
import { isOpen } from '../support/statements.ts';

/** Not disabled, and of no business that is suspended. */
const mayEnter = `u.disabled_at is null and not exists (select 1 from tenants t where t.id = u.tenant_id and t.status = 'Suspended')`;

/** `id, password_hash, may enter` of whoever has the e-mail, written as `emailKey` writes it. */
export const userByEmail = (key: string): Statement => ({
  text: `select u.id, u.password_hash, ${mayEnter} from users u where lower(u.email) = $1`,
  values: [key],
});

/** `id, may enter` of whoever the issuer knows under this name. */
export const userByIdentity = (issuer: string, subject: string): Statement => ({
  text: `select u.id, ${mayEnter} from identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
  values: [issuer, subject],
});

/** `id, email, password_hash` of a session's person. */
export const userBySession = (digest: string): Statement => ({
  text: `select u.id, u.email, u.password_hash from sessions x join users u on u.id = x.user_id where x.token_digest = $1`,
  values: [digest],
});

/** Whoever changes how a person comes in locks this name, and whoever lets them in shares it. */
export const userName = (user: string) => rowName('users', user);

/** Stops with TS401 when the password is no longer the one that was verified. It stays that one while the person's name is held. */
export const samePassword = (user: string, hash: string): Statement => ({
  text: `select refuse_unless(exists (select 1 from users where id = $1 and password_hash = $2), 'TS401', 'password')`,
  values: [user, hash],
});

export const setPassword = (user: string, hash: string): Statement => ({
  text: 'update users set password_hash = $2 where id = $1',
  values: [user, hash],
});

/** The person has come by a letter to their address. */
export const proveAddress = (user: string): Statement => ({
  text: 'update users set proved_email = lower(email) where id = $1',
  values: [user],
});

/** The person's address, if it is proved. */
export const provedAddress = (user: string): Statement => ({
  text: 'select u.email from users u where u.id = $1 and u.proved_email = lower(u.email)',
  values: [user],
});

/** The same as `proveAddress` by an issuer that vouches for the address, given as `emailKey` writes it, if it is the account's. */
export const proveSameAddress = (user: string, key: string): Statement => ({
  text: 'update users set proved_email = lower(email) where id = $1 and lower(email) = $2',
  values: [user, key],
});

/** What the person of this transaction holds in its shop, as a JSON list. */
export const heldPermissions: Statement = { text: 'select array_to_json(my_permissions())', values: [] };

/** Where the person `u` works, and what a support access lets them into at `$2`. */
const openShops = `select m.shop_id from memberships m join shops o on o.id = m.shop_id where m.user_id = u.id and o.status <> 'Suspended'
  union select a.shop_id from support_accesses a join shops o on o.id = a.shop_id
    where a.user_id = u.id and 'system/all' = any (u.permissions) and ${isOpen('$2')} and o.status <> 'Suspended'
      and not exists (select 1 from tenants t where t.id = o.tenant_id and t.status = 'Suspended')`;

/** The person of a session, with platform permissions and shops, as the browser keeps it. */
export const personStatement = (digest: string, at: Date): Statement => ({
  text: `select json_build_object(
    'user', json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'mobileNo', u.mobile_no, 'tenantId', u.tenant_id, 'language', u.language, 'permissions', u.permissions, 'readsOnly', u.reads_only, 'isEmailProved', coalesce(u.proved_email = lower(u.email), false)),
    'shops', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.id), '[]')
      from shops s where s.id in (${openShops})))
    from sessions x join users u on u.id = x.user_id where x.token_digest = $1`,
  values: [digest, at.toISOString()],
});
