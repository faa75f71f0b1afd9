import { gstOf, type GstSplit } from './gstSplit.ts';
import { saleAmounts, taxedParts, type Sale, type SaleLine } from './saleLines.ts';

/** What goods of one HSN code bear at one rate, in paise; `rate` in percent. */
export type HsnTax = GstSplit & { hsn: string | null; rate: number; taxable: number };

type Taxed = Omit<Sale, 'lines'> & { lines: readonly (SaleLine & { hsn: string | null })[] | null };

/**
 * As rule 46 has it on a tax invoice and GSTR-1 by HSN. The tax of a rate is rounded once, on its whole sum: its HSN codes share it so that they
 * come to just that. None where no GST is charged.
 */
export const taxByHsn = (sale: Taxed): HsnTax[] => {
  const { billedGst: kind, lines } = sale;
  if (!kind || kind === 'none') return [];
  const amounts = saleAmounts(sale).lines;
  const parts = (lines ?? []).flatMap((line, n) =>
    taxedParts(line, amounts[n]!).map(({ rate, taxable }) => ({ hsn: line.hsn ?? null, rate: rate ?? 0, taxable })),
  );
  const byRate = Map.groupBy(
    parts.filter(({ taxable }) => taxable > 0),
    ({ rate }) => rate,
  );
  return [...byRate].flatMap(([rate, ofRate]) => {
    let before = 0;
    return [...Map.groupBy(ofRate, ({ hsn }) => hsn)].map(([hsn, those]) => {
      const taxable = those.reduce((sum, part) => sum + part.taxable, 0);
      const tax = less(gstOf(before + taxable, rate, kind), gstOf(before, rate, kind));
      before += taxable;
      return { hsn, rate, taxable, ...tax };
    });
  });
};

const less = (all: GstSplit, before: GstSplit): GstSplit => ({
  cgst: all.cgst - before.cgst,
  sgst: all.sgst - before.sgst,
  utgst: all.utgst - before.utgst,
  igst: all.igst - before.igst,
});
