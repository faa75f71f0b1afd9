import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { currentUser, who } from './settings.ts';
import { noShop } from './statement.ts';
import type { Row } from './write.ts';

/** What is kept so that people are told of it a moment later. */
export const pendingKinds = ['assigned', 'mentioned', 'came'] as const;
export type PendingKind = (typeof pendingKinds)[number];

const columns = 'shop_id, user_id, kind, record_id, entity, by_id, by_name, at';

/** Whoever new records are given to by somebody else is to be told. */
export const assignedAtFirst = (
  { name, assignment }: AnyEntity,
  shop: string,
  rows: readonly Row[],
  at: Date,
): Statement[] => {
  const given = assignment?.to ? rows.filter(row => row[assignment.to!]) : [];
  if (!given.length) return [];
  const people = given.map(row => row[assignment!.to!] as string);
  return [
    {
      text: `insert into pending_notifications (${columns})
        select $1, r.person, 'assigned', r.record, $4, ${who}, $5::timestamptz
        from unnest($2::uuid[], $3::uuid[]) as r(record, person) where r.person is distinct from ${currentUser} on conflict do nothing returning 1`,
      values: [shop, given.map(({ id }) => id), people, name, at.toISOString()],
    },
  ];
};

/** What a visitor made is nobody's yet: all who may change it are to be told. */
export const cameAtFirst = (
  { name, assignment, publicForm, permissions }: AnyEntity,
  shop: string,
  records: readonly string[],
  at: Date,
): Statement[] =>
  assignment?.to && publicForm && permissions.update
    ? [
        {
          text: `insert into pending_notifications (${columns})
            select $1, p.id, 'came', r.id, $3, null, null, $4::timestamptz
            from unnest($2::uuid[]) as r(id) cross join people_of_shop() p
            where coalesce(${currentUser}, '${noShop}') = '${noShop}' and p.shop_id = $1 and p.deleted_at is null and p.is_active
              and p.permissions ? $5 order by p.id, r.id on conflict do nothing returning 1`,
          values: [shop, records, name, at.toISOString(), permissions.update],
        },
      ]
    : [];

/**
 * The same of records that a change gives to somebody, as its audit rows `notes` have it. Whoever took one themselves stands there too, in
 * place of who gave it to them before; in one order, in which those are told.
 */
export const assignedAnew = (
  { assignment }: AnyEntity,
  shop: string,
  notes: readonly string[],
  changed: readonly string[],
): Statement[] => {
  if (!assignment?.to || !changed.includes(assignment.to)) return [];
  const person = `h.changes #>> '{${assignment.to},1}'`;
  return [
    {
      text: `insert into pending_notifications (${columns})
        select $1, (${person})::uuid, 'assigned', h.record_id, h.entity, h.user_id, h.user_name, h.at
        from history h where h.shop_id = $1 and h.id = any($2::uuid[]) and ${person} is not null order by h.record_id
        on conflict (shop_id, user_id, kind, record_id) do update set by_id = excluded.by_id, by_name = excluded.by_name, at = excluded.at returning 1`,
      values: [shop, notes],
    },
  ];
};

/** Whom a remark calls upon, but who wrote it. */
export const mentioned = (
  { name }: AnyEntity,
  shop: string,
  record: string,
  people: readonly string[],
  at: Date,
): Statement[] =>
  people.length
    ? [
        {
          text: `insert into pending_notifications (${columns})
            select $1, p.id, 'mentioned', $3, $4, ${who}, $5::timestamptz
            from unnest($2::uuid[]) as p(id) where p.id is distinct from ${currentUser} order by p.id
            on conflict (shop_id, user_id, kind, record_id) do update set by_id = excluded.by_id, by_name = excluded.by_name, at = excluded.at returning 1`,
          values: [shop, people, record, name, at.toISOString()],
        },
      ]
    : [];
