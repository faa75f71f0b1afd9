import { accountOf, rupees, type LedgerMetal, type Posted, type Posting } from './ledger.ts';
import { pureOf, unitOf } from './metals.ts';
import { paise, thousandths } from './piecePriceOf.ts';
import { ownOf, type MoneyWay } from './vouchers.ts';

/** What becomes of old metal. */
export const oldMetalUses = [
  { id: 'melt', name: 'Melted' },
  { id: 'reuse', name: 'Sold again' },
] as const;

type Figure = number | null;

/** Grams, thousandths and rupees: `deduction` for stones and dirt, `rate` for a gram of pure metal, `loss` percent of melting. */
export type OldGoldLine = {
  metal: string | null;
  grossWeight: Figure;
  deduction: Figure;
  fineness: Figure;
  loss: Figure;
  rate: Figure;
};

export type OldGoldFacts = {
  contactId: string | null;
  tillId: string | null;
  day: string | null;
  lines: readonly OldGoldLine[] | null;
  payments: readonly { way: MoneyWay | null; bankId: string | null; amount: Figure }[] | null;
};

/** In milligrams: what is weighed less what is no metal, and what of it is pure once it is melted; rounded once, half up. */
export const weightsOfOldGold = ({ grossWeight, deduction, fineness, loss }: OldGoldLine) => {
  const net = BigInt(thousandths(grossWeight) - thousandths(deduction));
  const kept = 100_000n - BigInt(thousandths(loss));
  return { net, fine: (2n * net * kept * pureOf(fineness ?? 0) + 100_000_000n) / 200_000_000n };
};

/** In paise: what it holds of pure metal at the rate of that, rounded once, half up. */
export const amountOfOldGold = (line: OldGoldLine): number =>
  Number((2n * weightsOfOldGold(line).fine * BigInt(paise(line.rate)) + 1_000n) / 2_000n);

/** Rupees and grams, of each line and of the whole, null of a metal that there is none of; `credit` is what the shop owes for it still. */
export const oldGoldTotals = ({ lines, payments }: Pick<OldGoldFacts, 'lines' | 'payments'>) => {
  const all = lines ?? [];
  const amounts = all.map(amountOfOldGold);
  const total = sum(amounts);
  const paid = sum((payments ?? []).map(({ amount }) => paise(amount)));
  const fine = fineOf(all);
  return {
    lines: all.map((line, n) => {
      const { net, fine: pure } = weightsOfOldGold(line);
      return { netWeight: grams(net), fineWeight: grams(pure), amount: amounts[n]! / 100 };
    }),
    fineGold: grams(fine.AU) || null,
    fineSilver: grams(fine.AG) || null,
    finePlatinum: grams(fine.PT) || null,
    total: total / 100,
    paid: paid / 100,
    credit: (total - paid) / 100,
  };
};

/** Why it cannot be bought: the key of a sentence; null when it can. */
export const oldGoldProblem = (facts: OldGoldFacts): 'oldGoldIncomplete' | 'oldGoldOverpaid' | null => {
  const { lines, contactId } = facts;
  const isWhole = ({ grossWeight, fineness, rate }: OldGoldLine) => Boolean(grossWeight && fineness && rate);
  if (!contactId || !lines?.length || !lines.every(isWhole)) return 'oldGoldIncomplete';
  const { total, credit } = oldGoldTotals(facts);
  if (total <= 0) return 'oldGoldIncomplete';
  return credit < 0 ? 'oldGoldOverpaid' : null;
};

/** The customer gives metal for what the shop owes, which is paid out or kept as credit for a bill. */
export const postingsOfOldGold = (bought: OldGoldFacts, today: string): Posted => {
  const customer = accountOf('customer', bought.contactId);
  const lines = bought.lines ?? [];
  const paid = (bought.payments ?? []).map(payment =>
    rupees(ownOf({ ...payment, tillId: bought.tillId }), customer, paise(payment.amount)),
  );
  const metal = (Object.entries(fineOf(lines)) as [LedgerMetal, bigint][]).map(([unit, amount]): Posting => ({
    from: 'trade',
    to: 'stock',
    unit,
    amount,
  }));
  const owed = rupees(customer, 'oldGold', sum(lines.map(amountOfOldGold)));
  const postings = [owed, ...metal, ...paid].filter(({ amount }) => amount > 0n);
  return { day: bought.day ?? today, tillId: bought.tillId, postings };
};

/** In milligrams, each line rounded once. */
const fineOf = (lines: readonly OldGoldLine[]): Record<LedgerMetal, bigint> => {
  const fine = { AU: 0n, AG: 0n, PT: 0n };
  for (const line of lines) {
    const unit = unitOf(line.metal);
    if (unit) fine[unit] += weightsOfOldGold(line).fine;
  }
  return fine;
};

const grams = (milligrams: bigint) => Number(milligrams) / 1_000;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
