import { choice } from '../kit/kinds.ts';
import { heldOn } from '../kit/dated.ts';
import { gstin } from './taxIds.ts';

/** How a dealer pays GST: on what each bill bears, or out of the turnover, without charging any. */
export const taxSchemes = [
  { id: 'regular', name: 'Regular' },
  { id: 'composition', name: 'Composition' },
] as const;
export type TaxScheme = (typeof taxSchemes)[number]['id'];

/** What a document keeps as it was when it was issued, whatever becomes of its customer and of the shop. Without a GSTIN a shop is in no scheme. */
export const keptTax = () => ({
  buyerGstin: gstin().label('GSTIN of the customer'),
  taxScheme: choice(taxSchemes).label('Scheme of GST'),
});
export const keptTaxNames = ['buyerGstin', 'taxScheme'] as const;

/**
 * A dealer's scheme in a period: composition where all that was issued in it says so. In the month of a change it is the regular one, which lists
 * what bears GST. Of a period of nothing it is that of today.
 */
export const schemeOf = (issued: readonly (TaxScheme | null)[], today: TaxScheme): TaxScheme => {
  const known = issued.filter(scheme => scheme !== null);
  if (!known.length) return today;
  return known.every(scheme => scheme === 'composition') ? 'composition' : 'regular';
};

/** Percent of the turnover of goods that a dealer under the composition scheme pays, half of it to the centre. */
const compositionRates = [
  {
    since: '2018-01-01',
    percent: 1,
    source: 'CGST Rules, 2017, rule 7, as amended by notification 3/2018 Central Tax',
  },
] as const;

/** Of a period by its last day; a turnover below nought, of notes alone, owes nothing. In paise. */
export const compositionTax = (turnover: number, day: string): { percent: number; cgst: number; sgst: number } => {
  const { percent } = heldOn(compositionRates, day, ({ since }) => since) ?? compositionRates[0];
  const half = Math.round((Math.max(turnover, 0) * percent) / 200);
  return { percent, cgst: half, sgst: half };
};
