import type { quickBills } from '../../schema/entities/quickBills.ts';
import type { vouchers } from '../../schema/entities/vouchers.ts';
import type { AnyEntity, Fields } from '../../schema/kit/defineEntity.ts';
import { settlementsReply } from '../../schema/rules/settlements.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { settleByHand, type Wanted } from '../settlements/byHand.ts';
import { readSettlements, settlementsStatements } from '../settlements/read.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

/** For documents that pay bills, or are paid. */
export const settlementsHandler = (entity: AnyEntity): Pick<HandlersOf<typeof quickBills>, 'settlements'> => ({
  settlements: replying(settlementsReply, async context => {
    const { shop } = context;
    const id = recordId(entity, context);
    const [, ...found] = await context.read([
      parentGuard(entity.name, shop, id),
      ...settlementsStatements(entity, shop, id),
    ]);
    return data(readSettlements(found));
  }),
});

/** The same, for documents that pay bills. */
export const payerHandlers = (entity: AnyEntity): Pick<HandlersOf<typeof vouchers>, 'settlements' | 'settle'> => ({
  ...settlementsHandler(entity),
  settle: replying(
    settlementsReply,
    async context => {
      const { rows } = await inputOf(context, entity.actions!['settle'] as { input: Fields });
      return settleByHand(entity, context, recordId(entity, context), rows as unknown as Wanted);
    },
    { once: true },
  ),
});
