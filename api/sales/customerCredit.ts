import type { QuickBill } from '../../schema/entities/quickBills.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { creditOf } from '../../schema/rules/quickBills.ts';
import type { Statement } from '../ports.ts';

/** SQL: in paise, below nought where the shop owes that customer. */
const balanceOf = (contact: string) =>
  `(select coalesce(sum(b.debit - b.credit), 0) from ledger_accounts a
    join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit = 'INR'
    where a.shop_id = $1 and a.key = 'customer:' || ${contact} and a.deleted_at is null)`;

/** In rupees. */
export const creditStatement = (shop: string, contact: string): Statement => ({
  text: `select greatest(0, -${balanceOf('$2')}) / 100.0`,
  values: [shop, contact],
});

/**
 * In rupees: what is still to be paid of a bill, and what the bill itself leaves due. Customers pay their oldest bill first, so the former is
 * what its customer owes beyond what newer bills charge, and no more than the bill charged by itself. Right while the customer is locked.
 */
export const openOfBill = (shop: string, bill: string): Statement => ({
  text: `select least(greatest(${balanceOf('s.contact_id')} - ${chargedBy('n')}, 0), greatest(${left('s')}, 0)) / 100.0, greatest(${left('s')}, 0) / 100.0
    from quick_bills s where s.shop_id = $1 and s.id = $2`,
  values: [shop, bill],
});

/** SQL: in paise, what a bill left to be paid when it was issued, less what was taken back of it. */
const left = (bill: string) => `100 * (coalesce(${bill}.due, 0) - coalesce(${bill}.credited, 0))`;

/** SQL: in paise, what the bills of the customer left that were issued after the bill `s`. */
const chargedBy = (newer: string) =>
  `(select coalesce(sum(greatest(${left(newer)}, 0)), 0) from quick_bills ${newer} where ${newer}.shop_id = $1 and ${newer}.contact_id = s.contact_id
    and ${newer}.state = 'issued' and (${newer}.day, ${newer}.id) > (s.day, s.id))`;

/**
 * Bills take no more of a customer's credit than there is. Asked once they are in the books, with their customers locked (tills have balances
 * of their own): what the customer owes then is no more than what is left to pay of them.
 */
export const creditGuard = (bills: readonly QuickBill[], shop: string): Statement[] => {
  const takers = new Set(bills.filter(bill => creditOf(bill) > 0).map(({ contactId }) => contactId));
  if (!takers.size) return [];
  const due = [...takers].map(contact => ({
    contact,
    due: bills.reduce((sum, bill) => (bill.contactId === contact ? sum + paise(bill.due ?? null) : sum), 0),
  }));
  return [
    {
      text: `select refuse_unless(not exists (select 1 from json_to_recordset($2::json) as r(contact text, due bigint)
        where ${balanceOf('r.contact')} > r.due), 'TS409', 'creditTooLittle')`,
      values: [shop, JSON.stringify(due)],
    },
  ];
};
