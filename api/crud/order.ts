import { notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { listOf, object, uuid, type Of } from '../../schema/kit/shape.ts';
import { changeEach } from '../db/changeEach.ts';
import { placesStatement } from '../db/ordered.ts';
import { lockStatements } from '../db/write.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { idsOfBody } from './ids.ts';

export const orderShape = object({ ids: listOf(uuid) });

/** Puts the shop's records into the order of the given ids; those that are not named come after them, as they were. */
export const order = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Of<typeof orderShape>>> => {
  const ids = await idsOfBody(entity, context);
  const { shop, occasion } = context;
  const field = entity.ordered!;
  return context.transaction(async run => {
    const results = await run([...lockStatements(entity, shop, ids), placesStatement(entity, shop)]);
    const places = new Map(results.at(-1)!.rows.map(([id, place]) => [id!, Number(place)]));
    if (ids.some(id => !places.has(id))) throw notFound({ one: entity.name });
    const others = [...places.keys()].filter(id => !ids.includes(id));
    const all = [...ids, ...others.sort((a, b) => places.get(a)! - places.get(b)!)];
    const moved = all.map((id, i) => ({ id, [field]: i + 1 })).filter(({ id, [field]: to }) => places.get(id) !== to);
    if (moved.length) await run(changeEach(entity, shop, moved, [field], occasion));
    return data({ ids: all });
  });
};
