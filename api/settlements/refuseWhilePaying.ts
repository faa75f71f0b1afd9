import { conflict } from '../../schema/errors.ts';
import { locale } from '../../schema/rules/formats.ts';
import { say } from '../../schema/words/said.ts';
import { numberOfRecord } from './items.ts';
import type { Statement } from '../ports.ts';

/** Receipts and other credits that pay something stay. Names the bills and amounts. */
export const refuseWhilePaying = (payers: readonly { id: string }[], shop: string): Statement => ({
  text: `select ${numberOfRecord('r.bill_id')}, r.amount / 100.0 from (select s.bill_id, sum(s.amount) as amount from settlements s
      where s.shop_id = $1 and s.payer_id = any($2::uuid[]) group by s.bill_id having sum(s.amount) > 0) r order by 1`,
  values: [shop, payers.map(({ id }) => id)],
  next: ({ rows }) => {
    if (!rows.length) return [];
    const bills = rows.map(([number, amount]) => `${number} ₹${Number(amount).toLocaleString(locale)}`);
    throw conflict(say('paysBills', { bills: { list: bills } }));
  },
});
