import { statementPapers } from '../ledger/statementPaper.ts';
import type { Run } from '../ports.ts';
import type { PaperWanted, Reckoned, ToReckon } from './paperOf.ts';

/** Entity and paper -> what stands on it of each of these records; nothing of those that are gone. */
const reckoners: Readonly<Record<string, (wanted: ToReckon) => Promise<Map<string, Reckoned>>>> = {
  'ledgerAccounts.statement': statementPapers,
};

/** What a paper of a period tells of each record; undefined for any other paper. */
export const reckonedBy = async (
  run: Run,
  shop: string,
  { entity, paper, period, words }: PaperWanted,
  ids: readonly string[],
): Promise<(id: string) => Reckoned | undefined> => {
  if (!entity.papers![paper]!.ofPeriod || !ids.length) return () => undefined;
  const found = await reckoners[`${entity.name}.${paper}`]!({ run, shop, ids, period: period!, words });
  return id => found.get(id);
};
