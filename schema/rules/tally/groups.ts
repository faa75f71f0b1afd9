import type { AccountKind } from '../ledger.ts';

/** Under which of the groups that every company of Tally has an account stands. */
export const tallyGroups = {
  cash: 'Cash-in-Hand',
  bank: 'Bank Accounts',
  upi: 'Bank Accounts',
  card: 'Bank Accounts',
  cheque: 'Current Assets',
  customer: 'Sundry Debtors',
  supplier: 'Sundry Creditors',
  karigar: 'Sundry Creditors',
  scheme: 'Current Liabilities',
  stock: 'Stock-in-Hand',
  pieces: 'Stock-in-Hand',
  trade: 'Stock-in-Hand',
  melting: 'Stock-in-Hand',
  branch: 'Branch / Divisions',
  purchases: 'Purchase Accounts',
  oldGold: 'Purchase Accounts',
  inputCgst: 'Duties & Taxes',
  inputSgst: 'Duties & Taxes',
  inputUtgst: 'Duties & Taxes',
  inputIgst: 'Duties & Taxes',
  sales: 'Sales Accounts',
  making: 'Sales Accounts',
  discount: 'Indirect Expenses',
  labour: 'Direct Expenses',
  agreedLoss: 'Direct Expenses',
  karigarLoss: 'Direct Expenses',
  meltingCost: 'Direct Expenses',
  schemeBonus: 'Indirect Expenses',
  cgst: 'Duties & Taxes',
  sgst: 'Duties & Taxes',
  utgst: 'Duties & Taxes',
  igst: 'Duties & Taxes',
  roundOff: 'Indirect Expenses',
  expenses: 'Indirect Expenses',
  cashDifference: 'Indirect Expenses',
  metalDifference: 'Indirect Expenses',
  owner: 'Capital Account',
  opening: 'Suspense A/c',
} as const satisfies Record<AccountKind, string>;

/** The kinds of vouchers that every company of Tally has. */
export type TallyVoucher =
  'Sales' | 'Credit Note' | 'Debit Note' | 'Purchase' | 'Receipt' | 'Payment' | 'Contra' | 'Journal';

/** What an entry is by its document; one of none is a journal. */
export const tallyVoucherOf = (entity: string | null, voucherKind: string | null): TallyVoucher => {
  const known: Readonly<Record<string, TallyVoucher>> = {
    quickBills: 'Sales',
    pieceTransfers: 'Sales',
    creditNotes: 'Credit Note',
    debitNotes: 'Debit Note',
    purchases: 'Purchase',
    oldGold: 'Purchase',
    pieceArrivals: 'Purchase',
  };
  const vouchers: Readonly<Record<string, TallyVoucher>> = {
    receipt: 'Receipt',
    payment: 'Payment',
    expense: 'Payment',
    transfer: 'Contra',
  };
  return (entity === 'vouchers' ? vouchers[voucherKind ?? ''] : known[entity ?? '']) ?? 'Journal';
};
