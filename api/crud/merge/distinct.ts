import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { RequestContext } from '../../requestContext.ts';
import { mustExist } from '../../db/guards.ts';
import { forgetDistinct, keepDistinct } from './mergeRows.ts';
import { inputOf } from '../../handlers/input.ts';
import { data, type Reply } from '../../reply.ts';
import { distinctInput } from './input.ts';

/** Somebody looked: these are not the same, and are not offered again. */
export const distinguish = async (entity: AnyEntity, context: RequestContext): Promise<Reply<true>> => {
  const { ids, distinct } = await inputOf(context, { input: distinctInput(entity) });
  const guard = mustExist('ids', entity.name, context.shop, ids);
  const kept = distinct
    ? keepDistinct(entity, context.shop, ids, context.at)
    : forgetDistinct(entity, context.shop, ids);
  return context.commit([guard, kept], () => data(true));
};
