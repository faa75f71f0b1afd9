import type { GstSplit } from '../gstSplit.ts';
import type { Filer } from './problems.ts';
import { sumsOf, type Supply, type TaxSums } from './supplies.ts';

/** The figures of GSTR-3B, in paise; the numbers are those of its tables. */
export type Gstr3b = {
  /** 3.1(a): what bears tax, net of notes. */
  outward: TaxSums;
  /** 3.1(c): what bears none. */
  nil: number;
  /** 3.2: of 3.1(a), what went to people of other states who are not registered, by state. */
  toConsumers: { place: string; taxable: number; igst: number }[];
  /** 4(A)(5): input tax of the month. */
  input: GstSplit;
  /** What the tax comes to beyond the input tax of its own kind; less than nought: input tax is left over. */
  beyondInput: GstSplit;
};

/** `input`: what the accounts of input tax moved by. A dealer under the composition scheme files none. */
export const gstr3b = (
  { scheme }: Pick<Filer, 'scheme'>,
  supplies: readonly Supply[],
  input: GstSplit,
): Gstr3b | null => {
  if (scheme === 'composition') return null;
  const outward = sumsOf(supplies.map(supply => partly(supply, rate => rate > 0)));
  const { igst, cgst, sgst, utgst } = outward;
  return {
    outward,
    nil: sumsOf(supplies.map(supply => partly(supply, rate => rate <= 0))).taxable,
    toConsumers: toConsumers(supplies),
    input,
    beyondInput: {
      igst: igst - input.igst,
      cgst: cgst - input.cgst,
      sgst: sgst - input.sgst,
      utgst: utgst - input.utgst,
    },
  };
};

const partly = ({ parts, ...supply }: Supply, isMeant: (rate: number) => boolean): Supply => ({
  ...supply,
  parts: parts.filter(({ rate }) => isMeant(rate)),
});

const toConsumers = (supplies: readonly Supply[]): Gstr3b['toConsumers'] => {
  const elsewhere = supplies.filter(({ gstin, billedGst }) => gstin === null && billedGst === 'igst');
  const byPlace = Map.groupBy(elsewhere, ({ place }) => place ?? '');
  return [...byPlace]
    .map(([place, those]) => {
      const { taxable, igst } = sumsOf(those.map(supply => partly(supply, rate => rate > 0)));
      return { place, taxable, igst };
    })
    .filter(({ taxable, igst }) => taxable !== 0 || igst !== 0)
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
};
