import type { Row } from '../../api/db/write.ts';
import { meltingLots } from '../../schema/entities/meltingLots.ts';
import { oldGold } from '../../schema/entities/oldGold.ts';
import { oldGoldTotals } from '../../schema/rules/oldGold.ts';
import { dayAfter } from './calendar.ts';
import type { Rates } from './materials.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';
import { atNoon } from './work.ts';

type Given = { customers: readonly Customer[]; refinery: Row; rates: Rates; now: Date };
type Bought = { description: string; grossWeight: number; fineness: number; loss: number; soldHere: boolean };

/** `boughtAgo`, `sentAgo` and `backAgo`: in days, outside of those that are closed. Without `backAgo` it is at the refinery. */
type Lot = {
  bought: readonly Bought[];
  boughtAgo: number;
  sentAgo: number;
  backAgo?: number;
  back?: Record<string, unknown>;
};

const lots: readonly Lot[] = [
  {
    bought: [
      { description: 'Old bangles, a pair', grossWeight: 38.42, fineness: 906, loss: 1, soldHere: true },
      { description: 'Broken necklace', grossWeight: 24.115, fineness: 875, loss: 1.5, soldHere: false },
      { description: 'Coins and rings', grossWeight: 12.86, fineness: 916, loss: 0.5, soldHere: false },
    ],
    boughtAgo: 46,
    sentAgo: 40,
    backAgo: 34,
    back: {
      refinedWeight: 66.92,
      refinedFineness: 999,
      sampleWeight: 0.12,
      charges: 850,
      billedGst: 'none',
      billNo: 'RF/204',
    },
  },
  {
    bought: [
      { description: 'Old chains', grossWeight: 31.27, fineness: 896, loss: 1, soldHere: false },
      { description: 'Earrings without stones', grossWeight: 9.64, fineness: 871, loss: 2, soldHere: true },
    ],
    boughtAgo: 24,
    sentAgo: 19,
  },
];

/** Old gold of two months that went to the refinery: one lot is back, the other still there. */
export const meltOldGold = (whole: Past, given: Given): void => {
  const past = new Past(whole.shop, new Random(8_128));
  for (const [n, lot] of lots.entries()) melt(past, given, lot, n);
  whole.statements.push(...past.statements);
};

const melt = (past: Past, { customers, refinery, rates, now }: Given, lot: Lot, n: number): void => {
  const on = (ago: number) => ({ day: dayAfter(now, -ago), at: atNoon(dayAfter(now, -ago), now) });
  const lines = buy(
    past,
    { contactId: customers[n + 30]!.id, lot, rate: Math.round(rates.goldRate * 0.94) },
    on(lot.boughtAgo),
  );
  const sent = on(lot.sentAgo);
  const made = past.create(
    meltingLots,
    [{ contactId: refinery.id, metal: 'gold', day: sent.day, carriedBy: 'Suresh', lines }],
    sent.at,
  );
  past.transition(meltingLots, 'send', made, sent.at);
  if (lot.backAgo === undefined) return;
  const { day, at } = on(lot.backAgo);
  const back = { ...lot.back, returnedOn: day, rate: Math.round(rates.goldRate * 0.98) };
  past.transition(meltingLots, 'refine', made, at, back);
};

/** Paid by UPI. The lines of a lot that they become. */
const buy = (
  past: Past,
  { contactId, lot, rate }: { contactId: string; lot: Lot; rate: number },
  { day, at }: { day: string; at: Date },
) => {
  const lines = lot.bought.map(line => ({ ...line, metal: 'gold', deduction: null, rate, use: 'melt' }));
  const told = oldGoldTotals({ lines, payments: null });
  const payments = [{ way: 'upi', amount: told.total }];
  const made = past.create(oldGold, [{ contactId, day, proof: 'pan', proofNumber: 'AAPFU0939F', lines, payments }], at);
  past.transition(oldGold, 'buy', made, at);
  return lot.bought.map(({ description, fineness, loss }, i) => {
    const { netWeight: grossWeight, amount: cost } = told.lines[i]!;
    return { description, oldGoldId: made[0]!.id, oldGoldLine: i + 1, grossWeight, fineness, loss, cost };
  });
};
