import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import type { Occasion } from './history.ts';
import { who } from './settings.ts';
import { linkColumns } from './select.ts';
import { lockStatements } from './write.ts';

type Joining = {
  entity: AnyEntity;
  /** The many-references field that shows the links. */
  field: string;
  shop: string;
  records: readonly string[];
  /** What all of them are linked with, or no more. */
  other: string;
  /** The body's field that names the records. */
  named: string;
};

/** Links many records with one other, or takes the link from them, each with its audit row and its version. The last statement has a row for each link: a cluster counts those that were there too. */
export const joinStatements = (joining: Joining, stamp: Occasion): Statement[] => {
  const { entity, field, shop, records, other } = joining;
  const { table, own, other: column } = linkColumns(entity, entity.info[field]!);
  return [
    ...changed(joining, stamp, true),
    {
      text: `insert into ${table} (shop_id, id, ${own}, ${column}, created_at) select $1, r.id, r.record, $4::uuid, $5::timestamptz
        from unnest($2::uuid[], $3::uuid[]) as r(id, record) on conflict do nothing returning 1`,
      values: [shop, records.map(() => stamp.ids.next()), records, other, stamp.at.toISOString()],
    },
  ];
};

export const leaveStatements = (joining: Joining, stamp: Occasion): Statement[] => {
  const { entity, field, shop, records, other } = joining;
  const { table, own, other: column } = linkColumns(entity, entity.info[field]!);
  return [
    ...changed(joining, stamp, false),
    {
      text: `delete from ${table} l where l.shop_id = $1 and l.${own} = any($2::uuid[]) and l.${column} = $3::uuid returning 1`,
      values: [shop, records, other],
    },
  ];
};

/** Run before the links change: only records that theirs really does for. */
const changed = (
  { entity, field, shop, records, other, named }: Joining,
  { ids, at, change = null }: Occasion,
  joins: boolean,
): Statement[] => {
  const { table, own, other: column } = linkColumns(entity, entity.info[field]!);
  const linked = `select l.${column} as x from ${table} l where l.shop_id = $1 and l.${own} = r.record`;
  const becomes = joins ? `${linked} union select $4::uuid` : `${linked} and l.${column} <> $4::uuid`;
  const list = (rows: string) => `(select coalesce(jsonb_agg(s.x order by s.x), '[]') from (${rows}) s)`;
  const has = `exists (select 1 from ${table} l where l.shop_id = $1 and l.${own} = r.record and l.${column} = $4::uuid)`;
  return [
    ...lockStatements(entity, shop, records, { named }),
    {
      text: `insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, change_id, changes)
        select $1, r.id, $5, r.record, 'update', $6::timestamptz, ${who}, $8::uuid, jsonb_build_object($7::text, jsonb_build_array(${list(linked)}, ${list(becomes)}))
        from unnest($2::uuid[], $3::uuid[]) as r(id, record) where ${joins ? 'not ' : ''}${has} returning 1`,
      values: [shop, records.map(() => ids.next()), records, other, entity.name, at.toISOString(), field, change],
    },
    {
      text: `update ${tableName(entity)} t set updated_at = $3::timestamptz, version = t.version + 1 from unnest($2::uuid[]) as r(record)
        where t.shop_id = $1 and t.id = any($2::uuid[]) and t.id = r.record and ${joins ? 'not ' : ''}${has}`,
      values: [shop, records, at.toISOString(), other],
    },
  ];
};
