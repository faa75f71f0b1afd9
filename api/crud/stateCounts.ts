import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, object, whole, type Shape } from '../../schema/kit/shape.ts';
import { mostCounted } from '../../schema/kit/states.ts';
import { stateCountsStatement } from '../db/stateCounts.ts';
import type { RequestContext } from '../requestContext.ts';
import { dataText, type Reply } from '../reply.ts';
import { parentFilters, parentGuards, permitted } from './list.ts';
import { listQuery } from './listQuery.ts';

export type StateCounts = Record<string, number>;

export const stateCountsOf = ({ info, states }: AnyEntity): Shape<StateCounts> =>
  described(
    object(Object.fromEntries(info[states!.field]!.options!.map(({ id }) => [String(id), whole]))),
    `Counted up to ${mostCounted}; ${mostCounted + 1} stands for more`,
  ) as Shape<StateCounts>;

/** How many records that the call asks for are in each state. */
export const stateCounts = async (entity: AnyEntity, asked: RequestContext): Promise<Reply<StateCounts>> => {
  const query = listQuery(entity, asked.search, parentFilters(entity, asked));
  const context = permitted(entity, query, asked);
  const results = await context.batch([
    ...parentGuards(entity, context),
    stateCountsStatement(entity, context.shop, query),
  ]);
  return dataText(results.at(-1)!.rows[0]![0]!);
};
