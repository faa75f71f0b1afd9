import { invalid } from '../../schema/errors.ts';
import { largeLossPermission, usualLoss, type LossFacts, type LossNotice } from '../../schema/rules/agreedLoss.ts';
import { say } from '../../schema/words/said.ts';
import { seesAll } from '../db/settings.ts';
import type { Statement } from '../ports.ts';

/** As JSON in the shape `lossFacts`. */
export const lossFactsStatement = (shop: string): Statement => ({
  text: `select json_build_object('limit', coalesce(s.loss_limit, ${usualLoss}), 'mayApprove', ${seesAll(largeLossPermission)})
    from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop],
});

export const readLossFacts = (rows: readonly (readonly (string | null)[])[]) => JSON.parse(rows[0]![0]!) as LossFacts;

type Document = { lossReason?: string | null };

/** Stops documents with a loss above the shop's limit, unless the person may approve larger losses and the document has a reason. */
export const lossGuard = <D extends Document>(
  documents: readonly D[],
  noticesOf: (document: D, limit: number) => readonly LossNotice[],
  shop: string,
): Statement[] => {
  // Without any loss there is nothing to ask.
  if (!documents.some(document => noticesOf(document, 0).length)) return [];
  return [
    {
      ...lossFactsStatement(shop),
      next: ({ rows }) => {
        const { limit, mayApprove } = readLossFacts(rows);
        for (const document of documents) {
          const [above] = noticesOf(document, limit);
          if (above && !(mayApprove && document.lossReason)) throw tooLarge(above, mayApprove);
        }
        return [];
      },
    },
  ];
};

const tooLarge = ({ key, values, at }: LossNotice, mayApprove: boolean) => {
  const what = say(key, values);
  return mayApprove
    ? invalid({ lossReason: say('lossNeedsReason', { what }) })
    : invalid({ [at]: say('lossNeedsApproval', { what }) });
};
