import type { Questions } from './soundBooks.ts';

/** The documents that move what passbooks hold. */
export const passbookDocuments = ['chit_entries', 'quick_bills'];

const heldOf = (shop: string) => `select m.id, m.state,
  coalesce(m.balance, 0) * 100 as balance, coalesce(m.fine_weight, 0) * 1000 as fine,
  (case m.state when 'draft' then 0 else coalesce(m.brought_paid, 0) end) * 100 as brought_paid,
  (case m.state when 'draft' then 0 else coalesce(m.brought_weight, 0) end) * 1000 as brought_fine,
  coalesce((select sum(b.credit - b.debit) from ledger_accounts a join ledger_balances b on b.shop_id = a.shop_id and b.account_id = a.id
    where a.shop_id = m.shop_id and a.member_id = m.id and b.unit = 'INR'), 0) as booked,
  coalesce((select sum(b.credit - b.debit) from ledger_accounts a join ledger_balances b on b.shop_id = a.shop_id and b.account_id = a.id
    where a.shop_id = m.shop_id and a.member_id = m.id and b.unit <> 'INR'), 0) as booked_fine,
  coalesce((select sum(case e.kind when 'refund' then -e.amount else e.amount end) from chit_entries e
    where e.shop_id = m.shop_id and e.member_id = m.id and e.state = 'posted'), 0) * 100 as paid,
  coalesce((select sum(case e.kind when 'refund' then -e.fine_weight else e.fine_weight end) from chit_entries e
    where e.shop_id = m.shop_id and e.member_id = m.id and e.state = 'posted'), 0) * 1000 as paid_fine,
  (select count(*) from chit_entries e where e.shop_id = m.shop_id and e.member_id = m.id and e.state = 'posted' and e.kind = 'refund')::integer as refunds,
  coalesce(r.bills, 0)::integer as bills, coalesce(r.paid, 0) * 100 as redeemed, coalesce(r.fine, 0) * 1000 as redeemed_fine
  from chit_members m left join (select p.chit_member_id, count(*) as bills, sum(p.chit_paid) as paid, sum(p.chit_weight) as fine
    from quick_bills_payments p join quick_bills q on q.shop_id = p.shop_id and q.id = p.document_id and q.state = 'issued'
    where p.shop_id = '${shop}' group by 1) r on r.chit_member_id = m.id
  where m.shop_id = '${shop}' and m.deleted_at is null`;

/** What is wrong with passbooks: what they say is not what the books hold or what was paid, a month or a key was paid twice, one that is over is not empty. */
export const passbookQuestions: Questions = {
  passbooks: shop => `select * from (${heldOf(shop)}) h where (balance, fine) is distinct from (booked, booked_fine)`,
  paidIn: shop => `select * from (${heldOf(shop)}) h
    where (booked, booked_fine) is distinct from (brought_paid + paid - redeemed, brought_fine + paid_fine - redeemed_fine)`,
  over: shop => `select * from (${heldOf(shop)}) h where (refunds, bills) is distinct from
      (case state when 'ended' then 1 else 0 end, case state when 'redeemed' then 1 else 0 end)
    or (state in ('ended', 'redeemed') and booked <> 0)`,
  months: shop => `select member_id, month from (
      select e.member_id, generate_series(e.month, e.month + (e.months - 1) * interval '1 month', interval '1 month')::date as month
      from chit_entries e where e.shop_id = '${shop}' and e.state = 'posted' and e.kind = 'instalment'
      union all select m.id, generate_series(date_trunc('month', m.brought_first_day),
        date_trunc('month', m.brought_first_day) + (m.brought_months - 1) * interval '1 month', interval '1 month')::date
      from chit_members m where m.shop_id = '${shop}' and m.state <> 'draft' and m.brought_months > 0) c
    group by 1, 2 having count(*) > 1`,
  keys: shop =>
    `select note, count(*)::integer from chit_entries where shop_id = '${shop}' and note is not null group by 1 having count(*) > 1`,
  /** Whoever is not in the books holds nothing, and nothing is owed to anybody else. */
  liability: shop => `select owed, held from (select
      (select coalesce(sum(b.credit - b.debit), 0) from ledger_accounts a join ledger_balances b on b.shop_id = a.shop_id and b.account_id = a.id
        where a.shop_id = '${shop}' and a.kind = 'scheme' and b.unit = 'INR') as owed,
      (select coalesce(sum(m.balance), 0) * 100 from chit_members m where m.shop_id = '${shop}' and m.state = 'active' and m.deleted_at is null) as held) l
    where owed <> held`,
};
