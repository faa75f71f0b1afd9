import { passbookPapers } from '../chits/passbookPaper.ts';
import { receiptPapers } from '../chits/receiptPaper.ts';
import { termsPapers } from '../chits/termsPaper.ts';
import { statementPapers } from '../ledger/statementPaper.ts';
import { valuationPapers } from '../pieces/valuationPaper.ts';
import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { oldGold } from '../../schema/entities/oldGold.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { partyPapers } from '../sales/partyPaper.ts';
import { taxPapers } from '../sales/taxPaper.ts';
import type { PaperWanted, Reckoned, ToReckon } from './paperData.ts';

/** Entity and paper -> what stands on it of each of these records; nothing of those that are gone. */
const reckoners: Readonly<Record<string, (wanted: ToReckon) => Promise<Map<string, Reckoned>>>> = {
  'chitEntries.receipt': receiptPapers,
  'chitMembers.passbook': passbookPapers,
  'chitSchemes.terms': termsPapers,
  'ledgerAccounts.statement': statementPapers,
  'pieces.valuation': valuationPapers,
  'quickBills.bill': taxPapers(quickBills),
  'oldGold.voucher': partyPapers(oldGold),
  'creditNotes.creditNote': taxPapers(creditNotes),
  'debitNotes.debitNote': taxPapers(debitNotes),
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
