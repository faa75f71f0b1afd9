import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { totalFields } from '../../schema/kit/totalsOf.ts';
import { described, maybe, object, titled, type Shape } from '../../schema/kit/shape.ts';
import { mostSummed, sumsStatement } from '../db/sums.ts';
import type { RequestContext } from '../requestContext.ts';
import { dataText, type Reply } from '../reply.ts';
import { fieldShape } from '../shapes/fields.ts';
import { parentFilters, parentGuards, permitted } from './list.ts';
import { listQuery } from './listQuery.ts';

export type Sums = Record<string, number> | null;

export const sumsOf = (entity: AnyEntity): Shape<Sums> =>
  described(
    maybe(
      object(
        Object.fromEntries(
          totalFields(entity).map(name => {
            const info = entity.info[name]!;
            return [name, titled(fieldShape({ ...info, min: undefined, max: undefined }), info.label)];
          }),
        ),
      ),
    ),
    `null where more than ${mostSummed} match`,
  ) as Shape<Sums>;

/** What all the records that the call asks for come to together. */
export const sums = async (entity: AnyEntity, asked: RequestContext): Promise<Reply<Sums>> => {
  const query = listQuery(entity, asked.search, parentFilters(entity, asked));
  const context = permitted(entity, query, asked);
  const results = await context.batch([...parentGuards(entity, context), sumsStatement(entity, context.shop, query)]);
  return dataText(results.at(-1)!.rows[0]![0] ?? 'null');
};
