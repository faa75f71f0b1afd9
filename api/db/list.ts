import { asciiDigits } from '../../schema/kit/asciiDigits.ts';
import { localMobile } from '../../schema/kit/checks.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { partOfYear } from '../../schema/kit/yearly.ts';
import { openStates } from '../../schema/kit/openStates.ts';
import { meaningsOf, openStatus } from '../../schema/kit/statuses.ts';
import type { Statement, Value } from '../ports.ts';
import { alongKey } from './alongKey.ts';
import { clockValue } from './clock.ts';
import { storedField, tableName, yearlyDay, type StoredField } from './columns.ts';
import { holdsOn } from './dated.ts';
import { searchText } from './entityTable.ts';
import { entityOf, linkColumns } from './select.ts';
import { hasMeaning } from './meanings.ts';
import { currentUser } from './settings.ts';
import { everyShop, isRestorable, isUuid, ofMine, Parameters, type Place } from './statement.ts';
import { snake } from './table.ts';
import { readThrough, referringTo, standing, withLine, type Standing } from './through.ts';
import { belowIds } from './tree.ts';

export type Comparison =
  | 'equal'
  | 'alone'
  | 'atLeast'
  | 'atMost'
  | 'before'
  | 'linked'
  | 'filled'
  | 'heldOn'
  | 'mine'
  | 'dueBy'
  | 'yearly'
  | 'meaning';
export type Filter = { field: string; compare: Comparison; value: Value };

/** What a list was asked for, checked. */
export type ListQuery = {
  query: string;
  pageNumber: number;
  pageSize: number;
  /** The call asks for all that match, and gets as many as a page holds at most. */
  isWhole?: boolean;
  sort: string | null;
  order: 'asc' | 'desc';
  ids: string[] | null;
  deleted: boolean;
  filters: Filter[];
};

/** Ids of what the list matches, whatever its page, from the one after `after` on, as a JSON array in the order of ids. */
export const idsStatement = (
  entity: AnyEntity,
  shop: Place,
  list: ListQuery,
  { after, most }: { after: string; most: number },
): Statement => {
  const parameters = new Parameters(shop);
  // What asks for the row itself is not read from an index of names, which would have to be gone through and sorted whole.
  const further = `t.id > ${parameters.add(after)}::uuid and t.version > 0${walked(entity, list, parameters)}`;
  return parameters.statement(
    `select coalesce(json_agg(i.id), '[]') from (select t.id from ${matched(entity, list, parameters)} and ${further} order by t.id limit ${most}) i`,
  );
};

const matched = (entity: AnyEntity, list: ListQuery, parameters: Parameters): string => {
  const { rows, where } = matching(entity, list, parameters);
  return `${rows} t where ${where}`;
};

/** What leads to few rows by itself is left to lead. */
export const walked = (entity: AnyEntity, { query, filters }: ListQuery, parameters: Parameters): string =>
  query || filters.some(filter => leads(entity, filter)) ? '' : ` and ${alongKey(parameters)}`;

/** To one value among many; a range, a choice, yes or no let through a good part of all. */
const leads = (entity: AnyEntity, { field, compare, value }: Filter): boolean =>
  compare === 'linked' ||
  compare === 'mine' ||
  compare === 'dueBy' ||
  compare === 'yearly' ||
  compare === 'alone' ||
  (compare === 'equal' && typeof value !== 'boolean' && entity.info[field]?.kind !== 'choice');

/** What a list matches: `rows t`, held to `where`. Of rows found by the index `held` is what they were found by. */
export const matching = (
  entity: AnyEntity,
  { query, ids, deleted, filters }: ListQuery,
  parameters: Parameters,
): { rows: string; where: string; held?: string } => {
  let rows = tableName(entity);
  let held: string | undefined;
  const wanted = [`${parameters.inPlace}${parameters.values[0] === everyShop ? '' : ofMine(entity)}`];
  if (!entity.link) wanted.push(deleted ? `t.deleted_at is not null${isRestorable(entity)}` : 't.deleted_at is null');
  if (ids) wanted.push(`t.id = any(${parameters.add(ids)}::uuid[])`);
  for (const filter of filters) wanted.push(condition(entity, filter, parameters));
  if (entity.foundById && isUuid(query)) wanted.push(`t.id = ${parameters.add(query)}::uuid`);
  else if (query && entity.search.length) {
    const { searchByReading: isRead } = entity;
    const sought = dialled(entity, query);
    const pattern = parameters.add(likePattern(sought));
    const indexed = isIndexed(sought) && !deleted && !entity.readBy && !isRead && parameters.values[0] !== everyShop;
    const holds = `${isRead ? searchText(entity, 't.') : 't.search_text'} like ${pattern}`;
    if (indexed) [rows, held] = [found(entity, pattern), holds];
    else wanted.push(holds);
  }
  return { rows, where: wanted.join(' and '), ...(held && { held }) };
};

/**
 * The index knows runs of three letters or digits, and nothing of the trash. What has no such run would be sought in all of it, whosever
 * rows they are: it is better read in the shop's own. So are scripts whose letters not every server can tell.
 */
const isIndexed = (query: string) => /[a-z0-9]{3}/i.test(query);

/** A number is found however it is typed, with its country or without; where none is kept digits are but letters. */
const dialled = (entity: AnyEntity, query: string): string => {
  const typed = asciiDigits(query);
  const isNumber = /^[+(\d][\d\s().-]*$/.test(typed) && /\d{3}/.test(typed.replace(/\D/g, ''));
  const keepsNumbers = entity.search.some(name => ['mobile', 'phone'].includes(entity.info[name]?.kind ?? ''));
  if (!isNumber || !keepsNumbers) return query;
  return localMobile(typed.startsWith('+91') ? typed.slice(3) : typed);
};

/**
 * The index's ids first, then each of these rows by its key. OFFSET 0 holds PostgreSQL to that order: where it took the shop for a small
 * one it would read all of it instead, and compare each row with each id.
 */
const found = (entity: AnyEntity, pattern: string) =>
  `(select t.* from unnest((select search_${tableName(entity)}($1, ${pattern}))::uuid[]) f(id)
    cross join lateral (select * from ${tableName(entity)} t where t.shop_id = $1 and t.id = f.id offset 0) t)`;

/** Any part, ignoring case; `%` and `_` mean themselves, and a line feed cannot run from field to field. */
export const likePattern = (query: string) =>
  `%${query
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('\n', ' ')}%`;

/** Whose records lie below each other, where a field refers to such: what lies below is asked for as well, but in the tree's own list. */
const treeOf = (entity: AnyEntity, target: string | undefined): AnyEntity | undefined => {
  const tree = target && target !== entity.name ? entityOf(target) : undefined;
  return tree?.tree ? tree : undefined;
};

const operators = { equal: '=', atLeast: '>=', atMost: '<=', before: '<' } as const;

const condition = (entity: AnyEntity, filter: Filter, parameters: Parameters): string => {
  const { of, entity: held, name } = standing(entity, filter.field);
  const holds = heldThere(held, { ...filter, field: name }, parameters, of);
  return of === 'l' ? withLine(held, holds) : holds;
};

const heldThere = (entity: AnyEntity, filter: Filter, parameters: Parameters, of: Standing['of']): string => {
  const through = readThrough(entity, filter.field);
  if (!through) return ownCondition(entity, filter, parameters, of);
  const { column, field } = through;
  if (filter.value === null) return `not coalesce(${referringTo(through, `r.${column} is not null`, of)}, false)`;
  return referringTo(through, refersTo(entity, `r.${column}`, field.target, filter, parameters), of);
};

/** A reference to this record, or to one that lies below it unless it is asked for alone. */
const refersTo = (
  entity: AnyEntity,
  column: string,
  target: string | undefined,
  { compare, value }: Filter,
  parameters: Parameters,
) => {
  const tree = compare === 'alone' ? undefined : treeOf(entity, target);
  const record = `${parameters.add(value)}::uuid`;
  return tree ? `${column} = any(${belowIds(tree, record)})` : `${column} = ${record}`;
};

const ownCondition = (entity: AnyEntity, filter: Filter, parameters: Parameters, of: Standing['of']) => {
  const { field, compare, value } = filter;
  if (compare === 'linked') {
    const { table, own, other } = linkColumns(entity, entity.info[field]!);
    return `exists (select 1 from ${table} l where l.shop_id = $1 and l.${own} = t.id and l.${other} = ${parameters.add(value)}::uuid)`;
  }
  if (compare === 'heldOn') return holdsOn(entity, parameters.add(value));
  const clock = clockValue(entity, field, of);
  if (clock) return `${clock} = ${parameters.add(value)}::integer`;
  const { column, type } = storedField(entity, field) ?? ofEveryRecord[field]!;
  if (compare === 'mine') return `${of}.${column} = ${currentUser}`;
  if (compare === 'dueBy') return `t.${column} <= ${parameters.add(value)}::date${isOpen(entity)}`;
  if (compare === 'yearly') return inPartOfYear(column, String(value), parameters);
  if (compare === 'meaning')
    return entity.statuses ? hasMeaning(entity, meaningsOf(String(value))!) : isOpenState(entity);
  if (compare === 'filled') return `t.${column} is not null`;
  if (value === null) return `${of}.${column} is null`;
  // Written out, so that an index of the active ones is seen to fit.
  if (typeof value === 'boolean') return `${value ? '' : 'not '}${of}.${column}`;
  if (compare === 'alone' || entity.info[field]?.kind === 'ref')
    return refersTo(entity, `${of}.${column}`, entity.info[field]!.target, filter, parameters);
  return `${of}.${column} ${operators[compare]} ${parameters.add(value)}::${type}`;
};

/** A part that goes on in January is two. */
const inPartOfYear = (column: string, value: string, parameters: Parameters): string => {
  const { from, until } = partOfYear(value)!;
  const day = yearlyDay(`t.${column}`);
  const [first, last] = [`${day} >= ${parameters.add(from)}::numeric`, `${day} <= ${parameters.add(until)}::numeric`];
  return from <= until ? `${first} and ${last}` : `(${first} or ${last})`;
};

/** ` and …`: something is still to be done about it. */
export const isOpen = (entity: AnyEntity) => {
  if (entity.statuses) return ` and ${hasMeaning(entity, meaningsOf(openStatus)!)}`;
  return openStates(entity).length ? ` and ${isOpenState(entity)}` : '';
};

const isOpenState = (entity: AnyEntity): string =>
  `t.${snake(entity.states!.field)} in (${openStates(entity)
    .map(state => `'${state}'`)
    .join(', ')})`;

/** What is no field and can be filtered by all the same. */
const ofEveryRecord: Record<string, Pick<StoredField, 'column' | 'type'>> = {
  createdAt: { column: 'created_at', type: 'timestamptz' },
  shopId: { column: 'shop_id', type: 'uuid' },
};
