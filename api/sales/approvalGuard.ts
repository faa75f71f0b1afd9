import { conflict } from '../../schema/errors.ts';
import { conceded } from '../../schema/rules/concessions.ts';
import { formatMoney } from '../../schema/rules/formats.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { limitsStatement, type Judge } from './concessions.ts';

/** Stops documents that give away more than whoever takes this step may, and than an approver said yes to. */
export const approvalGuard = (judge: Judge, documents: readonly Document[], { shop, at }: Scene): Statement[] => [
  limitsStatement(({ mayApprove, discountLimit }) =>
    mayApprove
      ? []
      : documents.flatMap(document =>
          judge(document, discountLimit, { shop, at }, concessions => {
            const amount = conceded(concessions);
            if (amount > paise(document['approvedAmount'] as number | null))
              throw conflict(say('approvalNeeded', { amount: formatMoney(amount / 100, 'paise') }));
            return [];
          }),
        ),
  ),
];
