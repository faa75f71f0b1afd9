/** What a scheme may promise. */

/** What instalments become: rupees that the shop owes, or fine metal bought at the rate of the day. */
export const chitKinds = [
  { id: 'amount', name: 'By amount' },
  { id: 'weight', name: 'By weight' },
] as const;
export type ChitKind = (typeof chitKinds)[number]['id'];

/** The metals that a scheme collects. */
export const chitMetals = [
  { id: 'gold', name: 'Gold' },
  { id: 'silver', name: 'Silver' },
] as const;

/** What the shop gives to whoever paid all instalments, once they are due. */
export const chitBonuses = [
  { id: 'instalment', name: 'One instalment' },
  { id: 'percent', name: 'A percentage' },
  { id: 'making', name: 'Making charge waived' },
  { id: 'none', name: 'None' },
] as const;
export type ChitBonus = (typeof chitBonuses)[number]['id'];

/** How the bonus is given: less tax is due on what a discount leaves. */
export const bonusWays = [
  { id: 'discount', name: 'Discount on the bill, before tax' },
  { id: 'expense', name: 'Expense of the shop' },
] as const;
export type BonusWay = (typeof bonusWays)[number]['id'];

/** What whoever ends early gets: never a bonus. */
export const earlyEnds = [
  { id: 'money', name: 'What was paid is paid back' },
  { id: 'goods', name: 'Jewellery only' },
] as const;

export const chitSchemeStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'open', name: 'Open to join', meaning: 'active' },
  { id: 'closed', name: 'Closed to new members', meaning: 'stopped' },
] as const;

export const chitMemberStates = [
  { id: 'draft', name: 'Not joined yet', meaning: 'waiting' },
  { id: 'active', name: 'Pays in', meaning: 'active' },
  { id: 'redeemed', name: 'Redeemed', meaning: 'done' },
  { id: 'ended', name: 'Ended early', meaning: 'stopped' },
] as const;

/** What stands in a passbook beside what a bill redeems. */
export const chitEntryKinds = [
  { id: 'instalment', name: 'Instalment' },
  { id: 'topUp', name: 'Top-up' },
  { id: 'refund', name: 'Paid back' },
] as const;
/** Of these, what is paid in. */
export const paidInKinds = [chitEntryKinds[0], chitEntryKinds[1]] as const;
export type ChitEntryKind = (typeof chitEntryKinds)[number]['id'];

/** An advance on goods that are not delivered within so many days counts as a deposit in law: Companies (Acceptance of Deposits) Rules, 2014, rule 2(1)(c)(xii)(a). */
export const lawfulDays = 365;

/** So many months can be paid before the lawful days end, whatever the calendar: with more, one missed month leaves none for the bonus. */
export const usualMonths = 11;

type Figure = number | null;

/** Of a scheme, what its rules are judged by. Rupees, percent, thousandths. */
export type ChitTerms = {
  kind: ChitKind | null;
  fineness: Figure;
  instalments: Figure;
  graceDays: Figure;
  instalment: Figure;
  least: Figure;
  multiple: Figure;
  bonus: ChitBonus | null;
  bonusPercent: Figure;
};
