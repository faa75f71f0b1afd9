import { accountOf, inSmallest, type AccountKey, type LedgerMetal, type Posted, type Posting } from './ledger.ts';

/** What moves money and fine metal without a bill. */
export const voucherKinds = [
  { id: 'receipt', name: 'Receipt' },
  { id: 'payment', name: 'Payment' },
  { id: 'expense', name: 'Expense' },
  { id: 'transfer', name: 'Between own accounts' },
  { id: 'opening', name: 'Opening balance' },
] as const;
export type VoucherKind = (typeof voucherKinds)[number]['id'];

/** How money changes hands: each has an account. */
export const moneyWays = [
  { id: 'cash', name: 'Cash' },
  { id: 'bank', name: 'Bank' },
  { id: 'upi', name: 'UPI' },
  { id: 'card', name: 'Card' },
  { id: 'cheque', name: 'Cheque' },
] as const;

/** Where money goes from there: to the bank as a rule. */
export const destinations = [...moneyWays.slice(1), moneyWays[0]] as const;
export type MoneyWay = (typeof moneyWays)[number]['id'];

/** Of an opening balance: on which side it lies. */
export const openingSides = [
  { id: 'theyOwe', name: 'They owe us, or we have it' },
  { id: 'weOwe', name: 'We owe it' },
] as const;

/**
 * How accounting programs call an opening balance: one column, or one for each side. `Debit` and `Credit` alone are none: a day-book and the
 * statement of a bank have them too.
 */
export const balanceColumns = ['Opening Balance', 'Op Balance', 'Opening Bal', 'Op Bal', 'Opening'] as const;
export const debitColumns = ['Opening Debit', 'Opening Dr', 'Debit Balance', 'Dr Balance'] as const;
export const creditColumns = ['Opening Credit', 'Opening Cr', 'Credit Balance', 'Cr Balance'] as const;
export const columnsOfOpening = [...balanceColumns, ...debitColumns, ...creditColumns] as const;

export type VoucherFacts = {
  kind: VoucherKind | null;
  day: string | null;
  contactId: string | null;
  party: 'customer' | 'supplier' | 'karigar' | null;
  expenseId: string | null;
  way: MoneyWay | null;
  tillId: string | null;
  bankId: string | null;
  toWay: MoneyWay | null;
  toTillId: string | null;
  toBankId: string | null;
  side: 'theyOwe' | 'weOwe' | null;
  amount: number | null;
  metal: LedgerMetal | null;
  fineWeight: number | null;
};

/** Whether it says all that its kind asks for: a change may have named another kind and nothing else. */
export const isWhole = (voucher: VoucherFacts): boolean => {
  const { kind, amount, metal, fineWeight, contactId, expenseId, side, toWay } = voucher;
  const moves = metal ? Boolean(fineWeight) : Boolean(amount);
  const asked: Record<VoucherKind, boolean> = {
    receipt: contactId !== null,
    payment: contactId !== null,
    expense: expenseId !== null && Boolean(amount),
    transfer: toWay !== null && Boolean(amount) && !staysThere(voucher),
    opening: side !== null,
  };
  return moves && asked[kind ?? 'receipt'];
};

/** Whether what moves between own accounts comes from where it goes. */
export const staysThere = (voucher: VoucherFacts): boolean =>
  JSON.stringify(ownOf(voucher)) === JSON.stringify(ownOf(destinationOf(voucher)));

/** What a voucher puts into the books. `today`: the day where it names none. */
export const postingsOf = (voucher: VoucherFacts, today: string): Posted => {
  const { kind, day, tillId, way } = voucher;
  const till = way === 'cash' ? tillId : null;
  return { day: day ?? today, tillId: till, postings: movesOf[kind ?? 'receipt'](voucher) };
};

const movesOf: Record<VoucherKind, (voucher: VoucherFacts) => Posting[]> = {
  receipt: voucher => [
    ...money(voucher, personOf(voucher), ownOf(voucher)),
    ...metal(voucher, personOf(voucher), 'stock'),
  ],
  payment: voucher => [
    ...money(voucher, ownOf(voucher), personOf(voucher)),
    ...metal(voucher, 'stock', personOf(voucher)),
  ],
  expense: voucher => money(voucher, ownOf(voucher), { id: voucher.expenseId ?? '' }),
  transfer: voucher => money(voucher, ownOf(voucher), ownOf(destinationOf(voucher))),
  opening: voucher => {
    const account = voucher.contactId ? personOf(voucher) : ownOf(voucher);
    const held = voucher.contactId ? account : 'stock';
    const [from, to] = voucher.side === 'weOwe' ? [0, 1] : [1, 0];
    const both = (other: AccountKey) => [other, 'opening'] as const;
    return [
      ...money(voucher, both(account)[from]!, both(account)[to]!),
      ...metal(voucher, both(held)[from]!, both(held)[to]!),
    ];
  },
};

const money = ({ amount }: VoucherFacts, from: AccountKey, to: AccountKey): Posting[] =>
  amount ? [{ from, to, unit: 'INR', amount: inSmallest(amount, 'INR') }] : [];

const metal = ({ metal, fineWeight }: VoucherFacts, from: AccountKey, to: AccountKey): Posting[] =>
  metal && fineWeight ? [{ from, to, unit: metal, amount: inSmallest(fineWeight, metal) }] : [];

const personOf = ({ party, contactId }: VoucherFacts): AccountKey => accountOf(party ?? 'customer', contactId);

/** The shop's own account: of a till, of a bank that it opened, or the one that there is of each way. */
export const ownOf = ({ way, tillId, bankId }: Pick<VoucherFacts, 'way' | 'tillId' | 'bankId'>): AccountKey => {
  if (way === 'cash') return accountOf('cash', tillId);
  return way === 'bank' && bankId ? { id: bankId } : accountOf(way ?? 'cash');
};

const destinationOf = ({ toWay, toTillId, toBankId }: VoucherFacts) => ({
  way: toWay,
  tillId: toTillId,
  bankId: toBankId,
});
