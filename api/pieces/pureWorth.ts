import { worthOfWeight } from '../../schema/rules/chits.ts';
import { pricedMetal } from '../../schema/rules/metals.ts';
import { metalRate, paise } from '../../schema/rules/piecePriceOf.ts';
import type { Result } from '../ports.ts';
import { readTerms } from './priceTerms.ts';

/** Of milligrams of fine metal, in paise, at the rate of a gram of pure metal that holds; null without one. */
export const pureWorth = (rates: Result, at: Date) => {
  const terms = readTerms(rates, at);
  return (metal: string | null, fine: number): number | null => {
    const held = terms[pricedMetal(metal) ?? 'gold'];
    return held ? worthOfWeight(fine, paise(metalRate(999, held, terms.gst)), 999) : null;
  };
};
