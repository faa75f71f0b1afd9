import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { linesOf } from '../../schema/kit/lineEntity.ts';
import type { Statement } from '../ports.ts';
import { storedField, storedFields, tableName } from './columns.ts';
import { referrers } from './guards.ts';
import { linkedNow } from './history.ts';
import { linesNow } from './lines.ts';
import { entityOf, linkColumns } from './select.ts';
import { isRestorable } from './statement.ts';
import { snake } from './table.ts';
import { sameAs } from './tree.ts';

/**
 * Locks what records are to refer to again against deletion, and tells which of it is there: `ids`, and what the records `back` refer to,
 * which come out of the trash; `by`: the column by which these are found.
 */
export const holdTargets = (
  entity: AnyEntity,
  field: FieldInfo,
  shop: string,
  { ids, back, by = 'id' }: { ids: readonly string[]; back: readonly string[]; by?: string },
): Statement => ({
  text: `select e.id from ${tableName(entityOf(field.target!))} e where e.shop_id = $1 and e.deleted_at is null and e.id = any(array(
    select unnest($2::uuid[])${field.kind === 'ref' ? ` union select t.${snake(field.name)} from ${tableName(entity)} t where t.shop_id = $1 and t.${by} = any($3::uuid[])` : ''})) order by e.id${field.name === entity.tree?.parent ? '' : ' for share'}`,
  values: [shop, ids, ...(field.kind === 'ref' ? [back] : [])],
});

/** Wherever they are, in one order. */
export const lockAny = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement => ({
  text: `select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[]) order by t.id for update`,
  values: [shop, ids],
});

/** Id, whether in the trash, title, and every field that the history keeps, in the form in which it does. */
export const statesOf = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement => {
  const stored = storedFields(entity).map(({ name, column }) => `t.${column} as "${name}"`);
  const links = Object.values(entity.info)
    .filter(({ kind }) => kind === 'refs')
    .map(info => `${linkedNow(entity, info)} as "${info.name}"`);
  const lines = linesOf(entity).map(each => `${linesNow(each)} as "${each.field.name}"`);
  return {
    text: `select t.id, t.deleted_at is not null, to_json(t.${snake(entity.title)}), (select row_to_json(r) from (select ${[...stored, ...links, ...lines].join(', ')}) r)
      from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])${isRestorable(entity)}`,
    values: [shop, ids],
  };
};

/** Those of the records that are taken back already. */
export const undoneOf = (shop: string, change: string, ids: readonly string[]): Statement => ({
  text: 'select distinct u.record_id from history u where u.shop_id = $1 and u.undoes_id = $2 and u.record_id = any($3::uuid[])',
  values: [shop, change, ids],
});

/**
 * What other changes did to each record after `first`, the first that this one did, newest first: record, whose name, whether somebody
 * else's, the fields. An import comes back to its records, for their pictures or rows that were mended.
 */
export const changesSince = (
  entity: AnyEntity,
  shop: string,
  change: string,
  records: readonly { id: string; first: string }[],
): Statement => ({
  text: `select h.record_id, h.user_name, h.user_id is distinct from nullif(current_setting('app.user_id', true), '')::uuid,
      (select json_agg(k) from jsonb_object_keys(h.changes) k)
    from unnest($2::uuid[], $3::uuid[]) as r(record, first)
      cross join lateral (select * from history h where h.shop_id = $1 and h.record_id = r.record and h.entity = $4 and h.id > r.first and h.change_id is distinct from $5 order by h.id desc limit 20) h
    order by h.id desc`,
  values: [shop, records.map(({ id }) => id), records.map(({ first }) => first), entity.name, change],
});

/** Each statement tells those of the records that live records refer to, or are linked with. */
export const usedStatements = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => [
  ...referrers(entity).map(({ user, table, column, live }) => ({
    text: `select distinct u.${column} from ${table} u where u.shop_id = $1 and u.${column} = any($2::uuid[]) and ${live}${user.name === entity.name ? ' and u.id <> all($2::uuid[])' : ''}`,
    values: [shop, ids],
  })),
  ...linkedFrom(entity).map(({ user, field }) => {
    const { table, own, other } = linkColumns(user, field);
    return {
      text: `select distinct l.${other} from ${table} l join ${tableName(user)} u on u.shop_id = $1 and u.id = l.${own}
        where l.shop_id = $1 and l.${other} = any($2::uuid[]) and u.deleted_at is null`,
      values: [shop, ids],
    };
  }),
];

/** The fields by which other entities' records are linked with this one's. */
const linkedFrom = (entity: AnyEntity) =>
  Object.values(entities as Record<string, AnyEntity>).flatMap(user =>
    Object.values(user.info)
      .filter(({ kind, target }) => kind === 'refs' && target === entity.name)
      .map(field => ({ user, field })),
  );

/** Those of the rows whose `fields`, which no two records share, another record has. */
export const takenBy = (
  entity: AnyEntity,
  shop: string,
  fields: readonly string[],
  rows: readonly ({ id: string } & Record<string, unknown>)[],
): Statement => {
  const keys = fields.map(name => storedField(entity, name)!);
  return {
    text: `select r.id from json_to_recordset($2::json) as r(id uuid, ${keys.map(({ name, type }) => `"${name}" ${type}`).join(', ')})
      join ${tableName(entity)} t on t.shop_id = $1 and ${keys.map(({ name, column }) => `t.${column} ${sameAs(entity, name)} r."${name}"`).join(' and ')}
      where t.deleted_at is null and t.id <> r.id`,
    values: [shop, JSON.stringify(rows)],
  };
};
