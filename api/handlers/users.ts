import { users, type User } from '../../schema/entities/users.ts';
import { conflict, invalid, stale } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { listOf, object, string, uuid, type Of } from '../../schema/kit/shape.ts';
import { roles, type Role, type ShopPermission } from '../../schema/permissions.ts';
import { changed, inOrder } from '../../schema/rules/grants.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordReply } from '../crud/read.ts';
import { removed as removedShape } from '../crud/remove.ts';
import { checkedVersion } from '../crud/update.ts';
import { tableName } from '../db/columns.ts';
import { departures } from '../db/memberships.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { noteStatement, type Changes } from '../db/history.ts';
import { recordStatement } from '../db/write.ts';
import { recheck } from '../events/signals.ts';
import { DatabaseError, type Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { data, dataText, type Reply } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import { mustHaveRoom } from '../subscriptions/held.ts';
import type { HandlersOf } from './handlers.ts';
import { inviteAgain } from './invitations.ts';
import { mayGiveRole, mayHandOver, namedPermissions, personAccess, type PersonAccess } from './memberships.ts';
import { platformPeople } from './people.ts';
import { disableStatements, enableStatement } from './peopleRows.ts';
import { say } from '../../schema/words/said.ts';

/** What a person is in a shop. */
type Place = { role: Role | null; permissions: ShopPermission[]; discountLimit: number | null; isActive: boolean };
type Wanted = Partial<{
  role: Role;
  permissions: readonly string[] | null;
  discountLimit: number | null;
  isActive: boolean;
}>;

export const userHandlers: HandlersOf<typeof users> = {
  ...platformPeople,
  invite: inviteAgain,

  colleagues: replying(listOf(object({ id: uuid, name: string })), async context => {
    const [found] = await context.batch([colleagues(context.shop)]);
    return dataText(found!.rows[0]![0]!);
  }),
};

const colleagues = (shop: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
    from ${tableName(users)} t where t.shop_id = $1 and t.deleted_at is null and t.is_active`,
  values: [shop],
});

/** Role and permissions here, and whether the person may come in at all. */
const change = async (context: RequestContext): Promise<Reply<User>> => {
  const { version, ...body } = await readBody(context, { multipart: true });
  const { values, problems } = validate(users, body, 'update');
  if (problems) throw invalid(problems);
  const read = version === undefined || version === null ? null : checkedVersion(version);
  return context.transaction(async run => {
    const access = await personAccess(context, run);
    const { person } = access;
    if (read !== null && read !== person.version) throw stale({ one: users.name }, person);
    const place = wantedPlace(person, values as Wanted);
    checkChange(context.shop, access, place);
    if (place.isActive && !person.isActive) await mustHaveRoom(run, context.shop, 'isActive');
    const results = await run([
      ...changeStatements(context, person, place),
      recordStatement(users, context.shop, person.id),
    ]);
    return recordReply(users, context, results.at(-1)!);
  });
};

export const updateUser = replying(recordOf(users), change);

/** Out of the shop; the account stays, but for an invitation that nobody took up: and that too where a record names the person. */
const takeOut = async (context: RequestContext): Promise<Reply<Of<typeof removedShape>>> => {
  try {
    return await takenOut(context, forgetUninvited);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === stillNamed)) throw error;
    return takenOut(context, () => []);
  }
};

const takenOut = (
  context: RequestContext,
  forget: (user: string) => Statement[],
): Promise<Reply<Of<typeof removedShape>>> =>
  context.transaction(async run => {
    const { person, held, lastIn } = await personAccess(context, run);
    if (lastIn.includes(context.shop)) throw needsOwner();
    mayHandOver(person.permissions ?? [], held);
    const { role, permissions } = person;
    const changes: Changes = { role: [role, null], permissions: [permissions, null] };
    await run([
      goOnIn(context.shop),
      noteStatement(users, 'delete', context.shop, person.id, changes, context.occasion),
      enterAccount,
      {
        text: 'delete from memberships where user_id = $1 and shop_id = $2',
        values: [person.id, context.shop],
      },
      ...forget(person.id),
      recheck(person.id),
    ]);
    return data({ id: person.id });
  });

/** PostgreSQL's `foreign_key_violation`. */
const stillNamed = '23503';

export const removeUser = replying(removedShape, takeOut);

const needsOwner = () => conflict(say('shopNeedsOwner'));

/** A role that changes brings its permissions, unless others are named. */
const wantedPlace = (person: User, wanted: Wanted): Place => {
  const role = wanted.role ?? person.role;
  const bundle = role && role !== person.role ? roles[role] : (person.permissions ?? []);
  return {
    role,
    permissions: namedPermissions(wanted.permissions) ?? inOrder(bundle),
    discountLimit: (wanted.discountLimit === undefined ? person.discountLimit : wanted.discountLimit) ?? null,
    isActive: wanted.isActive ?? person.isActive,
  };
};

const checkChange = (shop: string, access: PersonAccess, place: Place): void => {
  const { person, lastIn, held } = access;
  mayHandOver(changed(person.permissions ?? [], place.permissions), held);
  if (place.role && place.role !== person.role) mayGiveRole(place.role, held);
  if (place.isActive !== person.isActive) checkShutting(access);
  const staysOwner = place.role === 'owner' && place.permissions.includes('users/edit');
  if (!place.isActive ? lastIn.length : lastIn.includes(shop) && !staysOwner) throw needsOwner();
};

/** Whoever may not come in has lost all they hold: only somebody who holds as much may do that, to people of the business. */
const checkShutting = ({ person, isMe, isOwn, onPlatform, held, heldOnPlatform }: PersonAccess): void => {
  if (isMe) throw invalid({ isActive: say('notYourself') });
  if (!isOwn) throw invalid({ isActive: say('ofOtherBusiness') });
  mayHandOver([...(person.permissions ?? []), ...onPlatform], [...held, ...heldOnPlatform]);
};

const changeStatements = (context: RequestContext, person: User, place: Place): Statement[] => {
  const { shop, at } = context;
  const { role, permissions, discountLimit } = place;
  const { added, removed } = departures(role, permissions);
  const changes = changesOf(person, place);
  if (!Object.keys(changes).length) return [];
  return [
    goOnIn(shop),
    noteStatement(users, 'update', shop, person.id, changes, context.occasion),
    enterAccount,
    {
      // Remembers strings that were removed and that the bundle of the same role has no longer: a later bundle may have them again.
      text: `update memberships m set role = $3, permissions = null, added = $4::text[],
          removed = array(select unnest($5::text[]) union
            select n from unnest(m.removed) n where m.role is not distinct from $3 and n <> all ($6::text[])),
          updated_at = $7::timestamptz, discount_limit = $8::numeric, version = version + 1
        where m.user_id = $1 and m.shop_id = $2`,
      values: [person.id, shop, role, added, removed, permissions, at.toISOString(), discountLimit],
    },
    ...('isActive' in changes ? letIn(person.id, place.isActive, at) : []),
    recheck(person.id),
  ];
};

const letIn = (user: string, isActive: boolean, at: Date) =>
  isActive ? [enableStatement(user)] : disableStatements(user, at);

const changesOf = (person: User, place: Place): Changes => ({
  ...(place.role !== person.role && { role: [person.role, place.role] as const }),
  ...(changed(person.permissions ?? [], place.permissions).length && {
    permissions: [person.permissions, place.permissions] as const,
  }),
  ...(place.discountLimit !== (person.discountLimit ?? null) && {
    discountLimit: [person.discountLimit ?? null, place.discountLimit] as const,
  }),
  ...(place.isActive !== person.isActive && { isActive: [person.isActive, place.isActive] as const }),
});

/** So that an address that was mistyped is free again. */
const forgetUninvited = (user: string): Statement[] => {
  const nobody = `u.id = $1 and u.password_hash is null and u.permissions = '{}'
    and not exists (select 1 from identities i where i.user_id = u.id)
    and not exists (select 1 from sessions x where x.user_id = u.id)
    and not exists (select 1 from memberships m where m.user_id = u.id)`;
  return [
    {
      text: `delete from account_links l where l.user_id = $1 and exists (select 1 from users u where ${nobody})`,
      values: [user],
    },
    {
      text: `delete from shop_people p where p.user_id = $1 and exists (select 1 from users u where ${nobody})`,
      values: [user],
    },
    { text: `delete from users u where ${nobody}`, values: [user] },
  ];
};
