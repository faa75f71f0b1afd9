import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { intoLines, isThrough, throughOf } from '../../schema/kit/through.ts';
import { tableName } from './columns.ts';
import { documentColumn } from './lines.ts';
import { entityOf } from './select.ts';
import { snake } from './table.ts';

/** Where the field at the end of a path stands: in the record, read as the row `t`, or in its lines, read as `l`; `name`: what is left of the path there. */
export type Standing = { of: 't' | 'l'; entity: AnyEntity; name: string };

export const standing = (entity: AnyEntity, path: string): Standing => {
  const into = intoLines(entity, path);
  return into
    ? { of: 'l', entity: linesIn(entity, into.lines.name).lines, name: into.rest }
    : { of: 't', entity, name: path };
};

/** SQL: `l` is one of the lines of `t`. */
const isItsLine = `l.shop_id = $1 and l.${documentColumn} = t.id`;
export const joinLines = (lines: AnyEntity): string => ` join ${tableName(lines)} l on ${isItsLine}`;
/** Records with a line that fulfils `holds`, which speaks of `l`. */
export const withLine = (lines: AnyEntity, holds: string): string =>
  `exists (select 1 from ${tableName(lines)} l where ${isItsLine} and ${holds})`;

/** How `productId.categoryId` of a row is read: as the column of `r`, the record that it refers to. */
export type ReadThrough = { own: string; table: string; column: string; field: FieldInfo };

export const readThrough = (entity: AnyEntity, path: string): ReadThrough | undefined => {
  const found = isThrough(path) ? throughOf<AnyEntity>(entity, path, entityOf) : undefined;
  if (!found) return undefined;
  const { by, target, field } = found;
  return { own: snake(by.name), table: tableName(target), column: snake(field.name), field };
};

/** Rows whose record fulfils `holds`, which speaks of `r`. */
export const referringTo = ({ own, table }: ReadThrough, holds: string, of: Standing['of'] = 't'): string =>
  `${of}.${own} in (select r.id from ${table} r where r.shop_id = $1 and ${holds})`;

/** The record itself, or nothing where there is none. */
export const joinThrough = ({ own, table }: ReadThrough, of: Standing['of']): string =>
  ` left join ${table} r on r.shop_id = $1 and r.id = ${of}.${own}`;
