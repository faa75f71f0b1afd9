import { forbidden } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { guardedFields, seenBy, withoutFields } from '../../schema/kit/guarded.ts';
import { memo } from '../../schema/kit/memo.ts';
import type { Access } from '../access.ts';
import type { Handler } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { heldPermissions } from '../session/statements.ts';
import { holding } from './undo/touched.ts';

/**
 * An entity's calls, of which some fields have a permission of their own. Whoever lacks it is answered by the calls of the entity without
 * these fields: no reply, list, filter, figure, file or refusal of theirs knows of them, and a call that is about nothing else is refused.
 */
export const asSeen = (entity: AnyEntity, make: (entity: AnyEntity) => Operation[]): Operation[] => {
  if (!guardedFields(entity).length) return make(entity);
  const calls = memo((seen: AnyEntity) => new Map(make(seen).map(({ id, handle }) => [id, handle])));
  const hidden = guardedFields(entity);
  const everybodys = calls(
    withoutFields(
      entity,
      hidden.map(({ name }) => name),
    ),
  );
  return make(entity).map(operation => ({
    ...operation,
    // What is about nothing else asks for that permission alone.
    ...(!everybodys.has(operation.id) && { access: { ...operation.access, permission: hidden[0]!.shownTo } as Access }),
    handle: likeIt(operation.handle, async context => {
      const handle = calls(await entitySeen(entity, context)).get(operation.id);
      if (!handle) throw forbidden();
      return handle(context);
    }),
  }));
};

/** Described as that one is. */
const likeIt = ({ success, status, once }: Handler, work: (context: RequestContext) => Promise<Reply>): Handler =>
  Object.assign(work, { success, ...(status !== undefined && { status }), ...(once && { once }) });

/** Asked of anybody in the shop: whether they may make the call it says itself, also where it asks for another permission. */
const entitySeen = async (entity: AnyEntity, context: RequestContext): Promise<AnyEntity> => {
  const [held] = await context.demanding('').batch([heldPermissions]);
  return seenBy(entity, holding(held!.rows[0]![0]));
};
