import { noShop } from '../../api/db/statement.ts';

export const benchYear = { from: '2025-04-01', to: '2026-03-31' };

const entries = 200_000;
const each = 5;
export const benchPostings = entries * each;
const people = 2_000;

/** A year of a busy shop: 200,000 entries of five postings, between 2,000 people and the shop's cash, bank, UPI and card. */
export const withBenchLedger = (shop: string): string[] => [
  `insert into business_days (shop_id, id, day, state, created_at, updated_at)
    select '${shop}', gen_random_uuid(), d, 'open', now(), now() from generate_series('${benchYear.from}'::date, '${benchYear.to}', '1 day') d`,
  `insert into ledger_accounts (shop_id, id, name, kind, key, created_at, updated_at)
    select '${shop}'::uuid, gen_random_uuid(), 'Customer ' || n, 'customer', 'customer:' || gen_random_uuid(), now(), now() from generate_series(1, ${people}) n
    union all select '${shop}'::uuid, gen_random_uuid(), k, k, k, now(), now() from unnest(array['bank', 'card', 'cash', 'upi']) k`,
  `insert into ledger_entries (shop_id, id, day, open_day, postings, at)
    select '${shop}', gen_random_uuid(), d, d, ${each}, now() from generate_series(1, ${entries}) n, lateral (select '${benchYear.from}'::date + n % 365 as d) x`,
  `with e as (select id, day, row_number() over (order by id) as n from ledger_entries where shop_id = '${shop}'),
      c as (select id, row_number() over (order by id) as k from ledger_accounts where shop_id = '${shop}' and kind = 'customer'),
      w as (select id, row_number() over (order by kind) as k from ledger_accounts where shop_id = '${shop}' and kind <> 'customer')
    insert into ledger_postings (shop_id, entry_id, position, postings, day, from_id, to_id, unit, amount)
    select '${shop}', e.id, p, ${each}, e.day, c.id, w.id, 'INR', 100 + e.n % 1000 from e cross join generate_series(1, ${each}) p
    join c on c.k = (e.n * ${each} + p) % ${people} + 1 join w on w.k = (e.n + p) % 4 + 1`,
  `insert into ledger_balances (shop_id, account_id, unit, day, till_id, debit, credit, postings)
    select '${shop}', m.account_id, m.unit, m.day, '${noShop}', sum(m.debit), sum(m.credit), count(*) from (
      select to_id as account_id, unit, day, amount as debit, 0 as credit from ledger_postings where shop_id = '${shop}'
      union all select from_id, unit, day, 0, amount from ledger_postings where shop_id = '${shop}') m group by 2, 3, 4`,
  'analyze ledger_entries, ledger_postings, ledger_balances, ledger_accounts, business_days',
];
