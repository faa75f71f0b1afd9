import { quickBills } from '../../schema/entities/quickBills.ts';
import { workOrders } from '../../schema/entities/workOrders.ts';
import { stepsShape } from '../../schema/rules/karigarReplies.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { billOfWork } from '../karigars/billOfWork.ts';
import { stepsToTell } from '../karigars/steps.ts';
import { keepAnswer } from '../publicPages/question.ts';
import { data } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { updateStatements } from '../crud/update.ts';
import { tableName } from '../db/columns.ts';

const { noteAnswer, told } = workOrders.actions!;

export const workOrderHandlers: HandlersOf<typeof workOrders> = {
  noteAnswer: replying(
    recordOf(workOrders),
    async context => {
      const { answer } = await inputOf(context, noteAnswer);
      const id = recordId(workOrders, context);
      return context.change(async run => {
        await keepAnswer(run, context, { entity: workOrders, id, answer: answer! });
        return recordReply(workOrders, context, (await run([recordStatement(workOrders, context.shop, id)]))[0]!);
      });
    },
    { once: true },
  ),

  bill: replying(recordOf(quickBills), billOfWork, { once: true }),

  words: replying(stepsShape, context => context.change(async run => data(await stepsToTell(context, run))), {
    once: true,
  }),

  told: replying(
    recordOf(workOrders),
    async context => {
      const { statusId } = await inputOf(context, told);
      const { shop, occasion } = context;
      const id = recordId(workOrders, context);
      return context.change(async run => {
        const found = await run([...lockStatements(workOrders, shop, [id]), stillThere(shop, id, statusId!)]);
        // Of a step that it has taken since, the customer is still to hear.
        if (found.at(-1)!.rows[0]?.[0] === 't')
          await run(updateStatements(workOrders, shop, [id], { toTell: false }, occasion));
        return recordReply(workOrders, context, (await run([recordStatement(workOrders, shop, id)]))[0]!);
      });
    },
    { once: true },
  ),
};

const stillThere = (shop: string, id: string, statusId: string) => ({
  text: `select t.status_id = $3::uuid from ${tableName(workOrders)} t where t.shop_id = $1 and t.id = $2`,
  values: [shop, id, statusId] as const,
});
