import { noShop } from '../../api/db/statement.ts';

export const benchMembers = 100_000;
const customers = 2_000;

/**
 * A shop in whose ten schemes 100,000 save, half of them by weight: of each five months were paid before, and the month that was last. `today`: by the
 * shop's clock. All of them come due on that day.
 */
export const withBenchSchemes = (shop: string, today: string): string[] => [
  `insert into business_days (shop_id, id, day, state, created_at, updated_at)
    values ('${shop}', gen_random_uuid(), '${today}', 'open', now(), now()) on conflict do nothing`,
  `insert into contacts (shop_id, id, name, gender, mobile_no, created_at, updated_at)
    select '${shop}', gen_random_uuid(), 'Saver ' || n, 1, (9800000000 + n)::text, now(), now() from generate_series(1, ${customers}) n`,
  `insert into chit_schemes (shop_id, id, name, kind, metal, fineness, instalment, instalments, grace_days, bonus, bonus_way, early_end, state, created_at, updated_at)
    select '${shop}', gen_random_uuid(), 'Scheme ' || n, case n % 2 when 0 then 'weight' else 'amount' end, case n % 2 when 0 then 'gold' end,
      case n % 2 when 0 then 916 end, 5000, 11, 5, 'instalment', 'discount', 'money', 'draft', now(), now() from generate_series(1, 10) n`,
  `update chit_schemes set state = 'open' where shop_id = '${shop}'`,
  `with c as (select id, row_number() over (order by id) as k from contacts where shop_id = '${shop}' and name like 'Saver %'),
      s as (select id, kind, row_number() over (order by name) as k from chit_schemes where shop_id = '${shop}')
    insert into chit_members (shop_id, id, number, scheme_id, contact_id, instalment, joined_on, brought_first_day, brought_months, brought_paid, brought_weight,
      brought_metal, paid_months, missed, balance, fine_weight, began_on, due_on, matures_on, redeem_by, state, created_at, updated_at)
    select '${shop}', gen_random_uuid(), 'PB/' || n, s.id, c.id, 5000, b.day, b.day, 5, 25000, case s.kind when 'weight' then 2.5 end,
      case s.kind when 'weight' then 'gold' end, 6, 0, 30000, case s.kind when 'weight' then 3 end, b.day, '${today}', b.day + interval '11 months', b.day + 365,
      'draft', now(), now()
    from generate_series(1, ${benchMembers}) n join s on s.k = n % 10 + 1 join c on c.k = n % ${customers} + 1
      cross join (select ('${today}'::date - interval '6 months')::date as day) b`,
  `update chit_members set state = 'active' where shop_id = '${shop}'`,
  `insert into chit_entries (shop_id, id, number, member_id, contact_id, kind, day, month, months, amount, way, fine_weight, state, created_at, updated_at)
    select '${shop}', gen_random_uuid(), 'BS/' || row_number() over (), m.id, m.contact_id, 'instalment', ('${today}'::date - interval '1 month')::date,
      date_trunc('month', '${today}'::date - interval '1 month')::date, 1, 5000, 'upi', case when m.fine_weight is not null then 0.5 end, 'draft', now(), now()
    from chit_members m where m.shop_id = '${shop}'`,
  `update chit_entries set state = 'posted' where shop_id = '${shop}'`,
  `insert into ledger_accounts (shop_id, id, name, kind, key, member_id, created_at, updated_at)
    select '${shop}', gen_random_uuid(), m.number, 'scheme', 'scheme:' || m.id, m.id, now(), now() from chit_members m where m.shop_id = '${shop}'`,
  `insert into ledger_balances (shop_id, account_id, unit, day, till_id, debit, credit, postings)
    select '${shop}', a.id, u.unit, '${today}', '${noShop}', 0, u.amount, 2 from ledger_accounts a
    join chit_members m on m.shop_id = '${shop}' and m.id = a.member_id
    cross join lateral (values ('INR', m.balance * 100), ('AU', m.fine_weight * 1000)) u(unit, amount)
    where a.shop_id = '${shop}' and u.amount is not null`,
  'analyze contacts, chit_schemes, chit_members, chit_entries, ledger_accounts, ledger_balances',
];
