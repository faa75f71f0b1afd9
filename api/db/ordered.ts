import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { snake } from './table.ts';
import type { Row } from './write.ts';

/** New records of an order that people make are its last, in the order of `rows`, unless they say where they stand. */
export const placedLast = (entity: AnyEntity, shop: string, rows: readonly Row[]): Statement[] => {
  const place = entity.ordered ?? entity.tree?.position;
  const records = place ? rows.filter(row => row[place] == null).map(({ id }) => id) : [];
  if (!place || !records.length) return [];
  const [table, position] = [tableName(entity), snake(place)];
  return [
    {
      text: `update ${table} t set ${position} = m.last + r.place
        from unnest($2::uuid[]) with ordinality as r(id, place),
          (select coalesce(max(o.${position}), 0) as last from ${table} o where o.shop_id = $1) m
        where t.shop_id = $1 and t.id = any($2::uuid[]) and t.id = r.id`,
      values: [shop, records],
    },
  ];
};

/** The places that the shop's records have. */
export const placesStatement = (entity: AnyEntity, shop: string): Statement => ({
  text: `select t.id, t.${snake(entity.ordered!)} from ${tableName(entity)} t where t.shop_id = $1 and t.deleted_at is null`,
  values: [shop],
});
