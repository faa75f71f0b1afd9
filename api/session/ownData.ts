import { listOf, maybe, moment, object, oneOf, string, uuid, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { permissions } from '../../schema/permissions.ts';
import { topics } from '../../schema/rules/notifications.ts';
import { heldBy } from '../db/memberships.ts';
import { currentUser } from '../db/settings.ts';
import type { Statement } from '../ports.ts';
import { dataText, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';

const topicsChosen = listOf(oneOf(topics));

/** What the platform keeps about a person as one who signs in. What they did in a shop stands in that shop's own records. */
export const ownData = object({
  account: object({
    id: uuid,
    name: string,
    email: string,
    mobileNo: maybe(string),
    language: maybe(string),
    hasPassword: yesOrNo,
    hasApprovalPin: yesOrNo,
    permissions: listOf(oneOf(permissions)),
    createdAt: moment,
  }),
  business: maybe(string),
  shops: listOf(object({ id: uuid, name: string, role: maybe(string), permissions: listOf(string), since: moment })),
  identities: listOf(object({ issuer: string, email: string, since: moment })),
  sessions: listOf(object({ userAgent: maybe(string), address: maybe(string), createdAt: moment, expiresAt: moment })),
  devices: listOf(object({ topics: topicsChosen, createdAt: moment })),
  notices: object({ byMail: topicsChosen, byWhatsApp: topicsChosen, muted: topicsChosen, digest: yesOrNo }),
  supportAccesses: listOf(object({ shopId: uuid, reason: string, createdAt: moment, endedAt: maybe(moment) })),
});

export const readOwnData = async (context: RequestContext): Promise<Reply<Of<typeof ownData>>> => {
  const [found] = await context.batch([mine]);
  return dataText(found!.rows[0]![0]!);
};

const listed = (row: string, from: string) => `(select coalesce(json_agg(${row}), '[]') from ${from})`;

const mine: Statement = {
  text: `select json_build_object(
    'account', json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'mobileNo', u.mobile_no, 'language', u.language,
      'hasPassword', u.password_hash is not null, 'hasApprovalPin', u.approval_pin_hash is not null, 'permissions', u.permissions, 'createdAt', u.created_at),
    'business', (select t.name from tenants t where t.id = u.tenant_id),
    'shops', ${listed(
      `json_build_object('id', s.id, 'name', s.name, 'role', m.role, 'permissions', ${heldBy('m')}, 'since', m.created_at) order by s.id`,
      'memberships m join shops s on s.id = m.shop_id where m.user_id = u.id',
    )},
    'identities', ${listed(
      `json_build_object('issuer', i.issuer, 'email', i.email, 'since', i.created_at) order by i.created_at`,
      'identities i where i.user_id = u.id',
    )},
    'sessions', ${listed(
      `json_build_object('userAgent', x.user_agent, 'address', x.address, 'createdAt', x.created_at, 'expiresAt', x.expires_at) order by x.id`,
      'sessions x where x.user_id = u.id',
    )},
    'devices', ${listed(
      `json_build_object('topics', d.topics, 'createdAt', d.created_at) order by d.id`,
      'push_subscriptions d where d.user_id = u.id',
    )},
    'notices', json_build_object('byMail', u.mail_topics, 'byWhatsApp', u.chat_topics, 'muted', u.muted_topics, 'digest', u.wants_digest),
    'supportAccesses', ${listed(
      `json_build_object('shopId', a.shop_id, 'reason', a.reason, 'createdAt', a.created_at, 'endedAt', a.ended_at) order by a.id`,
      'support_accesses a where a.user_id = u.id',
    )})
    from users u where u.id = ${currentUser}`,
  values: [],
};
