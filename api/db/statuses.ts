import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mustBeSent } from '../../schema/kit/fieldInfo.ts';
import type { Meaning } from '../../schema/kit/meta.ts';
import { mostCounted } from '../../schema/kit/states.ts';
import { askedBy, meanings } from '../../schema/kit/statuses.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { matching, type ListQuery } from './list.ts';
import { entityOf } from './select.ts';
import { Parameters, type Place } from './statement.ts';
import { snake } from './table.ts';

const look = (entity: AnyEntity) => entityOf(entity.info[entity.statuses!.field]!.target!);
const listed = (all: readonly string[]) => all.map(one => `'${one}'`).join(', ');

/** Whether the status of row `t` has one of these meanings. */
export const hasMeaning = (entity: AnyEntity, wanted: readonly Meaning[]): string =>
  `t.${snake(entity.statuses!.field)} in (select s.id from ${tableName(look(entity))} s
    where s.shop_id = t.shop_id and s.meaning in (${listed(wanted)}))`;

/** A record without a status is in the first one of its shop, which nobody deletes meanwhile. */
export const firstStatus = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] => {
  if (!entity.statuses) return [];
  const field = snake(entity.statuses.field);
  const status = look(entity);
  return [
    {
      text: `update ${tableName(entity)} t set ${field} = (select s.id from ${tableName(status)} s
          where s.shop_id = $1 and s.deleted_at is null order by s.${snake(status.ordered!)}, s.id limit 1 for share)
        where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${field} is null`,
      values: [shop, records],
    },
  ];
};

/** Stops with TS400 at the first field that a record's status demands and that is empty, whichever way it came there. */
export const askedGuards = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] =>
  meanings.flatMap(({ id: meaning }) =>
    Object.entries(askedBy(entity, meaning))
      .filter(([, field]) => mustBeSent(field))
      .map(([name]) => ({
        text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
          where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(name)} is null and ${hasMeaning(entity, [meaning])}), 'TS400', $3)`,
        values: [shop, records, `${name}:statusAsks`],
      })),
  );

/** The same where one of the fields changes by which it is judged. */
export const changedGuards = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
): Statement[] => {
  const judged = meanings.flatMap(({ id }) => Object.keys(askedBy(entity, id)));
  return [entity.statuses?.field, ...judged].some(name => name && Object.hasOwn(changes, name))
    ? askedGuards(entity, shop, records)
    : [];
};

/** How many records of the list are in each status of the shop, as one JSON object by the statuses' ids. */
export const statusCountsStatement = (entity: AnyEntity, place: Place, list: ListQuery): Statement => {
  const parameters = new Parameters(place);
  const { rows, where, held } = matching(entity, list, parameters);
  return parameters.statement(`select coalesce(json_object_agg(s.id, (select count(*) from (select 1 from ${rows} t
      where ${where}${held ? ` and ${held}` : ''} and t.${snake(entity.statuses!.field)} = s.id limit ${mostCounted + 1}) c)), '{}')
    from ${tableName(look(entity))} s where s.shop_id = $1 and s.deleted_at is null`);
};
