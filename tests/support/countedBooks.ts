import type { ReckonedBill } from './reckonedBill.ts';

const orNull = (paise: number) => (paise ? paise / 100 : null);

/** The figures of the bill as they stand on it. */
export const figuresOf = (
  { lines, net, taxable, cgst, sgst, utgst, igst, roundOff, total }: ReckonedBill,
  paid: number,
) => ({
  lines: lines.map(({ making, discount, taxable: each }, n) => ({
    netWeight: net[n] == null ? null : net[n] / 1_000,
    makingAmount: orNull(making),
    discountAmount: orNull(discount),
    taxable: each / 100,
  })),
  taxable: taxable / 100,
  cgst: orNull(cgst),
  sgst: orNull(sgst),
  utgst: orNull(utgst),
  igst: orNull(igst),
  roundOff: roundOff / 100,
  total: total / 100,
  paid: paid / 100,
  due: (total - paid) / 100,
});

const units = { gold: 'AU', silver: 'AG', platinum: 'PT' } as const;

/** What each account has more of after the bill, in paise and milligrams; below nought what it gave. */
export const booksOf = (bill: ReckonedBill, paid: number, customer: string): Record<string, number> => {
  const sum = (name: 'goods' | 'making' | 'discount') => bill.lines.reduce((all, line) => all + line[name], 0);
  const rupees = {
    [`customer:${customer}`]: bill.total - paid,
    sales: -sum('goods'),
    making: -sum('making'),
    discount: sum('discount'),
    cgst: -bill.cgst,
    sgst: -bill.sgst,
    utgst: -bill.utgst,
    igst: -bill.igst,
    roundOff: -bill.roundOff,
    upi: paid,
  };
  const metal = Object.entries(bill.fine).flatMap(([name, fine]) => {
    const unit = units[name as keyof typeof units];
    return [
      [`stock ${unit}`, -fine],
      [`trade ${unit}`, fine],
    ];
  });
  const all = [...Object.entries(rupees).map(([name, amount]) => [`${name} INR`, amount]), ...metal];
  return Object.fromEntries(all.filter(([, amount]) => amount));
};

type Row = { txval: number; iamt?: number; camt?: number; samt?: number };
/** Rupees of the rows of a return, summed in paise. UTGST stands in the column of SGST. */
export const sumOfRows = (rows: readonly Row[]) => {
  const sum = (name: keyof Row) => rows.reduce((all, row) => all + Math.round((row[name] ?? 0) * 100), 0);
  return { taxable: sum('txval'), igst: sum('iamt'), cgst: sum('camt'), sgst: sum('samt') };
};

/** The same of bills that charge GST, as they were reckoned. */
export const taxesOf = (bills: readonly ReckonedBill[]) => {
  const sum = (name: 'taxable' | 'igst' | 'cgst' | 'sgst' | 'utgst') =>
    bills.reduce((all, bill) => all + bill[name], 0);
  return { taxable: sum('taxable'), igst: sum('igst'), cgst: sum('cgst'), sgst: sum('sgst') + sum('utgst') };
};
