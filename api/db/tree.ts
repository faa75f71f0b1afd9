import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { levelMark, mostLevels } from '../../schema/kit/tree.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { lockNames, rowName } from './locks.ts';
import { snake } from './table.ts';

const namesOf = (entity: AnyEntity) => ({
  table: tableName(entity),
  parent: snake(entity.tree!.parent),
  position: snake(entity.tree!.position),
  title: snake(entity.title),
});

/**
 * One change of a shop's tree at a time: two moves that are right by themselves may be a circle together. Every call that makes, moves or
 * deletes begins with it, before any row is locked; so what others lie below needs no lock of its own.
 */
export const treeLock = (entity: AnyEntity, shop: string): Statement[] =>
  entity.tree ? [lockNames([rowName(`${tableName(entity)} tree`, shop)])] : [];

/** How a column is compared with a value: at the top of a tree nothing is named, which is alike. */
export const sameAs = ({ tree }: AnyEntity, name: string): string =>
  tree?.parent === name ? 'is not distinct from' : '=';

/** Whether rows come to lie below others. */
export const namesParent = ({ tree }: AnyEntity, rows: readonly Record<string, unknown>[]): boolean =>
  Boolean(tree) && rows.some(row => row[tree!.parent] != null);

/** Whether a change puts records below another one, or at the top. */
export const movesInTree = ({ tree }: AnyEntity, changes: Record<string, unknown>): boolean =>
  Boolean(tree) && Object.hasOwn(changes, tree!.parent);

/** After they were written, under the tree's lock: stops with TS400 where a record came to lie below itself, or what lies below it too deep. */
export const treeGuards = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] => {
  if (!entity.tree || !records.length) return [];
  const { table, parent } = namesOf(entity);
  const place = (key: string) => `${entity.tree!.parent}:${key}`;
  return [
    {
      text: `with recursive up(start, id, level) as (
          select t.id, t.id, 1 from ${table} t where t.shop_id = $1 and t.id = any($2::uuid[])
          union all
          select u.start, t.${parent}, u.level + 1 from up u join ${table} t on t.shop_id = $1 and t.id = u.id
            where t.${parent} is not null and u.level <= ${mostLevels}),
        down(start, id, level) as (
          select t.id, t.id, 0 from ${table} t where t.shop_id = $1 and t.id = any($2::uuid[])
          union all
          select d.start, c.id, d.level + 1 from down d join ${table} c on c.shop_id = $1 and c.${parent} = d.id and c.deleted_at is null
            where d.level <= ${mostLevels})
        select refuse_unless(not exists (select 1 from up u where u.id = u.start and u.level > 1), 'TS400', $3),
          refuse_unless(not exists (select 1 from up u join down d on d.start = u.start where u.level + d.level > ${mostLevels}), 'TS400', $4)`,
      values: [shop, records, place('belowItself'), place('tooDeep')],
    },
  ];
};

/** Ids of a record and all that lies below it, as an array; `id` is an expression. Read once, and sought in the index of whoever refers to it. */
export const belowIds = (entity: AnyEntity, id: string): string => {
  const { table, parent } = namesOf(entity);
  return `array(with recursive below(id) as (select ${id}
      union all select c.id from below b join ${table} c on c.shop_id = $1 and c.${parent} = b.id and c.deleted_at is null)
    select b.id from below b)`;
};

/** The names from the topmost to the row `of`, as people read them; null where there is no row. At the top, where most are, nothing is sought. */
export const pathExpression = (entity: AnyEntity, of: string, shop = '$1'): string => {
  const { table, parent, title } = namesOf(entity);
  return `case when ${of}.${parent} is null then ${of}.${title} else (with recursive up(parent, path, level) as (select ${of}.${parent}, ${of}.${title}, 1
      union all select p.${parent}, p.${title} || '${levelMark}' || u.path, u.level + 1
        from up u cross join lateral (select * from ${table} p where p.shop_id = ${shop} and p.id = u.parent offset 0) p
        where u.level < ${mostLevels})
    select u.path from up u order by u.level desc limit 1) end`;
};

/** All of the shop's live records as `tree`: id, name, path as it is compared. */
const livePaths = (entity: AnyEntity) => {
  const { table, parent, title } = namesOf(entity);
  return `with recursive tree(id, name, path) as (
      select t.id, lower(t.${title}), lower(t.${title}) from ${table} t where t.shop_id = $1 and t.${parent} is null and t.deleted_at is null
      union all
      select c.id, lower(c.${title}), p.path || '${levelMark}' || lower(c.${title}) from tree p
        join ${table} c on c.shop_id = $1 and c.${parent} = p.id and c.deleted_at is null)`;
};

/** By the path as it is compared: id, path. */
export const byPathStatement = (entity: AnyEntity, shop: string, paths: readonly string[]): Statement => ({
  text: `${livePaths(entity)} select t.id, t.path from tree t where t.path = any($2::text[]) order by t.id`,
  values: [shop, paths],
});

/** The same, or by the name alone where no other record has it. */
export const byPathOrNameStatement = (
  entity: AnyEntity,
  shop: string,
  asked: readonly { text: string; path: string }[],
): Statement => ({
  text: `${livePaths(entity)} select t.id, r.text from json_to_recordset($2::json) as r(text text, path text)
    join tree t on t.path = r.path or (t.name = r.path and (select count(*) from tree o where o.name = r.path) = 1)
    order by t.path = r.path desc, t.id`,
  values: [shop, JSON.stringify(asked)],
});

/** Who lies below a record, or at the top, in their order. */
export const siblingsStatement = (entity: AnyEntity, shop: string, parentId: string | null): Statement => {
  const { table, parent, position } = namesOf(entity);
  return {
    text: `select t.id, t.${position} from ${table} t where t.shop_id = $1 and t.${parent} is not distinct from $2::uuid and t.deleted_at is null
      order by t.${position} nulls last, t.id`,
    values: [shop, parentId],
  };
};

/** What a record lies below, and its place there; no row where it is not there. */
export const nodeStatement = (entity: AnyEntity, shop: string, id: string): Statement => {
  const { table, parent, position } = namesOf(entity);
  return {
    text: `select t.${parent}, t.${position} from ${table} t where t.shop_id = $1 and t.id = $2 and t.deleted_at is null`,
    values: [shop, id],
  };
};
