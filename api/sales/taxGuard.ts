import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { codesOfLines, taxNotices, type TaxedSale, type TaxNotice } from '../../schema/rules/lineTax.ts';
import { say } from '../../schema/words/said.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { readTaxFacts, taxFactsStatement } from './taxFacts.ts';

type TaxedDocument = TaxedSale & { day?: string | null; gstReason?: string | null };
type StoppingNotice = Exclude<TaxNotice, { effect: 'warns' }>;

/**
 * Stops documents whose GST rates are not those of their day, unless the person may approve other rates and the document has a reason.
 * `isInvoice`: stops tax invoices without whole HSN codes, too.
 */
export const taxGuard = (
  documents: readonly Document[],
  { shop, at }: Pick<Scene, 'shop' | 'at'>,
  { isInvoice }: { isInvoice: boolean },
): Statement[] => {
  const charging = (documents as readonly unknown[] as readonly TaxedDocument[]).filter(
    ({ billedGst }) => billedGst && billedGst !== 'none',
  );
  if (!charging.length) return [];
  return [
    {
      ...taxFactsStatement(shop, codesOfLines(charging.flatMap(({ lines }) => lines ?? []))),
      next: ({ rows }) => {
        const facts = readTaxFacts(rows);
        for (const document of charging) {
          const notices = taxNotices(document, document.day ?? shopDay(at), facts);
          if (isInvoice) refuse(notices.find(notice => notice.effect === 'barsInvoice'));
          const other = notices.find(notice => notice.effect === 'needsApproval');
          if (!('gstReason' in document)) refuse(other);
          else if (other && !(facts.mayApprove && document.gstReason)) throw otherRate(other, facts.mayApprove);
        }
        return [];
      },
    },
  ];
};

const placeOf = ({ line, field }: StoppingNotice) => `lines.${line}.${field}`;

const refuse = (notice: StoppingNotice | undefined): void => {
  if (notice) throw invalid({ [placeOf(notice)]: say(notice.key, notice.values) });
};

const otherRate = (notice: StoppingNotice, mayApprove: boolean) => {
  const what = say(notice.key, notice.values);
  return mayApprove
    ? invalid({ gstReason: say('otherGstNeedsReason', { what }) })
    : invalid({ [placeOf(notice)]: say('otherGstNeedsApproval', { what }) });
};
