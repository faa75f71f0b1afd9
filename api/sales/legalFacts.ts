import { quickBills } from '../../schema/entities/quickBills.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { maybe, number, object, yesOrNo } from '../../schema/kit/shape.ts';
import type { LegalFacts } from '../../schema/rules/legalLimits.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import type { Statement } from '../ports.ts';

/** What the law's limits are judged by: of a person, on a day, for an order. Rupees. */
export const legalFacts = object({
  hasPan: yesOrNo,
  hasAddress: yesOrNo,
  cashOfDay: number,
  cashOfOrder: number,
  cashPaidOfDay: number,
  owed: number,
  creditLimit: maybe(number),
  barsCredit: yesOrNo,
});

/** Whose facts: `day` is `YYYY-MM-DD`. */
export type Asked = { contactId: string | null; day: string; salesOrderId: string | null };

/** SQL: of a person `r.contact`, and of the passbooks that are theirs. */
const accountsOf = `select o.id from ledger_accounts o where o.shop_id = $1 and o.contact_id = r.contact
    union all select o.id from chit_members m join ledger_accounts o on o.shop_id = $1 and o.member_id = m.id
      where m.shop_id = $1 and m.contact_id = r.contact`;

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

/** SQL: rupees that a person `r.contact` owes as a customer. */
const owedBy = `coalesce((select sum(b.debit - b.credit) from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
    where a.shop_id = $1 and a.key = 'customer:' || r.contact and a.deleted_at is null and b.unit = 'INR'), 0) / 100.0`;

/** One for each that is asked, in order. A GSTIN holds a PAN. */
export const legalFactsStatement = (shop: string, asked: readonly Asked[]): Statement => ({
  text: `select coalesce(json_agg(json_build_object(
      'hasPan', coalesce(c.pan, c.gstin) is not null,
      'hasAddress', c.address is not null and c.state_code is not null,
      'cashOfDay', ${cashOfPerson('from', 'to')},
      'cashOfOrder', ${cashForOrder},
      'cashPaidOfDay', ${cashOfPerson('to', 'from', forOldGold)},
      'owed', ${owedBy},
      'creditLimit', c.credit_limit,
      'barsCredit', (select s.bars_credit from shops s where s.shop_id = $1 and s.id = $1)) order by r.n), '[]')
    from json_to_recordset($2::json) as r(n integer, contact uuid, day date, sales_order uuid)
    left join contacts c on c.shop_id = $1 and c.id = r.contact`,
  values: [
    shop,
    JSON.stringify(
      asked.map(({ contactId, day, salesOrderId }, n) => ({ n, contact: contactId, day, sales_order: salesOrderId })),
    ),
  ],
});

export const readLegalFacts = (rows: readonly (readonly (string | null)[])[]) =>
  JSON.parse(rows[0]![0]!) as LegalFacts[];
