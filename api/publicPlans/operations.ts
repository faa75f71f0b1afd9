import { shownPlans } from '../../schema/rules/plans.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
import { shownPlansOf, shownPlansStatement } from './shownPlans.ts';

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
      const [, found] = await context.ports.database.read([enterVisitor, shownPlansStatement]);
      return data(shownPlansOf(found!, context));
    }),
  },
];
