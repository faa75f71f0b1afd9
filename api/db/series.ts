import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { financialYear, longestNumber, usualWidth, type Series } from '../../schema/kit/series.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { snake } from './table.ts';

/**
 * Gives the documents their numbers, in the order of `records`, which are named twice so that their own index finds them in a shop of any size. The last statements of a transaction: from here to its end everybody else
 * who needs a number of the series waits, and a transaction that fails leaves no gap.
 */
export const numberStatements = (
  entity: AnyEntity,
  { field, prefix }: Series,
  shop: string,
  records: readonly string[],
  at: Date,
): Statement[] => {
  const { year, name } = financialYear(at);
  const [table, number] = [tableName(entity), snake(field)];
  return [
    {
      text: `insert into number_series as s (shop_id, series, year, last) values ($1, $2, $3, $4)
        on conflict (shop_id, series, year) do update set last = s.last + excluded.last returning s.last`,
      values: [shop, entity.name, year, records.length],
    },
    {
      text: `update ${table} t set ${number} = n.prefix || $4 || lpad(n.number, greatest(n.width, length(n.number)), '0')
        from (select r.id, (s.last - $6::integer + r.place)::text as number, coalesce(p.series_prefix, '') as prefix, coalesce(p.series_width, ${usualWidth}) as width
          from number_series s cross join unnest($5::uuid[]) with ordinality as r(id, place) left join shops p on p.id = $1 and p.shop_id = $1
          where s.shop_id = $1 and s.series = $2 and s.year = $3) n
        where t.shop_id = $1 and t.id = any($5::uuid[]) and t.id = n.id`,
      values: [shop, entity.name, year, `${prefix}/${name}/`, records, records.length],
    },
    {
      text: `select refuse_unless(not exists (select 1 from ${table} t
        where t.shop_id = $1 and t.id = any($2::uuid[]) and length(t.${number}) > ${longestNumber}), 'TS409', 'numberTooLong')`,
      values: [shop, records],
    },
  ];
};

/** Of documents that get it when they are made. */
export const numbersAtFirst = (entity: AnyEntity, shop: string, records: readonly string[], at: Date): Statement[] =>
  entity.series && !entity.series.takenBy ? numberStatements(entity, entity.series, shop, records, at) : [];

/** Of those that get it with this transition: one that has a number keeps it. */
export const numbersBy = (
  { series, ...entity }: AnyEntity,
  transition: string,
  shop: string,
  records: readonly ({ id: string } & Record<string, unknown>)[],
  at: Date,
): Statement[] => {
  if (series?.takenBy !== transition) return [];
  const without = records.filter(record => !record[series.field]).map(({ id }) => id);
  return without.length ? numberStatements(entity, series, shop, without, at) : [];
};
