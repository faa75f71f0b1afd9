import type { invoiceSubscriptions } from '../../schema/entities/invoiceSubscriptions.ts';
import type { messengerSubscriptions } from '../../schema/entities/messengerSubscriptions.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import type { AppId, PlanDuration } from '../../schema/rules/plans.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { lockNames } from '../db/locks.ts';
import { asAccount } from '../db/transactionContext.ts';
import { recordsStatement } from '../db/transition.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying, type Handler } from '../handler.ts';
import { recordOf } from '../shapes/records.ts';
import type { Run } from '../ports.ts';
import { change, renew } from '../subscriptions/buy.ts';
import {
  kept,
  planIn,
  planStatement,
  subscriptionsIn,
  subscriptionsName,
  type Subscription,
} from '../subscriptions/kept.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

/** More of what a shop holds: another term, or another plan. */
const moreOf = (app: AppId, way: 'renew' | 'change'): Handler => {
  const { entity } = kept[app];
  return replying(
    recordOf(entity),
    async context => {
      const { duration, price, ...input } = await inputOf(context, entity.actions![way]);
      const id = recordId(entity, context);
      const { shop, occasion } = context;
      const buying = { duration: duration as PlanDuration, price };
      return context.change(async run => {
        const held = await heldIn(run, shop, app, id);
        const by = 'planId' in input ? { id: String(input.planId) } : { code: held.plan.slice(app.length + 1) };
        const plan = planIn((await run(asAccount(shop, [planStatement(app, by)])))[1]!);
        const place = { shop, app, occasion };
        if (way === 'renew') await renew(run, place, held, plan, buying);
        else if (plan) await change(run, place, held, plan, buying);
        else throw invalid({ planId: say('oneOfList') });
        return recordReply(entity, context, (await run([recordStatement(entity, shop, id)]))[0]!);
      });
    },
    { once: true },
  );
};

/** What one that runs allows, said by hand. */
const limitsOf = (app: AppId): Handler => {
  const { entity } = kept[app];
  return replying(
    recordOf(entity),
    async context => {
      const limits = await inputOf(context, entity.actions!.limits);
      const id = recordId(entity, context);
      const { shop, occasion } = context;
      return context.change(async run => {
        const held = await heldIn(run, shop, app, id);
        const results = await run([
          ...updateStatements(entity, shop, [held.id], limits, occasion),
          recordStatement(entity, shop, id),
        ]);
        return recordReply(entity, context, results.at(-1)!);
      });
    },
    { once: true },
  );
};

/** Locked; it runs. */
const heldIn = async (run: Run, shop: string, app: AppId, id: string): Promise<Subscription> => {
  const { entity } = kept[app];
  const found = await run([
    lockNames([subscriptionsName(shop)]),
    ...lockStatements(entity, shop, [id]),
    recordsStatement(entity, shop, [id]),
  ]);
  const held = subscriptionsIn(found.at(-1)!)[0]!;
  if (!isRunning(held)) throw conflict(say('subscriptionOver'));
  return held;
};

export const invoiceSubscriptionHandlers: HandlersOf<typeof invoiceSubscriptions> = {
  renew: moreOf('tsinvoice', 'renew'),
  change: moreOf('tsinvoice', 'change'),
  limits: limitsOf('tsinvoice'),
};
export const messengerSubscriptionHandlers: HandlersOf<typeof messengerSubscriptions> = {
  renew: moreOf('tsmessenger', 'renew'),
  change: moreOf('tsmessenger', 'change'),
  limits: limitsOf('tsmessenger'),
};
