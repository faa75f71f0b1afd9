import { shownPlans } from '../../schema/rules/plans.ts';
import { noShop } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
import { shownPlansOf, shownPlansStatement } from './shownPlans.ts';

/** Whoever looks on is nobody. */
const asVisitor = enterJob(noShop, noShop);

/** What is sold, for whoever thinks of buying it. */
export const publicPlanOperations: Operation[] = [
  {
    id: 'publicPlans.list',
    method: 'GET',
    path: 'public/plans',
    summary: 'The plans of TS Invoice and TS Messenger that are shown, at the prices of today',
    tag: 'Public',
    access: { to: 'public' },
    handle: replying(shownPlans, async context => {
      const [, found] = await context.ports.database.read([asVisitor, shownPlansStatement]);
      return data(shownPlansOf(found!, context));
    }),
  },
];
