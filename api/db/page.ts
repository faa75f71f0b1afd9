import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { alongKey } from './alongKey.ts';
import { sortExpression, storedField, tableName } from './columns.ts';
import { matching, type ListQuery } from './list.ts';
import { listSelect } from './select.ts';
import { everyShop, Parameters, type Place } from './statement.ts';
import { snake } from './table.ts';

/** A total is counted up to here for each page; a larger one comes from `wholeCount` and is remembered for a while. */
export const exactUpTo = 10_000;

/** One page as a JSON array, and its total, capped. Both name the shop beside the policy. What rows before the page refer to is not looked up. */
export const pageStatements = (entity: AnyEntity, shop: Place, list: ListQuery): [Statement, Statement] => {
  const page = new Parameters(shop);
  const order = orderOf(entity, list);
  const rows = rowsOfPage(entity, list, order, page);
  return [
    page.statement(`select coalesce(json_agg(r), '[]') from (${listSelect(entity, rows, shop)} order by ${order}) r`),
    countUpToCap(entity, shop, list),
  ];
};

/** As a grid shows them, on six pages. */
export const nearRows = 128;

/**
 * Sorted by something else than the key, or behind many rows, ids are found alone and their rows read after that: whole ones would be
 * sorted on disk, or each of those before the page be read.
 */
const rowsOfPage = (entity: AnyEntity, list: ListQuery, order: string, parameters: Parameters): string => {
  const sorted = sortedColumn(entity, list);
  const isById = (sorted !== undefined || before(list) > nearRows) && parameters.values[0] !== everyShop;
  const ids = sorted === undefined ? 't.id' : `t.id, t.${sorted}`;
  const reached = reachedRows(entity, list, order, parameters, isById ? ids : '*');
  const limit = parameters.add(list.pageSize);
  const offset = parameters.add(before(list));
  const page = `select * from (${reached}) t order by ${order} limit ${limit} offset ${offset}`;
  // OFFSET 0: each by its key, however many PostgreSQL takes them for.
  return isById
    ? `(select t.* from (${page}) p cross join lateral (select * from ${tableName(entity)} t where ${parameters.inPlace} and t.id = p.id offset 0) t)`
    : `(${page})`;
};

/** Rows in front of the page. */
const before = ({ pageNumber, pageSize }: ListQuery) => (pageNumber - 1) * pageSize;

/**
 * Written out, since of a parameter PostgreSQL supposes a tenth of the shop, for which it would rather read and sort all of it.
 * Powers of two, so that there are few statements.
 */
const reach = ({ pageNumber, pageSize }: ListQuery) => 2 ** Math.ceil(Math.log2(Math.max(32, pageNumber * pageSize)));

/** The rows of the list up to the end of the page. */
export const reachedRows = (
  entity: AnyEntity,
  list: ListQuery,
  order: string,
  parameters: Parameters,
  columns = '*',
): string => {
  const most = reach(list);
  const { rows, where, held } = matching(entity, list, parameters);
  // Read by the index that leads to them alone: along the key many would be gone through that are others' or done.
  if (isOwnDue(list))
    return `select ${columns} from (select * from ${rows} t where ${where} offset 0) t order by ${order} limit ${most}`;
  const first = (from: string, condition: string) =>
    `select ${columns} from ${from} t where ${where}${condition} order by ${order} limit ${most}`;
  if (!held || sortedColumn(entity, list) !== undefined) return first(rows, '');
  const next = newest(entity, { order, most: most * 4 }, parameters);
  return `with near as (${first(next, ` and ${held}`)})
    select * from near where (select count(*) from near) = ${most}
    union all (${first(rows, ` and (select count(*) from near) < ${most}`)})`;
};

const isOwnDue = ({ filters }: ListQuery) =>
  ['mine', 'dueBy'].every(wanted => filters.some(({ compare }) => compare === wanted));

/** The last to be made, without a look at what they hold. */
export const newest = (
  entity: AnyEntity,
  { order = 't.id desc', most, only = '' }: { order?: string; most: number; only?: string },
  parameters: Parameters,
) =>
  `(select * from ${tableName(entity)} t where t.shop_id = $1 and ${alongKey(parameters)}${only} order by ${order} limit ${most})`;

/** Where some of the newest hold what is sought, so many of the next may that the index need not name them all. */
const countUpToCap = (entity: AnyEntity, shop: Place, list: ListQuery): Statement => {
  const parameters = new Parameters(shop);
  const { rows, where, held } = matching(entity, list, parameters);
  const upTo = (most: number, from: string, condition = '') =>
    `select count(*) as n from (select 1 from ${from} t where ${where}${condition} limit ${most}) c`;
  const found = upTo(exactUpTo + 1, rows);
  if (!held) return parameters.statement(found);
  const holding = ` and ${held}`;
  const near = upTo(32, newest(entity, { most: 64 }, parameters), holding);
  const next = newest(entity, { most: 2 * exactUpTo, only: ' and (select n = 32 from near)' }, parameters);
  return parameters.statement(
    `with near as (${near}), many as (${upTo(exactUpTo + 1, next, holding)})
      select case when m.n > ${exactUpTo} then m.n else (${found}) end from many m`,
  );
};

/** What very many records hold is sooner read than found by the index. */
export const wholeCount = (entity: AnyEntity, shop: Place, list: ListQuery): Statement => {
  const parameters = new Parameters(shop);
  const { rows, where, held } = matching(entity, list, parameters);
  const read = `select count(*) from ${tableName(entity)} t where ${where}`;
  if (!held) return parameters.statement(read);
  const found = `select count(*) as total from (select 1 from ${rows} t where ${where} limit ${exactUpTo + 1}) c`;
  return parameters.statement(
    `select case when f.total <= ${exactUpTo} then f.total else (${read} and ${held}) end from (${found}) f`,
  );
};

/** Undefined: the key's own order. */
const sortedColumn = (entity: AnyEntity, { sort }: ListQuery): string | undefined => {
  const name = sort ?? entity.defaultSort;
  if (!name || name === 'id') return undefined;
  return storedField(entity, name)?.column ?? snake(name);
};

/** The id, which grows with time, breaks ties. */
const orderOf = (entity: AnyEntity, { sort, order }: ListQuery) => {
  if (!sort) return entity.defaultSort ? `t.${snake(entity.defaultSort)} desc, t.id desc` : 't.id desc';
  if (!Object.hasOwn(entity.info, sort)) return `t.${snake(sort)} ${order}, t.id ${order}`;
  const field = storedField(entity, sort)!;
  return `${sortExpression(field)} ${order}${field.nullable ? ' nulls last' : ''}, t.id ${order}`;
};
