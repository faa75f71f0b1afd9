import type { Questions } from './soundBooks.ts';

/** In milligrams of fine gold, of documents in the books: what was issued, what came back, what was agreed to be lost over it and what was settled. */
const movedOf = (
  shop: string,
) => `select i.contact_id, i.work_order_id, coalesce(i.fine_gold, 0) * 1000 as issued, 0 as returned, 0 as agreed, 0 as settled
    from karigar_issues i where i.shop_id = '${shop}' and i.state = 'posted'
  union all select r.contact_id, r.work_order_id, 0, coalesce(r.fine_gold, 0) * 1000, coalesce(r.loss_gold, 0) * 1000,
    coalesce((select sum(case l.what when 'short' then l.fine_weight else -l.fine_weight end) from karigar_receipts_lines l
      where l.shop_id = r.shop_id and l.document_id = r.id and l.what in ('short', 'over') and l.metal = 'gold'), 0) * 1000
    from karigar_receipts r where r.shop_id = '${shop}' and r.state = 'posted'`;

/** What is wrong with karigars: the books say that one has other metal than the papers tell, or a work order tells other figures than its papers. */
export const karigarQuestions: Questions = {
  karigars: shop => `select * from
      (select contact_id, sum(issued - returned - agreed - settled) as held from (${movedOf(shop)}) m group by 1) p
    full join (select a.contact_id, sum(b.debit - b.credit) as booked from ledger_accounts a
      join ledger_balances b on b.shop_id = a.shop_id and b.account_id = a.id and b.unit = 'AU'
      where a.shop_id = '${shop}' and a.kind = 'karigar' group by 1) k using (contact_id)
    where coalesce(held, 0) <> coalesce(booked, 0)`,
  workOrders: shop => `select * from (select o.id,
      coalesce(o.issued, 0) * 1000 as issued, coalesce(o.returned, 0) * 1000 as returned, coalesce(o.agreed_loss, 0) * 1000 as agreed,
      coalesce(o.with_karigar, 0) * 1000 as held from work_orders o where o.shop_id = '${shop}') o
    left join lateral (select coalesce(sum(m.issued), 0) as issued, coalesce(sum(m.returned), 0) as returned, coalesce(sum(m.agreed), 0) as agreed,
      coalesce(sum(m.issued - m.returned - m.agreed - m.settled), 0) as held from (${movedOf(shop)}) m where m.work_order_id = o.id) p on true
    where (o.issued, o.returned, o.agreed, o.held) is distinct from (p.issued, p.returned, p.agreed, p.held)`,
};
