/** The metals and stones that have a rate: query parameter `type` -> the field that holds it. */
export const commodityFields = { 1: 'goldRate', 2: 'silverRate', 3: 'diamondRate' } as const;
export type CommodityType = keyof typeof commodityFields;

/** Gold and silver are weighed in grams and have a fineness, diamonds in carats and none. Pure comes first. */
export const commodities = [
  { type: 1, name: 'gold', field: 'goldRate', per: 'perGram', finenesses: [999, 916, 750] },
  { type: 2, name: 'silver', field: 'silverRate', per: 'perGram', finenesses: [999, 925] },
  { type: 3, name: 'diamond', field: 'diamondRate', per: 'perCarat', finenesses: [] },
] as const;
export type Commodity = (typeof commodities)[number];

/**
 * The rate of a lesser fineness from that of 999, as the trade reckons it: 999 counts as pure, every other fineness is so many
 * thousandths of it. In paise, rounded once, half up. Fineness and not karats over 24: 22 of 24 is 0.91667, but what is stamped
 * 916 holds 0.916.
 */
export const rateOfFineness = (rate: number, fineness: number): number => {
  const paise = Math.round(rate * 100);
  return Math.round(fineness >= 999 ? paise : (paise * fineness) / 1000) / 100;
};

/** How a rate moved: rupees, and percent of what it was, two decimals each. Null where there is nothing to compare. */
export const movement = (now: number | null | undefined, before: number | null | undefined) => {
  if (now == null || before == null) return null;
  const amount = Math.round((now - before) * 100) / 100;
  return { amount, percent: before === 0 ? null : Math.round((amount / before) * 10_000) / 100 };
};

/** How far back a history of rates reaches, in days; null: to its beginning. */
export const spans = { week: 7, month: 31, year: 366, all: null } as const;
export type Span = keyof typeof spans;
