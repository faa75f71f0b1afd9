import { purchases, type Purchase } from '../../schema/entities/purchases.ts';
import { weightsOf } from '../../schema/rules/pieces.ts';
import { costOfPiece } from '../../schema/rules/purchases.ts';
import { replying } from '../handler.ts';
import { takeInPieces } from '../pieces/takeIn.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { taxHandlers } from './taxFacts.ts';

const { takeIn } = purchases.actions!;

export const purchaseHandlers: HandlersOf<typeof purchases> = {
  ...taxHandlers,

  takeIn: replying(
    recordOf(purchases),
    async context => {
      const typed = (await inputOf(context, takeIn)).pieces!;
      return takeInPieces(context, { entity: purchases, refused: 'purchaseNotPosted' }, typed, pieceOf);
    },
    { once: true },
  ),
};

type Typed = Record<string, unknown> & { metal: string | null; fineness: number | null };

const pieceOf = (purchase: Purchase, typed: Typed, isTaxCost: boolean): Record<string, unknown> => {
  const { id: purchaseId, supplierId } = purchase;
  const { netWeight } = weightsOf(typed as Parameters<typeof weightsOf>[0]);
  const cost = costOfPiece(purchase, { ...typed, netWeight }, isTaxCost);
  return { purchaseId, supplierId, ...(cost !== null && { cost }) };
};
