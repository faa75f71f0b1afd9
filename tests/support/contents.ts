import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { TestApi } from './testApi.ts';

const shopTables = tables(entities).filter(({ scope }) => scope === 'shop');

/** Everything that a shop has, as one text per table, to see that nothing of it changed. */
export const contents = async (
  { sql }: Pick<TestApi, 'sql'>,
  shopId: string,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<Record<string, string>> => {
  const rows = await sql(
    shopTables
      .filter(({ name }) => !without.includes(name))
      .map(
        ({ name }) =>
          `select '${name}' as name, coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from ${name} t where t.shop_id = '${shopId}'`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, rows }) => [String(name), String(rows)]));
};
