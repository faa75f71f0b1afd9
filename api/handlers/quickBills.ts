import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { maybe, object, string } from '../../schema/kit/shape.ts';
import { recordId } from '../crud/read.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { credit, type CreditAsked } from '../sales/credit.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { saleHandlers } from './sales.ts';

const payee = object({ name: string, upiId: maybe(string) });

export const quickBillHandlers: HandlersOf<typeof quickBills> = {
  ...saleHandlers,

  payee: replying(payee, async context => {
    const [found] = await context.read([
      { text: 'select s.name, s.upi_id from shops s where s.shop_id = $1 and s.id = $1', values: [context.shop] },
    ]);
    const [name, upiId] = found!.rows[0]!;
    return data({ name: name!, upiId: upiId ?? null });
  }),

  credit: replying(
    recordOf(creditNotes),
    async context =>
      credit(
        context,
        recordId(quickBills, context),
        (await inputOf(context, quickBills.actions!.credit)) as CreditAsked,
      ),
    { once: true },
  ),
};
