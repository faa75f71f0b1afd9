import { heldOn } from '../kit/dated.ts';
import type { legalNotices, legalSources, legalWarnings } from '../words/en/legalNotices.ts';
import { say, type Sentence } from '../words/said.ts';
import { paise } from './piecePriceOf.ts';
import { isPan } from './taxIds.ts';

/**
 * Rupees from a day on. `unconfirmed`: no public source confirms the row, so an adviser should. `form`: the number of the form that a person
 * without a PAN signs.
 */
type Limit = { since: string; rupees: number; source: LegalSource; unconfirmed?: true; form?: number };
export type LegalSource = keyof typeof legalSources;

/** The first of a limit's rows holds for what was before it, too. */
const limits = {
  /** Cash that nobody may take: of one person in a day, for one sale over all days, or for one occasion. */
  cashTaken: [
    { since: '2017-04-01', rupees: 200_000, source: 'act1961s269ST' },
    { since: '2026-04-01', rupees: 200_000, source: 'act2025s186' },
  ],
  /** A sale or purchase above it names the PAN of the other side, or has the declaration in its place. */
  pan: [
    { since: '2016-01-01', rupees: 200_000, source: 'rules1962r114B', form: 60 },
    { since: '2026-04-01', rupees: 200_000, source: 'rules2026r159', form: 97, unconfirmed: true },
  ],
  /** Cash paid to one person in a day above it is no expense. */
  cashPaid: [
    { since: '2017-04-01', rupees: 10_000, source: 'act1961s40A3' },
    { since: '2026-04-01', rupees: 10_000, source: 'act2025s36' },
  ],
  /** From this value on an invoice names the address and the state of whoever is not registered. */
  address: [{ since: '2017-07-01', rupees: 50_000, source: 'cgstRules46' }],
  /** Above it GSTR-1 lists an invoice to somebody of another state who is not registered by itself. */
  largeToConsumer: [
    { since: '2017-07-01', rupees: 250_000, source: 'cgstRules59' },
    { since: '2024-08-01', rupees: 100_000, source: 'cgst12of2024' },
  ],
  /** Above this turnover of the year before, HSN codes have six digits. */
  sixDigits: [{ since: '2021-04-01', rupees: 50_000_000, source: 'cgst78of2020' }],
} as const satisfies Record<string, readonly Limit[]>;
type LimitName = keyof typeof limits;

/** The row in force on a day, `YYYY-MM-DD`. */
const rowOn = <R extends Limit>(rows: readonly R[], day: string): R =>
  heldOn(rows, day, ({ since }) => since) ?? rows[0]!;

/** In rupees. */
export const limitOn = (name: LimitName, day: string): number => rowOn<Limit>(limits[name], day).rupees;

/** The number of the form that a person without a PAN signs on that day. */
export const panFormOn = (day: string): number => rowOn<Limit & { form: number }>(limits.pan, day).form;

/** All rows, the newest of each limit first. */
export const legalLimits: readonly (Limit & { name: LimitName })[] = (Object.keys(limits) as LimitName[]).flatMap(
  name => (limits[name] as readonly Limit[]).map(row => ({ ...row, name })).toReversed(),
);

/** What is known of a person, in rupees, the document that is asked about among it. */
export type LegalFacts = {
  hasPan: boolean;
  hasAddress: boolean;
  /** Cash that this person gave that day, and cash for the same order over all days. */
  cashOfDay: number;
  cashOfOrder: number;
  /** Cash for one bill over all days: the bill that is asked about, or the one with most of those that a receipt pays. */
  cashOfBill: number;
  /** The total of that bill with its debit notes. */
  charged: number;
  /** By what another shop of the same legal person knows the person, if together with its cash of that day the limit is reached. */
  reachedElsewhere: 'pan' | 'mobile' | null;
  /** Cash paid to this person for old gold that day. */
  cashPaidOfDay: number;
  /** The customer’s debt to the shop in rupees, and the credit limit; null without a limit. */
  owed: number;
  creditLimit: number | null;
  /** True where the shop refuses bills above the limit. */
  barsCredit: boolean;
};

/** A notice about a limit that a document reaches; `key` names its sentence. `bars`: the document is stopped. */
export type LegalNotice = NoticeText & ({ bars: true; key: BarKey } | { bars: false; key: WarningKey });
type NoticeText = {
  /** Rupees. */
  limit: number;
  /** None of a limit that the shop sets. */
  source: LegalSource | null;
  unconfirmed: boolean;
  form: number;
};
type BarKey = keyof typeof legalNotices;
type WarningKey = keyof typeof legalWarnings;

/** The notice as a sentence that names the Act in force. */
export const legalSentence = ({ key, limit, form, source, unconfirmed }: LegalNotice): Sentence =>
  say(key, {
    limit: limit.toLocaleString('en-IN'),
    form,
    ...(source && { cited: say(unconfirmed ? 'toBeConfirmed' : 'cited', { source: say(source) }) }),
  });

type Payments = readonly { way: string | null; amount: number | null }[] | null;
type Figure = number | null;

/** On the day, with the facts of the buyer. A declaration in place of the PAN needs a person who signs it. */
export const noticesOfBill = (
  bill: { contactId: string | null; total: Figure; due: Figure; taxable: Figure; payments: Payments; form60: boolean },
  day: string,
  facts: LegalFacts,
): LegalNotice[] => {
  const hasPan = facts.hasPan || (bill.form60 && bill.contactId !== null);
  return [
    ...noticesOfCash(inPaise(bill.payments, ['cash']), inPaise(bill.payments, ['cash', 'credit']), day, facts),
    ...bar('panNeeded', textOf('pan', day), !hasPan && (bill.total ?? 0) > limitOn('pan', day)),
    ...noticesOfCredit(bill, facts),
    ...warning(
      'addressNeeded',
      textOf('address', day),
      !facts.hasAddress && (bill.taxable ?? 0) >= limitOn('address', day),
    ),
  ];
};

/** A debit note makes the supply of its bill larger, and money on account may pay it. */
export const noticesOfDebit = (
  { contactId, form60 }: { contactId: string | null; form60: boolean },
  day: string,
  facts: LegalFacts,
): LegalNotice[] => {
  const hasPan = facts.hasPan || (form60 && contactId !== null);
  return bar('panNeeded', textOf('pan', day), !hasPan && facts.charged > limitOn('pan', day));
};

/** Compares the customer’s debt after the bill with the credit limit, which the shop sets and no law. */
const noticesOfCredit = ({ due }: { due: Figure }, { owed, creditLimit, barsCredit }: LegalFacts): LegalNotice[] => {
  const isAbove = creditLimit !== null && (due ?? 0) > 0 && owed > creditLimit;
  const text = { limit: creditLimit ?? 0, source: null, unconfirmed: false, form: 0 };
  return barsCredit ? bar('creditBarred', text, isAbove) : warning('creditAbove', text, isAbove);
};

export const noticesOfReceipt = (
  { kind = 'receipt', way, amount }: { kind?: string; way: string | null; amount: Figure },
  day: string,
  facts: LegalFacts,
): LegalNotice[] => {
  if (kind !== 'receipt') return [];
  const cash = inPaise([{ way, amount }], ['cash']);
  return noticesOfCash(cash, cash, day, facts);
};

/**
 * The cash of a document with the cash of the day, of the order, of the bill over all days, and of other shops. `counted`: paise that count as
 * cash for the bill, because money on account may have been cash.
 */
const noticesOfCash = (cash: number, counted: number, day: string, facts: LegalFacts): LegalNotice[] => {
  const { cashOfDay, cashOfOrder, reachedElsewhere } = facts;
  const text = textOf('cashTaken', day);
  if (cash && Math.max(cash / 100, cashOfDay, cashOfOrder) >= text.limit) return bar('cashBarred', text, true);
  return [
    ...(counted ? noticesOfCashForBill(day, facts) : []),
    ...bar('cashElsewhereBarred', text, cash > 0 && reachedElsewhere === 'pan'),
    ...warning('cashElsewhere', text, cash > 0 && reachedElsewhere === 'mobile'),
  ];
};

/** The notice for a bill that takes cash or money on account. */
export const noticesOfCashForBill = (day: string, { cashOfBill }: LegalFacts): LegalNotice[] => {
  const text = textOf('cashTaken', day);
  return bar('cashOfBillBarred', text, cashOfBill >= text.limit);
};

/** With the facts of the seller, who may show the PAN card or the declaration in its place as proof of identity. */
export const noticesOfOldGold = (
  {
    proof,
    proofNumber,
    total,
    payments,
  }: { proof: string | null; proofNumber?: string | null; total: Figure; payments: Payments },
  day: string,
  facts: LegalFacts,
): LegalNotice[] => {
  const hasPan = facts.hasPan || (proof === 'pan' && isPan(proofNumber)) || proof === 'form60';
  const cash = inPaise(payments, ['cash']);
  return [
    ...bar('panNeeded', textOf('pan', day), !hasPan && (total ?? 0) > limitOn('pan', day)),
    ...warning(
      'cashPaid',
      textOf('cashPaid', day),
      cash > 0 && Math.max(cash / 100, facts.cashPaidOfDay) > limitOn('cashPaid', day),
    ),
  ];
};

/** Returns the facts as they will be once this is paid, and the rest is owed. */
export const withPayments = (facts: LegalFacts, payments: Payments, due: Figure = null): LegalFacts => {
  const cash = cashIn(payments);
  return {
    ...facts,
    cashOfDay: facts.cashOfDay + cash,
    cashOfOrder: facts.cashOfOrder + cash,
    cashOfBill: facts.cashOfBill + cash,
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
  cashOfBill: 0,
  charged: 0,
  reachedElsewhere: null,
  cashPaidOfDay: 0,
  owed: 0,
  creditLimit: null,
  barsCredit: false,
};

/** Rupees that are paid in cash. */
export const cashIn = (payments: Payments): number => inPaise(payments, ['cash']) / 100;

const textOf = (name: LimitName, day: string): NoticeText => {
  const { rupees, source, unconfirmed = false } = rowOn<Limit>(limits[name], day);
  return { limit: rupees, source, unconfirmed, form: panFormOn(day) };
};
const bar = (key: BarKey, text: NoticeText, isDue: boolean): LegalNotice[] =>
  isDue ? [{ bars: true, key, ...text }] : [];
const warning = (key: WarningKey, text: NoticeText, isDue: boolean): LegalNotice[] =>
  isDue ? [{ bars: false, key, ...text }] : [];

/** Paise of payments that are made in these ways. */
const inPaise = (payments: Payments, ways: readonly string[]): number =>
  (payments ?? []).reduce((sum, { way, amount }) => (ways.includes(way ?? '') ? sum + paise(amount) : sum), 0);
