import { useWatch } from 'react-hook-form';
import { typedValues } from '../../../schema/kit/totalsOf.ts';
import { priceOf, type PricedPiece } from '../../../schema/rules/piecePriceOf.ts';
import { useEntity } from '../kit/useEntity.ts';
import { PricePanel } from './PricePanel.tsx';
import { usePriceTerms } from './usePrice.ts';

/** What the piece costs as it is typed, by the function that the server has too. */
export function TypedPrice() {
  const entity = useEntity();
  const typed = useWatch() as Record<string, unknown>;
  const product = typeof typed['productId'] === 'string' ? typed['productId'] : null;
  const { data: terms } = usePriceTerms(product);
  if (!terms) return null;
  const piece = typedValues(entity, typed) as unknown as PricedPiece;
  return <PricePanel piece={piece} price={priceOf(piece, terms)} />;
}
