import { customerSubscriptions } from '../../schema/entities/customerSubscriptions.ts';
import { listOf, object, uuid } from '../../schema/kit/shape.ts';
import { recordId } from '../crud/read.ts';
import { billAgain, give } from '../customerSubscriptions/give.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { offeredLine } from '../sales/offer.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const begun = object({ contactId: uuid, lines: listOf(offeredLine) });

export const customerSubscriptionHandlers: HandlersOf<typeof customerSubscriptions> = {
  give: replying(
    recordOf(customerSubscriptions),
    async context => give(context, await inputOf(context, customerSubscriptions.actions!.give)),
    { once: true },
  ),

  billAgain: replying(begun, async context => data(await billAgain(context, recordId(customerSubscriptions, context)))),
};
