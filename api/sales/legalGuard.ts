import { conflict } from '../../schema/errors.ts';
import type { LegalFacts, LegalNotice } from '../../schema/rules/legalLimits.ts';
import { say } from '../../schema/words/said.ts';
import type { Statement } from '../ports.ts';
import { legalFactsStatement, readLegalFacts, type Asked } from './legalFacts.ts';

/** A document, whose facts it is judged by, and what the law says to it. */
export type Judged = Asked & { notices: (facts: LegalFacts) => readonly LegalNotice[] };

/** Stops documents that the law bars. Asked once they are in the books, with their people locked: what they move is in the facts. */
export const legalGuard = (documents: readonly Judged[], shop: string): Statement[] => {
  const asked = documents.filter(({ notices }) => barOf(notices(worst)));
  if (!asked.length) return [];
  return [
    {
      ...legalFactsStatement(shop, asked),
      next: ({ rows }) => {
        const bars = readLegalFacts(rows).flatMap((facts, n) => barOf(asked[n]!.notices(facts)) ?? []);
        if (bars[0]) throw conflict(say(bars[0].key, { limit: bars[0].limit.toLocaleString('en-IN') }));
        return [];
      },
    },
  ];
};

/** Of what is fine by these nothing need be asked. */
const worst: LegalFacts = {
  hasPan: false,
  hasAddress: false,
  cashOfDay: Infinity,
  cashOfOrder: Infinity,
  cashPaidOfDay: Infinity,
  owed: Infinity,
  creditLimit: 0,
  barsCredit: true,
};

const barOf = (notices: readonly LegalNotice[]) => notices.find(notice => notice.bars);
