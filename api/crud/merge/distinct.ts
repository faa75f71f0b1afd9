import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Call } from '../../call.ts';
import { mustExist } from '../../db/guards.ts';
import { forgetDistinct, keepDistinct } from './mergeRows.ts';
import { inputOf } from '../../handlers/input.ts';
import { data, type Reply } from '../../reply.ts';
import { distinctInput } from './input.ts';

/** Somebody looked: these are not the same, and are not offered again. */
export const distinguish = async (entity: AnyEntity, call: Call): Promise<Reply<true>> => {
  const { ids, distinct } = await inputOf(call, { input: distinctInput(entity) });
  const guard = mustExist('ids', entity.name, call.shop, ids);
  const kept = distinct ? keepDistinct(entity, call.shop, ids, call.at) : forgetDistinct(entity, call.shop, ids);
  return call.commit([guard, kept], () => data(true));
};
