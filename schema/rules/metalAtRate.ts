import type { RateField } from './commodities.ts';
import type { PricedMetal } from './metals.ts';

const fields = {
  gold: 'goldRate',
  silver: 'silverRate',
  platinum: 'platinumRate',
} as const satisfies Record<PricedMetal, RateField>;

/** The fine metal of a piece rises and falls with the shop's own rate, from the day on which it came. */
export const metalAtRate = {
  weight: 'fineWeight',
  of: 'metal',
  since: 'stockedOn',
  rates: 'commodityRates',
  fields,
} as const;
