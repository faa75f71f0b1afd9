import { notFound } from '../../schema/errors.ts';
import type { AnyEntity, RecordOf } from '../../schema/kit/defineEntity.ts';
import type { RequestContext } from '../requestContext.ts';
import { isUuid } from '../db/statement.ts';
import { recordOverShops, recordStatement } from '../db/write.ts';
import type { Result } from '../ports.ts';
import { dataText, type Reply } from '../reply.ts';
import { parentGuards } from './list.ts';
import { finished } from './reply.ts';

export const read = async <E extends AnyEntity>(entity: E, context: RequestContext): Promise<Reply<RecordOf<E>>> => {
  const id = recordId(entity, context);
  const results = await context.read([
    ...parentGuards(entity, context, [id]),
    recordStatement(entity, context.shop, id),
  ]);
  return recordReply(entity, context, results.at(-1)!);
};

/** Of whichever shop. */
export const readAcross = async <E extends AnyEntity>(
  entity: E,
  context: RequestContext,
): Promise<Reply<RecordOf<E>>> =>
  recordReply(entity, context, (await context.read([recordOverShops(entity, recordId(entity, context))])).at(-1)!);

/** The last statement of a call is often the record as it now is. */
export const recordReply = <E extends AnyEntity>(
  entity: E,
  context: RequestContext,
  { rows }: Result,
  status = 200,
): Reply<RecordOf<E>> => {
  const text = rows[0]?.[0];
  if (!text) throw notFound({ one: entity.name });
  return dataText(finished(entity, text, context), status);
};

/** A malformed id is one that no record has. The shop's own record has the shop's id. */
export const recordId = (entity: AnyEntity, context: RequestContext): string => {
  const id = context.parameter(entity.space === 'itself' ? 'shopId' : 'id');
  if (!isUuid(id)) throw notFound({ one: entity.name });
  return id;
};
