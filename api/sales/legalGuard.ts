import { conflict } from '../../schema/errors.ts';
import { factsOfNobody, legalSentence, type LegalFacts, type LegalNotice } from '../../schema/rules/legalLimits.ts';
import type { Statement } from '../ports.ts';
import { lockCash } from './cashOfDays.ts';
import { legalFactsStatement, readLegalFacts, type Asked } from './legalFacts.ts';

/** A document, the question for its facts, and the notices that follow from them. */
export type Judged = Asked & { notices: (facts: LegalFacts) => readonly LegalNotice[] };

/** Stops documents that the law bars. Asked once they are in the books, with their people locked: what they move is in the facts. */
export const legalGuard = (documents: readonly Judged[], shop: string): Statement[] => {
  const asked = documents.filter(({ notices }) => barOf(notices(worst)));
  return factsInBooks(asked, shop, facts => {
    const bars = facts.flatMap((each, n) => barOf(asked[n]!.notices(each)) ?? []);
    if (bars[0]) throw conflict(legalSentence(bars[0]));
  });
};

/** Tells the other shops of the legal person that cash of these documents was taken back. */
export const takenBack = (documents: readonly Asked[], shop: string): Statement[] =>
  factsInBooks(documents, shop, () => {});

/** The facts as the books have them, which the other shops of the legal person are told of. Cash of one person is then taken in one place at a time. */
const factsInBooks = (asked: readonly Asked[], shop: string, judge: (facts: LegalFacts[]) => void): Statement[] => {
  if (!asked.length) return [];
  return [
    lockCash(asked.flatMap(({ contactId }) => contactId ?? [])),
    {
      ...legalFactsStatement(shop, asked, { shares: true }),
      next: ({ rows }) => {
        judge(readLegalFacts(rows));
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
