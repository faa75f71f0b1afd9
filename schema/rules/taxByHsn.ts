import { gstOf, type GstKind, type GstSplit } from './gstSplit.ts';
import { makingSac } from './makingGst.ts';
import { thousandths } from './piecePriceOf.ts';
import { saleAmounts, taxedParts, weightsOfLine, type Sale, type SaleLine } from './saleLines.ts';

/** Units as GST names them: grams and numbers; none of a service. */
export const uqcs = ['GMS', 'NOS', 'NA'] as const;
export type Uqc = (typeof uqcs)[number];

/** What is supplied: its HSN code or SAC, thousandths of its unit, its rate in percent and its value in paise. */
export type SuppliedPart = { hsn: string | null; unit: Uqc; quantity: number; rate: number; taxable: number };
export type TaxedPart = SuppliedPart & GstSplit;

/** What goods of one HSN code bear at one rate, in paise; `rate` in percent. */
export type HsnTax = Pick<TaxedPart, 'hsn' | 'rate' | 'taxable'> & GstSplit;

type Taxed = Omit<Sale, 'lines'> & { lines: readonly (SaleLine & { hsn: string | null })[] | null };

/** As rule 46 has it on a tax invoice. None where no GST is charged. */
export const taxByHsn = (sale: Taxed): HsnTax[] =>
  sharedTax(partsOfSale(sale), sale.billedGst, ({ hsn }) => String(hsn)).map(
    ({ hsn, rate, taxable, cgst, sgst, utgst, igst }) => ({ hsn, rate, taxable, cgst, sgst, utgst, igst }),
  );

/** The same as returns have it, where goods by weight and by number are apart. */
export const taxByUnit = (parts: readonly SuppliedPart[], kind: GstKind | 'none' | null): TaxedPart[] =>
  sharedTax(parts, kind, ({ hsn, unit }) => `${hsn} ${unit}`);

/** Codes of chapter 99 are those of services, and so is a making charge that is a supply of its own. */
export const partsOfSale = (sale: Taxed): SuppliedPart[] => partsByLine(sale).flat();

/** What each line is and bears, in the order of the lines; `line` is counted from nought. */
export const taxByLine = (
  sale: Omit<Taxed, 'lines'> & {
    lines: readonly (SaleLine & { hsn: string | null; description: string | null })[] | null;
  },
): (TaxedPart & { line: number; description: string | null })[] => {
  const parts = partsByLine(sale).flatMap((those, line) =>
    those.map(part => ({ ...part, line, description: sale.lines![line]!.description })),
  );
  return sharedTax(parts, sale.billedGst, ({ line, unit }) => `${line} ${unit}`).toSorted((a, b) => a.line - b.line);
};

const partsByLine = (sale: Taxed): SuppliedPart[][] => {
  const amounts = saleAmounts(sale).lines;
  return (sale.lines ?? []).map((line, n) =>
    taxedParts(line, amounts[n]!).map(({ rate, taxable, isService }): SuppliedPart => ({
      ...(isService ? { hsn: makingSac, unit: 'NA', quantity: 0 } : { hsn: line.hsn ?? null, ...quantityOf(line) }),
      rate: rate ?? 0,
      taxable,
    })),
  );
};

/** True for an SAC: codes of services begin with chapter 99. */
export const isServiceCode = (hsn: string | null): boolean => hsn?.startsWith('99') ?? false;

const quantityOf = (line: SaleLine & { hsn: string | null }): Pick<SuppliedPart, 'unit' | 'quantity'> => {
  if (isServiceCode(line.hsn)) return { unit: 'NA', quantity: 0 };
  return line.metal && line.metal !== 'other'
    ? { unit: 'GMS', quantity: thousandths(weightsOfLine(line).netWeight) }
    : { unit: 'NOS', quantity: thousandths(line.quantity) };
};

/**
 * Parts of one rate that are the same to `groupOf` are one. The tax of a rate is rounded once, on its whole sum: its groups share it so that
 * they come to just that.
 */
const sharedTax = <Part extends SuppliedPart>(
  parts: readonly Part[],
  kind: GstKind | 'none' | null,
  groupOf: (part: Part) => string,
): (Part & GstSplit)[] => {
  if (!kind || kind === 'none') return [];
  const byRate = Map.groupBy(
    parts.filter(({ taxable }) => taxable > 0),
    ({ rate }) => rate,
  );
  return [...byRate].flatMap(([rate, ofRate]) => {
    let before = 0;
    return [...Map.groupBy(ofRate, groupOf).values()].map((those): Part & GstSplit => {
      const taxable = those.reduce((sum, part) => sum + part.taxable, 0);
      const quantity = those.reduce((sum, part) => sum + part.quantity, 0);
      const tax = less(gstOf(before + taxable, rate, kind), gstOf(before, rate, kind));
      before += taxable;
      return { ...those[0]!, quantity, taxable, ...tax };
    });
  });
};

const less = (all: GstSplit, before: GstSplit): GstSplit => ({
  cgst: all.cgst - before.cgst,
  sgst: all.sgst - before.sgst,
  utgst: all.utgst - before.utgst,
  igst: all.igst - before.igst,
});
