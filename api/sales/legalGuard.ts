import { conflict } from '../../schema/errors.ts';
import { factsOfNobody, legalSentence, type LegalFacts, type LegalNotice } from '../../schema/rules/legalLimits.ts';
import type { Statement } from '../ports.ts';
import { lockCash } from './cashOfDays.ts';
import { legalFactsStatement, readLegalFacts, type Asked } from './legalFacts.ts';

/** A document, the question for its facts, and the notices that follow from them. */
export type Judged = Asked & { notices: (facts: LegalFacts) => readonly LegalNotice[] };

/** Stops documents that the law bars. Asked once they are in the books, with their people locked: what they move is in the facts. */
export const legalGuard = (documents: readonly Judged[], shop: string): Statement[] =>
  factsInBooks(documents, shop, judged => {
    for (const [{ notices }, facts] of judged) {
      const bar = barOf(notices(facts));
      if (bar) throw conflict(legalSentence(bar));
    }
  });

/** Tells the other shops of the legal person that cash of these documents was taken back. */
export const takenBack = (documents: readonly Judged[], shop: string): Statement[] =>
  factsInBooks(documents, shop, () => {});

/**
 * Reads the facts from the books, for documents that the law could bar, and tells the other shops of the legal person. From then on nobody else takes
 * cash from these people.
 */
const factsInBooks = (
  documents: readonly Judged[],
  shop: string,
  judge: (judged: [Judged, LegalFacts][]) => void,
): Statement[] => {
  const asked = documents.filter(({ notices }) => barOf(notices(worst)));
  if (!asked.length) return [];
  return [
    lockCash(asked.flatMap(({ contactId }) => contactId ?? [])),
    {
      ...legalFactsStatement(shop, asked, { shares: true }),
      next: ({ rows }) => {
        judge(readLegalFacts(rows).map((facts, n) => [asked[n]!, facts]));
        return [];
      },
    },
  ];
};

/** Of what is fine by these nothing need be asked. */
const worst: LegalFacts = {
  ...factsOfNobody,
  cashOfDay: Infinity,
  cashOfOrder: Infinity,
  cashOfBill: Infinity,
  charged: Infinity,
  cashPaidOfDay: Infinity,
  owed: Infinity,
  creditLimit: 0,
  barsCredit: true,
};

const barOf = (notices: readonly LegalNotice[]) => notices.find(notice => notice.bars);
