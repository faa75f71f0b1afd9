import { listOf, maybe, object, oneOf, string, uuid, whole, type Of } from '../../kit/shape.ts';

/** Products and lines of open drafts, counted from 1, with the HSN code that a tax invoice cannot have; null where there is none. */
export const hsnGaps = object({
  items: listOf(
    object({
      entity: oneOf(['products', 'quickBills', 'quotes', 'salesOrders']),
      id: uuid,
      name: maybe(string),
      line: maybe(whole),
      hsn: maybe(string),
    }),
  ),
  totalCount: whole,
});
export type HsnGaps = Of<typeof hsnGaps>;
