import type { invoicePlans } from '../../schema/entities/invoicePlans.ts';
import type { messengerPlans } from '../../schema/entities/messengerPlans.ts';
import { notFound } from '../../schema/errors.ts';
import type { AppId, PlanDuration } from '../../schema/rules/plans.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { recordStatement } from '../db/write.ts';
import { replying, type Handler } from '../handler.ts';
import { recordOf } from '../shapes/records.ts';
import { give } from '../subscriptions/buy.ts';
import { enterShopOf } from '../subscriptions/enterShop.ts';
import { kept, planIn, planStatement } from '../subscriptions/kept.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

/** A plan, given to a shop by hand. */
const giveOf = (app: AppId): Handler => {
  const { plans, entity } = kept[app];
  return replying(
    recordOf(entity),
    async context => {
      const { shopId, duration, ...input } = await inputOf(context, plans.actions!.give);
      const id = recordId(plans, context);
      const { ids } = context.ports;
      return context.change(async run => {
        const [, found] = await run([enterAccount, planStatement(app, { id })]);
        const plan = planIn(found!);
        if (!plan) throw notFound({ one: plans.name });
        await enterShopOf(run, shopId);
        const place = { shop: shopId, app, occasion: context.occasion, ids };
        const made = await give(run, place, plan, {
          ...input,
          duration: duration as PlanDuration,
          onTrial: input.onTrial ?? false,
        });
        const [record] = await run([recordStatement(entity, shopId, made), goOnIn(context.shop)]);
        return recordReply(entity, context, record!, 201);
      });
    },
    { status: 201, once: true },
  );
};

export const invoicePlanHandlers: HandlersOf<typeof invoicePlans> = { give: giveOf('tsinvoice') };
export const messengerPlanHandlers: HandlersOf<typeof messengerPlans> = { give: giveOf('tsmessenger') };
