import { payments } from '../../schema/entities/payments.ts';
import { conflict } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { queueBooks } from '../orders/dueBooks.ts';
import { accountOf, askRefundNow, noteRefund } from '../payments/refunds.ts';
import { received } from '../payments/settle.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const sceneIn = ({ ports, occasion }: RequestContext) => ({ ids: ports.ids, occasion });

export const paymentHandlers: HandlersOf<typeof payments> = {
  confirm: replying(
    recordOf(payments),
    async context => {
      const id = recordId(payments, context);
      return context.change(async run => {
        const account = await accountOf(run, id);
        const { payment } = account;
        if (payment.way !== 'upi') throw conflict(say('paymentNotByUpi'));
        if (payment.state === 'created' || payment.state === 'failed')
          await received(run, sceneIn(context), account, payment, { paidAt: context.at.toISOString() });
        await queueBooks(context.ports, run, account);
        return recordReply(payments, context, (await run([recordStatement(payments, context.shop, id)]))[0]!);
      });
    },
    { once: true },
  ),
  refund: replying(
    recordOf(payments),
    async context => {
      const { amount, reason } = await inputOf(context, payments.actions!.refund);
      const id = recordId(payments, context);
      let asking: (() => Promise<void>) | null = null;
      await context.change(async run => {
        const account = await accountOf(run, id);
        const { payment } = account;
        const scene = sceneIn(context);
        const refund = await noteRefund(run, scene, payment, { amount, reason });
        await queueBooks(context.ports, run, account);
        if (payment.providerPayment) asking = () => askRefundNow(context, payment, refund);
        return recordReply(payments, context, (await run([recordStatement(payments, context.shop, id)]))[0]!);
      });
      await (asking as (() => Promise<void>) | null)?.();
      const [record] = await context.again().batch([recordStatement(payments, context.shop, id)]);
      return recordReply(payments, context, record!);
    },
    { once: true },
  ),
};
