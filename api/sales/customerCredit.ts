import type { Statement } from '../ports.ts';
import { bills, payers } from '../settlements/items.ts';

/** In rupees: what a customer has on account. An unpaid bill does not lower it. */
export const creditStatement = (shop: string, contact: string): Statement => ({
  text: `select coalesce(sum(i.rest), 0) / 100.0 from ${payers('array[$2::uuid]')} i`,
  values: [shop, contact],
});

/**
 * In rupees: what is still to be paid of a bill once the customer's money on account has paid the oldest open bills, and what the bill itself leaves
 * due. Right while the customer is locked.
 */
export const openOfBill = (shop: string, contact: string, bill: string): Statement => ({
  text: `with c as (select i.* from ${bills('array[$2::uuid]')} i), own as (select c.* from c where c.id = $3::uuid)
    select coalesce((select greatest(least(o.rest, o.rest - ${onAccount} + ${olderThan('o')}), 0) from own o), 0) / 100.0,
      greatest(coalesce(s.due, 0) - coalesce(s.credited, 0), 0) from quick_bills s where s.shop_id = $1 and s.id = $3::uuid`,
  values: [shop, contact, bill],
});

const onAccount = `coalesce((select sum(i.rest) from ${payers('array[$2::uuid]')} i), 0)`;
const olderThan = (bill: string) =>
  `coalesce((select sum(c.rest) from c where (c.day, c.number, c.id) < (${bill}.day, ${bill}.number, ${bill}.id)), 0)`;
