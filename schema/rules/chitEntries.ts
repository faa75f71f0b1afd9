import type { ChitEntryKind } from './chitTerms.ts';
import { accountOf, inSmallest, rupees, type Posted, type Posting } from './ledger.ts';
import { unitOf } from './metals.ts';
import { paise } from './piecePriceOf.ts';
import { ownOf, type MoneyWay } from './vouchers.ts';

type Figure = number | null;

/** Rupees and grams of fine metal. */
export type ChitEntryFacts = {
  kind: ChitEntryKind | null;
  memberId: string | null;
  day: string | null;
  tillId: string | null;
  way: MoneyWay | null;
  bankId: string | null;
  amount: Figure;
  metal: string | null;
  fineWeight: Figure;
};

/** The passbook has an account of its own: rupees that were paid, and the fine metal that they bought. What is paid back leaves it. */
export const postingsOfChitEntry = (entry: ChitEntryFacts, today: string): Posted => {
  const { kind, day, way, tillId } = entry;
  const postings = [...money(entry), ...metal(entry)];
  return {
    day: day ?? today,
    tillId: way === 'cash' ? tillId : null,
    postings: kind === 'refund' ? postings.map(back) : postings,
  };
};

const money = ({ memberId, amount, ...paid }: ChitEntryFacts): Posting[] =>
  amount
    ? [{ from: accountOf('scheme', memberId), to: ownOf(paid), unit: 'INR', amount: inSmallest(amount, 'INR') }]
    : [];

const metal = ({ memberId, metal, fineWeight }: ChitEntryFacts): Posting[] => {
  const unit = unitOf(metal);
  return unit && fineWeight
    ? [{ from: accountOf('scheme', memberId), to: 'trade', unit, amount: inSmallest(fineWeight, unit) }]
    : [];
};

const back = ({ from, to, ...posting }: Posting): Posting => ({ ...posting, from: to, to: from });

export type BroughtFacts = {
  id?: string | null;
  joinedOn: string | null;
  broughtPaid: Figure;
  broughtMetal: string | null;
  broughtWeight: Figure;
};

/** What was paid before the passbook came into these books. */
export const postingsOfBrought = (member: BroughtFacts, today: string): Posted => {
  const account = accountOf('scheme', member.id);
  const unit = unitOf(member.broughtMetal);
  const { broughtPaid: paid, broughtWeight: fine } = member;
  const postings: Posting[] = [
    ...(paid ? [{ from: account, to: 'opening', unit: 'INR', amount: inSmallest(paid, 'INR') } as const] : []),
    ...(unit && fine ? [{ from: account, to: 'opening', unit, amount: inSmallest(fine, unit) } as const] : []),
  ];
  return { day: member.joinedOn ?? today, tillId: null, postings };
};

/** Of a payment by a passbook: what is taken out of it, and what it is worth on the day of the bill. Rupees and grams. */
export type Redeemed = {
  chitMemberId: string | null;
  chitPaid: Figure;
  chitWorth: Figure;
  chitMetal: string | null;
  chitWeight: Figure;
  /** Where the shop bears it as an expense. */
  chitBonus: Figure;
};

/** The customer is credited with what the passbook is worth: what its metal rose or fell by since is a matter of the trade in metal. */
export const postingsOfRedeemed = (redeemed: Redeemed, contactId: string | null): Posting[] => {
  const [customer, scheme] = [accountOf('customer', contactId), accountOf('scheme', redeemed.chitMemberId)];
  const rise = paise(redeemed.chitWorth) - paise(redeemed.chitPaid);
  const unit = unitOf(redeemed.chitMetal);
  return [
    rupees(customer, scheme, paise(redeemed.chitPaid)),
    rise < 0 ? rupees('trade', customer, -rise) : rupees(customer, 'trade', rise),
    rupees(customer, 'schemeBonus', paise(redeemed.chitBonus)),
    ...(unit && redeemed.chitWeight
      ? [{ from: 'trade', to: scheme, unit, amount: inSmallest(redeemed.chitWeight, unit) } as const]
      : []),
  ];
};
