import { quickBills } from '../../schema/entities/quickBills.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { maybe, number, object, oneOf, yesOrNo } from '../../schema/kit/shape.ts';
import { limitOn, type LegalFacts } from '../../schema/rules/legalLimits.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import { panOf } from '../parties/samePerson.ts';
import type { Statement } from '../ports.ts';

/** The reply: what the limits of the law are compared with. Rupees. */
export const legalFacts = object({
  hasPan: yesOrNo,
  hasAddress: yesOrNo,
  cashOfDay: number,
  cashOfOrder: number,
  cashOfBill: number,
  charged: number,
  reachedElsewhere: maybe(oneOf(['pan', 'mobile'])),
  cashPaidOfDay: number,
  owed: number,
  creditLimit: maybe(number),
  barsCredit: yesOrNo,
});

/** `day` is `YYYY-MM-DD`. */
export type Asked = {
  contactId: string | null;
  day: string;
  salesOrderId: string | null;
  /** Bills of which all cash counts, and a receipt: if it is cash, the bills that it pays count, too. */
  billIds?: readonly string[];
  payerId?: string;
  /** Rupees of cash that are typed and not in the books yet. */
  cash?: number;
};

/** SQL: the contacts that are the person `r.contact`: those with the same PAN are one person. */
const samePerson = `select r.contact union select o.id from contacts o
    where o.shop_id = $1 and o.deleted_at is null and ${panOf('o.')} = ${panOf('c.')}`;

/** SQL: paise of one day that the books of these contacts say went into cash, or out of it, and were not taken back. */
const cashInBooks = (contacts: string, person: 'from' | 'to', cash: 'from' | 'to', entry = '') => `coalesce((
    select sum(p.amount - coalesce(v.reversed, 0))
    from ledger_accounts a
    join ledger_postings p on p.shop_id = $1 and p.${person}_id = a.id and p.day = r.day and p.unit = 'INR' and p.reverses_id is null
    join ledger_accounts t on t.shop_id = $1 and t.id = p.${cash}_id and t.kind = 'cash'
    left join ledger_reversed v on v.shop_id = $1 and v.entry_id = p.entry_id and v.position = p.position
    ${entry}
    where a.shop_id = $1 and a.contact_id in (${contacts}) and a.deleted_at is null), 0)`;

/** SQL: paise that these contacts paid into passbooks in cash that day. A passbook that was handed on has another holder now. */
const cashIntoPassbooks = (contacts: string) => `coalesce((
    select sum(100 * x.amount) from chit_entries x where x.shop_id = $1 and x.contact_id in (${contacts}) and x.day = r.day
      and x.way = 'cash' and x.kind <> 'refund' and x.state = 'posted' and x.deleted_at is null), 0)`;

const cashTaken = (contacts: string) => `(${cashInBooks(contacts, 'from', 'to')} + ${cashIntoPassbooks(contacts)})`;

const forOldGold = `join ledger_entries e on e.shop_id = $1 and e.id = p.entry_id and e.entity = 'oldGold'`;

const payments = tableName(linesIn(quickBills, 'payments').lines);

/** SQL: paise of cash payments on a bill. */
const cashOnBill = (bill: string) => `coalesce((
    select sum(100 * p.amount) from ${payments} p where p.shop_id = $1 and p.${documentColumn} = ${bill} and p.way = 'cash'), 0)`;

/** SQL: paise of receipts in cash that pay a bill or its debit notes; `which`: of some alone. */
const receiptsOfBill = (bill: string, which = '') => `coalesce((
    select sum(s.amount) from settlements s join vouchers v on v.shop_id = $1 and v.id = s.payer_id
    where s.shop_id = $1 and (s.bill_id = ${bill} or s.bill_id in (select n.id from debit_notes n where n.shop_id = $1 and n.bill_id = ${bill} and n.deleted_at is null))
      and v.kind = 'receipt' and v.way = 'cash' ${which}), 0)`;

/** SQL: receipts on account of the bill's own order count with the order. */
const besideOrder = 'and (v.sales_order_id is null or v.sales_order_id is distinct from b.sales_order_id)';

/** SQL: paise of receipts in cash on account of an order. */
const cashOnOrder = (order: string) => `coalesce((
    select sum(100 * v.amount) from vouchers v where v.shop_id = $1 and v.sales_order_id = ${order}
      and v.kind = 'receipt' and v.way = 'cash' and v.state = 'posted' and v.deleted_at is null), 0)`;

/** SQL: paise of cash for a bill and its order. Credit for goods taken back is the cash that was paid for them. */
const cashOfBill = `${cashOnBill('b.id')} + ${cashOnOrder('b.sales_order_id')}
    + ${receiptsOfBill('b.id', besideOrder)}
    + coalesce((select sum(least(s.amount, ${cashOnBill('k.bill_id')} + ${receiptsOfBill('k.bill_id')})) from settlements s
      join credit_notes k on k.shop_id = $1 and k.id = s.payer_id and k.bill_id <> b.id where s.shop_id = $1 and s.bill_id = b.id), 0)`;

/** SQL: the bills `r.bills`, and those that the receipt in cash `r.payer` pays, itself or by a debit note. */
const billsAsked = `select coalesce(n.bill_id, x.id) from unnest(r.bills) as x (id)
      left join debit_notes n on n.shop_id = $1 and n.id = x.id
    union
    select coalesce(n.bill_id, s.bill_id) from settlements s
    join vouchers v on v.shop_id = $1 and v.id = s.payer_id and v.way = 'cash'
    left join debit_notes n on n.shop_id = $1 and n.id = s.bill_id
    where s.shop_id = $1 and s.payer_id = r.payer`;

const mostCashOfBills = `coalesce((select max(${cashOfBill}) from quick_bills b where b.shop_id = $1 and b.id in (${billsAsked})), 0)`;

const cashOfOrder = `(${cashOnOrder('r.sales_order')} + coalesce((
    select sum(${cashOnBill('b.id')} + ${receiptsOfBill('b.id', besideOrder)}) from quick_bills b
    where b.shop_id = $1 and b.sales_order_id = r.sales_order and b.state = 'issued'), 0))`;

/** SQL: rupees of the bills that are asked about, with what their debit notes charge. */
const charged = `coalesce((select max(b.total + coalesce((select sum(n.total) from debit_notes n where n.shop_id = $1 and n.bill_id = b.id and n.deleted_at is null), 0))
    from quick_bills b where b.shop_id = $1 and b.id = any(r.bills)), 0)`;

/** SQL: rupees that a person `r.contact` owes as a customer. */
const owedBy = `coalesce((select sum(b.debit - b.credit) from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
    where a.shop_id = $1 and a.key = 'customer:' || r.contact and a.deleted_at is null and b.unit = 'INR'), 0) / 100.0`;

const elsewhere = (shares: boolean) =>
  shares
    ? `share_cash(r.contact, r.day, ${cashTaken('r.contact')}::bigint, taken.amount::bigint, 100 * r.most)`
    : 'cash_elsewhere(r.contact, r.day, (taken.amount + 100 * r.cash)::bigint, 100 * r.most)';

/** One for each that is asked, in order. A GSTIN holds a PAN. `shares`: tells the other shops of the cash, too. */
export const legalFactsStatement = (shop: string, asked: readonly Asked[], { shares = false } = {}): Statement => ({
  text: `select coalesce(json_agg(json_build_object(
      'hasPan', ${panOf('c.')} is not null,
      'hasAddress', c.address is not null and c.state_code is not null,
      'cashOfDay', taken.amount / 100.0,
      'cashOfOrder', ${cashOfOrder} / 100.0,
      'cashOfBill', ${mostCashOfBills} / 100.0,
      'charged', ${charged},
      'reachedElsewhere', ${elsewhere(shares)},
      'cashPaidOfDay', ${cashInBooks(samePerson, 'to', 'from', forOldGold)} / 100.0,
      'owed', ${owedBy},
      'creditLimit', c.credit_limit,
      'barsCredit', (select s.bars_credit from shops s where s.shop_id = $1 and s.id = $1)) order by r.n), '[]')
    from json_to_recordset($2::json) as r(n integer, contact uuid, day date, sales_order uuid, bills uuid[], payer uuid, cash numeric, most bigint)
    left join contacts c on c.shop_id = $1 and c.id = r.contact
    cross join lateral (select ${cashTaken(samePerson)} as amount) as taken`,
  values: [
    shop,
    JSON.stringify(
      asked.map(({ contactId, day, salesOrderId, billIds = [], payerId = null, cash = 0 }, n) => ({
        n,
        contact: contactId,
        day,
        sales_order: salesOrderId,
        bills: billIds,
        payer: payerId,
        cash,
        most: limitOn('cashTaken', day),
      })),
    ),
  ],
});

export const readLegalFacts = (rows: readonly (readonly (string | null)[])[]) =>
  JSON.parse(rows[0]![0]!) as LegalFacts[];
