import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import { entityOf, replySelect } from '../db/select.ts';
import { snake } from '../db/table.ts';
import type { Statement } from '../ports.ts';

/** The whole tree as a JSON array, each record followed by what lies below it, with how much refers to each or to what lies below. */
export const treeStatement = (entity: AnyEntity, shop: string): Statement => {
  const table = tableName(entity);
  const { parent, position, counts } = entity.tree!;
  const [above, place] = [snake(parent), snake(position)];
  const counted = Object.entries(counts).map(([name, { of, by }], i) => {
    const column = snake(by);
    return {
      name,
      alias: `n${i}`,
      // Each kind once by its index, then added up along the way to the top.
      query: `n${i} as (select w.above, sum(u.n) as n from way w
        join (select u.${column} as id, count(*) as n from ${tableName(entityOf(of))} u
          where u.shop_id = $1 and u.${column} is not null and u.deleted_at is null group by u.${column}) u on u.id = w.id group by w.above)`,
    };
  });
  const told = counted.map(({ name, alias }) => `, coalesce(${alias}.n, 0) as "${name}"`).join('');
  const joined = counted.map(({ alias }) => ` left join ${alias} on ${alias}.above = r.id`).join('');
  // Among siblings by their place, then the older in front.
  const key = (row: string) => `lpad(coalesce(${row}.${place}, 2147483647)::text, 10, '0') || ${row}.id::text`;
  return {
    text: `with recursive tree(id, trail) as (
        select t.id, array[${key('t')}] from ${table} t where t.shop_id = $1 and t.${above} is null and t.deleted_at is null
        union all
        select c.id, p.trail || (${key('c')}) from tree p
          join ${table} c on c.shop_id = $1 and c.${above} = p.id and c.deleted_at is null),
      way(id, above) as (
        select t.id, t.id from tree t
        union all
        select w.id, a.${above} from way w join ${table} a on a.shop_id = $1 and a.id = w.above where a.${above} is not null),
      ${[...counted.map(({ query }) => query), `records as (${replySelect(entity)} where t.shop_id = $1 and t.deleted_at is null)`].join(',\n      ')}
      select coalesce(json_agg(n.node order by n.trail), '[]') from (
        select t.trail, (select row_to_json(q) from (select r.*${told}) q) as node from records r join tree t on t.id = r.id${joined}) n`,
    values: [shop],
  };
};
