import type { SalesOrder } from '../../schema/entities/salesOrders.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { saleAmounts, type Sale } from '../../schema/rules/saleLines.ts';
import type { Place } from './linesOn.ts';
import { creditStatement } from './customerCredit.ts';

/** The payment that an order's advance is for its bill: no more than the bill comes to, and than the customer still has with the shop. */
export const fromAdvance = async (order: SalesOrder, bill: object, { run, shop }: Place) => {
  const found = (await run([creditStatement(shop, order.contactId)])).at(-1)!;
  const credit = Math.round(100 * Number(found.rows[0]![0]));
  const amount = Math.min(paise(order.advance ?? null), credit, saleAmounts(bill as Sale).rounded);
  return amount > 0 ? [{ way: 'credit', bankId: null, reference: null, amount: amount / 100 }] : [];
};
