import { inSmallest, type LedgerMetal } from './ledger.ts';
import { unitOf } from './metals.ts';

/** Fine metal that tagged pieces took out of another account, less what they gave to it. In milligrams. */
export type Movement = { unit: LedgerMetal; other: 'opening' | 'stock' | 'trade'; amount: bigint };

/** `fineWeight` in grams. */
export type Stocked = {
  metal: string | null;
  fineWeight: number | null;
  state: string;
  purchaseId: string | null;
  isGone: boolean;
};

/**
 * What the books tell of a piece. A purchase brought its metal into stock by weight, where the piece takes it from; one that nobody bought
 * here was there at the beginning. Whoever melts it has the metal by weight again, and a bill sells it.
 */
export const stockOf = ({ metal, fineWeight, state, purchaseId, isGone }: Stocked): Movement[] => {
  const unit = unitOf(metal);
  if (!unit || !fineWeight || isGone) return [];
  const amount = inSmallest(fineWeight, unit);
  const came: Movement = { unit, other: purchaseId ? 'stock' : 'opening', amount };
  if (state === 'melted') return [came, { unit, other: 'stock', amount: -amount }];
  return state === 'sold' ? [came, { unit, other: 'trade', amount: -amount }] : [came];
};
