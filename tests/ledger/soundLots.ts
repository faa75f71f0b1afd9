import type { Questions } from './soundBooks.ts';

/**
 * What is wrong with melting lots: one without its entries or its number, or with one too many, and metal at refineries that no lot which was sent
 * tells of.
 */
export const lotQuestions: Questions = {
  lots: shop => `select l.id::text, l.state from (select d.id, d.state, d.number,
      (select count(*) from ledger_entries e where e.shop_id = '${shop}' and e.record_id = d.id and e.reverses_id is null)::integer as written,
      (select count(*) from ledger_entries e where e.shop_id = '${shop}' and e.record_id = d.id and e.reverses_id is not null)::integer as reversed
      from melting_lots d where d.shop_id = '${shop}') l
    where l.written <> all (case l.state when 'draft' then array[0] when 'sent' then array[1] when 'refined' then array[2] else array[1, 2] end)
      or l.reversed <> case l.state when 'cancelled' then l.written else 0 end or (l.number is null) <> (l.state = 'draft')
    union all
    select 'at refineries', 'sent' where (select coalesce(sum(b.debit - b.credit), 0) from ledger_balances b
        join ledger_accounts a on a.shop_id = b.shop_id and a.id = b.account_id where b.shop_id = '${shop}' and a.kind = 'melting' and b.unit = 'AU')
      <> (select coalesce(sum(d.fine_weight), 0) * 1000 from melting_lots d where d.shop_id = '${shop}' and d.state = 'sent')`,
};
