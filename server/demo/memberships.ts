import { holdTerms } from '../../api/customerSubscriptions/hold.ts';
import { sceneOf } from '../../api/crud/update.ts';
import type { Row } from '../../api/db/write.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import type { TermPrice } from '../../schema/rules/customerSubscriptions.ts';
import { billTotals } from '../../schema/rules/quickBills.ts';
import { booksBegan } from './books.ts';
import { dayAfter, dayStart } from './calendar.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { idsAt, Random } from './random.ts';

type Given = { customers: readonly Customer[]; byTheTerm: readonly Row[]; till: string; state: string; now: Date };

/** Days ago on which what stands in the paper book began: one has ended, one ends within a week, one within a month. */
const began = [385, 361, 340, 210, 95] as const;

/** Who cares for jewellery by the year: some from the paper book that was kept before, two billed today, of whom one goes on. */
export const sellMemberships = (whole: Past, { customers, byTheTerm, till, state, now }: Given): void => {
  const random = new Random(3_141);
  const past = new Past(whole.shop, random);
  const product = byTheTerm.find(({ productCode }) => productCode === 'SV-0001')!;
  const { name, price, duration } = product['productPrice'] as TermPrice;
  const today = dayAfter(now, 0);
  const written = booksBegan(now);
  const member = (n: number) => customers[n + 40]?.id;
  for (const [n, ago] of began.entries()) {
    const contactId = member(n);
    if (!contactId) return;
    const wanted = {
      contactId,
      productId: product.id,
      product: String(product['name']),
      bought: { name, price, duration, bill: null, line: null },
      count: 1,
      day: daysLater(today, -ago),
      billId: null,
    };
    past.statements.push(holdTerms(wanted, sceneOf(whole.shop.id, { ids: idsAt(written, random), at: written })));
  }
  const line = {
    productId: product.id,
    description: product['name'],
    hsn: '998729',
    metal: 'other',
    quantity: 1,
    price,
    gst: 18,
  };
  const sale = { lines: [line], placeOfSupply: state, billedGst: 'cgstSgst' };
  const { total } = billTotals({ ...sale, payments: [] } as never);
  const at = new Date(Math.max(dayStart(now, 0).getTime(), now.getTime() - 120_000));
  for (const n of [2, began.length]) {
    const bill = { ...sale, contactId: member(n), tillId: till, day: today, payments: [{ way: 'upi', amount: total }] };
    past.transition(quickBills, 'issue', past.create(quickBills, [bill], at), now);
  }
  whole.statements.push(...past.statements);
};
