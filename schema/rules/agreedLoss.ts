/** Fine metal that karigars and refineries lose with the shop's agreement. A loss above the shop's limit takes a permission and a reason that stays. */
import { percent, text } from '../kit/kinds.ts';
import { described, number, object, yesOrNo, type Of } from '../kit/shape.ts';
import { can, type ShopPermission } from '../permissions.ts';
import { formatWeight } from './formats.ts';
import type { ReceivedLine } from './karigarGoods.ts';
import { judgedFine, refinedAndSamples, type LotFacts } from './melting.ts';
import { thousandths } from './piecePriceOf.ts';

export const largeLossPermission = can.MetalLossApprove;

/** Percent that may be lost without approval, unless the shop chose another figure. */
export const usualLoss = 3;

export const lossLimitField = () =>
  percent().label('Loss of fine metal without approval (%)').min(0, 'Cannot be negative').max(100, 'At most ${max}');

export const lossReason = () => text().label('Reason for the larger loss').max(200);

/** The shop's part of the rule. */
export const lossFacts = object({
  limit: described(number, 'Percent of fine metal that may be lost without approval'),
  mayApprove: described(yesOrNo, 'Whether the person may approve larger losses'),
});
export type LossFacts = Of<typeof lossFacts>;

/** The call that tells a form the shop's part of the rule. */
export const lossActions = <const P extends ShopPermission>(permission: P) =>
  ({
    lossFacts: {
      method: 'GET',
      path: 'loss_facts',
      permission,
      summary: 'The loss of fine metal that is allowed without approval, and whether the person may approve more',
    },
  }) as const;

/** `at`: the field to which the notice belongs. */
export type LossNotice =
  | { key: 'agreedLossAbove'; at: string; values: { line: number; loss: number; limit: number } }
  | { key: 'lotLossAbove'; at: string; values: { missing: string; loss: number; limit: number } };

/** The lines of a receipt whose agreed loss is above `limit` percent. */
export const lossNoticesOfReceipt = (
  { lines }: { lines: readonly ReceivedLine[] | null },
  limit: number,
): LossNotice[] =>
  (lines ?? []).flatMap(({ what, lossPercent: loss }, n) =>
    what === 'work' && loss != null && loss > limit
      ? [{ key: 'agreedLossAbove', at: `lines.${n}.lossPercent`, values: { line: n + 1, loss, limit } }]
      : [],
  );

/** Compares what is missing of a refined lot with what went in by its judged weight. Samples count as brought back. */
export const lossNoticesOfLot = (lot: Omit<LotFacts, 'contactId' | 'metal' | 'day'>, limit: number): LossNotice[] => {
  const judged = judgedFine(lot.lines);
  const missing = judged - refinedAndSamples(lot);
  if (!lot.refinedWeight || !lot.refinedFineness || missing * 100_000n <= judged * BigInt(thousandths(limit)))
    return [];
  const loss = Number((missing * 1_000_000n) / judged) / 10_000;
  const values = { missing: formatWeight(Number(missing) / 1_000), loss: Math.ceil(loss * 100) / 100, limit };
  return [{ key: 'lotLossAbove', at: 'refinedWeight', values }];
};
