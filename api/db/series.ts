import { shopDay } from '../../schema/kit/shopDay.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import {
  backDatedReason,
  financialYear,
  longestNumber,
  usualWidth,
  type FinancialYear,
  type Series,
} from '../../schema/kit/series.ts';
import type { Statement } from '../ports.ts';
import { backDatingPermission, usualBackDating } from '../../schema/rules/backDating.ts';
import { tableName } from './columns.ts';
import { seesAll } from './settings.ts';
import { snake } from './table.ts';
import type { Row } from './write.ts';

type Numbering = {
  entity: AnyEntity;
  series: Series;
  shop: string;
  year: FinancialYear;
  records: readonly string[];
};

/**
 * Gives the documents their numbers, in the order of `records`, which are named twice so that their own index finds them in a shop of any size. The last statements of a transaction: from here to its end everybody else
 * who needs a number of the series waits, and a transaction that fails leaves no gap. `letter`: that of a till, whose documents are a series of their own.
 */
const numberStatements = (
  { entity, series: { field, prefix }, shop, year: { year, name }, records }: Numbering,
  letter = '',
): Statement[] => {
  const [table, number] = [tableName(entity), snake(field)];
  const series = letter ? `${entity.name}:${letter}` : entity.name;
  return [
    {
      text: `insert into number_series as s (shop_id, series, year, last) values ($1, $2, $3, $4)
        on conflict (shop_id, series, year) do update set last = s.last + excluded.last returning s.last`,
      values: [shop, series, year, records.length],
    },
    {
      text: `update ${table} t set ${number} = n.prefix || $4 || lpad(n.number, greatest(n.width, length(n.number)), '0')
        from (select r.id, (s.last - $6::integer + r.place)::text as number, coalesce(p.series_prefix, '') as prefix, coalesce(p.series_width, ${usualWidth}) as width
          from number_series s cross join unnest($5::uuid[]) with ordinality as r(id, place) left join shops p on p.id = $1 and p.shop_id = $1
          where s.shop_id = $1 and s.series = $2 and s.year = $3) n
        where t.shop_id = $1 and t.id = any($5::uuid[]) and t.id = n.id`,
      values: [shop, series, year, `${prefix}${letter}/${name}/`, records, records.length],
    },
    {
      text: `select refuse_unless(not exists (select 1 from ${table} t
        where t.shop_id = $1 and t.id = any($2::uuid[]) and length(t.${number}) > ${longestNumber}), 'TS409', 'numberTooLong')`,
      values: [shop, records],
    },
  ];
};

/** By the letter that the till has at this moment. */
const atTill = (till: string, documents: Numbering): Statement => ({
  text: `select coalesce((select t.letter from tills t where t.shop_id = $1 and t.id = $2::uuid), '')`,
  values: [documents.shop, till],
  next: ({ rows }) => numberStatements(documents, rows[0]![0]!),
});

/** Of documents that get it when they are made. A number that a file brought stays; one of the series' own form nobody brings. */
export const numbersAtFirst = (entity: AnyEntity, shop: string, rows: readonly Row[], at: Date): Statement[] => {
  const { series } = entity;
  if (!series || series.takenBy) return [];
  const isNumbered = (row: Row) => series.brought === true && row[series.field] != null;
  const without = rows.filter(row => !isNumbered(row));
  return [
    ...(rows.some(isNumbered) ? [refuseOwnForm(entity, series, shop, rows)] : []),
    ...byYear(series, without, at).flatMap(group => numberStatements({ entity, series, shop, ...group })),
  ];
};

/** Groups documents by the financial year of their day. The years ascend, so that transactions lock the series in one order. */
const byYear = (
  { dated }: Series,
  documents: readonly ({ id: string } & Record<string, unknown>)[],
  at: Date,
): { year: FinancialYear; records: string[] }[] => {
  const today = shopDay(at);
  const dayOf = (document: Record<string, unknown>) => (dated && (document[dated] as string | null)) || today;
  const groups = Map.groupBy(documents, document => financialYear(dayOf(document)).year);
  return [...groups.values()]
    .map(group => ({ year: financialYear(dayOf(group[0]!)), records: group.map(({ id }) => id) }))
    .sort((one, other) => one.year.year - other.year.year);
};

/** Whether the shop itself would give such a number. */
export const isOwnNumber = ({ prefix }: Series, number: string): boolean => new RegExp(ownForm(prefix)).test(number);

/** `T/26-27/0001`, with whatever in front: such a number would stand in the way of the one that the shop gives. */
const refuseOwnForm = (
  entity: AnyEntity,
  { field, prefix }: Series,
  shop: string,
  rows: readonly Row[],
): Statement => ({
  text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
    where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(field)} ~ $3), 'TS400', '${field}:numberOfSeries')`,
  values: [shop, rows.flatMap(row => (row[field] == null ? [] : [row.id])), ownForm(prefix)],
});

const ownForm = (prefix: string) => String.raw`^.{0,7}${prefix}/\d\d-\d\d/\d+$`;

/** Run before a change: a record keeps a number, and comes to no other of the series' own form. */
export const keptNumbers = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
): Statement[] => {
  const { series } = entity;
  const { field, brought } = series ?? {};
  if (!series || !field || !brought || !Object.hasOwn(changes, field)) return [];
  const number = changes[field];
  const isOwn = typeof number === 'string' && isOwnNumber(series, number);
  if (number !== null && !isOwn) return [];
  return [
    {
      text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
        where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(field)} is distinct from $3), 'TS400', '${field}:numberOfSeries')`,
      values: [shop, records, number],
    },
  ];
};

/**
 * A document that takes its number with this transition has a day from then on. One that goes to others, or into the books, has none that is still to
 * come. One that goes to others is back-dated further than the shop lets everybody only with the permission and a reason.
 */
export const dayBy = (
  entity: AnyEntity,
  transition: string,
  shop: string,
  records: readonly string[],
  at: Date,
): Statement[] => {
  const { dated, takenBy } = entity.series ?? {};
  if (!dated || takenBy !== transition) return [];
  const column = snake(dated);
  return [
    ...dayRules(entity, shop, records, shopDay(at)),
    {
      text: `update ${tableName(entity)} t set ${column} = $3::date where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${column} is null`,
      values: [shop, records, shopDay(at)],
    },
  ];
};

const free = `coalesce(s.back_dating_days, ${usualBackDating})`;

const dayRules = (entity: AnyEntity, shop: string, records: readonly string[], today: string): Statement[] => {
  const { dated, outgoing, past } = entity.series!;
  if (!dated) return [];
  const column = snake(dated);
  const reason = Object.hasOwn(entity.info, backDatedReason) ? `t.${snake(backDatedReason)}` : 'null';
  const judged: Statement['values'] = [shop, records, today];
  return [
    ...[outgoing, past].flatMap(limit =>
      chosenBy(limit, judged).map(({ chosen, values }) => ({
        text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
          where ${chosen} and t.${column} > $3::date), 'TS400', '${dated}:dayToCome')`,
        values,
      })),
    ),
    ...chosenBy(outgoing, judged).map(({ chosen, values }) => ({
      text: `select refuse_unless(late.days is null, 'TS400', concat_ws(':', '${dated}', case when late.may then 'backDatedReason' else 'backDated' end, late.days, late.free))
        from (select max($3::date - t.${column}) as days, max(${free}) as free, bool_or(p.may) as may
          from ${tableName(entity)} t join shops s on s.shop_id = t.shop_id and s.id = t.shop_id cross join (select ${seesAll(backDatingPermission)} as may) p
          where ${chosen} and $3::date - t.${column} > ${free} and not (p.may and ${reason} is not null)) late`,
      values,
    })),
  ];
};

/** The condition for the records of a series that a limit names, none where there is no limit. */
const chosenBy = (limit: Series['outgoing'], judged: Statement['values']) => {
  if (!limit) return [];
  const limits = Object.entries(limit === true ? {} : limit);
  const chosen = `${limits.map(([field], n) => `t.${snake(field)} = any($${n + judged.length + 1}::text[]) and `).join('')}t.shop_id = $1 and t.id = any($2::uuid[])`;
  return [{ chosen, values: [...judged, ...limits.map(([, allowed]) => allowed as string[])] }];
};

/** Of those that get it with this transition: one that has a number keeps it. */
export const numbersBy = (
  entity: AnyEntity,
  transition: string,
  shop: string,
  records: readonly ({ id: string } & Record<string, unknown>)[],
  at: Date,
): Statement[] => {
  const { series } = entity;
  if (series?.takenBy !== transition) return [];
  const without = records.filter(record => !record[series.field]);
  const tillOf = (record: Record<string, unknown>) => (series.till && (record[series.till] as string | null)) || '';
  return [...new Set(without.map(tillOf))].sort().flatMap(till => {
    const ofTill = without.filter(record => tillOf(record) === till);
    return byYear(series, ofTill, at).flatMap(group => {
      const documents = { entity, series, shop, ...group };
      return till ? [atTill(till, documents)] : numberStatements(documents);
    });
  });
};
