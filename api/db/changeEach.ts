import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { storedFields, tableName } from './columns.ts';
import { changedLinks, linkedPair, noteChanges, storedPair, touch, type Occasion } from './history.ts';
import { isLive, Parameters } from './statement.ts';
import { linkStatements, type Row } from './write.ts';

/** Changes the same fields of each row, to values of its own, with their audit rows. Run after the rows are locked, and what they are to refer to. */
export const changeEach = (
  entity: AnyEntity,
  shop: string,
  rows: readonly Row[],
  fields: readonly string[],
  occasion: Occasion,
): Statement[] => {
  const named = Object.fromEntries(fields.map(name => [name, null]));
  const stored = storedFields(entity).filter(({ name }) => fields.includes(name));
  const links = changedLinks(entity, named);
  const columns = [
    ...stored.map(({ name, type }) => `"${name}" ${type}`),
    ...links.map(({ name }) => `"${name}" jsonb`),
  ];
  const given = rows.map(({ id: record, ...values }) => ({ id: occasion.ids.next(), record, ...values }));
  const recordset = (parameters: Parameters) =>
    `json_to_recordset(${parameters.add(JSON.stringify(given))}::json) as r(id uuid, record uuid, ${columns.join(', ')})`;
  const [noting, writing] = [new Parameters(shop), new Parameters(shop)];
  const pairs = [
    ...stored.map(field => storedPair(field, `to_jsonb(r."${field.name}")`)),
    ...links.map(info => linkedPair(entity, info, `r."${info.name}"`)),
  ];
  touch(
    occasion,
    entity,
    rows.map(({ id }) => id),
  );
  const keys = recordset(noting);
  const sets = [...stored.map(({ name, column }) => `${column} = r."${name}"`), 'version = t.version + 1'];
  return [
    ...noteChanges(entity, 'update', noting, { keys, rows: given.map(({ id }) => id), fields, pairs, occasion }),
    writing.statement(
      `update ${tableName(entity)} t set ${sets.join(', ')}, updated_at = ${writing.add(occasion.at.toISOString())}::timestamptz
      from ${recordset(writing)} where t.shop_id = $1 and t.id = any(${writing.add(rows.map(({ id }) => id))}::uuid[]) and t.id = r.record and ${isLive('t')}`,
    ),
    ...links.flatMap(({ name }) => linkStatements(entity, name, shop, linksOf(rows, name, occasion), occasion.at)),
  ];
};

const linksOf = (rows: readonly Row[], name: string, { ids }: Occasion) =>
  rows.flatMap(row => {
    const others = row[name] as string[];
    return (others.length ? others : [null]).map(other => ({ id: ids.next(), own: row.id, other }));
  });
