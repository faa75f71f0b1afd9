import { invalid } from '../../schema/errors.ts';
import { users } from '../../schema/entities/users.ts';
import type { PlatformPermission, Role, ShopPermission } from '../../schema/permissions.ts';
import type { RequestContext } from '../requestContext.ts';
import { noteStatement } from '../db/history.ts';
import type { MailJob } from '../mail/job.ts';
import { DatabaseError, type Result, type Statement } from '../ports.ts';
import { newMembership, newPerson } from '../session/businesses.ts';
import { emailKey } from '../session/credentials.ts';
import { newLink } from '../session/links.ts';
import { say } from '../../schema/words/said.ts';

/** Somebody who is to work in a shop, as what. `field` is where the body has their e-mail. */
export type Newcomer = {
  name: string;
  email: string;
  mobileNo: string | null;
  role: Role;
  permissions: readonly ShopPermission[];
  discountLimit?: number | null;
  /** On the platform, beside what they may do there already. */
  onPlatform?: readonly PlatformPermission[];
  shop: string;
  tenant: string;
  field: string;
};

type KnownPerson = { id: string; tenantId: string | null; isMember: boolean; isInvited: boolean };

/** As `account`: who has this e-mail already, and whether they work in the shop. */
export const knownPerson = (email: string, shop: string): Statement => ({
  text: `select row_to_json(r) from (select u.id, u.tenant_id as "tenantId",
      exists (select 1 from memberships m where m.user_id = u.id and m.shop_id = $2) as "isMember",
      u.password_hash is null and not exists (select 1 from identities i where i.user_id = u.id) as "isInvited"
    from users u where lower(u.email) = $1) r`,
  values: [emailKey(email), shop],
});

/** What makes them a member, as `account`, and the letter that tells them; `found` is what `knownPerson` did. */
export const welcome = (
  context: RequestContext,
  newcomer: Newcomer,
  found: Result,
): { user: string; statements: Statement[]; letter: MailJob } => {
  const known = found.rows[0]?.[0] ? (JSON.parse(found.rows[0][0]) as KnownPerson) : null;
  const { shop, tenant, field } = newcomer;
  if (known && known.tenantId !== tenant) throw invalid({ [field]: say('worksForOther') });
  if (known?.isMember) throw invalid({ [field]: say('worksHere') });
  const { ports, at } = context;
  // They read what whoever invites them reads, until they choose.
  const { language } = context.wording;
  const user = known?.id ?? ports.ids.next();
  const link = ports.ids.next();
  const uninvited = !known || known.isInvited;
  return {
    user,
    statements: [
      known
        ? promoted(user, newcomer)
        : newPerson({ id: user, ...newcomer, language, permissions: newcomer.onPlatform }, at),
      ...newMembership({ ...newcomer, user }, at),
      ...(uninvited ? [newLink(ports, { id: link, user, purpose: 'invite' }, at)] : []),
    ],
    letter: uninvited ? { letter: 'invite', link } : { letter: 'added', user, shop },
  };
};

const promoted = (user: string, { onPlatform = [] }: Newcomer): Statement => ({
  text: `update users set permissions = array(select distinct unnest(permissions || $2::text[])) where id = $1`,
  values: [user, onPlatform],
});

/** In the shop that they join. */
export const joined = (
  { occasion }: RequestContext,
  { shop, role, permissions, discountLimit }: Newcomer,
  user: string,
): Statement =>
  noteStatement(
    users,
    'create',
    shop,
    user,
    {
      role: [null, role],
      permissions: [[], permissions],
      ...(discountLimit != null && { discountLimit: [null, discountLimit] as const }),
    },
    occasion,
  );

/** Somebody else was quicker with the same e-mail. */
export const takenMeanwhile = (error: unknown, field: string): unknown =>
  error instanceof DatabaseError && error.constraint === 'users_email_key'
    ? invalid({ [field]: say('justRegistered') })
    : error;
