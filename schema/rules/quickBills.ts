import { postingsOfRedeemed, type Redeemed } from './chitEntries.ts';
import {
  accountOf,
  inSmallest,
  rupees,
  type AccountKey,
  type LedgerMetal,
  type Posted,
  type Posting,
} from './ledger.ts';
import { unitOf } from './metals.ts';
import { paise } from './piecePriceOf.ts';
import { isPriced, saleAmounts, saleTotals, weightsOfLine, type Sale, type SaleLine } from './saleLines.ts';
import { moneyWays, ownOf } from './vouchers.ts';

/** What is issued is final: only a credit note takes it back. */
export const billStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'issued', name: 'Issued', meaning: 'done' },
] as const;

/** How a bill is paid: by money, from what the shop owes its customer for an advance, old gold or goods taken back, or by the passbook of a scheme. */
export const billWays = [
  ...moneyWays,
  { id: 'credit', name: "Customer's credit" },
  { id: 'scheme', name: 'Scheme' },
] as const;
export type BillWay = (typeof billWays)[number]['id'];

export type BillLine = SaleLine & { pieceId: string | null };
export type Payment = { way: BillWay | null; bankId: string | null; amount: number | null } & Partial<Redeemed>;

export type BillFacts = Omit<Sale, 'lines'> & {
  day: string | null;
  tillId: string | null;
  contactId: string | null;
  lines: readonly BillLine[] | null;
  payments: readonly Payment[] | null;
};

/** Rupees. `due` is what the customer still owes. */
export const billTotals = (bill: Sale & Pick<BillFacts, 'payments'>) => {
  const totals = saleTotals(bill);
  const paid = paidFor(bill);
  return { ...totals, paid: paid / 100, due: (paise(totals.total) - paid) / 100 };
};

/** In paise. */
const paidFor = ({ payments }: Pick<BillFacts, 'payments'>) =>
  (payments ?? []).reduce((total, { amount }) => total + paise(amount), 0);

/** In paise: what of it the customer had with the shop before. */
export const creditOf = ({ payments }: { payments: readonly Pick<Payment, 'way' | 'amount'>[] | null }): number =>
  (payments ?? []).reduce((total, { way, amount }) => (way === 'credit' ? total + paise(amount) : total), 0);

/** Why a bill cannot be issued: the key of a sentence; null when it can. */
export const billProblem = (bill: BillFacts): 'billIncomplete' | 'billOverpaid' | 'billUnpaid' | null => {
  const { lines, contactId } = bill;
  if (!lines?.length || !lines.every(isPriced)) return 'billIncomplete';
  const { rounded } = saleAmounts(bill);
  if (rounded <= 0) return 'billIncomplete';
  const left = rounded - paidFor(bill);
  if (left < 0) return 'billOverpaid';
  return left + creditOf(bill) + redeemedOf(bill) > 0 && contactId === null ? 'billUnpaid' : null;
};

/** In paise: what of it is paid by passbooks. */
const redeemedOf = ({ payments }: Pick<BillFacts, 'payments'>): number =>
  (payments ?? []).reduce((total, { way, amount }) => (way === 'scheme' ? total + paise(amount) : total), 0);

/** The customer owes what the bill comes to, and pays with it. What is paid from credit was in the books before; a passbook is credited whole. */
export const postingsOfBill = (bill: BillFacts, today: string): Posted => {
  const customer = accountOf('customer', bill.contactId);
  const paid = (bill.payments ?? []).flatMap(({ way, bankId, amount, ...redeemed }) => {
    if (way === 'scheme') return postingsOfRedeemed(redeemed as Redeemed, bill.contactId);
    return way === 'credit' ? [] : rupees(customer, ownOf({ way, bankId, tillId: bill.tillId }), paise(amount));
  });
  const postings = [...postingsOfSale(bill, saleAmounts(bill).roundOff), ...paid];
  return { day: bill.day ?? today, tillId: bill.tillId, postings: postings.filter(({ amount }) => amount > 0n) };
};

/**
 * What a customer owes for goods, `roundOff` in paise. Goods without a tag leave the stock by their fine weight; a tagged piece posts its own metal
 * when it is sold, and when it is taken back.
 */
export const postingsOfSale = (sale: Omit<BillFacts, 'payments' | 'day' | 'tillId'>, roundOff: number): Posting[] => {
  const customer = accountOf('customer', sale.contactId);
  const { lines, gst } = saleAmounts(sale);
  const sum = (name: 'goods' | 'making' | 'discount') => lines.reduce((total, line) => total + line[name], 0);
  const owed = (from: AccountKey, amount: number): Posting => rupees(from, customer, amount);
  return [
    owed('sales', sum('goods')),
    owed('making', sum('making')),
    owed('cgst', gst.cgst),
    owed('sgst', gst.sgst),
    owed('utgst', gst.utgst),
    owed('igst', gst.igst),
    rupees(customer, 'discount', sum('discount')),
    roundOff < 0 ? rupees(customer, 'roundOff', -roundOff) : owed('roundOff', roundOff),
    ...metalSold(sale),
  ];
};

/** Returns the loose metal that lines sell, by fine weight, each line rounded once. */
export const metalSold = ({ lines }: Pick<BillFacts, 'lines'>): Posting[] => {
  const fine = new Map<LedgerMetal, bigint>();
  for (const line of lines ?? []) {
    const unit = unitOf(line.metal);
    const { fineWeight } = weightsOfLine(line);
    if (!line.pieceId && unit && fineWeight) fine.set(unit, (fine.get(unit) ?? 0n) + inSmallest(fineWeight, unit));
  }
  return [...fine].map(([unit, amount]): Posting => ({ from: 'stock', to: 'trade', unit, amount }));
};
