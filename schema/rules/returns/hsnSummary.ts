import type { Uqc } from '../taxByHsn.ts';
import { portalQuantity, portalRupees } from './portal.ts';
import { rowsOfHsn, type ReturnRows } from './rows.ts';

/** A row of the summary by HSN code, in rupees. */
export type HsnRow = {
  num: number;
  hsn_sc: string;
  uqc: Uqc;
  qty: number;
  rt: number;
  txval: number;
  iamt: number;
  samt: number;
  camt: number;
  csamt: number;
};

/** What was supplied under each code, in each unit at each rate, net of notes: to businesses, or to consumers. */
export const hsnSummary = (rows: ReturnRows, isBusiness: boolean): HsnRow[] =>
  rowsOfHsn(rows)
    .filter(({ hsn }) => hsn.isBusiness === isBusiness)
    .map(({ hsn: { hsn, unit, rate }, sums }, n) => ({
      num: n + 1,
      hsn_sc: hsn ?? '',
      uqc: unit,
      qty: portalQuantity(sums.quantity),
      rt: rate,
      txval: portalRupees(sums.taxable),
      iamt: portalRupees(sums.igst),
      samt: portalRupees(sums.sgst + sums.utgst),
      camt: portalRupees(sums.cgst),
      csamt: 0,
    }));
