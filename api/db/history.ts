import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Ids, Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { linkColumns } from './select.ts';
import { Parameters } from './statement.ts';
import { changedFields, placed } from './write.ts';

const nameOfCaller = `nullif(current_setting('app.user_name', true), '')`;

/** Of the person of this transaction: id and name. */
export const who = `nullif(current_setting('app.user_id', true), '')::uuid, ${nameOfCaller}`;

export const callerName: Statement = { text: `select ${nameOfCaller}`, values: [] };

export const historyActions = [
  'create',
  'update',
  'transition',
  'delete',
  'restore',
  'import',
  'undo',
  'support',
  'merge',
  'unmerge',
] as const;
export type HistoryAction = (typeof historyActions)[number];
export type HistoryStamp = { ids: Ids; at: Date; importId?: string | null };

/** One audit row for each record, without particulars: created, deleted, restored. */
export const eventStatement = (
  entity: AnyEntity,
  action: HistoryAction,
  shop: string,
  records: readonly string[],
  { ids, at, importId = null }: HistoryStamp,
): Statement => ({
  text: `insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, import_id)
    select $1, r.id, $3, r.record, $4, $5::timestamptz, ${who}, $6::uuid
    from unnest($2::uuid[], $7::uuid[]) as r(id, record) returning 1`,
  values: [shop, records.map(() => ids.next()), entity.name, action, at.toISOString(), importId, records],
});

/** What a field was and what it became. */
export type Changes = Record<string, readonly [unknown, unknown]>;

/** One audit row of what is kept elsewhere than in the entity's own table. */
export const noteStatement = (
  entity: AnyEntity,
  action: HistoryAction,
  shop: string,
  record: string,
  changes: Changes,
  { ids, at }: HistoryStamp,
): Statement => ({
  text: `insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, changes)
    values ($1, $2, $3, $4, $5, $6::timestamptz, ${who}, $7::jsonb)`,
  values: [shop, ids.next(), entity.name, record, action, at.toISOString(), JSON.stringify(changes)],
});

/**
 * Run before the change: what each field was and what it becomes, for the records that it really alters. OFFSET 0 has each of them read by
 * its key: where PostgreSQL takes the shop for a small one it would compare all of its records first.
 */
export const changeStatement = (
  entity: AnyEntity,
  action: HistoryAction,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
  { ids, at, importId = null }: HistoryStamp,
): Statement | null => {
  const parameters = new Parameters(shop);
  const keys = `${parameters.add(records.map(() => ids.next()))}::uuid[], ${parameters.add(records)}::uuid[]`;
  const [name, verb] = [parameters.add(entity.name), parameters.add(action)];
  const moment = parameters.add(at.toISOString());
  const batch = parameters.add(importId);
  const pairs = [...storedPairs(entity, changes, parameters), ...linkedPairs(entity, changes, parameters)];
  if (!pairs.length) return null;
  return parameters.statement(
    `insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, import_id, changes)
    select $1, r.id, ${name}, t.id, ${verb}, ${moment}::timestamptz, ${who}, ${batch}::uuid, d.changes
    from unnest(${keys}) as r(id, record)
    cross join lateral (select * from ${tableName(entity)} t where t.shop_id = $1 and t.id = r.record offset 0) t
    cross join lateral (select jsonb_object_agg(p.name, jsonb_build_array(p.was, p.becomes)) as changes
      from (values ${pairs.join(', ')}) as p(name, was, becomes) where p.was is distinct from p.becomes) d
    where t.deleted_at is null and d.changes is not null returning 1`,
  );
};

const storedPairs = (entity: AnyEntity, changes: Record<string, unknown>, parameters: Parameters) =>
  changedFields(entity, changes).map(
    field =>
      `('${field.name}', to_jsonb(t.${field.column}), to_jsonb(${placed(field, changes[field.name], parameters)}))`,
  );

const linkedPairs = (entity: AnyEntity, changes: Record<string, unknown>, parameters: Parameters) =>
  Object.values(entity.info)
    .filter(({ kind, name }) => kind === 'refs' && Object.hasOwn(changes, name))
    .map(info => {
      const { table, own, other } = linkColumns(entity, info);
      const becomes = parameters.add(JSON.stringify([...(changes[info.name] as string[])].sort()));
      return `('${info.name}', (select coalesce(jsonb_agg(l.${other} order by l.${other}), '[]') from ${table} l where l.shop_id = $1 and l.${own} = t.id), ${becomes}::jsonb)`;
    });
