import { upiLink, type PublicPayment } from '../../schema/rules/payments.ts';
import { sum } from '../../schema/rules/amounts.ts';
import { isLive, noShop } from '../db/statement.ts';
import type { Result, Statement } from '../ports.ts';
import type { Payments } from './port.ts';

type Kept = { state: string; way: string; reference: string | null; refunded: number };

/** What an order's buyer sees of its payments. */
export const paymentsStatement = (order: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('state', t.state, 'way', t.way, 'reference', t.reference, 'refunded', t.refunded) order by t.id), '[]')
    from payments t where t.shop_id = $1 and t.order_id = $2 and ${isLive('t')}`,
  values: [noShop, order],
});

type Shown = { state: string; number: string; total: number };

export const publicPayment = (
  { online, upi }: Payments,
  { state, number, total }: Shown,
  { rows }: Result,
): PublicPayment => {
  const all = JSON.parse(rows[0]![0]!) as Kept[];
  const isOpen = state === 'placed';
  return {
    state: stateOf(state, all),
    online: isOpen && online !== null,
    upi: isOpen && !online && upi ? { ...upi, link: upiLink(upi, { amount: total, note: number }) } : null,
    reference: all.findLast(({ reference }) => reference)?.reference ?? null,
    refunded: sum(all.map(({ refunded }) => refunded)),
  };
};

const stateOf = (order: string, all: readonly Kept[]): PublicPayment['state'] => {
  if (all.some(({ state }) => state === 'refunded') && !all.some(({ state }) => state === 'paid')) return 'refunded';
  if (order === 'paid') return 'paid';
  const last = all.at(-1);
  if (last?.state === 'failed') return 'failed';
  return last?.way === 'upi' && last.state === 'created' ? 'told' : 'open';
};
