import { invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { figuresTooLarge } from '../../schema/kit/figuresTooLarge.ts';
import { linesOf } from '../../schema/kit/lineEntity.ts';
import { reckon, reckonedOf, totalFields } from '../../schema/kit/totalsOf.ts';
import type { Statement } from '../ports.ts';
import { storedField, tableName } from './columns.ts';
import { recordsStatement } from './transition.ts';
import type { Row } from './write.ts';

/** Keeps what locked records and their lines come to, after all of what that is reckoned from is written. The history has no part in it: it follows. */
export const totalsStatements = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => {
  if (!entity.totals || !ids.length) return [];
  const next: Statement['next'] = ({ rows }) => {
    const records = (JSON.parse(rows[0]![0]!) as Row[]).map(record => withTotals(entity, record));
    return [
      keep(entity, totalFields(entity), shop, records),
      ...linesOf(entity).flatMap(({ field, lines }) => {
        const all = records.flatMap(record => linesIn(record, field.name));
        return reckonedOf(field).length && all.length ? [keep(lines, reckonedOf(field), shop, all)] : [];
      }),
    ];
  };
  return [{ ...recordsStatement(entity, shop, ids), next }];
};

/** The record with its totals, and its lines with their figures. Throws a 400 for a figure that its column does not hold. */
export const withTotals = (entity: AnyEntity, record: Row): Row => {
  if (!entity.totals) return record;
  const reckoned = reckon(entity, record);
  const problems = figuresTooLarge(entity, reckoned);
  if (problems) throw invalid(problems);
  const { totals, lines } = reckoned;
  const withLines = Object.entries(lines).map(([name, each]) => [
    name,
    linesIn(record, name).map((line, n) => ({ ...line, ...each[n] })),
  ]);
  return { ...record, ...totals, ...Object.fromEntries(withLines) } as Row;
};

const linesIn = (record: Row, name: string) => (record[name] ?? []) as Row[];

const keep = (entity: AnyEntity, names: readonly string[], shop: string, rows: readonly Row[]): Statement => {
  const figures = names.map(name => storedField(entity, name)!);
  const [kept, given] = [figures.map(({ column }) => `t.${column}`), figures.map(({ name }) => `r."${name}"`)];
  return {
    text: `update ${tableName(entity)} t set ${figures.map(({ column, name }) => `${column} = r."${name}"`).join(', ')}
      from json_to_recordset($2::json) as r(id uuid, ${figures.map(({ name, type }) => `"${name}" ${type}`).join(', ')})
      where t.shop_id = $1 and t.id = any($3::uuid[]) and t.id = r.id and (${kept.join(', ')}) is distinct from (${given.join(', ')})`,
    values: [
      shop,
      JSON.stringify(rows.map(row => Object.fromEntries(['id', ...names].map(name => [name, row[name]])))),
      rows.map(({ id }) => id as string),
    ],
  };
};
