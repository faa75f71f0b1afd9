import {
  choiceOf,
  day,
  described,
  listOf,
  maybe,
  number,
  object,
  oneOf,
  string,
  uuid,
  whole,
  yesOrNo,
  type Of,
} from '../kit/shape.ts';
import { reminderKinds } from './chitReminders.ts';
import { bonusWays, chitBonuses, chitEntryKinds, chitKinds } from './chitTerms.ts';
import { ledgerMetals } from './ledger.ts';

const passbookLine = object({
  id: uuid,
  day,
  /** The document that it belongs to: a receipt, a bill, or the passbook itself of what was paid before. */
  entity: string,
  recordId: uuid,
  number: maybe(string),
  kind: maybe(choiceOf(chitEntryKinds)),
  month: maybe(day),
  months: maybe(whole),
  rate: maybe(number),
  isTakenBack: yesOrNo,
  /** Below nought of what leaves the passbook. */
  amount: number,
  fineWeight: number,
});

/** A passbook as its holder reads it: its lines are the postings of its account. Rupees and grams. */
export const passbookShape = object({
  scheme: string,
  fineness: maybe(whole),
  metal: maybe(string),
  instalment: maybe(number),
  instalments: whole,
  graceDays: whole,
  paidMonths: whole,
  /** The first day of each month that is paid. */
  monthsPaid: listOf(day),
  missed: whole,
  firstDay: maybe(day),
  maturesOn: maybe(day),
  lastDay: maybe(day),
  isMature: yesOrNo,
  balance: number,
  fineWeight: number,
  /** What the fine weight is in the scheme's fineness. */
  weight: maybe(number),
  rate: maybe(number),
  worth: maybe(number),
  /** The next instalment; null where none is to be paid. */
  due: maybe(object({ amount: maybe(number), day, until: day })),
  lines: listOf(passbookLine),
});
export type PassbookRead = Of<typeof passbookShape>;
export type PassbookLine = Of<typeof passbookLine>;

const owed = { members: whole, balance: number, fineWeight: number, worth: maybe(number) };
const unit = oneOf(ledgerMetals.map(({ id }) => id));

/** What the shop owes to the holders of passbooks: rupees and grams, and what all of it is worth at the rates of today. */
export const liabilityShape = object({
  items: listOf(
    object({
      schemeId: uuid,
      scheme: string,
      kind: choiceOf(chitKinds),
      unit: maybe(unit),
      /** The first day of the month in which they mature; none of those into which nothing was paid. */
      month: maybe(day),
      ...owed,
    }),
  ),
  totals: object(owed),
  /** Beside it the fine metal that the shop holds, in stock by weight and in tagged pieces. */
  metals: listOf(object({ unit, owed: number, held: number, worth: maybe(number) })),
});
export type Liability = Of<typeof liabilityShape>;

/** The passbooks of a customer that a bill can be paid with; `terms` and the figures as `Redeemable` has them. */
export const redeemableShape = listOf(
  object({
    id: uuid,
    number: maybe(string),
    scheme: string,
    maturesOn: maybe(day),
    lastDay: maybe(day),
    terms: object({
      bonus: maybe(oneOf(chitBonuses.map(({ id }) => id))),
      bonusPercent: maybe(number),
      bonusWay: maybe(oneOf(bonusWays.map(({ id }) => id))),
    }),
    instalment: number,
    isMature: yesOrNo,
    paid: number,
    metal: maybe(string),
    fineWeight: maybe(number),
    worth: number,
  }),
);
export type RedeemableRead = Of<typeof redeemableShape>[number];

/** Who is to be told by hand of an instalment or of a last day. */
export const remindersShape = object({
  total: whole,
  isSent: described(yesOrNo, 'Whether the shop has a template by which they are told outside the quiet hours'),
  items: listOf(
    object({
      id: uuid,
      memberId: uuid,
      passbook: maybe(string),
      customer: string,
      mobileNo: described(maybe(string), 'Null of whoever wants no messages, or has no number'),
      kind: choiceOf(reminderKinds),
      day,
      text: string,
    }),
  ),
});
export type Reminders = Of<typeof remindersShape>;
