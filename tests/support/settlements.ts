import { expect } from 'vitest';
import { bills, payers } from '../../api/settlements/items.ts';
import type { TestApi } from './testApi.ts';

type World = Pick<TestApi, 'sql'>;
const numbers = `select id, number from quick_bills union all select id, number from vouchers union all select id, number from debit_notes
  union all select id, number from old_gold union all select id, number from credit_notes union all select id, number from chit_members`;

/** The rows in the order in which they were written: payer, bill and rupees. */
export const settledIn = async ({ sql }: World, shop: string): Promise<string[]> => {
  const rows =
    await sql(`with n as (${numbers}) select p.number || ' ' || b.number || ' ' || (s.amount / 100.0)::float8 as text
    from settlements s join n p on p.id = s.payer_id join n b on b.id = s.bill_id where s.shop_id = '${shop}' order by s.at, b.number, p.number, s.place`);
  return rows.map(({ text }) => text as string);
};

/**
 * What all open bills of a customer come to, less what is left on account, is the balance of the customer's account; no bill has more than it needs, and
 * nobody pays more than there was. `settlesAll`: nothing is left on account of a customer who owes something.
 */
export const booksAgree = async ({ sql }: World, shop: string, { settlesAll = false } = {}): Promise<void> => {
  const inShop = (items: string) => items.replaceAll('$1', `'${shop}'`);
  const all = 'array(select contacts.id from contacts)';
  const wrong =
    await sql(`with c as (select contact_id, sum(rest) as open, min(rest) as least from ${inShop(bills(all))} i group by contact_id),
    p as (select contact_id, sum(rest) as left, min(rest) as least from ${inShop(payers(all))} i group by contact_id),
    b as (select a.contact_id, sum(l.debit - l.credit) as balance from ledger_accounts a join ledger_balances l on l.shop_id = a.shop_id and l.account_id = a.id
      where a.shop_id = '${shop}' and a.kind = 'customer' and l.unit = 'INR' group by a.contact_id)
    select contact_id, open, "left", balance from c full join p using (contact_id) full join b using (contact_id)
    where contact_id is not null and (coalesce(c.open, 0) - coalesce(p.left, 0) <> coalesce(b.balance, 0) or c.least < 0 or p.least < 0${settlesAll ? ' or c.open > 0 and p.left > 0' : ''})`);
  expect(wrong).toEqual([]);
};
