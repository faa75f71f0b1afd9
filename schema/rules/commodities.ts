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

type Entered = Readonly<Record<Commodity['name'], { at: string } | null>>;

/** The moment of the newest of the rates that hold; undefined while there are none. */
export const newestOf = (rates: Entered): string | undefined =>
  Object.values(rates)
    .flatMap(rate => rate?.at ?? [])
    .sort((one, other) => Date.parse(other) - Date.parse(one))[0];

/** A rate that would move by more percent than this is asked about before it holds. */
export const mostUnasked = 5;

export type CommodityField = Commodity['field'];
export type Jump = { before: number; now: number; percent: number };
type Amount = number | null | undefined;

/** In paise, so that exactly so many percent are not more. */
export const isJump = (now: number, before: number): boolean => {
  const [to, from] = [now, before].map(rate => Math.round(rate * 100)) as [number, number];
  return from > 0 && Math.abs(to - from) * 100 > mostUnasked * from;
};

/** The rates among `entered` that would move further than goes unasked, each with how it would; `held`: what holds so far. */
export const jumpsOf = (
  entered: Partial<Record<CommodityField, Amount>>,
  held: Partial<Record<CommodityField, Amount>>,
): Partial<Record<CommodityField, Jump>> =>
  Object.fromEntries(
    commodities.flatMap(({ field }) => {
      const [now, before] = [entered[field], held[field]];
      if (now == null || before == null || !isJump(now, before)) return [];
      return [[field, { before, now, percent: movement(now, before)!.percent! }] as const];
    }),
  );

/** How far back a history of rates reaches, in days; null: to its beginning. */
export const spans = { week: 7, month: 31, year: 366, all: null } as const;
export type Span = keyof typeof spans;
