import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { recordId } from '../crud/read.ts';
import { replying } from '../handler.ts';
import { credit, type CreditAsked } from '../sales/credit.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { saleHandlers } from './sales.ts';

export const quickBillHandlers: HandlersOf<typeof quickBills> = {
  ...saleHandlers,

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
