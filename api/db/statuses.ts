import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mustBeSent } from '../../schema/kit/fieldInfo.ts';
import { mostCounted } from '../../schema/kit/states.ts';
import { askedBy, meanings } from '../../schema/kit/statuses.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { hasMeaning, statusesOf } from './meanings.ts';
import { matching, type ListQuery } from './list.ts';
import { Parameters, type Place } from './statement.ts';
import { snake } from './table.ts';
import type { Row } from './write.ts';

/** Locks the statuses that records without one may begin in against deletion, before they do. */
export const heldFirstStatus = (entity: AnyEntity, shop: string, rows: readonly Row[]): Statement[] => {
  if (!entity.statuses || rows.every(row => row[entity.statuses!.field])) return [];
  const first = entity.statuses.of ? allOf(entity) : firstOf(entity);
  return [{ text: `${first} for share`, values: [shop] }];
};

/** A record without a status is in the first one of its shop, as is one whose status is for others alone, when what it is of changes and no status is named. */
export const firstStatus = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  { moved = false } = {},
): Statement[] => {
  if (!entity.statuses) return [];
  const field = snake(entity.statuses.field);
  const wrong = moved ? `(t.${field} is null or ${isOfOthers(entity)})` : `t.${field} is null`;
  return [
    {
      text: `update ${tableName(entity)} t set ${field} = (${firstOf(entity, 't')})
        where t.shop_id = $1 and t.id = any($2::uuid[]) and ${wrong}`,
      values: [shop, records],
    },
  ];
};

/** The first that a record of `row` may stand in. */
const firstOf = (entity: AnyEntity, row?: string) => {
  const status = statusesOf(entity);
  const of = entity.statuses!.of;
  const fits = of && row ? `and coalesce(s.${snake(of)} = ${row}.${snake(of)}, s.${snake(of)} is null)` : '';
  return `select s.id from ${tableName(status)} s where s.shop_id = $1 and s.deleted_at is null ${fits} order by s.${snake(status.ordered!)}, s.id limit 1`;
};

const allOf = (entity: AnyEntity) =>
  `select s.id from ${tableName(statusesOf(entity))} s where s.shop_id = $1 and s.deleted_at is null order by s.id`;

/** SQL: the status of row `t` is for records of another one alone. */
const isOfOthers = (entity: AnyEntity) => {
  const { field, of } = entity.statuses!;
  const own = snake(of!);
  return `exists (select 1 from ${tableName(statusesOf(entity))} s where s.shop_id = $1 and s.id = t.${snake(field)}
    and s.${own} is not null and s.${own} is distinct from t.${own})`;
};

/** Stops where a record stands in a status that is for others alone. */
const ofOthersGuards = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] =>
  entity.statuses?.of
    ? [
        {
          text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
            where t.shop_id = $1 and t.id = any($2::uuid[]) and ${isOfOthers(entity)}), 'TS400', $3)`,
          values: [shop, records, `${entity.statuses.field}:statusOfOthers`],
        },
      ]
    : [];

/** Stops with TS400 at the first field that a record's status demands and that is empty, whichever way it came there. */
export const askedGuards = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] => [
  ...ofOthersGuards(entity, shop, records),
  ...meanings.flatMap(({ id: meaning }) =>
    Object.entries(askedBy(entity, meaning))
      .filter(([, field]) => mustBeSent(field))
      .map(([name]) => ({
        text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
          where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(name)} is null and ${hasMeaning(entity, [meaning])}), 'TS400', $3)`,
        values: [shop, records, `${name}:statusAsks`],
      })),
  ),
];

/** The same where one of the fields changes by which it is judged. */
export const changedGuards = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
): Statement[] => {
  const judged = meanings.flatMap(({ id }) => Object.keys(askedBy(entity, id)));
  return [entity.statuses?.field, entity.statuses?.of, ...judged].some(name => name && Object.hasOwn(changes, name))
    ? askedGuards(entity, shop, records)
    : [];
};

/** How many records of the list are in each status of the shop, as one JSON object by the statuses' ids. */
export const statusCountsStatement = (entity: AnyEntity, place: Place, list: ListQuery): Statement => {
  const parameters = new Parameters(place);
  const { rows, where, held } = matching(entity, list, parameters);
  return parameters.statement(`select coalesce(json_object_agg(s.id, (select count(*) from (select 1 from ${rows} t
      where ${where}${held ? ` and ${held}` : ''} and t.${snake(entity.statuses!.field)} = s.id limit ${mostCounted + 1}) c) order by s.id), '{}')
    from ${tableName(statusesOf(entity))} s where s.shop_id = $1 and s.deleted_at is null`);
};
