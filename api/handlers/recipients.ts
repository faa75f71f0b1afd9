import { recipients } from '../../schema/entities/recipients.ts';
import { conflict, notFound } from '../../schema/errors.ts';
import { parentGuards } from '../crud/list.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { noteStatement } from '../db/history.ts';
import { recordStatement } from '../db/write.ts';
import { settleUnknown } from '../messages/recipientTransitions.ts';
import { lockMessages } from '../messages/transitionStatement.ts';
import { replying } from '../handler.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { say } from '../../schema/words/said.ts';

export const recipientHandlers: HandlersOf<typeof recipients> = {
  settle: replying(
    recordOf(recipients),
    async context => {
      const { state } = await inputOf(context, recipients.actions!.settle);
      const { shop, at } = context;
      const [id, messageId] = [recordId(recipients, context), context.parameter('messageId')];
      const booking = { shop, id: messageId, at };
      return context.change(async run => {
        await run([...parentGuards(recipients, context, [id]), lockMessages(shop, [messageId])]);
        const [found] = await run([
          { text: 'select q.state from recipients q where q.shop_id = $1 and q.id = $2', values: [shop, id] },
        ]);
        const before = found!.rows[0]?.[0];
        if (!before) throw notFound({ one: recipients.name });
        if (before !== 'unknown') throw conflict(say('knownAlready'));
        const results = await run([
          settleUnknown(booking, id, state!),
          noteStatement(recipients, 'update', shop, id, { state: [before, state] }, context.occasion),
          recordStatement(recipients, shop, id),
        ]);
        return recordReply(recipients, context, results.at(-1)!);
      });
    },
    { once: true },
  ),
};
