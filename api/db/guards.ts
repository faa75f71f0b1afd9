import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { lineReferences, linesOf } from '../../schema/kit/lineEntity.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import { mostCounted } from '../../schema/kit/states.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { documentColumn } from './lines.ts';
import { parentsFirst } from './parentsFirst.ts';
import { entityOf, isPerson, linkColumns } from './select.ts';
import { isLive } from './statement.ts';
import { snake } from './table.ts';

/** Stops with TS400 and the field's name when one of `ids` is no live record of `target`; locks them against deletion. `isOwn`: in its tree, which is locked. `among`: as the field has it. */
export const mustExist = (
  field: string,
  target: string,
  shop: string,
  ids: readonly string[],
  { isOwn = false, among = {} }: { isOwn?: boolean; among?: FieldInfo['among'] } = {},
): Statement => {
  const chosen = Object.entries(among).map(([name, value]) => ` and e.${snake(name)} = '${value}'`);
  const entity = entityOf(target);
  // A row of a reference table is not locked: whoever deletes it looks for what refers to it.
  const lock = entity.space === 'platform' || isOwn ? '' : ' for share';
  return {
    text: `select refuse_unless((select count(*) from (select e.id from ${tableName(entity)} e
      where e.shop_id = $1 and e.id = any($2::uuid[]) and ${isLive('e')}${chosen.join('')} order by e.id${lock}) f) = $3::integer, 'TS400', $4)`,
    values: [shop, ids, ids.length, field],
  };
};

/** The same of people, of whom no row is locked: whoever has left stays where `records` name them already, and nowhere else. */
const mustBeOfShop = (
  entity: AnyEntity,
  { name, target }: FieldInfo,
  shop: string,
  ids: readonly string[],
  records: readonly string[],
): Statement => ({
  text: `select refuse_unless((select count(*) from ${tableName(entityOf(target!))} e where e.shop_id = $1 and e.id = any($2::uuid[])
    and (e.deleted_at is null or exists (select 1 from ${tableName(entity)} t
      where t.shop_id = $1 and t.id = any($5::uuid[]) and t.${snake(name)} = e.id))) = $3::integer, 'TS400', $4)`,
  values: [shop, ids, ids.length, name, records],
});

/**
 * For every reference that the rows name, in their lines too; `records` are what they change. Stops at the first line that leads nowhere
 * with TS400 and its place: `lines.2.productId`. What is referred to is locked in the one order of all.
 */
export const referenceGuards = (
  entity: AnyEntity,
  shop: string,
  rows: readonly Record<string, unknown>[],
  records: readonly string[] = [],
): Statement[] =>
  [...fieldGuards(entity, shop, rows, records), ...lineGuards(entity, shop, rows, records)]
    .toSorted((one, other) => parentsFirst(one.target, other.target))
    .map(({ statement }) => statement);

type Guard = { target: AnyEntity; statement: Statement };

const fieldGuards = (
  entity: AnyEntity,
  shop: string,
  rows: readonly Record<string, unknown>[],
  records: readonly string[],
): Guard[] =>
  Object.values(entity.info).flatMap(info => {
    const { name, kind, among } = info;
    if ((kind !== 'ref' && kind !== 'refs') || isTakenOver(entity, name)) return [];
    const ids = [...new Set(rows.flatMap(row => (row[name] ?? []) as string | string[]))];
    if (!ids.length) return [];
    const isOwn = name === entity.tree?.parent;
    const statement = isPerson(info)
      ? mustBeOfShop(entity, info, shop, ids, records)
      : mustExist(name, info.target!, shop, ids, { isOwn, ...(among && { among }) });
    return [{ target: entityOf(info.target!), statement }];
  });

/** The party of another document, which may have been erased since. */
const isTakenOver = (entity: AnyEntity, field: string): boolean => {
  const parties = frozenParties(entity);
  return Boolean(parties?.from) && parties?.other === field;
};

const lineGuards = (
  entity: AnyEntity,
  shop: string,
  rows: readonly Record<string, unknown>[],
  records: readonly string[],
): Guard[] =>
  linesOf(entity).flatMap(({ field, lines }) => {
    const sent = rows.flatMap(row => (row[field.name] ?? []) as Record<string, unknown>[]);
    return lineReferences(lines).flatMap((info): Guard[] => {
      const { name, target } = info;
      const ids = sent.map(line => (line[name] ?? null) as string | null);
      if (!ids.some(Boolean)) return [];
      const of = entityOf(target!);
      const held = isPerson(info) ? peopleHeld(lines, info, records) : recordsHeld(of);
      return [{ target: of, statement: mustExistInLines([`${field.name}.`, `.${name}`], held, shop, ids) }];
    });
  });

/** Found by their ids first: joined with the references alone, all of a shop's records would be read. */
const recordsHeld = (target: AnyEntity): Held => ({
  text: `select e.id from ${tableName(target)} e where e.shop_id = $1 and e.id = any($5::uuid[]) and ${isLive('e')} order by e.id for share`,
  values: [],
});

/** Who left the shop stays where a line of the document names them. */
const peopleHeld = (lines: AnyEntity, { name, target }: FieldInfo, records: readonly string[]): Held => ({
  text: `select e.id from ${tableName(entityOf(target!))} e where e.shop_id = $1 and e.id = any($5::uuid[])
      and (e.deleted_at is null or exists (select 1 from ${tableName(lines)} l
        where l.shop_id = $1 and l.${documentColumn} = any($6::uuid[]) and l.${snake(name)} = e.id))`,
  values: [records],
});

type Held = { text: string; values: readonly (readonly string[])[] };

const mustExistInLines = (
  [before, after]: readonly [string, string],
  held: Held,
  shop: string,
  ids: readonly (string | null)[],
): Statement => ({
  text: `with held as materialized (${held.text})
    select refuse_unless(m.n is null, 'TS400', $3 || (m.n - 1) || $4) from (
      select min(r.n) as n from json_array_elements_text($2::json) with ordinality as r(id, n)
      where r.id is not null and r.id::uuid not in (select h.id from held h)) m`,
  values: [shop, JSON.stringify(ids), before, after, [...new Set(ids.filter(id => id !== null))], ...held.values],
});

/** Stops with TS404 and the entity's name when the record that the path names is not there. */
export const parentGuard = (target: string, shop: string, id: string): Statement => ({
  text: `select refuse_unless(exists (select 1 from ${tableName(entityOf(target))} e where e.shop_id = $1 and e.id = $2 and ${isLive('e')}), 'TS404', $3)`,
  values: [shop, id, target],
});

/** The same, and locks it against deletion: for what is about to be linked with it. */
export const heldParent = (target: string, shop: string, id: string): Statement => ({
  text: `select refuse_unless(exists (select 1 from ${tableName(entityOf(target))} e where e.shop_id = $1 and e.id = $2 and ${isLive('e')} for share), 'TS404', $3)`,
  values: [shop, id, target],
});

/** Locks what the records are linked with against deletion, before they are linked again. */
export const heldLinks = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] =>
  Object.values(entity.info)
    .filter(({ kind }) => kind === 'refs')
    .map(field => {
      const { table, own, other } = linkColumns(entity, field);
      return {
        text: `select 1 from ${tableName(entityOf(field.target!))} e where e.shop_id = $1 and e.id = any(array(
          select l.${other} from ${table} l where l.shop_id = $1 and l.${own} = any($2::uuid[]))) order by e.id for share`,
        values: [shop, records],
      };
    });

/** Stops with TS404 when one of the records belongs to another parent than the path names. */
export const childGuard = (
  entity: AnyEntity,
  field: string,
  shop: string,
  ids: readonly string[],
  parent: string,
): Statement => ({
  text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(field)} <> $3), 'TS404', '')`,
  values: [shop, ids, parent],
});

/** Stops with TS404 when one of the records is none of those that the view shows. */
export const viewGuard = (entity: AnyEntity, field: string, shop: string, ids: readonly string[]): Statement => ({
  text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[]) and not t.${snake(field)}), 'TS404', $3)`,
  values: [shop, ids, entity.name],
});

/** Stops with TS409, the users' entity name and how many they are at the first kind of live records elsewhere that refer to one of these. Child records and links go along and do not count. */
export const unusedGuards = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => {
  const users = referrers(entity).map(
    ({ user, table, column, live }) => `select '${user.name}' as name, (select count(*) from (select 1 from ${table} u
      where u.shop_id = $1 and u.${column} = any($2::uuid[]) and ${live}${elsewhere(entity, user)} limit ${mostCounted + 1}) c) as count`,
  );
  if (!users.length) return [];
  const text = `select refuse_unless(u.count = 0, 'TS409', u.name || ':' || u.count) from (${users.join(' union all ')}) u`;
  return [{ text, values: [shop, ids] }];
};

/** What goes along with the records hinders none of them. */
const elsewhere = (entity: AnyEntity, user: AnyEntity, row = 'u') =>
  user.name === entity.name ? ` and ${row}.id <> all($2::uuid[])` : '';

/** Where rows `u` refer to an entity's records: they count while they, or the documents whose lines they are, are there. */
type Referrer = { user: AnyEntity; table: string; column: string; live: string };

/** What the server alone keeps about other records, as it counts them, hinders nobody: no person could take it away first. */
const isCounted = ({ permissions, madeBy, actions }: AnyEntity): boolean =>
  Object.keys(permissions).every(verb => verb === 'list') && !madeBy && !actions;

/** Live references count: parts and links go along. */
export const referrers = (entity: AnyEntity): Referrer[] =>
  Object.values(entities as Record<string, AnyEntity>).flatMap(user => [
    ...Object.values(user.info)
      .filter(
        ({ kind, target, name }) =>
          kind === 'ref' && target === entity.name && !user.link && !isCounted(user) && !user.path.includes(`:${name}`),
      )
      .map(({ name }) => ({ user, table: tableName(user), column: snake(name), live: 'u.deleted_at is null' })),
    ...linesOf(user).flatMap(({ lines }) =>
      lineReferences(lines)
        .filter(({ target }) => target === entity.name)
        .map(({ name }) => ({
          user,
          table: tableName(lines),
          column: snake(name),
          live: `exists (select 1 from ${tableName(user)} d where d.shop_id = $1 and d.id = u.${documentColumn} and ${isLive('d')})`,
        })),
    ),
  ]);

/** Stops with TS409 and `deleted:<field>` when what the trashed records refer to was deleted as well. */
export const liveReferenceGuards = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => [
  ...Object.values(entity.info)
    .filter(({ kind }) => kind === 'ref')
    .map(({ name, target }) => ({
      text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t join ${tableName(entityOf(target!))} e on e.shop_id = $1 and e.id = t.${snake(name)}
        where t.shop_id = $1 and t.id = any($2::uuid[]) and e.deleted_at is not null${elsewhere(entity, entityOf(target!), 'e')}), 'TS409', $3)`,
      values: [shop, ids, `deleted:${name}`],
    })),
  ...linesOf(entity).flatMap(({ field, lines }) =>
    lineReferences(lines).map(({ name, target }) => ({
      text: `select refuse_unless(not exists (select 1 from ${tableName(lines)} l join ${tableName(entityOf(target!))} e on e.shop_id = $1 and e.id = l.${snake(name)}
        where l.shop_id = $1 and l.${documentColumn} = any($2::uuid[]) and e.deleted_at is not null), 'TS409', $3)`,
      values: [shop, ids, `deleted:${field.name}`],
    })),
  ),
];

/** Stops with TS409 when a record is still linked with another, for deletions that leave nothing behind. */
export const unlinkedGuards = (entity: AnyEntity, shop: string, id: string): Statement[] =>
  Object.values(entity.info)
    .filter(({ kind }) => kind === 'refs')
    .map(field => {
      const { table, own } = linkColumns(entity, field);
      return {
        text: `select refuse_unless(not exists (select 1 from ${table} l where l.shop_id = $1 and l.${own} = $2), 'TS409', $3)`,
        values: [shop, id, field.target!],
      };
    });

/**
 * Stops with TS400 and `after:<field>` when something now lies before what it comes after. A change that speaks of both was judged
 * already, one of either alone only the kept record can judge.
 */
export const orderGuards = (
  entity: AnyEntity,
  shop: string,
  ids: readonly string[],
  changes: Record<string, unknown>,
): Statement[] =>
  Object.values(entity.info).flatMap(({ name, after }) =>
    after && Object.hasOwn(changes, name) !== Object.hasOwn(changes, after.field)
      ? [
          {
            text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])
              and t.${snake(name)} ${after.orSame ? '<' : '<='} t.${snake(after.field)}), 'TS400', $3)`,
            values: [shop, ids, `after:${name}`],
          },
        ]
      : [],
  );
