import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { financialYear, type Series } from '../../schema/kit/series.ts';
import type { LastNumber } from '../../schema/rules/lastNumber.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import type { Result, Statement } from '../ports.ts';

type Asked = { day: string; tillId: string | null };

/** Reads the latest document of the series in which a document of that day would take its number. `tillId`: the till that it is written at. */
export const lastNumberStatement = (
  entity: AnyEntity,
  series: Series,
  shop: string,
  { day, tillId }: Asked,
): Statement => {
  const [number, dated] = [`t.${snake(series.field)}`, `t.${snake(series.dated!)}`];
  const { year, name } = financialYear(day);
  return {
    text: `select (select json_build_object('number', ${number}, 'day', ${dated}) from ${tableName(entity)} t
      where t.shop_id = $1 and t.deleted_at is null and ${dated} between $2::date and $3::date and starts_with(${number}, n.beginning)
      order by ${dated} desc, length(${number}) desc, ${number} desc limit 1)
      from (select coalesce((select s.series_prefix from shops s where s.shop_id = $1 and s.id = $1), '') || $4
        || coalesce((select l.letter from tills l where l.shop_id = $1 and l.id = $5::uuid), '') || $6 as beginning) n`,
    values: [shop, `${year}-04-01`, `${year + 1}-03-31`, series.prefix, tillId, `/${name}/`],
  };
};

export const readLastNumber = ({ rows }: Result): LastNumber => JSON.parse(rows[0]![0] ?? 'null') as LastNumber;
