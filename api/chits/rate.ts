import { conflict } from '../../schema/errors.ts';
import { worthOfWeight } from '../../schema/rules/chits.ts';
import { pricedMetal } from '../../schema/rules/metals.ts';
import { metalRate, paise } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import { readTerms, termsStatement } from '../pieces/priceTerms.ts';
import type { Result, Statement } from '../ports.ts';
import { heldBy, type Passbook, type Scheme } from './passbooks.ts';

/** Rupees for a gram of a scheme's fineness, and by which entry. */
export type SchemeRate = { id: string; perGram: number };
export type RateOf = (scheme: Scheme) => SchemeRate | null;

export const ratesStatement = (shop: string, at: Date): Statement => termsStatement(shop, '$2::uuid', null, at);

/** The rates that hold now; null where a metal has none, and of a scheme of rupees. */
export const ratesOf = (found: Result, at: Date): RateOf => {
  const terms = readTerms(found, at);
  return ({ kind, metal, fineness }) => {
    const held = kind === 'weight' && terms[pricedMetal(metal) ?? 'gold'];
    return held && fineness !== null ? { id: held.id, perGram: metalRate(fineness, held, terms.gst) } : null;
  };
};

/** Of a scheme by weight nothing can be bought and nothing redeemed without a rate. */
export const needsRate = (scheme: Scheme, rate: SchemeRate | null): void => {
  if (scheme.kind === 'weight' && !rate) throw conflict(say('chitNoRate'));
};

/** In paise: rupees are what they are, metal is worth its rate; null where nobody knows it. */
export const worthOf = (book: Passbook, rateOf: RateOf): number | null => {
  const { scheme } = book;
  const { paid, fine } = heldBy(book);
  if (scheme.kind !== 'weight') return paid;
  const rate = rateOf(scheme);
  return rate && scheme.fineness !== null ? worthOfWeight(fine, paise(rate.perGram), scheme.fineness) : null;
};
