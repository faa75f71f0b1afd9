import type { Posted } from './ledger.ts';
import { postingsOfSale, type BillFacts } from './quickBills.ts';
import { saleAmounts } from './saleLines.ts';

/** Why an issued bill charged too little (section 34(3) of the CGST Act, 2017). */
export const debitReasons = [
  { id: 'rate', name: 'The rate was too low' },
  { id: 'weight', name: 'The weight was too little' },
  { id: 'charge', name: 'A charge was left out' },
  { id: 'mistake', name: 'Mistake in the bill' },
] as const;

type DebitFacts = Omit<BillFacts, 'payments' | 'tillId'>;

/** The customer owes it, as with a bill of the same lines; metal was posted with the bill. */
export const postingsOfDebit = (note: DebitFacts, today: string): Posted => ({
  day: today,
  tillId: null,
  postings: postingsOfSale(note, saleAmounts(note).roundOff).filter(({ amount }) => amount > 0n),
});

type Line = { hsn?: string | null; gst?: number | null; description: string | null };

/** A line of the bill for which `amount` rupees more are charged, before GST, at the rate that it bore. */
export const debitLine = ({ hsn, gst, description }: Line, amount: number) => ({
  description,
  hsn: hsn ?? null,
  metal: 'other' as const,
  wastageBasis: 'weight' as const,
  makingBasis: 'perGram' as const,
  quantity: 1,
  price: amount,
  gst: gst ?? null,
});

/** All lines of a bill, of which those stay for which something is charged. */
export const billedLinesOf = (lines: readonly { description?: string | null }[] | null | undefined) =>
  (lines ?? []).map(({ description }, n) => ({ line: n + 1, description: description ?? null, amount: null }));
