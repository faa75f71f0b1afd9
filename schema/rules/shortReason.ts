/** A document that gives out more cash than the till has, or more loose metal than there is in stock, says why. */
import { listOf, object, oneOf, whole, described, type Of } from '../kit/shape.ts';
import { text } from '../kit/kinds.ts';
import { formatMoney, formatWeight } from './formats.ts';
import { ledgerMetals, type LedgerUnit, type Posting } from './ledger.ts';

/** The field with the reason. A kind of document that has the field is asked for it. */
export const shortReason = 'shortReason';

export const shortReasonField = () => text().label('Reason for giving out more than there is').max(200);

/** Asked for by a cancellation. Left empty, the document keeps the reason that it has. */
export const shortReasonOfCancel = () => shortReasonField().transform((reason: string | null) => reason ?? undefined);

/** `isSold`: goods leave the stock for a customer. A shop that has never entered such metal does not count it, and sells it unasked. */
export type Source = { key: string; unit: LedgerUnit; isSold: boolean };

/** The tills and the stock by weight that these movements take from. An opening balance gives nothing out. */
export const sourcesOf = (postings: readonly Posting[]): Source[] => {
  const sources = new Map<string, Source>();
  for (const { from, to, unit } of postings) {
    if (to === 'opening' || !isLimited(from, unit)) continue;
    const isSold = to === 'trade' && sources.get(`${from} ${unit}`)?.isSold !== false;
    sources.set(`${from} ${unit}`, { key: from, unit, isSold });
  }
  return [...sources.values()];
};

/** The same of accounts from which a cancellation takes something, each once. An account of the shop's own has no key. */
export const sourcesOfCancel = (accounts: readonly { key: string | null; unit: LedgerUnit }[]): Source[] => {
  const sources = accounts.flatMap(({ key, unit }) => (isLimited(key, unit) ? [{ key, unit, isSold: false }] : []));
  return [...new Map(sources.map(source => [`${source.key} ${source.unit}`, source])).values()];
};

/** Cash and metal can be counted, so their accounts cannot truly be below nought. */
const isLimited = <K>(from: K, unit: LedgerUnit): from is Extract<K, string> => {
  if (typeof from !== 'string') return false;
  return unit === 'INR' ? from === 'cash' || from.startsWith('cash:') : from === 'stock' && unit !== 'CT';
};

/** Loose metal in the books of a shop, each metal that has ever been entered. */
export const looseStock = object({
  metals: listOf(
    object({
      unit: oneOf(ledgerMetals.map(({ id }) => id)),
      fine: described(whole, 'Milligrams of fine metal; below nought more was sold than entered'),
    }),
  ),
});
export type LooseStock = Of<typeof looseStock>;

/** `missing` in paise or milligrams, above nought. */
export type Shortage = { unit: LedgerUnit; missing: number };

/** The first metal of which these movements sell more than there is in stock. */
export const shortageOf = (postings: readonly Posting[], { metals }: LooseStock): Shortage | undefined =>
  metals
    .map(({ unit, fine }) => {
      const sold = postings.filter(posting => posting.from === 'stock' && posting.unit === unit);
      return { unit, missing: sold.length ? Number(sold.reduce((sum, { amount }) => sum + amount, 0n)) - fine : 0 };
    })
    .find(({ missing }) => missing > 0);

/** The key of the sentence about a shortage, and its values. */
export const shortageTold = ({ unit, missing }: Shortage) =>
  unit === 'INR'
    ? ({ key: 'tillShort', values: { amount: formatMoney(missing / 100, 'paise') } } as const)
    : ({ key: 'stockShort', values: { amount: formatWeight(missing / 1_000) } } as const);
