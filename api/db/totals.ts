import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { totalFields, totalsOf } from '../../schema/kit/totalsOf.ts';
import type { Statement } from '../ports.ts';
import { storedField, tableName } from './columns.ts';
import { recordsStatement } from './transition.ts';
import type { Row } from './write.ts';

/** Keeps what locked records come to, after all of what that is reckoned from is written. The history has no part in it: it follows. */
export const totalsStatements = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => {
  if (!entity.totals || !ids.length) return [];
  const next: Statement['next'] = ({ rows }) => {
    const records = JSON.parse(rows[0]![0]!) as Row[];
    return [
      keep(
        entity,
        shop,
        records.map(record => ({ ...totalsOf(entity, record), id: record.id })),
      ),
    ];
  };
  return [{ ...recordsStatement(entity, shop, ids), next }];
};

const keep = (entity: AnyEntity, shop: string, rows: readonly Row[]): Statement => {
  const totals = totalFields(entity).map(name => storedField(entity, name)!);
  const [kept, given] = [totals.map(({ column }) => `t.${column}`), totals.map(({ name }) => `r."${name}"`)];
  return {
    text: `update ${tableName(entity)} t set ${totals.map(({ column, name }) => `${column} = r."${name}"`).join(', ')}
      from json_to_recordset($2::json) as r(id uuid, ${totals.map(({ name, type }) => `"${name}" ${type}`).join(', ')})
      where t.shop_id = $1 and t.id = r.id and (${kept.join(', ')}) is distinct from (${given.join(', ')})`,
    values: [shop, JSON.stringify(rows)],
  };
};
