import { inSmallest, type LedgerMetal } from './ledger.ts';
import { unitOf } from './metals.ts';

/** Fine metal that tagged pieces took out of another account, less what they gave to it. In milligrams. */
export type Movement = { unit: LedgerMetal; other: 'opening' | 'stock' | 'trade' | 'branch'; amount: bigint };

/** `fineWeight` in grams. */
export type Stocked = {
  metal: string | null;
  fineWeight: number | null;
  state: string;
  purchaseId: string | null;
  arrivalId: string | null;
  receiptId: string | null;
  isGone: boolean;
};

/**
 * What the books tell of a piece. A purchase or a karigar's receipt brought its metal into stock by weight, where the piece takes it from; another shop sent it; one that
 * neither did was there at the beginning. Whoever melts it has the metal by weight again, a bill sells it, and another shop takes it.
 */
export const stockOf = ({
  metal,
  fineWeight,
  state,
  purchaseId,
  arrivalId,
  receiptId,
  isGone,
}: Stocked): Movement[] => {
  const unit = unitOf(metal);
  if (!unit || !fineWeight || isGone) return [];
  const amount = inSmallest(fineWeight, unit);
  const came: Movement = { unit, other: arrivalId ? 'branch' : purchaseId || receiptId ? 'stock' : 'opening', amount };
  const other = wentTo[state];
  return other ? [came, { unit, other, amount: -amount }] : [came];
};

const wentTo: Readonly<Record<string, Movement['other']>> = {
  melted: 'stock',
  sold: 'trade',
  inTransit: 'branch',
  transferred: 'branch',
};
