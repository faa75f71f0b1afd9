import type { TaxedPart, Uqc } from '../taxByHsn.ts';
import { portalQuantity, portalRupees } from './portal.ts';
import { addSums, noSums, takesBack, type Supply, type TaxSums } from './supplies.ts';

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

type Group = Pick<TaxedPart, 'hsn' | 'unit' | 'rate'> & { quantity: number; sums: TaxSums };

/** What was supplied under each code, in each unit at each rate, net of notes. */
export const hsnSummary = (supplies: readonly Supply[]): HsnRow[] =>
  groupsOf(supplies).map(({ hsn, unit, rate, quantity, sums }, n) => ({
    num: n + 1,
    hsn_sc: hsn ?? '',
    uqc: unit,
    qty: portalQuantity(quantity),
    rt: rate,
    txval: portalRupees(sums.taxable),
    iamt: portalRupees(sums.igst),
    samt: portalRupees(sums.sgst + sums.utgst),
    camt: portalRupees(sums.cgst),
    csamt: 0,
  }));

const groupsOf = (supplies: readonly Supply[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const supply of supplies)
    for (const part of supply.parts) {
      const { hsn, unit, rate } = part;
      const key = `${hsn ?? ''} ${unit} ${rate}`;
      const group = groups.get(key) ?? { hsn, unit, rate, quantity: 0, sums: noSums };
      const isTakenOff = takesBack(supply);
      groups.set(key, {
        ...group,
        quantity: isTakenOff ? group.quantity - part.quantity : group.quantity + part.quantity,
        sums: addSums(group.sums, part, isTakenOff),
      });
    }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
};
