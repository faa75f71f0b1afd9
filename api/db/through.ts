import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { isThrough, throughOf } from '../../schema/kit/through.ts';
import { tableName } from './columns.ts';
import { entityOf } from './select.ts';
import { snake } from './table.ts';

/** How `productId.categoryId` of a row `t` is read: as the column of `r`, the record that it refers to. */
export type ReadThrough = { own: string; table: string; column: string; field: FieldInfo };

export const readThrough = (entity: AnyEntity, path: string): ReadThrough | undefined => {
  const found = isThrough(path) ? throughOf<AnyEntity>(entity, path, entityOf) : undefined;
  if (!found) return undefined;
  const { by, target, field } = found;
  return { own: snake(by.name), table: tableName(target), column: snake(field.name), field };
};

/** Rows whose record fulfils `holds`, which speaks of `r`. */
export const referringTo = ({ own, table }: ReadThrough, holds: string): string =>
  `t.${own} in (select r.id from ${table} r where r.shop_id = $1 and ${holds})`;

/** The record itself, or nothing where there is none. */
export const joinThrough = ({ own, table }: ReadThrough): string =>
  ` left join ${table} r on r.shop_id = $1 and r.id = t.${own}`;
