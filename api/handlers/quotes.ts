import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes, type Quote } from '../../schema/entities/quotes.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { saleOf } from '../../schema/rules/quotes.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { becomes } from '../sales/becomes.ts';
import { billedLines, ownLines } from '../sales/linesOn.ts';
import { judgeSale } from '../sales/concessions.ts';
import { rateAbroad, rateOfCurrency } from '../sales/rateAbroad.ts';
import { recordOf } from '../shapes/records.ts';
import { approvalHandlers } from './approvals.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';
import { saleHandlers } from './sales.ts';

/** An estimate becomes a bill or an order, and one of them. */
const given = {
  from: quotes,
  states: ['given'],
  early: 'quoteNotGiven',
  made: [
    { entity: quickBills, field: 'quoteId', problem: 'quoteBilled' },
    { entity: salesOrders, field: 'quoteId', problem: 'quoteOrdered' },
  ],
} as const;

export const quoteHandlers: HandlersOf<typeof quotes> = {
  ...saleHandlers,
  ...approvalHandlers(quotes, judgeSale),

  rateAbroad: replying(rateOfCurrency, async context =>
    data(await rateAbroad(context, parametersOf(context, 'currency').currency)),
  ),

  bill: replying(
    recordOf(quickBills),
    context =>
      becomes(context, {
        ...given,
        to: quickBills,
        values: async (quote: Quote, place) => ({
          ...saleOf(quote),
          quoteId: quote.id,
          lines: await billedLines(quote, place),
        }),
      }),
    { once: true },
  ),

  order: replying(
    recordOf(salesOrders),
    context =>
      becomes(context, {
        ...given,
        to: salesOrders,
        values: async (quote: Quote) => ({
          ...saleOf(quote),
          rateLocked: quote.rateLocked,
          quoteId: quote.id,
          lines: ownLines(quote.lines),
        }),
      }),
    { once: true },
  ),
};
