import { isFineMetal } from './metals.ts';
import { workOfOrder } from './salesOrders.ts';

/** Of a work order, what its vouchers tell: nobody types it. */
export const orderMetalNames = ['issued', 'returned', 'agreedLoss', 'withKarigar', 'labour'] as const;

type Article = {
  description: string;
  count: number;
  metal?: string | null;
  fineness?: number | null;
  grossWeight?: number | null;
  netWeight?: number | null;
  remark?: string | null;
  outcome?: string | null;
};
type Goods = { id: string; partyId: string; dueOn?: string | null | undefined; lines: readonly Article[] };

/** What is to be done on goods that a customer has handed in: a work order for each article that is still here. */
export const repairsOf = ({ id, partyId, dueOn, lines }: Goods) =>
  lines
    .filter(({ outcome }) => !outcome)
    .map(({ description, count, metal, fineness, grossWeight, netWeight, remark }) => ({
      name: description,
      contactId: partyId,
      heldGoodsId: id,
      dueOn: dueOn ?? null,
      pieces: count,
      ...madeOf(metal, fineness),
      weight: netWeight ?? grossWeight ?? null,
      design: remark ?? null,
    }));

type Ordered = {
  metal: string | null;
  fineness?: number | null;
  netWeight?: number | null;
  quantity?: number | null;
  productId?: string | null;
  pieceId?: string | null;
  workOrderId?: string | null;
  description?: string | null;
  details?: string | null;
};
type SalesOrder = { contactId: string | null; deliveryDay: string | null; lines: readonly Ordered[] | null };

/** What is to be made for an order; `nameOf` says what a line is that has no words of its own. */
export const workFor = ({ contactId, deliveryDay, lines }: SalesOrder, nameOf: (line: Ordered) => string | undefined) =>
  workOfOrder(lines).map(line => ({
    name: line.description || nameOf(line),
    contactId,
    productId: line.productId ?? null,
    dueOn: deliveryDay,
    pieces: Math.max(1, Math.round(line.quantity ?? 1)),
    ...madeOf(line.metal, line.fineness),
    weight: line.netWeight ?? null,
    design: line.details ?? null,
  }));

/** A karigar works in a metal whose fine weight is kept. */
const madeOf = (metal: string | null | undefined, fineness: number | null | undefined) =>
  isFineMetal(metal) ? { metal, fineness: fineness ?? null } : { metal: 'gold', fineness: null };
