import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { totalFields } from '../../schema/kit/totalsOf.ts';
import type { Statement } from '../ports.ts';
import { storedField } from './columns.ts';
import { matching, type ListQuery } from './list.ts';
import { Parameters, type Place } from './statement.ts';

/** More of them are not added up: that would take longer than somebody waits. */
export const mostSummed = 100_000;

/** Each total of the entity over all records of the list, as one JSON object; null where they are more than `mostSummed`. */
export const sumsStatement = (entity: AnyEntity, place: Place, list: ListQuery): Statement => {
  const parameters = new Parameters(place);
  const { rows, where, held } = matching(entity, list, parameters);
  const fields = totalFields(entity).map(name => storedField(entity, name)!);
  const columns = fields.map(({ column }) => `t.${column}`);
  const sums = fields.map(({ name, column }) => `'${name}', coalesce(sum(s.${column}), 0)`);
  return parameters.statement(
    `select case when count(*) <= ${mostSummed} then json_build_object(${sums.join(', ')}) end
      from (select ${columns.join(', ')} from ${rows} t
        where ${where}${held ? ` and ${held}` : ''} limit ${mostSummed + 1}) s`,
  );
};
