import { accountOf, rupees, type Posted, type Posting } from './ledger.ts';
import { paise } from './piecePriceOf.ts';
import { postingsOfSale, type BillFacts } from './quickBills.ts';
import { saleAmounts, saleTotals, type Sale, type SaleLine } from './saleLines.ts';
import { ownOf, type MoneyWay } from './vouchers.ts';

export const creditReasons = [
  { id: 'returned', name: 'Goods returned' },
  { id: 'defect', name: 'Defect in the goods' },
  { id: 'mistake', name: 'Mistake in the bill' },
] as const;

/** Where tagged pieces lie once they are taken back. */
export const returnedTo = [
  { id: 'inStock', name: 'Into stock' },
  { id: 'returned', name: 'Aside, to be looked at' },
] as const;

type Line = { returnedOn?: string | null; description?: string | null };

/** What may still be taken back of a bill, by the number of its line. */
export const linesLeft = (lines: readonly Line[] | null | undefined) =>
  (lines ?? []).flatMap(({ returnedOn, description }, n) =>
    returnedOn ? [] : [{ line: n + 1, description: description ?? null }],
  );

type Credited = Record<'total' | 'credited', number | null>;

/** Rupees: what the bill comes to less its credit notes. */
export const leftOf = ({ total, credited }: Credited): number => (paise(total) - paise(credited)) / 100;

/** Whoever is not known has all of it paid back. */
export const refundAtFirst = (bill: Credited & { contactId: string | null }): number | null =>
  bill.contactId ? null : leftOf(bill);

/** Rupees: what a note may pay back is what it comes to beyond what is still `open` of its bill. */
export const refundableOf = (total: number, open: number): number => Math.max(0, paise(total) - paise(open)) / 100;

type Credit = Omit<Sale, 'lines'> & {
  lines: readonly SaleLine[] | null;
  /** Rupees: what makes its total whole, or with the last of a bill what makes all its credit notes come to the bill. */
  roundOff: number | null;
};

/** Rupees. The lines come to what they came to on the bill. */
export const creditTotals = ({ roundOff, ...sale }: Credit) => ({
  ...saleTotals(sale),
  roundOff,
  total: (exactOf(sale) + paise(roundOff)) / 100,
});

/** In paise, with GST. */
const exactOf = (sale: Sale): number => {
  const { rounded, roundOff } = saleAmounts(sale);
  return rounded - roundOff;
};

/** Rupees. `left` is what the bill comes to less its credit notes: where nothing stays sold this one is all of that, and never more. */
export const creditRoundOff = (sale: Sale, { left, isRest }: { left: number; isRest: boolean }): number => {
  const total = isRest ? paise(left) : Math.min(saleAmounts(sale).rounded, paise(left));
  return (total - exactOf(sale)) / 100;
};

type CreditFacts = Omit<BillFacts, 'payments'> &
  Pick<Credit, 'roundOff'> & { refund: number | null; way: MoneyWay; bankId: string | null };

/** What the bill put into the books for these lines goes back, and what is paid back leaves the till. */
export const postingsOfCredit = (note: CreditFacts, today: string): Posted => {
  const customer = accountOf('customer', note.contactId);
  const back = postingsOfSale(note, paise(note.roundOff)).map(reversed);
  const refund = rupees(ownOf(note), customer, paise(note.refund));
  return { day: today, tillId: note.tillId, postings: [...back, refund].filter(({ amount }) => amount > 0n) };
};

const reversed = ({ from, to, ...posting }: Posting): Posting => ({ ...posting, from: to, to: from });
