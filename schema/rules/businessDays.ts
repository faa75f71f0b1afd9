import { fineWeight, unitOf, type Fineness } from './metals.ts';
import { accountOf, inSmallest, type LedgerUnit, type NamedAccount } from './ledger.ts';

/** The days of a shop's books. Nothing is written into a closed one. */
export const dayStates = [
  { id: 'open', name: 'Open', meaning: 'active' },
  { id: 'closed', name: 'Closed', meaning: 'done' },
] as const;

/** Notes that are counted, in rupees; what is left is coins. */
export const notes = [500, 200, 100, 50, 20, 10] as const;
export type Counted = { coins: number | null } & { [N in `notes${(typeof notes)[number]}`]: number | null };

/** What the counted notes and coins come to, in rupees. */
export const cashOf = (counted: Counted): number =>
  notes.reduce((sum, note) => sum + note * (counted[`notes${note}`] ?? 0), 0) + (counted.coins ?? 0);

/** Money that is counted by its slips and cheques: each has one account. */
export const slipWays = [
  { id: 'card', name: 'Card slips' },
  { id: 'upi', name: 'UPI' },
  { id: 'cheque', name: 'Cheques' },
] as const;
type SlipWay = (typeof slipWays)[number]['id'];

/** Metal that is weighed in the evening: what lies in the shop without a tag. */
export const weighedMetals = [
  { id: 'gold', name: 'Gold' },
  { id: 'silver', name: 'Silver' },
  { id: 'platinum', name: 'Platinum' },
] as const;

export type CountedDay = {
  counts: readonly ({ tillId: string | null } & Counted)[] | null;
  slips: readonly { way: SlipWay | null; amount: number | null }[] | null;
  metals: readonly { metal: string | null; fineness: Fineness | null; weight: number | null }[] | null;
  looseStones: number | null;
};

/** What was counted of an account, in its unit's smallest part, and where a difference goes. */
export type Count = {
  account: NamedAccount;
  tillId: string | null;
  unit: LedgerUnit;
  amount: bigint;
  other: NamedAccount;
};

/** What was counted in the evening, each account and unit once. What nobody counted is not compared. */
export const countsOf = ({ counts, slips, metals, looseStones }: CountedDay): Count[] => {
  const cash = (counts ?? []).map(({ tillId, ...counted }) =>
    money(accountOf('cash', tillId), cashOf(counted), tillId),
  );
  const papers = (slips ?? []).flatMap(({ way, amount }) => (way ? [money(accountOf(way), amount ?? 0)] : []));
  const weighed = (metals ?? []).flatMap(({ metal, fineness, weight }) => {
    const unit = unitOf(metal);
    return unit ? [loose(unit, fineWeight(inSmallest(weight ?? 0, unit), fineness ?? 999))] : [];
  });
  const stones = looseStones == null ? [] : [loose('CT', inSmallest(looseStones, 'CT'))];
  const all = [...cash, ...papers, ...weighed, ...stones];
  return [...Map.groupBy(all, ({ account, unit }) => `${account} ${unit}`).values()].map(same => ({
    ...same[0]!,
    amount: same.reduce((sum, { amount }) => sum + amount, 0n),
  }));
};

const money = (account: NamedAccount, rupees: number, tillId: string | null = null): Count => ({
  account,
  tillId,
  unit: 'INR',
  amount: inSmallest(rupees, 'INR'),
  other: accountOf('cashDifference'),
});

const loose = (unit: LedgerUnit, amount: bigint): Count => ({
  account: accountOf('stock'),
  tillId: null,
  unit,
  amount,
  other: accountOf('metalDifference'),
});
