import type { CommodityRate } from '../../../../schema/entities/commodityRates.ts';
import { rateFields } from '../../../../schema/rules/commodities.ts';

/** What is typed of an entry. */
export const enteredFields = [...rateFields.map(({ field }) => field), 'withGst'] as const;

/** An imported entry may lack a metal, and with it all that stands beside its rate. */
export const fieldsToCorrect = (wrong: CommodityRate): string[] => [
  ...rateFields
    .filter(({ commodity }) => wrong[commodity.field] !== null || commodity.name === 'platinum')
    .map(({ field }) => field),
  'withGst',
];
