import { dayProblem } from '../../schema/kit/dayBounds.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { snake } from './table.ts';

/** A day outside the bounds may stay where the records have it, and is not given to one that has another. */
export const dayGuards = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
  at: Date,
): Statement[] =>
  Object.values(entity.info).flatMap(info => {
    const { name, kind } = info;
    const day = changes[name];
    if (kind !== 'date' || typeof day !== 'string') return [];
    const problem = dayProblem(day, shopDay(at), info);
    if (!problem) return [];
    return [
      {
        text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
          where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(name)} is distinct from $3::date), 'TS400', '${name}:${problem}')`,
        values: [shop, records, day],
      },
    ];
  });
