import { karigarReceipts, type KarigarReceipt } from '../../schema/entities/karigarReceipts.ts';
import { costOfMade } from '../../schema/rules/karigarGoods.ts';
import { weightsOf } from '../../schema/rules/pieces.ts';
import { replying } from '../handler.ts';
import { takeInPieces } from '../pieces/takeIn.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { lossHandlers } from './lossFacts.ts';

const { takeIn } = karigarReceipts.actions!;

export const karigarReceiptHandlers: HandlersOf<typeof karigarReceipts> = {
  ...lossHandlers,

  takeIn: replying(
    recordOf(karigarReceipts),
    async context => {
      const { pieces, metalRate } = await inputOf(context, takeIn);
      return takeInPieces(
        context,
        { entity: karigarReceipts, refused: 'receiptNotPosted' },
        pieces!,
        (receipt: KarigarReceipt, typed: Typed, isTaxCost) => {
          const weights = weightsOf(typed as Parameters<typeof weightsOf>[0]);
          const cost = costOfMade(receipt, { ...typed, ...weights }, { metalRate: metalRate!, isTaxCost });
          return { receiptId: receipt.id, ...(cost !== null && { cost }) };
        },
      );
    },
    { once: true },
  ),
};

type Typed = Record<string, unknown> & { metal: string | null; fineness: number | null };
