import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { byName, described, maybe, object, titled, whole, type Shape } from '../../schema/kit/shape.ts';
import { mostCounted } from '../../schema/kit/states.ts';
import { totalFields } from '../../schema/kit/totalsOf.ts';
import type { ListQuery } from '../db/list.ts';
import { stateCountsStatement } from '../db/stateCounts.ts';
import { statusCountsStatement } from '../db/statuses.ts';
import type { Place } from '../db/statement.ts';
import { mostSummed, sumsStatement } from '../db/sums.ts';
import type { Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { dataText, type Reply } from '../reply.ts';
import { fieldShape } from '../shapes/fields.ts';
import { parentFilters, parentGuards, permitted } from './list.ts';
import { listQuery } from './listQuery.ts';

export type Sums = Record<string, number> | null;
export type StateCounts = Record<string, number>;

/** What all the records that the call asks for come to together. */
export const sums = (entity: AnyEntity, context: RequestContext): Promise<Reply<Sums>> =>
  summary(entity, context, sumsStatement);

/** How many of them are in each state. */
export const stateCounts = (entity: AnyEntity, context: RequestContext): Promise<Reply<StateCounts>> =>
  summary(entity, context, entity.states ? stateCountsStatement : statusCountsStatement);

type Summing = (entity: AnyEntity, place: Place, list: ListQuery) => Statement;

/** One value over all that a list's parameters match. */
const summary = async <T>(entity: AnyEntity, asked: RequestContext, summing: Summing): Promise<Reply<T>> => {
  const query = listQuery(entity, asked.search, parentFilters(entity, asked));
  const context = permitted(entity, query, asked);
  const results = await context.batch([...parentGuards(entity, context), summing(entity, context.shop, query)]);
  return dataText(results.at(-1)!.rows[0]![0] ?? 'null');
};

export const sumsOf = (entity: AnyEntity): Shape<Sums> => {
  const fields = totalFields(entity).map(name => {
    const info = entity.info[name]!;
    return [name, titled(fieldShape({ ...info, min: undefined, max: undefined }), info.label)] as const;
  });
  return described(
    maybe(object(Object.fromEntries(fields))),
    `null where more than ${mostSummed} match`,
  ) as Shape<Sums>;
};

export const stateCountsOf = ({ info, states }: AnyEntity): Shape<StateCounts> =>
  described(
    states
      ? object(Object.fromEntries(info[states.field]!.options!.map(({ id }) => [String(id), whole])))
      : byName(whole),
    `Counted up to ${mostCounted}; ${mostCounted + 1} stands for more${states ? '' : '; by the ids of the statuses'}`,
  ) as Shape<StateCounts>;
