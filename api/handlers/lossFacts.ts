import type { karigarReceipts } from '../../schema/entities/karigarReceipts.ts';
import { lossFacts } from '../../schema/rules/agreedLoss.ts';
import { replying } from '../handler.ts';
import { lossFactsStatement, readLossFacts } from '../ledger/lossGuard.ts';
import { data } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';

/** For whatever brings metal back: receipts from karigars, and lots from refineries. */
export const lossHandlers: Pick<HandlersOf<typeof karigarReceipts>, 'lossFacts'> = {
  lossFacts: replying(lossFacts, async context => {
    const [found] = await context.read([lossFactsStatement(context.shop)]);
    return data(readLossFacts(found!.rows));
  }),
};
