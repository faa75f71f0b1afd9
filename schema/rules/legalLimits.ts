import { heldOn } from '../kit/dated.ts';
import { paise } from './piecePriceOf.ts';

/** Rupees from a day on, with where it is written. */
type Limit = { since: string; rupees: number; source: string };

/** The first of a limit's rows holds for what was before it, too. */
const limits = {
  /** Cash that nobody may take: of one person in a day, for one sale over all days, or for one occasion. */
  cashTaken: [
    { since: '2017-04-01', rupees: 200_000, source: 'Income-tax Act, 1961, section 269ST' },
    { since: '2026-04-01', rupees: 200_000, source: 'Income-tax Act, 2025, section 186' },
  ],
  /** A sale or purchase above it names the PAN of the other side, or has Form 60. */
  pan: [{ since: '2016-01-01', rupees: 200_000, source: 'Income-tax Rules, 1962, rule 114B' }],
  /** Cash paid to one person in a day above it is no expense. */
  cashPaid: [{ since: '2017-04-01', rupees: 10_000, source: 'Income-tax Act, 1961, section 40A(3)' }],
  /** From this value on an invoice names the address and the state of whoever is not registered. */
  address: [{ since: '2017-07-01', rupees: 50_000, source: 'CGST Rules, 2017, rule 46(e)' }],
  /** Above it GSTR-1 lists an invoice to somebody of another state who is not registered by itself. */
  largeToConsumer: [
    { since: '2017-07-01', rupees: 250_000, source: 'CGST Rules, 2017, rule 59(4)' },
    {
      since: '2024-08-01',
      rupees: 100_000,
      source: 'CGST Rules, 2017, rule 59(4), by notification 12/2024 Central Tax',
    },
  ],
  /** Above this turnover of the year before, HSN codes have six digits. */
  sixDigits: [{ since: '2021-04-01', rupees: 50_000_000, source: 'Notification 78/2020 Central Tax' }],
} as const satisfies Record<string, readonly Limit[]>;

/** In rupees. */
export const limitOn = (name: keyof typeof limits, day: string): number => {
  const rows: readonly Limit[] = limits[name];
  return (heldOn(rows, day, ({ since }) => since) ?? rows[0]!).rupees;
};

/** What is known of a person, in rupees, the document that is asked about among it. */
export type LegalFacts = {
  hasPan: boolean;
  hasAddress: boolean;
  /** Cash that this person gave that day, and cash for the same order over all days. */
  cashOfDay: number;
  cashOfOrder: number;
  /** Cash paid to this person for old gold that day. */
  cashPaidOfDay: number;
  /** The customer’s debt to the shop in rupees, and the credit limit; null without a limit. */
  owed: number;
  creditLimit: number | null;
  /** True where the shop refuses bills above the limit. */
  barsCredit: boolean;
};

/** What the law says to a document, by the key of its sentence. `bars`: it cannot go on like this. */
export type LegalNotice =
  | { bars: true; key: 'cashBarred' | 'panNeeded' | 'creditBarred'; limit: number }
  | { bars: false; key: 'cashPaid' | 'addressNeeded' | 'creditAbove'; limit: number };

type Payments = readonly { way: string | null; amount: number | null }[] | null;
type Figure = number | null;

/** Of the day, with the facts of whoever buys. Form 60 is signed by somebody. */
export const noticesOfBill = (
  bill: { contactId: string | null; total: Figure; due: Figure; taxable: Figure; payments: Payments; form60: boolean },
  day: string,
  facts: LegalFacts,
): LegalNotice[] => {
  const [pan, address] = [limitOn('pan', day), limitOn('address', day)];
  const hasPan = facts.hasPan || (bill.form60 && bill.contactId !== null);
  return [
    ...noticesOfCash(cashOf(bill.payments), day, facts),
    ...bar('panNeeded', pan, !hasPan && (bill.total ?? 0) > pan),
    ...noticesOfCredit(bill, facts),
    ...warning('addressNeeded', address, !facts.hasAddress && (bill.taxable ?? 0) >= address),
  ];
};

/** Compares the customer’s debt after the bill with the credit limit, which the shop sets and no law. */
const noticesOfCredit = ({ due }: { due: Figure }, { owed, creditLimit, barsCredit }: LegalFacts): LegalNotice[] => {
  const isAbove = creditLimit !== null && (due ?? 0) > 0 && owed > creditLimit;
  const limit = creditLimit ?? 0;
  return barsCredit ? bar('creditBarred', limit, isAbove) : warning('creditAbove', limit, isAbove);
};

export const noticesOfReceipt = (
  { way, amount }: { way: string | null; amount: Figure },
  day: string,
  facts: LegalFacts,
): LegalNotice[] => noticesOfCash(cashOf([{ way, amount }]), day, facts);

const noticesOfCash = (cash: number, day: string, { cashOfDay, cashOfOrder }: LegalFacts): LegalNotice[] => {
  const limit = limitOn('cashTaken', day);
  return bar('cashBarred', limit, cash > 0 && Math.max(cash, cashOfDay, cashOfOrder) >= limit);
};

/** With the facts of whoever sells it, who may show PAN or Form 60 as proof of identity. */
export const noticesOfOldGold = (
  { proof, total, payments }: { proof: string | null; total: Figure; payments: Payments },
  day: string,
  facts: LegalFacts,
): LegalNotice[] => {
  const [pan, cashPaid] = [limitOn('pan', day), limitOn('cashPaid', day)];
  const hasPan = facts.hasPan || proof === 'pan' || proof === 'form60';
  const cash = cashOf(payments);
  return [
    ...bar('panNeeded', pan, !hasPan && (total ?? 0) > pan),
    ...warning('cashPaid', cashPaid, cash > 0 && Math.max(cash, facts.cashPaidOfDay) > cashPaid),
  ];
};

/** Returns the facts as they will be once this is paid, and the rest is owed. */
export const withPayments = (facts: LegalFacts, payments: Payments, due: Figure = null): LegalFacts => {
  const cash = cashOf(payments);
  return {
    ...facts,
    cashOfDay: facts.cashOfDay + cash,
    cashOfOrder: facts.cashOfOrder + cash,
    cashPaidOfDay: facts.cashPaidOfDay + cash,
    owed: (paise(facts.owed) + paise(due)) / 100,
  };
};

/** Of somebody who is not known. */
export const factsOfNobody: LegalFacts = {
  hasPan: false,
  hasAddress: false,
  cashOfDay: 0,
  cashOfOrder: 0,
  cashPaidOfDay: 0,
  owed: 0,
  creditLimit: null,
  barsCredit: false,
};

type Bar = Extract<LegalNotice, { bars: true }>['key'];
type Warning = Extract<LegalNotice, { bars: false }>['key'];
const bar = (key: Bar, limit: number, isDue: boolean): LegalNotice[] => (isDue ? [{ bars: true, key, limit }] : []);
const warning = (key: Warning, limit: number, isDue: boolean): LegalNotice[] =>
  isDue ? [{ bars: false, key, limit }] : [];

/** Rupees of payments that are made in cash. */
const cashOf = (payments: Payments): number =>
  (payments ?? []).reduce((sum, { way, amount }) => (way === 'cash' ? sum + paise(amount) : sum), 0) / 100;
