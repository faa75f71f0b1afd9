import { quickBills } from '../../schema/entities/quickBills.ts';
import { salesOrders, type SalesOrder } from '../../schema/entities/salesOrders.ts';
import { vouchers } from '../../schema/entities/vouchers.ts';
import { saleOf } from '../../schema/rules/quotes.ts';
import { openOrderStates } from '../../schema/rules/salesOrders.ts';
import { recordId } from '../crud/read.ts';
import { replying } from '../handler.ts';
import { advance, type AdvanceAsked } from '../sales/advance.ts';
import { atRatesNow } from '../sales/atRatesNow.ts';
import { becomes } from '../sales/becomes.ts';
import { fromAdvance } from '../sales/fromAdvance.ts';
import { ownLines } from '../sales/ownLines.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { saleHandlers } from './sales.ts';

export const salesOrderHandlers: HandlersOf<typeof salesOrders> = {
  ...saleHandlers,

  bill: replying(
    recordOf(quickBills),
    context =>
      becomes(context, {
        from: salesOrders,
        to: quickBills,
        states: openOrderStates,
        early: 'orderNotOpen',
        made: [{ entity: quickBills, field: 'salesOrderId', problem: 'orderBilled' }],
        values: async (order: SalesOrder, place) => {
          const lines = order.rateLocked ? order.lines : await atRatesNow(order.lines, place);
          const bill = {
            ...saleOf(order),
            salesOrderId: order.id,
            lines: ownLines(lines).map(({ details: _, ...line }) => line),
          };
          return { ...bill, payments: await fromAdvance(order, bill, place) };
        },
      }),
    { once: true },
  ),

  advance: replying(
    recordOf(vouchers),
    async context =>
      advance(
        context,
        recordId(salesOrders, context),
        (await inputOf(context, salesOrders.actions!.advance)) as AdvanceAsked,
      ),
    { once: true },
  ),
};
