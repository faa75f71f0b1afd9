import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { TestApi } from './testApi.ts';

const shopTables = tables(entities).filter(({ scope }) => scope === 'shop');

/**
 * Everything that a shop has, as one text per table, to see that nothing of it changed. A prepared statement: to plan it, with
 * its hundred tables, takes ten times as long as to run it.
 */
export const contents = async (
  { owner }: Pick<TestApi, 'owner'>,
  shopId: string,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<Record<string, string>> => {
  const { rows } = await owner.query<{ name: string; rows: string }>({
    name: ['contents', ...without].join(),
    text: shopTables
      .filter(({ name }) => !without.includes(name))
      .map(
        ({ name }) =>
          `select '${name}' as name, coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from ${name} t where t.shop_id = $1`,
      )
      .join(' union all '),
    values: [shopId],
  });
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
};
