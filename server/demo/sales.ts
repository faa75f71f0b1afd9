import type { Row } from '../../api/db/write.ts';
import { lineOfPiece } from '../../api/sales/offer.ts';
import type { Piece } from '../../schema/entities/pieces.ts';
import { oldGold } from '../../schema/entities/oldGold.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes } from '../../schema/entities/quotes.ts';
import type { TermsOfPrice } from '../../schema/rules/piecePriceOf.ts';
import { billTotals } from '../../schema/rules/quickBills.ts';
import { dayAfter, dayStart } from './calendar.ts';
import type { Rates } from './materials.ts';
import { takeOrders } from './orders.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';

type Sold = {
  /** In stock, and the designs that they are of. */
  stock: readonly Row[];
  forSale: readonly Row[];
  customers: readonly Customer[];
  till: string;
  rates: Rates;
  /** Where the shop is. */
  state: string;
  now: Date;
};

/** When it is written, and when it takes effect. */
type During = { at: Date; until: Date };

const hour = 3_600_000;
const minute = 60_000;

/** A few estimates and orders of the last days, and what was sold today by now. */
export const sell = (whole: Past, sold: Sold): void => {
  const random = new Random(4_711);
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  const pieces = random.shuffled(sold.stock);
  const next = (count: number) => pieces.splice(0, count).map(piece => soldLine(piece, sold));
  for (const [i, ago] of [6, 4, 2, 1].entries()) estimate(past, sold, { lines: next(1 + (i % 2)), ago, i });
  // Of today, and never from the future: soon after midnight all of it happened in a few minutes.
  const midnight = dayStart(sold.now, 0).getTime();
  const morning = Math.max(midnight, Math.min(midnight + 11 * hour, sold.now.getTime() - 2 * hour));
  const room = Math.min(2 * hour, sold.now.getTime() - morning);
  const during = (share: number): During => ({
    at: new Date(morning + share * room),
    until: new Date(morning + (share + 0.05) * room),
  });
  for (const [i, count] of [1, 2, 1].entries()) bill(past, sold, { lines: next(count), ...during(i / 5), i });
  oldChains(past, sold, during(3 / 5));
  takeOrders(past, sold, during(4 / 5));
  whole.statements.push(...past.statements);
};

const estimate = (
  past: Past,
  { customers, state, now }: Sold,
  { lines, ago, i }: { lines: Row[]; ago: number; i: number },
) => {
  if (!lines.length) return;
  const at = new Date(dayStart(now, ago).getTime() + 16 * hour);
  const quote = {
    contactId: customers[i + 3]?.id,
    day: dayAfter(now, -ago),
    validUntil: dayAfter(now, 7 - ago),
    ...supply(state),
    lines,
  };
  const made = past.create(quotes, [quote], at);
  if (i === 3) return;
  past.transition(quotes, 'give', made, new Date(at.getTime() + 5 * minute));
  if (i === 0)
    past.transition(quotes, 'decline', [{ ...made[0]!, state: 'given' }], new Date(at.getTime() + 30 * hour));
};

/** The second is paid for in part, and the rest is due. */
const bill = (
  past: Past,
  { customers, till, state, now }: Sold,
  { lines, at, until, i }: During & { lines: Row[]; i: number },
) => {
  if (!lines.length) return;
  const sale = { ...supply(state), lines, discountOn: 'making', discountPercent: i === 1 ? 10 : null };
  const { total } = billTotals({ ...sale, payments: [] } as never);
  const cash = Math.min(total, 40_000);
  const payments = [
    { way: 'cash', amount: cash },
    ...(total > cash ? [{ way: 'upi', amount: i === 1 ? Math.round((total - cash) / 2) : total - cash }] : []),
  ];
  const made = past.create(
    quickBills,
    [{ ...sale, contactId: customers[i + 8]?.id, tillId: till, day: dayAfter(now, 0), payments }],
    at,
  );
  past.transition(quickBills, 'issue', made, until);
};

/** What a customer brought in the morning, part of it paid out. */
const oldChains = (past: Past, { customers, till, rates, now }: Sold, { at, until }: During) => {
  const rate = Math.round(rates.goldRate * 0.97);
  const lines = [
    {
      description: 'Old chain, broken',
      metal: 'gold',
      grossWeight: 12.42,
      deduction: 0.35,
      fineness: 905,
      loss: 1,
      rate,
      soldHere: true,
      use: 'melt',
    },
    {
      description: 'Old ring',
      metal: 'gold',
      grossWeight: 4.115,
      deduction: 0.6,
      fineness: 871,
      loss: 2,
      rate,
      soldHere: false,
      use: 'melt',
    },
  ];
  const payments = [{ way: 'cash', amount: 15_000 }];
  const voucher = {
    contactId: customers[12]?.id,
    tillId: till,
    day: dayAfter(now, 0),
    proof: 'aadhaar',
    proofNumber: '4711',
  };
  const made = past.create(oldGold, [{ ...voucher, lines, payments }], at);
  past.transition(oldGold, 'buy', made, until);
};

const supply = (state: string) => ({ placeOfSupply: state, billedGst: 'cgstSgst' });

/** As a scanned tag would fill it. */
const soldLine = (piece: Row, { forSale, rates }: Sold): Row => {
  const design = forSale.find(({ id }) => id === piece['productId']) as unknown as Parameters<typeof lineOfPiece>[1];
  const line = lineOfPiece(piece as unknown as Piece, design, termsOf(rates));
  return { ...line, rateId: null } as unknown as Row;
};

const termsOf = ({ goldRate, silverRate }: Rates): TermsOfPrice => {
  const held = (perGram: number) => ({ id: '', perGram, announced: [], withGst: false, at: '' });
  return {
    gold: held(goldRate),
    silver: held(silverRate),
    platinum: null,
    gst: { goods: 3, making: null, supplier: '', place: '', source: 'product', id: null },
    noGst: null,
  };
};
