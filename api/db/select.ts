import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { entities as all } from '../../schema/entities/index.ts';
import { memo } from '../../schema/kit/memo.ts';
import { ownValue } from '../../schema/kit/ownValue.ts';
import { pathField } from '../../schema/kit/tree.ts';
import { flagsThatAsk } from '../../schema/kit/asked.ts';
import { personOf } from '../../schema/kit/overShops.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { storedFields, tableName } from './columns.ts';
import { linesExpression } from './lines.ts';
import { frozenOr, isOtherParty, partiesJoin } from './parties.ts';
import { everyShop, noShop, type Place } from './statement.ts';
import { snake } from './table.ts';
import { pathExpression } from './tree.ts';

export const entityOf = (name: string): AnyEntity => ownValue<AnyEntity>(all as Record<string, AnyEntity>, name)!;

/** Whether a field names somebody of the shop. */
export const isPerson = ({ kind, target }: FieldInfo): boolean => kind === 'ref' && Boolean(entityOf(target!).readBy);

/** The link entity's columns that point here and there. */
export const linkColumns = (entity: AnyEntity, { via, target }: FieldInfo) => {
  const link = entityOf(via!);
  const column = (to: string) => snake(Object.values(link.info).find(field => field.target === to)!.name);
  return { table: tableName(link), own: column(entity.name), other: column(target!) };
};

/** The shop of what belongs to a row: the call's, or in a list over all shops the row's own. */
export const [ofCall, ofRow] = ['$1', 't.shop_id'];

const linkedIds = (entity: AnyEntity, field: FieldInfo, shop: string) => {
  const { table, own, other } = linkColumns(entity, field);
  return `(select coalesce(json_agg(l.${other} order by l.id), '[]'::json) from ${table} l where l.shop_id = ${shop} and l.${own} = t.id)`;
};

/** The field of a child entity that points to its parent. */
export const parentColumn = (child: AnyEntity, parent: AnyEntity) =>
  snake(Object.values(child.info).find(field => field.target === parent.name)!.name);

/** Looked for only where the record has one. */
const newestChild = (entity: AnyEntity, { name, target }: FieldInfo, shop: string) => {
  const child = entityOf(target!);
  const pairs = storedFields(child).map(({ name, column }) => `'${name}', c.${column}`);
  const newest = `(select json_build_object('id', c.id, ${pairs.join(', ')}) from ${tableName(child)} c
    where c.shop_id = ${shop} and c.${parentColumn(child, entity)} = t.id and c.deleted_at is null order by c.id desc limit 1)`;
  const asking = flagsThatAsk(entity.fields[name]!).map(flag => `t.${snake(flag)}`);
  return asking.length ? `case when ${asking.join(' and ')} then ${newest} end` : newest;
};

const fieldExpression = (entity: AnyEntity, info: FieldInfo, shop: string) => {
  const column = `t.${snake(info.name)}`;
  if (info.kind === 'refs') return linkedIds(entity, info, shop);
  if (info.kind === 'child') return newestChild(entity, info, shop);
  if (info.kind === 'lines') return linesExpression(linesIn(entity, info.name), shop);
  // Text from before there were two languages is itself.
  if (info.kind === 'said') return `case when ${column} like '{"%' then ${column}::json else to_json(${column}) end`;
  // On the way out pictures and addresses take the place of these ids. Some are also read from outside of their shop.
  const place = entity.across ? "t.shop_id::text || '/' || " : '';
  if (info.kind === 'file') return `${column} || jsonb_build_object('url', 'file:' || ${place}(${column} ->> 'id'))`;
  if (info.kind === 'images' || info.kind === 'image') return `'file:' || ${place}${column}::text`;
  return column;
};

const titleColumn = (target: AnyEntity) => snake(target.title);

const titlesOf = (entity: AnyEntity) => (entity.readBy ? `${entity.readBy.titles}()` : tableName(entity));

type Referring = { shop?: string; of?: string; entity?: AnyEntity };

/**
 * The record that a reference of the row `of` points to, joined: found once for all the rows that share it, where a sub-select looks for each.
 * `entity`: the one that refers, whose documents call their other party by the name that they keep.
 */
export const referred = ({ name, target }: FieldInfo, { shop = ofCall, of = 't', entity }: Referring = {}) => {
  const other = entityOf(target!);
  const alias = `${of === 't' ? '' : `${of}_`}${snake(name)}_r`;
  // The name alone says little of a record in a tree.
  const title = other.tree ? pathExpression(other, alias, shop) : `${alias}.${titleColumn(other)}`;
  const join = ` left join ${titlesOf(other)} ${alias} on ${other.space === 'platform' ? '' : `${alias}.shop_id = ${shop} and `}${alias}.id = ${of}.${snake(name)}`;
  if (!entity || !isOtherParty(entity, name)) return { alias, title, join };
  return { alias, title: frozenOr('parties.name', title), join: join + partiesJoin(entity, of) };
};

/** People are read by a function, which knows but the call's shop. */
const isNamedByFunction = (info: FieldInfo, shop: string) => isPerson(info) && shop === ofRow;

const personOverShops = ({ name, target, embed }: FieldInfo) => {
  const { title, readBy } = entityOf(target!);
  const id = `t.${snake(name)}`;
  return `case when ${id} is not null then json_build_object('id', ${id}, '${title}', ${readBy!.titleOverShops}(${ofRow}, ${id})) end as "${embed}"`;
};

/** The people of whom a record keeps no more than an id: lists over all shops say who they are. */
export const keptPeople = (entity: AnyEntity): { name: string; as: string; sql: string }[] =>
  Object.entries(((entity.across ?? entity.isOverShops) && entity.softReferences) || {}).flatMap(([name, target]) => {
    const { readBy } = entityOf(target!);
    return readBy ? [{ name, as: personOf(name), sql: `${readBy.personOverShops}(t.${snake(name)})` }] : [];
  });

const embeds = (entity: AnyEntity) => Object.values(entity.info).filter(({ embed }) => embed);

const embedded = (entity: AnyEntity, info: FieldInfo, shop: string) => {
  if (isNamedByFunction(info, shop)) return personOverShops(info);
  const { alias, title } = referred(info, { entity });
  const pair = `'id', ${alias}.id, '${entityOf(info.target!).title}', ${title}`;
  return `case when ${alias}.id is not null then json_build_object(${pair}) end as "${info.embed}"`;
};

/** For derived fields: id and title of what the row's many references point to, so that a page needs no further query. */
const lookups = (entity: AnyEntity, shop: string) => {
  if (!entity.derived) return [];
  const pairs = Object.values(entity.info)
    .filter(({ kind }) => kind === 'refs')
    .map(field => {
      const { table, own, other } = linkColumns(entity, field);
      const target = entityOf(field.target!);
      return `'${field.target}', (select json_agg(json_build_object('id', o.id, 'name', o.${titleColumn(target)}) order by l.id)
        from ${table} l join ${tableName(target)} o on o.shop_id = ${shop} and o.id = l.${other} where l.shop_id = ${shop} and l.${own} = t.id)`;
    });
  return [`json_build_object(${pairs.join(', ')}) as "$lookup"`];
};

const counts = (entity: AnyEntity, shop: string) =>
  Object.entries(entity.counts ?? {}).map(([name, { link, by, of }]) => {
    const links = entityOf(link);
    const counted = tableName(entityOf(links.info[of]!.target!));
    return `(select count(*) from ${tableName(links)} l join ${counted} o on o.shop_id = ${shop} and o.id = l.${snake(of)} and o.deleted_at is null
      where l.shop_id = ${shop} and l.${snake(by)} = t.id) as "${name}"`;
  });

/** A reply holds so many values of other records at most. */
export const mostCollected = 1_000;

const collects = (entity: AnyEntity, shop: string) =>
  Object.entries(entity.collects ?? {}).map(([name, { from, by, field }]) => {
    const value = `l.${snake(field)}`;
    return `(select coalesce(json_agg(f.value order by f.id), '[]') from (select l.id, ${value} as value from ${tableName(entityOf(from))} l
      where l.shop_id = ${shop} and l.${snake(by)} = t.id and ${value} <> '' order by l.id limit ${mostCollected}) f) as "${name}"`;
  });

/** The columns of a record in replies. Lines and collected values belong to a single record, not to lists. */
const columnsIn = (shop: string, isByItself = true) =>
  memo((entity: AnyEntity): string =>
    [
      't.id',
      ...fieldsIn(entity, isByItself).map(info => `${fieldExpression(entity, info, shop)} as "${info.name}"`),
      ...embeds(entity).map(info => embedded(entity, info, shop)),
      ...(shop === ofRow ? keptPeople(entity).map(({ as, sql }) => `${sql} as "${as}"`) : []),
      ...counts(entity, shop),
      ...(isByItself ? collects(entity, shop) : []),
      ...(entity.tree ? [`${pathExpression(entity, 't', shop)} as "${pathField}"`] : []),
      ...lookups(entity, shop),
      ...(entity.across && entity.space !== 'itself' ? [`nullif(t.shop_id, '${noShop}') as "shopId"`] : []),
      't.created_at as "createdAt"',
      ...(entity.link ? [] : ['t.updated_at as "updatedAt"', 't.version']),
    ].join(', '),
  );

const fieldsIn = ({ info }: AnyEntity, withLines: boolean) =>
  Object.values(info).filter(({ kind }) => withLines || kind !== 'lines');

const joinsIn = (shop: string) =>
  memo((entity: AnyEntity): string =>
    embeds(entity)
      .filter(info => !isNamedByFunction(info, shop))
      .map(info => referred(info, { shop, entity }).join)
      .join(''),
  );

const inShop = { columns: columnsIn(ofCall), joins: joinsIn(ofCall) };
const listed = { columns: columnsIn(ofCall, false), joins: inShop.joins };
const overShops = { columns: columnsIn(ofRow, false), joins: joinsIn(ofRow) };

/** Records as replies show them, each by itself, read as `t`; `$1` is the shop. Conditions and order may follow. */
export const replySelect = (entity: AnyEntity): string => selectOf(entity, inShop, tableName(entity));

/** The same of whichever shop. */
export const replySelectOverShops = (entity: AnyEntity): string =>
  selectOf(entity, { ...overShops, columns: columnsIn(ofRow) }, tableName(entity));

/** The same as a list shows them, from `rows` of their table. */
export const listSelect = (entity: AnyEntity, rows: string, place: Place): string =>
  selectOf(entity, place === everyShop ? overShops : listed, rows);

const selectOf = (entity: AnyEntity, { columns, joins }: typeof inShop, rows: string) =>
  `select ${columns(entity)} from ${rows} t${joins(entity)}`;

/** The entities that a reply about this one is read from beside its own table. */
const readWith = (entity: AnyEntity): string[] => [
  ...Object.values(entity.info).flatMap(({ name, kind, embed, via, target }) => {
    if (kind === 'lines') return [linesIn(entity, name).lines.name];
    return embed || kind === 'refs' || kind === 'child' ? [target!, ...(via ? [via] : [])] : [];
  }),
  ...Object.values(entity.counts ?? {}).flatMap(({ link, of }) => [link, entityOf(link).info[of]!.target!]),
  ...Object.values(entity.collects ?? {}).map(({ from }) => from),
];

/** Whether a list over all shops reads it for the records of another. */
export const isReadOverShops = (entity: AnyEntity): boolean =>
  Object.values(all as Record<string, AnyEntity>).some(other => other.across && readWith(other).includes(entity.name));
