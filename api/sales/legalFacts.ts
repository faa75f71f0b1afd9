import { quickBills } from '../../schema/entities/quickBills.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { maybe, number, object, oneOf, yesOrNo } from '../../schema/kit/shape.ts';
import { limitOn, type LegalFacts } from '../../schema/rules/legalLimits.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import type { Statement } from '../ports.ts';
import { panOf } from './cashOfDays.ts';

/** The reply: what the limits of the law are compared with. Rupees. */
export const legalFacts = object({
  hasPan: yesOrNo,
  hasAddress: yesOrNo,
  cashOfDay: number,
  cashOfOrder: number,
  cashOfBill: number,
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
    where o.shop_id = $1 and o.deleted_at is null and o.pan = ${panOf('c')}`;

/** SQL: accounts of the person `r.contact` and of the person's passbooks. */
const accountsOf = `select o.id from ledger_accounts o where o.shop_id = $1 and o.contact_id in (${samePerson})
    union all select o.id from chit_members m join ledger_accounts o on o.shop_id = $1 and o.member_id = m.id
      where m.shop_id = $1 and m.contact_id in (${samePerson})`;

/** SQL: rupees of one day that the books of a person say went into cash, or out of it, and were not taken back. */
const cashOfPerson = (
  person: 'from' | 'to',
  cash: 'from' | 'to',
  entry = '',
) => `coalesce((select sum(p.amount - coalesce(v.reversed, 0))
    from ledger_accounts a
    join ledger_postings p on p.shop_id = $1 and p.${person}_id = a.id and p.day = r.day and p.unit = 'INR' and p.reverses_id is null
    join ledger_accounts t on t.shop_id = $1 and t.id = p.${cash}_id and t.kind = 'cash'
    left join ledger_reversed v on v.shop_id = $1 and v.entry_id = p.entry_id and v.position = p.position
    ${entry}
    where a.shop_id = $1 and a.id in (${accountsOf}) and a.deleted_at is null), 0) / 100.0`;

const forOldGold = `join ledger_entries e on e.shop_id = $1 and e.id = p.entry_id and e.entity = 'oldGold'`;

const cashForOrder = `coalesce((select sum(v.amount) from vouchers v where v.shop_id = $1 and v.sales_order_id = r.sales_order
    and v.kind = 'receipt' and v.way = 'cash' and v.state = 'posted' and v.deleted_at is null), 0)
  + coalesce((select sum(p.amount) from quick_bills b
    join ${tableName(linesIn(quickBills, 'payments').lines)} p on p.shop_id = $1 and p.${documentColumn} = b.id
    where b.shop_id = $1 and b.sales_order_id = r.sales_order and b.state = 'issued' and p.way = 'cash'), 0)`;

/** SQL: paise of cash that was paid for one bill: on it, and by receipts that pay it. */
const cashForBill = `coalesce((select max(
      coalesce((select sum(100 * p.amount) from ${tableName(linesIn(quickBills, 'payments').lines)} p
        where p.shop_id = $1 and p.${documentColumn} = b.id and p.way = 'cash'), 0)
      + coalesce((select sum(s.amount) from settlements s join vouchers v on v.shop_id = $1 and v.id = s.payer_id
        where s.shop_id = $1 and s.bill_id = b.id and v.kind = 'receipt' and v.way = 'cash'), 0))
    from quick_bills b where b.shop_id = $1 and b.id in (
      select unnest(r.bills) union all
      select s.bill_id from settlements s join vouchers v on v.shop_id = $1 and v.id = s.payer_id and v.way = 'cash'
      where s.shop_id = $1 and s.payer_id = r.payer)), 0) / 100.0`;

/** SQL: rupees that a person `r.contact` owes as a customer. */
const owedBy = `coalesce((select sum(b.debit - b.credit) from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
    where a.shop_id = $1 and a.key = 'customer:' || r.contact and a.deleted_at is null and b.unit = 'INR'), 0) / 100.0`;

/** One for each that is asked, in order. A GSTIN holds a PAN. `shares`: tells the other shops of the cash, too. */
export const legalFactsStatement = (shop: string, asked: readonly Asked[], { shares = false } = {}): Statement => ({
  text: `select coalesce(json_agg(json_build_object(
      'hasPan', ${panOf('c')} is not null,
      'hasAddress', c.address is not null and c.state_code is not null,
      'cashOfDay', ${cashOfPerson('from', 'to')},
      'cashOfOrder', ${cashForOrder},
      'cashOfBill', ${cashForBill},
      'reachedElsewhere', ${shares ? 'share_cash' : 'cash_elsewhere'}(
        r.contact, r.day, (100 * (${cashOfPerson('from', 'to')} + r.cash))::bigint, 100 * r.most),
      'cashPaidOfDay', ${cashOfPerson('to', 'from', forOldGold)},
      'owed', ${owedBy},
      'creditLimit', c.credit_limit,
      'barsCredit', (select s.bars_credit from shops s where s.shop_id = $1 and s.id = $1)) order by r.n), '[]')
    from json_to_recordset($2::json) as r(n integer, contact uuid, day date, sales_order uuid, bills uuid[], payer uuid, cash numeric, most bigint)
    left join contacts c on c.shop_id = $1 and c.id = r.contact`,
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
