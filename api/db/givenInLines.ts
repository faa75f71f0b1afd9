import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { linesOf, type Lines } from '../../schema/kit/lineEntity.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { documentColumn } from './lines.ts';
import { entityOf } from './select.ts';
import { snake } from './table.ts';

/** The fields of a line that are copied from the record which its field `from` refers to. */
export type Copied = { from: string; target: AnyEntity; fields: { name: string; of: string }[] };

export const copiedIn = ({ field }: Lines): Copied[] => {
  const line = Object.values(field.line!);
  return line.flatMap(({ name: from, target }) => {
    const fields = line.flatMap(({ name, given }) => (given?.from === from ? [{ name, of: given.field ?? name }] : []));
    return fields.length ? [{ from, target: entityOf(target!), fields }] : [];
  });
};

export const givenIn = ({ field }: Lines): FieldInfo[] => Object.values(field.line!).filter(({ given }) => given);

/** One JSON array of the records, each with what lines copy of it. */
export const copiedStatement = ({ target, fields }: Copied, shop: string, ids: readonly string[]): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', e.id, ${fields.map(({ name, of }) => `'${name}', e.${snake(of)}`).join(', ')})), '[]')
    from ${tableName(target)} e where e.shop_id = $1 and e.id = any($2::uuid[]) and e.deleted_at is null`,
  values: [shop, ids],
});

/** Lines of locked documents say what the records say now. */
export const copyAnew = (entity: AnyEntity, shop: string, documents: readonly string[]): Statement[] =>
  linesOf(entity).flatMap(each =>
    copiedIn(each).map(({ from, target, fields }) => ({
      text: `update ${tableName(each.lines)} l set ${fields.map(({ name, of }) => `${snake(name)} = e.${snake(of)}`).join(', ')}
        from ${tableName(target)} e
        where l.shop_id = $1 and l.${documentColumn} = any($2::uuid[]) and e.shop_id = $1 and e.id = l.${snake(from)}`,
      values: [shop, documents],
    })),
  );
