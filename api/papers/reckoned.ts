import { challanPapers } from '../challans/challanPaper.ts';
import { passbookPapers } from '../chits/passbookPaper.ts';
import { receiptPapers } from '../chits/receiptPaper.ts';
import { termsPapers } from '../chits/termsPaper.ts';
import { statementPapers } from '../ledger/statementPaper.ts';
import { valuationPapers } from '../pieces/valuationPaper.ts';
import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { karigarIssues } from '../../schema/entities/karigarIssues.ts';
import { meltingLots } from '../../schema/entities/meltingLots.ts';
import { pieceIssues } from '../../schema/entities/pieceIssues.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes } from '../../schema/entities/quotes.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { advancePapers } from '../sales/advancePaper.ts';
import { salePapers } from '../sales/salePaper.ts';
import type { PaperWanted, Reckoned, ToReckon } from './paperData.ts';

/** Entity and paper -> what stands on it of each of these records; nothing of those that are gone. */
const reckoners: Readonly<Record<string, (wanted: ToReckon) => Promise<Map<string, Reckoned>>>> = {
  'chitEntries.receipt': receiptPapers,
  'chitMembers.passbook': passbookPapers,
  'chitSchemes.terms': termsPapers,
  'ledgerAccounts.statement': statementPapers,
  'pieces.valuation': valuationPapers,
  'karigarIssues.challan': challanPapers(karigarIssues, `'jobWork'`),
  'meltingLots.challan': challanPapers(meltingLots, `'jobWork'`),
  'pieceIssues.challan': challanPapers(pieceIssues, `case d.kind when 'approval' then 'approval' else 'jobWork' end`),
  'quotes.estimate': salePapers(quotes),
  'salesOrders.order': salePapers(salesOrders),
  'quickBills.bill': salePapers(quickBills, { isTax: true, isBill: true }),
  'creditNotes.creditNote': salePapers(creditNotes, { isTax: true }),
  'vouchers.voucher': advancePapers,
  'debitNotes.debitNote': salePapers(debitNotes, { isTax: true }),
};

/** What such a paper tells of each record; undefined for any other paper. */
export const reckonedBy = async (
  { entity, paper, period, words }: Omit<PaperWanted, 'size'>,
  asked: Pick<ToReckon, 'run' | 'shop' | 'at' | 'ids'>,
): Promise<(id: string) => Reckoned | undefined> => {
  if (!entity.papers![paper]!.reckoned || !asked.ids.length) return () => undefined;
  const found = await reckoners[`${entity.name}.${paper}`]!({ ...asked, period, words });
  return id => found.get(id);
};
