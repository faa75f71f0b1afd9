import { conflict } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { listOf, object, uuid, type Of } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { liveReferenceGuards, unusedGuards } from '../db/guards.ts';
import { frozenGuards } from '../db/frozen.ts';
import { eventStatement, type Occasion } from '../db/history.ts';
import { treeGuards, treeLock } from '../db/tree.ts';
import { lockStatements, setDeleted } from '../db/write.ts';
import { openBooksKept } from '../ledger/bookLocks.ts';
import { hooksOf } from '../hooks/index.ts';
import { DatabaseError, type Statement } from '../ports.ts';
import { refusalOf } from '../refusals.ts';
import { data, type Reply } from '../reply.ts';
import { eraseStatements } from './erase.ts';
import { idsOfBody } from './ids.ts';
import { parentGuards } from './list.ts';
import { recordId } from './read.ts';
import { sceneOf } from './update.ts';

export const [removed, removedMany, restored] = [
  object({ id: uuid }),
  object({ deleted: listOf(uuid) }),
  object({ restored: listOf(uuid) }),
];

/** To the trash, from where `restore` takes it back; `?permanent=true` leaves nothing behind where the entity lets it. */
export const remove = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Of<typeof removed>>> => {
  const id = recordId(entity, context);
  const isForGood = entity.erasable && context.search.get('permanent') === 'true';
  const gone = isForGood
    ? eraseStatements(entity, context.shop, id)
    : removeStatements(entity, context.shop, [id], context.occasion);
  await context.write([...parentGuards(entity, context, [id]), ...gone]);
  return data({ id });
};

export const removeMany = async (
  entity: AnyEntity,
  context: RequestContext,
): Promise<Reply<Of<typeof removedMany>>> => {
  const ids = await idsOfBody(entity, context);
  return context.commit(
    [...parentGuards(entity, context, ids), ...removeStatements(entity, context.shop, ids, context.occasion)],
    () => data({ deleted: ids }),
  );
};

export const restoreMany = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Of<typeof restored>>> => {
  const ids = await idsOfBody(entity, context);
  const statements = [
    ...treeLock(entity, context.shop),
    ...parentGuards(entity, context, ids),
    ...lockStatements(entity, context.shop, ids, { deleted: true }),
    ...liveReferenceGuards(entity, context.shop, ids),
    ...openBooksKept(entity, context.shop, ids),
    ...restoreStatements(entity, context.shop, ids, context.occasion),
  ];
  try {
    return await context.commit(statements, () => data({ restored: ids }));
  } catch (error) {
    throw isTaken(error) ? conflict(refusalOf(error, entity)!.said) : error;
  }
};

/** Another record has what no two may share: no fault of the call's, which names no fields. */
const isTaken = (error: unknown) => error instanceof DatabaseError && error.code === '23505';

export const removeStatements = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  occasion: Occasion,
): Statement[] => [
  ...treeLock(entity, shop),
  ...lockStatements(entity, shop, records),
  ...frozenGuards(entity, shop, records),
  ...openBooksKept(entity, shop, records),
  ...unusedGuards(entity, shop, records),
  ...trashStatements(entity, shop, records, occasion),
];

/** Into the trash, run after the records are locked and nothing needs them. */
export const trashStatements = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  occasion: Occasion,
): Statement[] => [
  setDeleted(entity, shop, records, occasion.at, true),
  eventStatement(entity, 'delete', shop, records, occasion),
  ...(hooksOf(entity).remove?.(records, sceneOf(shop, occasion)) ?? []),
];

/** Out of the trash, run after the records and what they refer to are locked. */
export const restoreStatements = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  occasion: Occasion,
): Statement[] => [
  setDeleted(entity, shop, records, occasion.at, false),
  ...treeGuards(entity, shop, records),
  eventStatement(entity, 'restore', shop, records, occasion),
  ...(hooksOf(entity).restore?.(records, sceneOf(shop, occasion)) ?? []),
];
