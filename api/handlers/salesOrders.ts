import { quickBills } from '../../schema/entities/quickBills.ts';
import { salesOrders, type SalesOrder } from '../../schema/entities/salesOrders.ts';
import { vouchers } from '../../schema/entities/vouchers.ts';
import { object, whole } from '../../schema/kit/shape.ts';
import { saleOf } from '../../schema/rules/quotes.ts';
import { openSalesOrderStates } from '../../schema/rules/salesOrders.ts';
import { recordId } from '../crud/read.ts';
import { replying } from '../handler.ts';
import { workOfSalesOrder } from '../karigars/workOfSalesOrder.ts';
import { data } from '../reply.ts';
import { advance, type AdvanceAsked } from '../sales/advance.ts';
import { becomes } from '../sales/becomes.ts';
import { fromAdvance } from '../sales/fromAdvance.ts';
import { billedLines } from '../sales/linesOn.ts';
import { judgeSale } from '../sales/concessions.ts';
import { recordOf } from '../shapes/records.ts';
import { approvalHandlers } from './approvals.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { saleHandlers } from './sales.ts';

export const salesOrderHandlers: HandlersOf<typeof salesOrders> = {
  ...saleHandlers,
  ...approvalHandlers(salesOrders, judgeSale),

  bill: replying(
    recordOf(quickBills),
    context =>
      becomes(context, {
        from: salesOrders,
        to: quickBills,
        states: openSalesOrderStates,
        early: 'orderNotOpen',
        made: [{ entity: quickBills, field: 'salesOrderId', problem: 'orderBilled' }],
        values: async (order: SalesOrder, place) => {
          const lines = (await billedLines(order, place)).map(({ details: _, workOrderId: __, ...line }) => line);
          const bill = { ...saleOf(order), salesOrderId: order.id, lines };
          return { ...bill, payments: await fromAdvance(order, bill, place) };
        },
      }),
    { once: true },
  ),

  giveWork: replying(
    object({ count: whole }),
    async context => {
      const { typeId } = await inputOf(context, salesOrders.actions!.giveWork);
      return context.change(async run => data({ count: await workOfSalesOrder(context, run, typeId!) }));
    },
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
