import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from './columns.ts';
import { inIndia } from './settings.ts';
import { snake } from './table.ts';

/** Of dated rows: `row` is one that may hold, and with that field, where fields hold each by itself. */
export const mayHold = ({ dated }: AnyEntity, row: string, field?: string): string =>
  [
    `${row}.shop_id = $1 and ${row}.deleted_at is null`,
    ...(dated!.unless ? [`${row}.${snake(dated!.unless)} is null`] : []),
    ...(field ? [`${row}.${snake(field)} is not null`] : []),
  ].join(' and ');

/** The order of which the first holds. */
export const newestFirst = ({ dated }: AnyEntity, row: string): string =>
  `${row}.${snake(dated!.since)} desc, ${row}.id desc`;

/** The row began by then, or by the end of that day where rows hold from a moment on. */
export const begunBy = ({ dated, info }: AnyEntity, row: string, day: string): string => {
  const { since } = dated!;
  const isMoment = info[since]!.kind === 'timestamp';
  return `${row}.${snake(since)} ${isMoment ? `< (${day}::date + 1)::timestamp ${inIndia}` : `<= ${day}::date`}`;
};

/** The row `t` holds on that day: the newest of the same by then. */
export const holdsOn = (entity: AnyEntity, day: string): string => {
  const { of = [], each = [] } = entity.dated!;
  const same = of.map(name => ` and n.${snake(name)} = t.${snake(name)}`).join('');
  const newest = (field?: string) => `t.id = (select n.id from ${tableName(entity)} n
    where ${mayHold(entity, 'n', field)}${same} and ${begunBy(entity, 'n', day)} order by ${newestFirst(entity, 'n')} limit 1)`;
  return each.length ? `(${each.map(newest).join(' or ')})` : newest();
};
