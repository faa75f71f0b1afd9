import { notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Of } from '../../schema/kit/shape.ts';
import { tableName } from '../db/columns.ts';
import { enterClearing } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { idsOfBody } from './ids.ts';
import type { removedMany } from './remove.ts';

/**
 * Deletes records of whichever shops for good. An unknown id stops it before anything is deleted. Each shop is a transaction of its own, in which
 * the role `clearer` reaches this shop alone.
 */
export const clearAcross = async (
  entity: AnyEntity,
  context: RequestContext,
): Promise<Reply<Of<typeof removedMany>>> => {
  const { ports, session, at } = context;
  const table = tableName(entity);
  const ids = await idsOfBody(entity, context);
  const [found] = await context.batch([
    {
      text: `select t.shop_id, t.id from ${table} t where t.id = any($1::uuid[]) and t.deleted_at is null`,
      values: [ids],
    },
  ]);
  if (found!.count < ids.length) throw notFound({ one: entity.name });
  const shops = Map.groupBy(found!.rows, ([shop]) => shop!);
  for (const [shop, rows] of shops)
    await ports.database.batch([
      enterClearing(session, shop, at),
      {
        text: `delete from ${table} t where t.shop_id = $1 and t.id = any($2::uuid[])`,
        values: [shop, rows.map(([, id]) => id!)],
      },
      publishChange(shop, entity.name),
    ]);
  [context.accessed, context.accessedCount] = ['recordsCleared', ids.length];
  return data({ deleted: ids });
};
