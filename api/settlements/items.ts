/**
 * SQL of what customers owe by and what they paid by: one row per document, with its amount in paise, and how much of that is not settled. These
 * are the only places that know which documents those are. `$1` is the shop; `contacts` is an array of ids.
 */

/** Documents by which a customer owes, with the amount owed when they were issued: a bill's own payments by money are taken off. */
const charges = (contacts: string) => `(
  select 'quickBills' as entity, b.id, b.contact_id, b.number, b.day, b.sales_order_id,
    (100 * b.due + coalesce((select sum(100 * p.amount) from quick_bills_payments p
      where p.shop_id = $1 and p.document_id = b.id and p.way in ('credit', 'scheme')), 0))::bigint as amount
  from quick_bills b where b.shop_id = $1 and b.contact_id = any(${contacts}) and b.state = 'issued' and b.deleted_at is null
  union all
  select 'debitNotes', n.id, n.contact_id, n.number, n.day, null, (100 * n.total)::bigint
  from debit_notes n where n.shop_id = $1 and n.contact_id = any(${contacts}) and n.deleted_at is null
  union all
  select 'vouchers', v.id, v.contact_id, v.number, v.day, v.sales_order_id, (100 * v.amount)::bigint
  from vouchers v where v.shop_id = $1 and v.contact_id = any(${contacts}) and ${ofCustomers} and (v.kind = 'payment' or v.kind = 'opening' and v.side = 'theyOwe'))`;

/** Documents by which the shop had money or metal from the customer. */
const credits = (contacts: string) => `(
  select 'vouchers' as entity, v.id, v.contact_id, v.number, v.day, v.sales_order_id, (100 * v.amount)::bigint as amount
  from vouchers v where v.shop_id = $1 and v.contact_id = any(${contacts}) and ${ofCustomers} and (v.kind = 'receipt' or v.kind = 'opening' and v.side = 'weOwe')
  union all
  select 'oldGold', g.id, g.contact_id, g.number, g.day, g.sales_order_id, (100 * g.credit)::bigint
  from old_gold g where g.shop_id = $1 and g.contact_id = any(${contacts}) and g.state = 'posted' and g.deleted_at is null
  union all
  select 'creditNotes', n.id, n.contact_id, n.number, n.day, null, (100 * (n.total - coalesce(n.refund, 0)))::bigint
  from credit_notes n where n.shop_id = $1 and n.contact_id = any(${contacts}) and n.deleted_at is null
  union all
  select 'chitMembers', m.id, b.contact_id, m.number, b.day, null, (100 * (p.chit_worth + coalesce(p.chit_bonus, 0)))::bigint
  from quick_bills b join quick_bills_payments p on p.shop_id = $1 and p.document_id = b.id and p.way = 'scheme'
    join chit_members m on m.shop_id = $1 and m.id = p.chit_member_id
  where b.shop_id = $1 and b.contact_id = any(${contacts}) and b.state = 'issued' and b.deleted_at is null)`;

const ofCustomers = `coalesce(v.party, 'customer') = 'customer' and v.state = 'posted' and v.deleted_at is null and v.amount > 0`;

/** `rest`: how much of the amount no settlement has taken. */
const withRest = (items: string, column: 'bill_id' | 'payer_id') =>
  `(select i.*, i.amount - coalesce((select sum(s.amount) from settlements s where s.shop_id = $1 and s.${column} = i.id), 0)::bigint as rest
    from ${items} i where i.amount > 0)`;

/** SQL: what customers owe by. `rest`: the open amount. */
export const bills = (contacts: string) => withRest(charges(contacts), 'bill_id');

/** SQL: what customers paid by. `rest`: what is left on account. */
export const payers = (contacts: string) => withRest(credits(contacts), 'payer_id');

/** SQL: the number of a document that pays or is paid. */
export const numberOfRecord = (id: string): string =>
  `coalesce(${['quick_bills', 'vouchers', 'debit_notes', 'old_gold', 'credit_notes', 'chit_members']
    .map(table => `(select t.number from ${table} t where t.shop_id = $1 and t.id = ${id})`)
    .join(', ')})`;
