import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { conflict } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { currentUser } from '../db/settings.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { Statement } from '../ports.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

export const serviceRequestHandlers: HandlersOf<typeof serviceRequests> = {
  /** By whoever may see the shop's errors and this request. */
  attachError: replying(
    recordOf(serviceRequests),
    async context => {
      const { shop, occasion } = context;
      const id = recordId(serviceRequests, context);
      return context.change(async run => {
        const found = await run([...lockStatements(serviceRequests, shop, [id]), lastError(shop)]);
        const [errorLogId, errorSummary] = found.at(-1)!.rows[0] ?? [];
        if (!errorLogId) throw conflict(say('noErrorThere'));
        const results = await run([
          ...updateStatements(serviceRequests, shop, [id], { errorLogId, errorSummary }, occasion),
          recordStatement(serviceRequests, shop, id),
        ]);
        return recordReply(serviceRequests, context, results.at(-1)!);
      });
    },
    { once: true },
  ),

  rate: replying(
    recordOf(serviceRequests),
    async context => {
      const said = await inputOf(context, serviceRequests.actions!.rate);
      const { shop, occasion } = context;
      const id = recordId(serviceRequests, context);
      return context.change(async run => {
        const found = await run([
          ...lockStatements(serviceRequests, shop, [id]),
          {
            text: `select t.state, t.user_id = ${currentUser} from service_requests t where t.shop_id = $1 and t.id = $2`,
            values: [shop, id],
          },
        ]);
        const [state, isMine] = found.at(-1)!.rows[0]!;
        if (isMine !== 't') throw conflict(say('notRequester'));
        if (state !== 'solved' && state !== 'closed') throw conflict(say('notSolvedYet'));
        const results = await run([
          ...updateStatements(serviceRequests, shop, [id], said, occasion),
          recordStatement(serviceRequests, shop, id),
        ]);
        return recordReply(serviceRequests, context, results.at(-1)!);
      });
    },
    { once: true },
  ),
};

const lastError = (shop: string): Statement => ({
  text: `select e.id, left(e.message, 250) from error_logs e where e.shop_id = $1 and e.deleted_at is null order by e.id desc limit 1`,
  values: [shop],
});
