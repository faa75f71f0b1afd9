/** What a shop pays for old metal: outright or in exchange, sold here or elsewhere. */
import { pricedMetal, type PricedMetal } from './metals.ts';
import { paise, thousandths } from './piecePriceOf.ts';

/** Why the customer gives it: for money, or for new jewellery. */
export const boughtFor = [
  { id: 'outright', name: 'Outright' },
  { id: 'exchange', name: 'In exchange' },
] as const;

/** Rupees for a gram of fine metal that is bought outright and was sold elsewhere, and how many percent more the shop gives otherwise. */
export type BuyingTerms = { buying: number | null; exchangeMore: number; soldHereMore: number };
export type BuyingRates = Readonly<Partial<Record<string, BuyingTerms | null>>>;

type Bought = { boughtFor: string | null | undefined };
type Line = { metal?: string | null; soldHere?: boolean | null };

/** Percent: both reasons are added, not taken of each other. */
const moreFor = ({ exchangeMore, soldHereMore }: BuyingTerms, { boughtFor: why }: Bought, { soldHere }: Line): bigint =>
  BigInt((why === 'exchange' ? thousandths(exchangeMore) : 0) + (soldHere ? thousandths(soldHereMore) : 0));

/** The buying rate that holds for a line, in rupees, rounded once, half up; null where the shop has none. */
export const buyingRateOf = (rates: BuyingRates, bought: Bought, line: Line): number | null => {
  const metal = metalOf(line);
  const terms = metal && rates[metal];
  if (!terms || terms.buying === null) return null;
  const whole = BigInt(paise(terms.buying)) * (100_000n + moreFor(terms, bought, line));
  return Number((2n * whole + 100_000n) / 200_000n) / 100;
};

export type HeldRate = Pick<BuyingTerms, 'exchangeMore' | 'soldHereMore'> & {
  metal: PricedMetal;
  buying: number;
  rate: number;
};

/** Each rate that holds for one of the lines, once, with what it is made of: nought percent where a reason does not hold. */
export const heldRatesOf = (rates: BuyingRates, bought: Bought, lines: readonly Line[]): HeldRate[] => {
  const held = lines.flatMap((line): HeldRate[] => {
    const metal = metalOf(line);
    const rate = buyingRateOf(rates, bought, line);
    const terms = metal && rates[metal];
    if (!metal || rate === null || !terms) return [];
    const exchangeMore = bought.boughtFor === 'exchange' ? terms.exchangeMore : 0;
    return [{ metal, buying: terms.buying!, rate, exchangeMore, soldHereMore: line.soldHere ? terms.soldHereMore : 0 }];
  });
  return held.filter((one, n) => held.findIndex(other => isSame(one, other)) === n);
};

const metalOf = ({ metal }: Line) => pricedMetal(metal ?? null);
const isSame = (one: HeldRate, other: HeldRate) =>
  one.metal === other.metal && one.soldHereMore === other.soldHereMore && one.exchangeMore === other.exchangeMore;
