import { paise } from './piecePriceOf.ts';

/** What happened to goods: a bill sold them, a credit note took them back, or a debit note charged more for them. */
export const soldKinds = [
  { id: 'sold', name: 'Sold' },
  { id: 'returned', name: 'Taken back' },
  { id: 'charged', name: 'Charged later' },
] as const;

/** Rupees, as a bill's line and what it sells say it. */
export type Costed = {
  metal: string | null;
  quantity: number | null;
  /** The piece's own, and null where none was told. */
  pieceCost: number | null;
  isPiece: boolean;
  /** Of one of the product. */
  purchasePrice: number | null;
};

/**
 * What the goods of a line had cost the shop, in rupees; null where nobody knows: of a piece without a cost, and of metal by weight, whose
 * rupees the books keep in no purchase in particular.
 */
export const costOfGoods = ({ metal, quantity, pieceCost, isPiece, purchasePrice }: Costed): number | null => {
  if (isPiece) return pieceCost;
  if (metal !== 'other' || !purchasePrice || quantity === null) return null;
  return Math.round((paise(purchasePrice) * Math.round(quantity * 1_000)) / 1_000) / 100;
};

/** Taxable value less cost, in rupees. What has no cost has no profit that anybody knows. */
export const earned = (taxable: number | null, cost: number | null) => ({
  cost,
  profit: cost === null ? null : (paise(taxable) - paise(cost)) / 100,
  costKnown: cost !== null,
});
