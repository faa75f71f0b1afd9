import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { entities as all } from '../../schema/entities/index.ts';
import { memo } from '../../schema/kit/memo.ts';
import { storedFields, tableName } from './columns.ts';
import { noShop } from './statement.ts';
import { snake } from './table.ts';

export const entityOf = (name: string): AnyEntity => (all as Record<string, AnyEntity>)[name]!;

/** The link entity's columns that point here and there. */
export const linkColumns = (entity: AnyEntity, { via, target }: FieldInfo) => {
  const link = entityOf(via!);
  const column = (to: string) => snake(Object.values(link.info).find(field => field.target === to)!.name);
  return { table: tableName(link), own: column(entity.name), other: column(target!) };
};

const linkedIds = (entity: AnyEntity, field: FieldInfo) => {
  const { table, own, other } = linkColumns(entity, field);
  return `(select coalesce(json_agg(l.${other} order by l.id), '[]'::json) from ${table} l where l.shop_id = $1 and l.${own} = t.id)`;
};

/** The field of a child entity that points to its parent. */
export const parentColumn = (child: AnyEntity, parent: AnyEntity) =>
  snake(Object.values(child.info).find(field => field.target === parent.name)!.name);

const newestChild = (entity: AnyEntity, { target }: FieldInfo) => {
  const child = entityOf(target!);
  const pairs = storedFields(child).map(({ name, column }) => `'${name}', c.${column}`);
  return `(select json_build_object('id', c.id, ${pairs.join(', ')}) from ${tableName(child)} c
    where c.shop_id = $1 and c.${parentColumn(child, entity)} = t.id and c.deleted_at is null order by c.id desc limit 1)`;
};

const fieldExpression = (entity: AnyEntity, info: FieldInfo) => {
  const column = `t.${snake(info.name)}`;
  if (info.kind === 'refs') return linkedIds(entity, info);
  if (info.kind === 'child') return newestChild(entity, info);
  // Text from before there were two languages is itself.
  if (info.kind === 'said') return `case when ${column} like '{"%' then ${column}::json else to_json(${column}) end`;
  // On the way out pictures take the place of these ids. Those of a shop itself are also read from outside of it.
  const place = entity.space === 'itself' ? "t.shop_id::text || '/' || " : '';
  if (info.kind === 'images' || info.kind === 'image') return `'file:' || ${place}${column}::text`;
  return column;
};

const titleColumn = (target: AnyEntity) => snake(target.title);

/** The record that a reference of `t` points to, joined: found once for all the rows that share it, where a sub-select looks for each. */
export const referred = ({ name, target }: FieldInfo) => {
  const other = entityOf(target!);
  const alias = `${snake(name)}_r`;
  return {
    alias,
    title: `${alias}.${titleColumn(other)}`,
    join: ` left join ${tableName(other)} ${alias} on ${other.space === 'platform' ? '' : `${alias}.shop_id = $1 and `}${alias}.id = t.${snake(name)}`,
  };
};

const embeds = (entity: AnyEntity) => Object.values(entity.info).filter(({ embed }) => embed);

const embedded = (info: FieldInfo) => {
  const { alias, title } = referred(info);
  const pair = `'id', ${alias}.id, '${entityOf(info.target!).title}', ${title}`;
  return `case when ${alias}.id is not null then json_build_object(${pair}) end as "${info.embed}"`;
};

/** For derived fields: id and title of what the row's many references point to, so that a page needs no further query. */
const lookups = (entity: AnyEntity) => {
  if (!entity.derived) return [];
  const pairs = Object.values(entity.info)
    .filter(({ kind }) => kind === 'refs')
    .map(field => {
      const { table, own, other } = linkColumns(entity, field);
      const target = entityOf(field.target!);
      return `'${field.target}', (select json_agg(json_build_object('id', o.id, 'name', o.${titleColumn(target)}) order by l.id)
        from ${table} l join ${tableName(target)} o on o.shop_id = $1 and o.id = l.${other} where l.shop_id = $1 and l.${own} = t.id)`;
    });
  return [`json_build_object(${pairs.join(', ')}) as "$lookup"`];
};

const counts = (entity: AnyEntity) =>
  Object.entries(entity.counts ?? {}).map(([name, { link, by, of }]) => {
    const links = entityOf(link);
    const counted = tableName(entityOf(links.info[of]!.target!));
    return `(select count(*) from ${tableName(links)} l join ${counted} o on o.shop_id = $1 and o.id = l.${snake(of)} and o.deleted_at is null
      where l.shop_id = $1 and l.${snake(by)} = t.id) as "${name}"`;
  });

/** Everything a reply carries of a record; `$1` is the shop. */
const replyColumns = memo((entity: AnyEntity): string =>
  [
    't.id',
    ...Object.values(entity.info).map(info => `${fieldExpression(entity, info)} as "${info.name}"`),
    ...embeds(entity).map(embedded),
    ...counts(entity),
    ...lookups(entity),
    ...(entity.across && entity.space !== 'itself' ? [`nullif(t.shop_id, '${noShop}') as "shopId"`] : []),
    't.created_at as "createdAt"',
    ...(entity.link ? [] : ['t.updated_at as "updatedAt"', 't.version']),
  ].join(', '),
);

const replyJoins = memo((entity: AnyEntity): string =>
  embeds(entity)
    .map(info => referred(info).join)
    .join(''),
);

/** Records as replies show them, read as `t` from their table or from `rows` of it. Conditions and order may follow. */
export const replySelect = (entity: AnyEntity, rows = tableName(entity)): string =>
  `select ${replyColumns(entity)} from ${rows} t${replyJoins(entity)}`;
