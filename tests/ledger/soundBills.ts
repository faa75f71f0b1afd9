import type { Questions } from './soundBooks.ts';

/**
 * What is wrong with what a counter sold: credit notes without their entry or number, bills that tell another sum taken back, pieces that are
 * sold by no bill or by two, and pieces that are kept for no order or for two.
 */
export const billQuestions: Questions = {
  creditNotes:
    shop => `select n.id::text, n.number from credit_notes n where n.shop_id = '${shop}' and (n.number is null
      or (select count(*) from ledger_entries e where e.shop_id = '${shop}' and e.record_id = n.id) <> 1)
    union all select 'numbers', max(n.number) from credit_notes n where n.shop_id = '${shop}'
      having count(n.number) <> max(right(n.number, 4)::integer) or count(distinct n.number) <> count(n.number)`,
  takenBack: shop => `select b.id, b.credited from quick_bills b left join lateral (
      select sum(n.total) as total from credit_notes n where n.shop_id = '${shop}' and n.bill_id = b.id) n on true
    where b.shop_id = '${shop}' and (coalesce(b.credited, 0) <> coalesce(n.total, 0)
      or (n.total is not null) <> exists (select 1 from quick_bills_lines l where l.shop_id = '${shop}' and l.document_id = b.id and l.returned_on is not null))`,
  soldPieces: shop => `select p.id, p.state, s.bills from pieces p cross join lateral (
      select count(*)::integer as bills from quick_bills_lines l join quick_bills b on b.shop_id = l.shop_id and b.id = l.document_id
      where l.shop_id = '${shop}' and l.piece_id = p.id and l.returned_on is null and b.state = 'issued') s
    where p.shop_id = '${shop}' and s.bills <> case p.state when 'sold' then 1 else 0 end`,
  keptPieces: shop => `select p.id, p.state, s.orders from pieces p cross join lateral (
      select count(*)::integer as orders from sales_orders_lines l join sales_orders o on o.shop_id = l.shop_id and o.id = l.document_id
      where l.shop_id = '${shop}' and l.piece_id = p.id and o.state in ('confirmed', 'ready')) s
    where p.shop_id = '${shop}' and s.orders <> case p.state when 'reserved' then 1 else 0 end`,
};
