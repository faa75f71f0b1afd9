import { paise } from './piecePriceOf.ts';
import { isFineMetal } from './metals.ts';
import { isPriced, saleTotals, type Sale, type SaleLine } from './saleLines.ts';

/** How an order stands: `ready` when it can be fetched. */
export const salesOrderStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'confirmed', name: 'Ordered', meaning: 'active' },
  { id: 'ready', name: 'Ready', meaning: 'active' },
  { id: 'delivered', name: 'Delivered', meaning: 'done' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

/** Those in which the shop works for it, and takes advances. */
export const openSalesOrderStates = ['confirmed', 'ready'] as const;

/** Rupees. `due` is what is left to pay when it is fetched. */
export const salesOrderTotals = ({ advance, ...sale }: Sale & { advance: number | null }) => {
  const totals = saleTotals(sale);
  return { ...totals, due: (paise(totals.total) - paise(advance)) / 100 };
};

/** Whether it says what is made, by when and at which price. */
export const isWholeSalesOrder = (order: { lines: readonly SaleLine[] | null; deliveryDay: string | null }): boolean =>
  Boolean(order.lines?.length) && order.lines!.every(isPriced) && order.deliveryDay !== null;

type Ordered = Pick<SaleLine, 'metal'> & { pieceId?: string | null; workOrderId?: string | null };

/** The lines of an order that are to be made: of a metal that karigars are given, of no piece that there is, and in no work order yet. */
export const workOfOrder = <L extends Ordered>(lines: readonly L[] | null): L[] =>
  (lines ?? []).filter(({ metal, pieceId, workOrderId }) => isFineMetal(metal) && !pieceId && !workOrderId);
