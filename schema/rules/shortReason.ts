/** A document that gives out more cash than the till has, or more loose metal than there is in stock, says why. */
import { text } from '../kit/kinds.ts';
import type { AccountKey, LedgerUnit, Posting } from './ledger.ts';

/** The field with the reason. A kind of document that has the field is asked for it. */
export const shortReason = 'shortReason';

export const shortReasonField = () => text().label('Reason for giving out more than there is').max(200);

export type Source = { key: string; unit: LedgerUnit };

/** The tills and the stock by weight that these movements take from. An opening balance gives nothing out. */
export const sourcesOf = (postings: readonly Posting[]): Source[] => {
  const sources = new Map<string, Source>();
  for (const { from, to, unit } of postings)
    if (to !== 'opening' && isLimited(from, unit)) sources.set(`${from} ${unit}`, { key: from, unit });
  return [...sources.values()];
};

/** Cash and metal can be counted, so their accounts cannot truly be below nought. */
const isLimited = (from: AccountKey, unit: LedgerUnit): from is Extract<AccountKey, string> => {
  if (typeof from !== 'string') return false;
  return unit === 'INR' ? from === 'cash' || from.startsWith('cash:') : from === 'stock' && unit !== 'CT';
};
