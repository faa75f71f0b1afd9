import { buyingRateOf, type BuyingRates } from './buyingRates.ts';
import { amountOfOldGold, type OldGoldLine } from './oldGold.ts';
import { paise } from './piecePriceOf.ts';
import { amountsOfLine, percentOf, type Sale, type SaleLine } from './saleLines.ts';

/** What is worse for the shop than its own price or rate, or more than somebody may give away. `line` counts from 0, `amount` is in paise. */
export type Concession =
  | { key: 'priceBelow' | 'rateAbove'; line: number; amount: number }
  | { key: 'discountAbove'; line: null; amount: number }
  /** Told, and part of what the others come to. */
  | { key: 'belowCost'; line: number; amount: 0 };
export const concessionKeys = ['priceBelow', 'rateAbove', 'discountAbove', 'belowCost'] as const;

/** A line as the shop itself prices it, null where it has no price of its own, and what the goods cost it, in rupees. */
export type ShopPrice = { line: Omit<SaleLine, 'discount'> | null; cost: number | null };

const undiscounted = { discountOn: null, discountPercent: null } as const;

/** `limit`: percent of the making charge, and of goods by number, that somebody may give as discount; null for any. */
export const concessionsOfSale = (
  sale: Omit<Sale, 'billedGst'>,
  prices: readonly ShopPrice[],
  limit: number | null,
): Concession[] => {
  // What a scheme promised is the shop's own rule.
  const lines = (sale.lines ?? []).map(line => ({ ...line, schemeBonus: null }));
  const asked = lines.map(line => amountsOfLine(line, sale));
  const short = prices.map(({ line }, n) =>
    line ? Math.max(0, wholeOf(line) - asked[n]!.goods - asked[n]!.making) : 0,
  );
  const discount = sum(asked.map(({ discount: each }) => each));
  const allowed = limit === null ? discount : sum(lines.map((line, n) => percentOf(openTo(line, asked[n]!), limit)));
  const isBelowCost = asked.map(
    (each, n) => short[n]! + each.discount > 0 && each.taxable < paise(prices[n]!.cost ?? null),
  );
  return [
    ...short.flatMap((amount, line): Concession[] => (amount ? [{ key: 'priceBelow', line, amount }] : [])),
    ...(discount > allowed ? [{ key: 'discountAbove', line: null, amount: discount - allowed } as const] : []),
    ...isBelowCost.flatMap((is, line): Concession[] => (is ? [{ key: 'belowCost', line, amount: 0 }] : [])),
  ];
};

const wholeOf = (line: Omit<SaleLine, 'discount'>): number => {
  const { goods, making } = amountsOfLine({ ...line, discount: null }, undiscounted);
  return goods + making;
};

/** Of what a discount is a share: of metal the making charge. */
const openTo = ({ metal }: SaleLine, { goods, making }: { goods: number; making: number }) =>
  metal === 'other' ? goods : making;

/** Of what is above the buying rate that holds for its line. */
export const concessionsOfOldGold = (
  {
    boughtFor,
    lines,
  }: { boughtFor: string | null; lines: readonly (OldGoldLine & { soldHere: boolean | null })[] | null },
  rates: BuyingRates,
): Concession[] =>
  (lines ?? []).flatMap((bought, line): Concession[] => {
    const rate = buyingRateOf(rates, { boughtFor }, bought);
    const amount = rate === null ? 0 : amountOfOldGold(bought) - amountOfOldGold({ ...bought, rate });
    return amount > 0 ? [{ key: 'rateAbove', line, amount }] : [];
  });

/** In paise. */
export const conceded = (concessions: readonly Concession[]): number => sum(concessions.map(({ amount }) => amount));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
