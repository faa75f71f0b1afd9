import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { memo } from '../../schema/kit/memo.ts';
import type { Statement, Value } from '../ports.ts';
import { recordset, recordsetValues, storedFields, tableName, type StoredField } from './columns.ts';
import { linkColumns, replySelect, replySelectOverShops } from './select.ts';
import { currentUser } from './settings.ts';
import { lockNames, rowName } from './locks.ts';
import { isLive, isRestorable, ofMine, Parameters } from './statement.ts';

export type Row = { id: string } & Record<string, unknown>;

export const insertStatement = (entity: AnyEntity, shop: string, rows: readonly Row[], at: Date): Statement => ({
  text: insertText(entity),
  values: [shop, JSON.stringify(rows), at.toISOString()],
});

const insertText = memo((entity: AnyEntity) => {
  const columns = storedFields(entity).map(({ column }) => column);
  const moments = entity.link ? ['created_at'] : ['created_at', 'updated_at'];
  const [owner, me] = entity.personal ? [['user_id'], [currentUser]] : [[], []];
  return `insert into ${tableName(entity)} (shop_id, id, ${[...owner, ...columns, ...moments].join(', ')})
    select $1, r.id, ${[...me, ...recordsetValues(entity), ...moments.map(() => '$3::timestamptz')].join(', ')}
    from ${recordset(entity, '$2')}
    ${entity.link ? 'on conflict do nothing ' : ''}returning id`;
});

/**
 * The rows that a change may touch, locked in one order. Stops with TS404 when one is not there, or with TS400 at the
 * body's field that `named` it. No weaker lock may come before: two calls would wait for each other.
 */
export const lockStatements = (
  entity: AnyEntity,
  shop: string,
  ids: readonly string[],
  { deleted = false, named = '' } = {},
): Statement[] => {
  const table = tableName(entity);
  const byName = entity.space === 'platform' || entity.space === 'itself';
  return [
    ...(byName ? [lockNames(ids.map(id => rowName(table, id)))] : []),
    {
      text: `select refuse_unless((select count(*) from (select t.id from ${table} t
        where t.shop_id = $1${ofMine(entity)} and t.id = any($2::uuid[]) and t.deleted_at is ${deleted ? `not null${isRestorable(entity)}` : 'null'} order by t.id${byName ? '' : ' for update'}) l) = $3::integer, $4, $5)`,
      values: [shop, ids, ids.length, named ? 'TS400' : 'TS404', named],
    },
  ];
};

/** Stops with TS409 `version` when the record is no longer the one that was read. */
export const versionStatement = (entity: AnyEntity, shop: string, id: string, version: number): Statement => ({
  text: `select refuse_unless(exists (select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2 and t.version = $3), 'TS409', 'version')`,
  values: [shop, id, version],
});

/** Changes the stored fields named in `changes`, which may be none, of all the ids alike. */
export const updateStatement = (
  entity: AnyEntity,
  shop: string,
  ids: readonly string[],
  changes: Record<string, unknown>,
  at: Date,
): Statement => {
  const parameters = new Parameters(shop);
  const wanted = parameters.add(ids);
  const moment = parameters.add(at.toISOString());
  const sets = changedFields(entity, changes).map(
    field => `${field.column} = ${placed(field, changes[field.name], parameters)}`,
  );
  return parameters.statement(
    `update ${tableName(entity)} t set ${[...sets, `updated_at = ${moment}::timestamptz`, 'version = t.version + 1'].join(', ')}
    where t.shop_id = $1 and t.id = any(${wanted}::uuid[]) and ${isLive('t')}`,
  );
};

export const changedFields = (entity: AnyEntity, changes: Record<string, unknown>) =>
  storedFields(entity).filter(({ name }) => Object.hasOwn(changes, name));

/** A value that rises by so many percent of what it is, to what the column can hold. */
export class Raised {
  readonly percent: number;
  constructor(percent: number) {
    this.percent = percent;
  }
}

/** What the field becomes, of a row `t`. */
export const placed = ({ column, type }: StoredField, value: unknown, parameters: Parameters) =>
  value instanceof Raised
    ? `(t.${column} * (100 + ${parameters.add(value.percent)}::numeric) / 100)::${type}`
    : `${parameters.add(parameter(value))}::${type}`;

const parameter = (value: unknown): Value => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) && value.every(item => typeof item === 'string') ? value : JSON.stringify(value);
};

export const setDeleted = (
  entity: AnyEntity,
  shop: string,
  ids: readonly string[],
  at: Date,
  deleted: boolean,
): Statement => ({
  text: `update ${tableName(entity)} t set deleted_at = ${deleted ? '$3::timestamptz' : 'null'}, updated_at = $3::timestamptz, version = t.version + 1
    where t.shop_id = $1 and t.id = any($2::uuid[])`,
  values: [shop, ids, at.toISOString()],
});

/** One record as a reply shows it; no row when it is not there. */
export const recordStatement = (entity: AnyEntity, shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (${replySelect(entity)}
    where t.shop_id = $1${ofMine(entity)} and t.id = $2${entity.link ? '' : ` and ${isLive('t')}`}) r`,
  values: [shop, id],
});

/** The same of whichever shop, for who reads over all of them. */
export const recordOverShops = (entity: AnyEntity, id: string): Statement => ({
  text: `select row_to_json(r) from (${replySelectOverShops(entity)}
    where t.id = $1${entity.link ? '' : ` and ${isLive('t')}`}) r`,
  values: [id],
});

/** Makes `other` the whole list of what each of the records is linked with through a many-references field. */
export const linkStatements = (
  entity: AnyEntity,
  field: string,
  shop: string,
  links: readonly Link[],
  at: Date,
): Statement[] => {
  const { table, own, other } = linkColumns(entity, entity.info[field]!);
  return [
    {
      text: `delete from ${table} l where l.shop_id = $1 and l.${own} = any($2::uuid[]) and not exists (
        select 1 from json_to_recordset($3::json) as r(own uuid, other uuid) where r.own = l.${own} and r.other = l.${other})`,
      values: [shop, [...new Set(links.map(({ own }) => own))], JSON.stringify(links.filter(({ other }) => other))],
    },
    addLinks(table, own, other, shop, links, at),
  ];
};

/** `other` null says only that `own` is linked with nothing else. */
export type Link = { id: string; own: string; other: string | null };

export const addLinks = (
  table: string,
  own: string,
  other: string,
  shop: string,
  links: readonly Link[],
  at: Date,
): Statement => ({
  text: `insert into ${table} (shop_id, id, ${own}, ${other}, created_at)
    select $1, r.id, r.own, r.other, $3::timestamptz from json_to_recordset($2::json) as r(id uuid, own uuid, other uuid)
    where r.other is not null on conflict do nothing returning 1`,
  values: [shop, JSON.stringify(links), at.toISOString()],
});
