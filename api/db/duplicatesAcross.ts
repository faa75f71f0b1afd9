import { frontDigits } from '../../schema/kit/checks.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { storedField, tableName } from './columns.ts';

/** As numbers are kept that came with the country's or the trunk's digits in front, and without. */
const prefixes = ['', ...frontDigits];
const known = prefixes.map(prefix => `'${prefix}'`).join(', ');
const withoutPrefix = (number: string) => `case when left(${number}, -10) in (${known}) then right(${number}, 10) end`;

/**
 * `k, ids, n` of records where the number in one field of the one is the number in the other field of the other. Read off the first field,
 * which few records have, then each number in the index of either.
 */
export const numbersAcross = (
  entity: AnyEntity,
  [one, other]: readonly [string, string],
  { same, having }: { same: readonly string[]; having: readonly string[] },
): string => {
  const table = tableName(entity);
  const column = (name: string) => storedField(entity, name)!.column;
  const [long, short] = [column(one), column(other)];
  const number = withoutPrefix(`p.${long}`);
  const live = (t: string) => `${t}.shop_id = $1 and ${t}.deleted_at is null`;
  const written = prefixes.map(prefix => `'${prefix}' || k.k`).join(', ');
  const [isLong, isShort] = [`t.${long} = any(array[${written}])`, `t.${short} = k.k`];
  return `select k.k, s.ids, s.n
    from (select distinct ${number} as k from ${table} p where ${live('p')} and p.${long} is not null
      and exists (select 1 from ${table} t where ${live('t')} and t.${short} = ${number} and t.id <> p.id)) k
    cross join lateral (select array_agg(t.id order by t.id) as ids, count(*) as n
      from (select t.id from ${table} t where ${live('t')} and ${isLong}
        union select t.id from ${table} t where ${live('t')} and ${isShort}) i
      join ${table} t on t.shop_id = $1 and t.id = i.id
      group by ${same.length ? same.join(', ') : '()'}
      having ${['count(*) > 1', `bool_or(${isLong})`, `bool_or(${isShort})`, ...having].join(' and ')}) s`;
};
