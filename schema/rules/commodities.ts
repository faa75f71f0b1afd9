/** The metals and stones that have a rate: query parameter `type` -> the field that holds it. */
export const commodityFields = { 1: 'goldRate', 2: 'silverRate', 3: 'diamondRate', 4: 'platinumRate' } as const;
export type CommodityType = keyof typeof commodityFields;

/**
 * Metals are weighed in grams and have a fineness, diamonds in carats and none. Pure comes first. `announced`: what a shop may say for a lesser
 * fineness itself, in place of so many thousandths of the pure metal. `buying`: what it pays for a gram of pure metal.
 */
export const commodities = [
  {
    type: 1,
    name: 'gold',
    field: 'goldRate',
    per: 'perGram',
    finenesses: [999, 916, 750],
    announced: [
      { fineness: 916, field: 'gold916Rate' },
      { fineness: 750, field: 'gold750Rate' },
    ],
    buying: 'goldBuyingRate',
  },
  {
    type: 2,
    name: 'silver',
    field: 'silverRate',
    per: 'perGram',
    finenesses: [999, 925],
    announced: [{ fineness: 925, field: 'silver925Rate' }],
    buying: 'silverBuyingRate',
  },
  { type: 3, name: 'diamond', field: 'diamondRate', per: 'perCarat', finenesses: [], announced: [], buying: null },
  {
    type: 4,
    name: 'platinum',
    field: 'platinumRate',
    per: 'perGram',
    finenesses: [999, 950],
    announced: [{ fineness: 950, field: 'platinum950Rate' }],
    buying: 'platinumBuyingRate',
  },
] as const;
export type Commodity = (typeof commodities)[number];

/** Every figure that an entry may hold; its commodity stands with it. */
export const rateFields = commodities.flatMap(commodity => [
  { field: commodity.field, commodity, fineness: 999 },
  ...commodity.announced.map(({ field, fineness }) => ({ field, commodity, fineness })),
  ...(commodity.buying ? [{ field: commodity.buying, commodity, fineness: 999 }] : []),
]);
export type RateField = (typeof rateFields)[number]['field'];

/** What holds of a metal: a gram of 999, and what the shop announces for lesser finenesses. */
export type HeldRate = { rate: number; announced: readonly { fineness: number; rate: number }[] };

/** What a gram of that fineness costs: as the shop announced it, else reckoned. */
export const rateOf = ({ rate, announced }: HeldRate, fineness: number): number =>
  announced.find(each => each.fineness === fineness)?.rate ?? rateOfFineness(rate, fineness);

/**
 * The rate of a lesser fineness from that of 999, as the trade reckons it: 999 counts as pure, every other fineness is so many
 * thousandths of it. In paise, rounded once, half up. Fineness and not karats over 24: 22 of 24 is 0.91667, but what is stamped
 * 916 holds 0.916.
 */
export const rateOfFineness = (rate: number, fineness: number): number => {
  const paise = Math.round(rate * 100);
  return Math.round(fineness >= 999 ? paise : (paise * fineness) / 1000) / 100;
};

/** Field -> what holds of it so far; a fineness that nobody announced is reckoned. Without `of`, of all. */
export const heldFigures = (
  held: Readonly<Record<Commodity['name'], (HeldRate & { buying: number | null }) | null>>,
  of: readonly Commodity[] = commodities,
): Partial<Record<RateField, number | null>> =>
  Object.fromEntries(
    of.flatMap(({ name, field, announced, buying }): [RateField, number | null][] => {
      const now = held[name];
      if (!now) return [];
      const others = announced.map((each): [RateField, number] => [each.field, rateOf(now, each.fineness)]);
      return [[field, now.rate], ...others, ...(buying ? [[buying, now.buying] as [RateField, number | null]] : [])];
    }),
  );

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
  entered: Partial<Record<RateField, Amount>>,
  held: Partial<Record<RateField, Amount>>,
): Partial<Record<RateField, Jump>> =>
  Object.fromEntries(
    rateFields.flatMap(({ field }) => {
      const [now, before] = [entered[field], held[field]];
      if (now == null || before == null || !isJump(now, before)) return [];
      return [[field, { before, now, percent: movement(now, before)!.percent! }] as const];
    }),
  );

/** How far back a history of rates reaches, in days; null: to its beginning. */
export const spans = { week: 7, month: 31, year: 366, all: null } as const;
export type Span = keyof typeof spans;
