import { statementPapers } from '../ledger/statementPaper.ts';
import { valuationPapers } from '../pieces/valuationPaper.ts';
import type { PaperWanted, Reckoned, ToReckon } from './paperOf.ts';

/** Entity and paper -> what stands on it of each of these records; nothing of those that are gone. */
const reckoners: Readonly<Record<string, (wanted: ToReckon) => Promise<Map<string, Reckoned>>>> = {
  'ledgerAccounts.statement': statementPapers,
  'pieces.valuation': valuationPapers,
};

/** What such a paper tells of each record; undefined for any other paper. */
export const reckonedBy = async (
  { entity, paper, period, words }: PaperWanted,
  asked: Pick<ToReckon, 'run' | 'shop' | 'at' | 'ids'>,
): Promise<(id: string) => Reckoned | undefined> => {
  if (!entity.papers![paper]!.reckoned || !asked.ids.length) return () => undefined;
  const found = await reckoners[`${entity.name}.${paper}`]!({ ...asked, period, words });
  return id => found.get(id);
};
