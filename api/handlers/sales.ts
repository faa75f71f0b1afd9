import type { quickBills } from '../../schema/entities/quickBills.ts';
import { invalid } from '../../schema/errors.ts';
import { maybe } from '../../schema/kit/shape.ts';
import { say } from '../../schema/words/said.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { supplyStatement, termsOf, termsOfSupply } from '../sales/buyer.ts';
import { offer, offeredLine } from '../sales/offer.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';
import { taxHandlers } from './taxFacts.ts';

/** What fills the form of an estimate, and of a bill. */
export const saleHandlers: Pick<HandlersOf<typeof quickBills>, 'offer' | 'buyer' | 'taxFacts'> = {
  offer: replying(maybe(offeredLine), async context =>
    data(await offer(context, parametersOf(context, 'pieceId', 'productId', 'tag', 'salesOrderId'))),
  ),

  buyer: replying(termsOfSupply, async context => {
    const { contactId } = parametersOf(context, 'contactId');
    if (contactId !== undefined && !isUuid(contactId)) throw invalid({ contactId: say('oneOfList') });
    const [found] = await context.read([supplyStatement(context.shop, contactId ?? null)]);
    return data(termsOf(found!.rows[0]!));
  }),

  ...taxHandlers,
};
