import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName, type StoredField } from '../db/columns.ts';
import { isLive } from '../db/statement.ts';
import type { Statement } from '../ports.ts';

const columnsOf = (fields: readonly StoredField[]) => ['t.id', ...fields.map(({ column }) => `t.${column}`)].join(', ');

/** Some records in the order of their ids: the id, then the text of each field. */
export const nextRows = (
  entity: AnyEntity,
  shop: string,
  fields: readonly StoredField[],
  after: string,
  most: number,
): Statement => ({
  text: `select ${columnsOf(fields)} from ${tableName(entity)} t
    where t.shop_id = $1 and t.id > $2::uuid and ${isLive('t')} order by t.id limit ${most}`,
  values: [shop, after],
});

/** The same of some records, which are locked. */
export const lockedRows = (
  entity: AnyEntity,
  shop: string,
  fields: readonly StoredField[],
  ids: readonly string[],
): Statement => ({
  text: `select ${columnsOf(fields)} from ${tableName(entity)} t
    where t.shop_id = $1 and t.id = any($2::uuid[]) and ${isLive('t')} order by t.id for update`,
  values: [shop, ids],
});

/** Names each entity that was begun, with the id up to which its records are cleaned; null when all of them are. */
export const reachedRows = (shop: string): Statement => ({
  text: 'select c.entity, c.after_id from text_cleanings c where c.shop_id = $1',
  values: [shop],
});

export const reached = (shop: string, { name }: AnyEntity, after: string | null): Statement => ({
  text: `insert into text_cleanings (shop_id, entity, after_id) values ($1, $2, $3::uuid)
    on conflict (shop_id, entity) do update set after_id = excluded.after_id`,
  values: [shop, name, after],
});
