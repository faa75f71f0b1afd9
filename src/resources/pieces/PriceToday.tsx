import { useRecordContext, type RaRecord } from 'react-admin';
import type { Piece } from '../../../schema/entities/pieces.ts';
import { PricePanel } from './PricePanel.tsx';
import { usePriceOf } from './usePrice.ts';

/** What a piece costs at the rate that holds, for whoever only reads it. */
export function PriceToday() {
  const piece = useRecordContext<Piece & RaRecord>();
  const { data: price } = usePriceOf(piece);
  return piece && price ? <PricePanel piece={piece} price={price} /> : null;
}
