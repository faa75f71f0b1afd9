import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { vouchers } from '../../schema/entities/vouchers.ts';
import { dayAfter, dayStart } from './calendar.ts';
import type { Rates } from './materials.ts';
import type { Past } from './past.ts';
import type { Customer } from './people.ts';

type Ordered = { customers: readonly Customer[]; rates: Rates; state: string; now: Date };
/** When its advance was paid today, and was in the books. */
type Paid = { at: Date; until: Date };

/** `ago`, `until`: days. `advance` in rupees. */
type Wish = {
  description: string;
  details: string;
  grossWeight: number;
  ago: number;
  until: number;
  advance?: number;
  isReady?: boolean;
};

const wishes: readonly Wish[] = [
  {
    description: 'Bridal necklace set',
    details: 'Like the photo, with a matching pair of jhumkas',
    grossWeight: 68.5,
    ago: 9,
    until: 12,
    advance: 200_000,
  },
  {
    description: 'Bangles, pair',
    details: 'Size 2.6, screw, temple work',
    grossWeight: 32.4,
    ago: 8,
    until: 1,
    isReady: true,
  },
  {
    description: 'Mangalsutra',
    details: '18 inches, black beads in two rows',
    grossWeight: 14.2,
    ago: 3,
    until: 6,
    advance: 25_000,
  },
];

const hour = 3_600_000;

/** What customers have ordered, two of them with an advance of today; one order is there to be fetched. */
export const takeOrders = (past: Past, { customers, rates, state, now }: Ordered, paid: Paid): void => {
  for (const [i, { ago, until, advance, isReady, ...goods }] of wishes.entries()) {
    const at = new Date(dayStart(now, ago).getTime() + 13 * hour);
    const contactId = customers[i + 20]?.id;
    const priced = { fineness: 916, rate: Math.round(rates.goldRate * 0.916), makingBasis: 'perGram', makingRate: 650 };
    const order = {
      contactId,
      day: dayAfter(now, -ago),
      deliveryDay: dayAfter(now, until),
      rateLocked: i === 0,
      placeOfSupply: state,
      billedGst: 'cgstSgst',
      lines: [{ ...goods, ...priced, metal: 'gold', hsn: '7113', gst: 3 }],
    };
    const [made] = past.create(salesOrders, [order], at);
    past.transition(salesOrders, 'confirm', [made!], new Date(at.getTime() + hour / 10));
    if (isReady)
      past.transition(salesOrders, 'ready', [{ ...made!, state: 'confirmed' }], new Date(at.getTime() + 22 * hour));
    if (advance) payAdvance(past, { contactId, amount: advance, salesOrderId: made!.id, day: dayAfter(now, 0) }, paid);
  }
};

const payAdvance = (past: Past, advance: object, { at, until }: Paid) => {
  const receipts = past.create(vouchers, [{ kind: 'receipt', party: 'customer', way: 'upi', ...advance }], at);
  past.transition(vouchers, 'post', receipts, until);
};
