import { users, type User } from '../../schema/entities/users.ts';
import { forbidden, invalid, notFound } from '../../schema/errors.ts';
import { roles, shopPermissions, type Role, type ShopPermission } from '../../schema/permissions.ts';
import { inOrder, lacking } from '../../schema/rules/grants.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordId } from '../crud/read.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { currentUser } from '../db/settings.ts';
import { lockNames, rowName } from '../db/locks.ts';
import { heldBy } from '../db/memberships.ts';
import { recordStatement } from '../db/write.ts';
import type { Run, Statement } from '../ports.ts';
import { userName } from '../session/statements.ts';
import { say } from '../../schema/words/said.ts';

/** A person of the shop, and what the caller may do with them. */
export type PersonAccess = {
  person: User;
  isMe: boolean;
  /** The person belongs to the business of this shop. */
  isOwn: boolean;
  /** What the person may do on the platform. */
  onPlatform: string[];
  /** What whoever asks holds in this shop. */
  held: string[];
  heldOnPlatform: string[];
  /** Shops of which the person is the last owner. */
  lastIn: string[];
};

/** What whoever asks holds in the shop `$1` now: they may have been taken out of it while the lock was awaited. */
export const heldNow = `coalesce((select ${heldBy('i')} from memberships i where i.user_id = ${currentUser} and i.shop_id = $1),
  (select array['system/all'] from users i where i.id = ${currentUser} and 'system/all' = any (i.permissions)), '{}')`;

/** What concerns the owners of a shop happens one after the other. */
export const shopName = (shop: string) => rowName('shops', shop);

const shopsOf = (user: string): Statement => ({
  text: 'select m.shop_id from memberships m where m.user_id = $1',
  values: [user],
});

/** Leaves the transaction as `account`, with the person and their shops locked. */
export const personAccess = async (context: RequestContext, run: Run): Promise<PersonAccess> => {
  const [shop, id] = [context.shop, recordId(users, context)];
  const [, places] = await run([enterAccount, shopsOf(id)]);
  const names = [shop, ...places!.rows.map(([place]) => place!)].map(shopName);
  const locked = lockNames([...names, userName(id)]);
  const results = await run([locked, recordStatement(users, shop, id), facts(shop, id)]);
  const [record, about] = results.slice(-2).map(({ rows }) => rows[0]?.[0]);
  if (!record || !about) throw notFound({ one: users.name });
  const access = JSON.parse(about) as Omit<PersonAccess, 'person'>;
  stillMay(context, access.held);
  return { person: JSON.parse(record) as User, ...access };
};

/** The permission was checked before the lock was taken. */
export const stillMay = ({ access }: RequestContext, held: readonly string[]): void => {
  if (access.to === 'shop' && lacking([access.permission], held).length) throw forbidden();
};

/** An owner is who holds `users/edit` under that name and may come in. */
const isOwner = (member: string, person: string) =>
  `${member}.role = 'owner' and 'users/edit' = any (${heldBy(member)}) and ${person}.disabled_at is null`;

/** And nobody else owns the shop. */
export const isLastOwner = (member: string, person: string) =>
  `${isOwner(member, person)} and not exists (select 1 from memberships n join users o on o.id = n.user_id
    where n.shop_id = ${member}.shop_id and n.user_id <> ${member}.user_id and ${isOwner('n', 'o')})`;

const facts = (shop: string, user: string): Statement => ({
  text: `select json_build_object('isMe', u.id = ${currentUser}, 'onPlatform', u.permissions, 'held', ${heldNow},
    'isOwn', exists (select 1 from shops s where s.id = $1 and s.tenant_id = u.tenant_id),
    'heldOnPlatform', (select i.permissions from users i where i.id = ${currentUser}),
    'lastIn', (select coalesce(json_agg(m.shop_id), '[]') from memberships m where m.user_id = u.id and ${isLastOwner('m', 'u')}))
    from users u where u.id = $2`,
  values: [shop, user],
});

/** Permissions as a body names them, in the order of the catalogue; null where it names none. */
export const namedPermissions = (named: readonly string[] | null | undefined): ShopPermission[] | null => {
  if (!named) return null;
  const unknown = named.filter(name => !(shopPermissions as string[]).includes(name));
  if (unknown.length) throw invalid({ permissions: say('notShopPermissions', { list: unknown.join(', ') }) });
  return inOrder(named);
};

/** A role brings what its bundle holds in later versions too, so that only a person who holds the whole bundle gives it. */
export const mayGiveRole = (role: Role, held: readonly string[]): void => {
  if (lacking(roles[role], held).length) throw invalid({ role: say('roleNotYours') });
};

/** Nobody gives or takes what they do not hold. */
export const mayHandOver = (names: readonly string[], held: readonly string[]): void => {
  const missing = lacking(names, held);
  if (missing.length) throw invalid({ permissions: say('notYours', { list: missing.join(', ') }) });
};
