import { ValidationError } from 'yup';
import { invalid } from '../../schema/errors.ts';
import { dueBy, mine, nobodys } from '../../schema/kit/assignment.ts';
import { clockInfo } from '../../schema/kit/clock.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { isDate, startOfDay } from '../../schema/kit/checks.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { memo } from '../../schema/kit/memo.ts';
import type { Kind } from '../../schema/kit/meta.ts';
import { belowColumn } from '../../schema/kit/precision.ts';
import { readLine } from '../../schema/kit/readText.ts';
import { startOf } from '../../schema/kit/shopDay.ts';
import { openStates } from '../../schema/kit/openStates.ts';
import { meaningsOf, openStatus } from '../../schema/kit/statuses.ts';
import { fieldNamed } from '../../schema/kit/validate.ts';
import type { Comparison, Filter, ListQuery } from '../db/list.ts';
import type { Value } from '../ports.ts';
import { throughInfo, throughPaths } from '../../schema/kit/through.ts';
import { aloneMark } from '../../schema/kit/tree.ts';
import { partOfYear, yearlyOf } from '../../schema/kit/yearly.ts';
import { entityOf, isPerson } from '../db/select.ts';
import { standing } from '../db/through.ts';
import { isUuid } from '../db/statement.ts';
import { ruleOf } from '../../schema/kit/validate.ts';
import { say, type Said } from '../../schema/words/said.ts';

/** Of dated rows: those that hold on a day. */
export const heldOn = 'heldOn';

export const maxPage = 1_000;
export const maxIds = 200;
const maxSearch = 200;

/** How each kind can be filtered by; null: not at all. */
const filterable = {
  text: 'equal',
  longText: null,
  richText: null,
  email: 'equal',
  digits: 'equal',
  mobile: 'equal',
  phone: 'equal',
  pin: 'equal',
  url: 'equal',
  integer: 'range',
  decimal: 'range',
  money: 'range',
  weight: 'range',
  percent: 'range',
  boolean: 'equal',
  date: 'range',
  timestamp: 'range',
  choice: 'equal',
  ref: 'equal',
  refs: 'linked',
  file: null,
  image: null,
  images: null,
  json: null,
  said: null,
  child: null,
  lines: null,
} satisfies Record<Kind, 'equal' | 'range' | 'linked' | null>;

/** Of references of what a reference points to those that the entity names. */
const through = memo(
  (entity: AnyEntity) =>
    new Map(throughPaths(entity).map(path => [path, throughInfo(entity, path, entityOf)!] as const)),
);

export const filterParameters = (entity: AnyEntity): { name: string; info: FieldInfo }[] =>
  [...Object.values(entity.info), ...through(entity).values()].flatMap(info => {
    const how = filterable[info.kind];
    if (!how) return [];
    return [
      { name: info.name, info },
      ...(how === 'range' ? ['_gte', '_lte'].map(end => ({ name: info.name + end, info })) : []),
    ];
  });

/** Days that come again each year, by a part of the year. */
export const yearlyParameters = memo(({ info }: AnyEntity): { name: string; info: FieldInfo }[] =>
  Object.values(info).flatMap(field => (field.yearly ? [{ name: yearlyOf(field.name), info: field }] : [])),
);

const unsortable: readonly Kind[] = ['refs', 'images', 'json', 'child', 'lines'];
const recordFields = ['id', 'createdAt', 'updatedAt'];

export const sortableFields = memo(({ info }: AnyEntity): string[] => [
  ...Object.keys(info).filter(name => !unsortable.includes(info[name]!.kind)),
  ...recordFields,
]);

/** Returns true when a list is replied as bare items, without a page around them. */
export const isPlain = ({ plainList, plainUnlessPaged }: AnyEntity, search: URLSearchParams): boolean =>
  Boolean(plainList || (plainUnlessPaged && !search.has('pageNumber') && !search.has('pageSize')));

/** How many a page holds unless the call says; 0: all there are, up to `maxPage`. */
export const usualPage = ({ pageSize, plainList }: AnyEntity): number => pageSize ?? (plainList ? 0 : 20);

/** A list's parameters as JSON has them: what is empty asks for nothing, several values are joined by commas. */
export const filterSearch = (filter: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join() : plainText(value)]),
  );

const plainText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Throws a 400 that names each wrong parameter. `fixed` are filters that the path itself brings. */
export const listQuery = (entity: AnyEntity, search: URLSearchParams, fixed: Filter[] = []): ListQuery => {
  const problems: [name: string, problem: Said][] = [];
  const read: ListQuery = {
    query: '',
    pageNumber: 1,
    pageSize: isPlain(entity, search) ? 0 : usualPage(entity),
    sort: entity.ordered ?? null,
    order: 'asc',
    ids: null,
    deleted: false,
    filters: [...fixed, ...activeOnly(entity, search)],
  };
  for (const [name, value] of search) {
    const problem = (standard.get(name) ?? particular)(read, value, entity, name);
    if (problem) problems.push([name, problem]);
  }
  if (read.pageNumber === 0 && read.pageSize > 0) problems.push(['pageNumber', say('pagesFromOne')]);
  if (problems.length) throw invalid(Object.fromEntries(problems));
  return read.pageSize === 0 ? { ...read, pageNumber: 1, pageSize: maxPage, isWhole: true } : read;
};

const activeOnly = ({ active }: AnyEntity, search: URLSearchParams): Filter[] => {
  if (
    !active ||
    search.get(active.parameter) === 'true' ||
    search.has(active.field) ||
    search.has('ids') ||
    search.has('deleted')
  )
    return [];
  return [{ field: active.field, compare: 'equal', value: true }];
};

/** Refuses a query that is too long, after `readLine` has read it. */
export const searchProblem = (words: string): Said | undefined =>
  words.length > maxSearch ? say('searchTooLong', { count: maxSearch }) : undefined;

type Reader = (read: ListQuery, value: string, entity: AnyEntity, name: string) => Said | undefined;

const readers: Record<string, Reader> = {
  query: (read, value) => {
    read.query = readLine(value);
    return searchProblem(read.query);
  },
  pageNumber: (read, value) => {
    if (!/^\d{1,7}$/.test(value)) return say('mustCountFromOne');
    read.pageNumber = Number(value);
    return undefined;
  },
  pageSize: (read, value) => {
    if (!/^\d{1,4}$/.test(value) || Number(value) > maxPage) return say('mustBeUpTo', { most: maxPage });
    read.pageSize = Number(value);
    return undefined;
  },
  sort: (read, value, entity) => {
    if (!sortableFields(entity).includes(value))
      return Object.hasOwn(entity.info, value) ? say('notSortable') : say('notListField');
    read.sort = value;
    return undefined;
  },
  order: (read, value) => {
    if (!/^(asc|desc)$/i.test(value)) return say('mustBeOrder');
    read.order = value.toLowerCase() as 'asc' | 'desc';
    return undefined;
  },
  ids: (read, value) => {
    const ids = value === '' ? [] : value.split(',');
    read.ids = [...(read.ids ?? []), ...ids];
    if (read.ids.length > maxIds) return say('atMostIds', { count: maxIds });
    // A malformed id is an id that no record has.
    read.ids = read.ids.filter(isUuid);
    return undefined;
  },
  deleted: (read, value, entity) => {
    if (value !== 'only' || entity.link) return say('mustBeOnly');
    read.deleted = true;
    return undefined;
  },
};

/** Names come from outside: `constructor` is no parameter. */
const standard = new Map(Object.entries(readers));

const ends: Record<string, Comparison> = { _gte: 'atLeast', _lte: 'atMost' };

const particular: Reader = (read, value, entity, name) => {
  if (name === entity.active?.parameter) return /^(true|false)$/.test(value) ? undefined : say('mustBeFlag');
  if (Object.hasOwn(entity.presenceFilters ?? {}, name)) return filled(read, value, entity.presenceFilters![name]!);
  const ofDays = byDays(entity, name);
  if (ofDays) {
    const { field, compare, problem } = ofDays;
    if (problem(value)) return problem(value);
    read.filters.push({ field, compare, value });
    return undefined;
  }
  if (name === 'createdAt_gte' || name === 'createdAt_lte') return moment(read, value, name);
  return ofField(read, value, entity, name);
};

const ofField: Reader = (read, value, entity, name) => {
  const end = /_(gte|lte)$/.exec(name)?.[0];
  const field = end ? name.slice(0, -end.length) : fieldNamed(entity, name);
  const info = Object.hasOwn(entity.info, field) ? entity.info[field]! : through(entity).get(field);
  const how = info ? filterable[info.kind] : null;
  if (!info || !how || (end && how !== 'range')) return say('unknownParameter');
  if (how === 'linked' && (value === '' || value === 'All')) return undefined;
  if (how === 'equal' && value === mine && isPerson(info)) {
    read.filters.push({ field, compare: 'mine', value: null });
    return undefined;
  }
  if (isMeaning(entity, field, value)) {
    read.filters.push({ field, compare: 'meaning', value });
    return undefined;
  }
  const alone = info.kind === 'ref' && value.startsWith(aloneMark);
  const upper = end === '_lte' && info.kind === 'timestamp' ? wholeDay(value) : undefined;
  const checked = filterValue(entity, info, alone ? value.slice(aloneMark.length) : (upper ?? value));
  if ('problem' in checked) return checked.problem;
  if (upper) {
    read.filters.push({ field, compare: 'before', value: checked.value });
    return undefined;
  }
  const usual = alone && checked.value !== null ? 'alone' : 'equal';
  read.filters.push({ field, compare: end ? ends[end]! : how === 'linked' ? 'linked' : usual, value: checked.value });
  return undefined;
};

/** All statuses of one meaning, or all states that are open. */
const isMeaning = (entity: AnyEntity, field: string, value: string): boolean =>
  field === entity.statuses?.field
    ? meaningsOf(value) !== undefined
    : field === entity.states?.field && value === openStatus && openStates(entity).length > 0;

type ByDays = Pick<Filter, 'field' | 'compare'> & { problem: (value: string) => Said | undefined };

/** What holds on a day, is due by one, or comes again in a part of each year. */
const byDays = (entity: AnyEntity, name: string): ByDays | undefined => {
  const aDay = (value: string) => (isDate(value) ? undefined : say('notMoment'));
  if (name === heldOn && entity.dated) return { field: entity.dated.since, compare: 'heldOn', problem: aDay };
  if (name === dueBy && entity.assignment?.due)
    return { field: entity.assignment.due, compare: 'dueBy', problem: aDay };
  const yearly = yearlyParameters(entity).find(each => each.name === name);
  const aPart = (value: string) => (partOfYear(value) ? undefined : say('notPartOfYear'));
  return yearly && { field: yearly.info.name, compare: 'yearly', problem: aPart };
};

/** As the upper bound of a moment, a day alone means all of that day in India: everything before the next day begins. */
const wholeDay = (value: string): string | undefined => (isDate(value) ? startOf(daysLater(value, 1)) : undefined);

/** When a record was made is known of each, though it is no field. */
const moment = (read: ListQuery, value: string, name: string) => {
  const isUpper = name === 'createdAt_lte';
  const nextDay = isUpper ? wholeDay(value) : undefined;
  const at = /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(nextDay ?? startOfDay(value)) : new Date(NaN);
  if (Number.isNaN(at.getTime())) return say('notMoment');
  const compare = nextDay ? 'before' : isUpper ? 'atMost' : 'atLeast';
  read.filters.push({ field: 'createdAt', compare, value: at.toISOString() });
  return undefined;
};

const filled = (read: ListQuery, value: string, fields: Record<string, string>) => {
  if (value === '') return undefined;
  if (!Object.hasOwn(fields, value)) return say('mustBeOneOf', { list: Object.keys(fields).join(', ') });
  read.filters.push({ field: fields[value]!, compare: 'filled', value: null });
  return undefined;
};

/** What a record has to hold and a filter need not: it may well ask for what no record has. */
const rulesOfRecords = ['required', 'optionality', 'nullable', 'min'];

const filterValue = (
  entity: AnyEntity,
  { name, kind }: FieldInfo,
  value: string,
): { value: Value } | { problem: Said } => {
  if (kind === 'ref' && value === nobodys) return { value: null };
  if (kind === 'ref' || kind === 'refs') return isUuid(value) ? { value } : { problem: say('oneOfList') };
  const clock = clockInfo(entity, name)?.options;
  if (clock) return clock.some(({ id }) => String(id) === value) ? { value } : { problem: say('oneOfList') };
  const { entity: held, name: own } = standing(entity, name);
  const field = held.fields[own]!;
  try {
    return { value: field.validateSync(value, { abortEarly: false }) as Value };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const problem = error.inner.find(({ type }) => !rulesOfRecords.includes(type ?? ''));
    if (problem) return { problem: ruleOf(problem) };
    const read = field.cast(value, { assert: false }) as Value;
    const tooSmall = belowColumn(held.info[own]!, read);
    return tooSmall ? { problem: tooSmall } : { value: read };
  }
};
