import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mostCounted } from '../../schema/kit/states.ts';
import type { Statement } from '../ports.ts';
import { matching, type ListQuery } from './list.ts';
import { Parameters, type Place } from './statement.ts';
import { snake } from './table.ts';

/** How many records of the list are in each state, as one JSON object. Each is counted by the index of states. */
export const stateCountsStatement = (entity: AnyEntity, place: Place, list: ListQuery): Statement => {
  const { field } = entity.states!;
  const parameters = new Parameters(place);
  const { rows, where, held } = matching(entity, list, parameters);
  const counts = entity.info[field]!.options!.map(({ id }) => {
    const state = parameters.add(String(id));
    return `${state}::text, (select count(*) from (select 1 from ${rows} t
      where ${where}${held ? ` and ${held}` : ''} and t.${snake(field)} = ${state} limit ${mostCounted + 1}) c)`;
  });
  return parameters.statement(`select json_build_object(${counts.join(', ')})`);
};
