import {
  described,
  listOf,
  maybe,
  moment,
  object,
  oneOf,
  string,
  uuid,
  whole,
  yesOrNo,
  type Of,
} from '../../schema/kit/shape.ts';
import { supportScopes, supportStates, type SupportScope } from '../../schema/rules/supportAccess.ts';
import { currentUser } from '../db/settings.ts';
import type { Statement } from '../ports.ts';

const scopes = oneOf(supportScopes.map(({ id }) => id));

export const supportAccess = object({
  id: uuid,
  shopId: uuid,
  shopName: string,
  userId: uuid,
  userName: string,
  reason: string,
  state: oneOf(supportStates),
  scope: scopes,
  hours: whole,
  showsPersonal: yesOrNo,
  isEmergency: described(yesOrNo, 'A second administrator allowed it'),
  isMember: described(yesOrNo, 'Works in the shop anyway'),
  decidedBy: described(maybe(string), 'Who allowed or refused it'),
  from: described(moment, 'When it was asked for, and once allowed when it began'),
  until: described(moment, 'When it ends or ended; before an answer when the question lapses'),
});
export type SupportAccess = Of<typeof supportAccess>;

export const supportAccesses = listOf(supportAccess);

/** An access `a` that lets somebody in at the moment `at`. */
export const isOpen = (at: string) =>
  `a.allowed_at is not null and a.ended_at is null and a.expires_at > ${at}::timestamptz`;

/** One that still waits for an answer. */
export const isAsked = (at: string) =>
  `a.allowed_at is null and a.refused_at is null and a.ended_at is null and a.expires_at > ${at}::timestamptz`;

/** The columns of `supportAccess`. `at`: the parameter that holds the moment. */
const shown = (
  at: string,
) => `select a.id, a.shop_id as "shopId", s.name as "shopName", a.user_id as "userId", u.name as "userName",
  a.reason, case when a.refused_at is not null then 'refused' when a.ended_at is not null then 'ended'
    when a.expires_at <= ${at}::timestamptz then 'expired' when a.allowed_at is not null then 'open' else 'asked' end as "state",
  a.scope, a.hours, a.shows_personal as "showsPersonal", a.is_emergency as "isEmergency",
  exists (select 1 from memberships m where m.user_id = a.user_id and m.shop_id = a.shop_id) as "isMember",
  (select d.name from users d where d.id = a.decided_by) as "decidedBy",
  coalesce(a.allowed_at, a.created_at) as "from", coalesce(a.ended_at, a.refused_at, a.expires_at) as "until"
  from support_accesses a join users u on u.id = a.user_id join shops s on s.id = a.shop_id`;

/** As `account`. `$1` is the moment. */
export const accessById = (id: string, at: Date): Statement => ({
  text: `select row_to_json(r) from (${shown('$1')} where a.id = $2) r`,
  values: [at.toISOString(), id],
});

const newest = (where: string) =>
  `select coalesce(json_agg(r), '[]') from (${shown('$1')} where ${where} order by a.id desc limit 100) r`;

export const accessesOfShop = (shop: string, at: Date): Statement => ({
  text: newest('a.shop_id = $2'),
  values: [at.toISOString(), shop],
});

export const myAccesses = (at: Date): Statement => ({
  text: newest(`a.user_id = ${currentUser}`),
  values: [at.toISOString()],
});

/** What other administrators ask for. */
export const waitingAccesses = (at: Date): Statement => ({
  text: newest(`a.user_id <> ${currentUser} and ${isAsked('$1')}`),
  values: [at.toISOString()],
});

/** Whether another administrator can approve in an emergency. */
export const hasSecondAdministrator: Statement = {
  text: `select exists (select 1 from users u where 'system/all' = any (u.permissions) and u.disabled_at is null and u.id <> ${currentUser})`,
  values: [],
};

type Asked = { id: string; shop: string; reason: string; scope: SupportScope; hours: number; until: Date };

export const newAccess = ({ id, shop, reason, scope, hours, until }: Asked, at: Date): Statement => ({
  text: `insert into support_accesses (id, user_id, shop_id, reason, scope, hours, created_at, expires_at)
    values ($1, ${currentUser}, $2, $3, $4, $5::integer, $6::timestamptz, $7::timestamptz)`,
  values: [id, shop, reason, scope, hours, at.toISOString(), until.toISOString()],
});

/** Returns `isWaiting`, `isOwn` and `scope, hours` of an access, in this order. */
export const askedAccess = (id: string, shop: string, at: Date): Statement => ({
  text: `select ${isAsked('$1')}, a.user_id = ${currentUser}, a.scope, a.hours from support_accesses a
    where a.id = $2 and a.shop_id = $3`,
  values: [at.toISOString(), id, shop],
});

type Granted = { id: string; scope: SupportScope; hours: number; showsPersonal: boolean; isEmergency: boolean };

/** Touches no row when the access has been answered meanwhile. */
export const allowAccess = ({ id, scope, hours, showsPersonal, isEmergency }: Granted, at: Date): Statement => ({
  text: `update support_accesses a set allowed_at = $1::timestamptz, decided_by = ${currentUser}, scope = $3, hours = $4::integer,
      shows_personal = $5::boolean, is_emergency = $6::boolean, expires_at = $1::timestamptz + make_interval(hours => $4::integer)
    where a.id = $2 and ${isAsked('$1')}`,
  values: [at.toISOString(), id, scope, hours, showsPersonal, isEmergency],
});

/** Touches no row when the access has been answered meanwhile. */
export const refuseAccess = (id: string, at: Date): Statement => ({
  text: `update support_accesses a set refused_at = $1::timestamptz, decided_by = ${currentUser} where a.id = $2 and ${isAsked('$1')}`,
  values: [at.toISOString(), id],
});

/** Ends what is open or asked for and answers `id, user_id, expires_at` of each. It waits for calls that write under the access. */
const endAccesses = (where: string, at: Date, ...values: string[]): Statement => ({
  text: `with ended as (
      update support_accesses a set ended_at = $1::timestamptz, ended_by = ${currentUser}
      where ${where} and a.refused_at is null and a.ended_at is null and a.expires_at > $1::timestamptz
      returning a.id, a.user_id, a.expires_at)
    select e.id, e.user_id, to_json(e.expires_at) #>> '{}' from ended e`,
  values: [at.toISOString(), ...values],
});

export const endMine = (shop: string, at: Date): Statement =>
  endAccesses(`a.shop_id = $2 and a.user_id = ${currentUser}`, at, shop);

export const endOne = (shop: string, id: string, at: Date): Statement =>
  endAccesses('a.shop_id = $2 and a.id = $3', at, shop, id);
