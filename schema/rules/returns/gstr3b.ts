import type { GstSplit } from '../gstSplit.ts';
import type { Filer } from './problems.ts';
import { plainRows, returnRows, sumsOfRow, type ReturnRows } from './rows.ts';
import type { Supply, TaxSums } from './supplies.ts';

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

/** `input`: what the accounts of input tax moved by; `rows`: where they are known already. A dealer under the composition scheme files none. */
export const gstr3b = (
  { scheme }: Pick<Filer, 'scheme'>,
  supplies: readonly Supply[],
  input: GstSplit,
  rows: ReturnRows = returnRows(supplies),
): Gstr3b | null => {
  if (scheme === 'composition') return null;
  const outward = sumsOfRow(rows, plainRows.outward);
  const { igst, cgst, sgst, utgst } = outward;
  return {
    outward,
    nil: sumsOfRow(rows, plainRows.nil).taxable,
    toConsumers: toConsumers(rows),
    input,
    beyondInput: {
      igst: igst - input.igst,
      cgst: cgst - input.cgst,
      sgst: sgst - input.sgst,
      utgst: utgst - input.utgst,
    },
  };
};

const toConsumers = (rows: ReturnRows): Gstr3b['toConsumers'] =>
  [...rows.values()]
    .flatMap(({ place, sums: { taxable, igst } }) => (place === undefined ? [] : [{ place, taxable, igst }]))
    .filter(({ taxable, igst }) => taxable !== 0 || igst !== 0)
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
