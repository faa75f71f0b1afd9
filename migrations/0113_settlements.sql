create table settlements (
  shop_id uuid not null,
  payer_id uuid not null,
  bill_id uuid not null,
  place integer not null,
  payer_entity text not null,
  bill_entity text not null,
  amount bigint not null,
  day date not null,
  origin text not null,
  at timestamptz(3) not null,
  user_id uuid,
  user_name text,
  constraint settlements_pkey primary key (shop_id, payer_id, bill_id, place),
  constraint settlements_amount check (amount <> 0),
  constraint settlements_origin check (origin in ('automatic', 'issued', 'byHand', 'earlier')),
  constraint settlements_place check (place > 0)
);
select distribute_shop('settlements');
create index settlements_bill_id_idx on settlements (shop_id, bill_id);
grant select on settlements to backup_reader;
alter table settlements enable row level security;
alter table settlements force row level security;
create policy backup on settlements for select to backup_reader using (current_user = 'backup_reader');
create policy shop on settlements using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on settlements to app;

-- Receipts and other credits of before pay the bills that they paid as far as documents say so, and then the oldest. What was paid on account of an order
-- that is still open goes last. Customers come in slices, so that memory stays small.
alter table shops no force row level security;
alter table contacts no force row level security;
alter table vouchers no force row level security;
alter table quick_bills no force row level security;
alter table quick_bills_payments no force row level security;
alter table debit_notes no force row level security;
alter table old_gold no force row level security;
alter table credit_notes no force row level security;
alter table chit_members no force row level security;
alter table sales_orders no force row level security;
alter table settlements no force row level security;
do $$
declare
  name text;
  own uuid;
  slice uuid[];
  reached uuid;
begin
  -- Plans that are made while the table is empty would read all of it for each document later, and compare all payers with all bills.
  perform set_config('enable_seqscan', 'off', true), set_config('enable_nestloop', 'off', true);
  foreach name in array array['shops', 'contacts', 'vouchers', 'quick_bills', 'quick_bills_payments', 'debit_notes', 'old_gold', 'credit_notes', 'chit_members', 'sales_orders', 'settlements'] loop
    if row_security_active(name) then
      raise exception 'The owner of the database does not see the rows of %', name;
    end if;
  end loop;
  for own in select s.id from shops s order by s.id loop
    reached := '00000000-0000-0000-0000-000000000000';
    loop
      slice := array(select c.id from contacts c where c.shop_id = own and c.id > reached order by c.id limit 20);
      exit when cardinality(slice) = 0;
      reached := slice[cardinality(slice)];

      -- Passbooks pay the bill that redeemed them.
      insert into settlements (shop_id, payer_id, bill_id, place, payer_entity, bill_entity, amount, day, origin, at)
      select own, p.chit_member_id, b.id, 1, 'chitMembers', 'quickBills', (100 * p.amount)::bigint, b.day, 'earlier', now()
      from quick_bills b join quick_bills_payments p on p.shop_id = own and p.document_id = b.id and p.way = 'scheme'
      where b.shop_id = own and b.contact_id = any(slice) and b.state = 'issued' and b.deleted_at is null and p.chit_member_id is not null and p.amount > 0;

      -- Credit notes pay their own bill, as far as it was left due.
      insert into settlements (shop_id, payer_id, bill_id, place, payer_entity, bill_entity, amount, day, origin, at)
      select own, r.id, r.bill_id, 1, 'creditNotes', 'quickBills', least(r.ended, r.due) - (r.ended - r.amount), r.day, 'earlier', now()
      from (select n.*, sum(n.amount) over (partition by n.bill_id order by n.day, n.number, n.id) as ended
        from (select c.id, c.bill_id, c.day, c.number, (100 * (c.total - coalesce(c.refund, 0)))::bigint as amount, (100 * b.due)::bigint as due
          from credit_notes c join quick_bills b on b.shop_id = own and b.id = c.bill_id
          where c.shop_id = own and c.contact_id = any(slice) and c.deleted_at is null) n
        where n.amount > 0) r
      where least(r.ended, r.due) > r.ended - r.amount;

      insert into settlements (shop_id, payer_id, bill_id, place, payer_entity, bill_entity, amount, day, origin, at)
      with p as materialized (
        select i.*, sum(i.rest) over (partition by i.contact_id order by (o.id is not null), i.day, i.number, i.id) as ended
        from (select i.*, i.amount - coalesce((select sum(s.amount) from settlements s where s.shop_id = own and s.payer_id = i.id), 0)::bigint as rest
            from (
          select 'vouchers' as entity, v.id, v.contact_id, v.number, v.day, v.sales_order_id, (100 * v.amount)::bigint as amount
          from vouchers v where v.shop_id = own and v.contact_id = any(slice) and coalesce(v.party, 'customer') = 'customer' and v.state = 'posted' and v.deleted_at is null and v.amount > 0 and (v.kind = 'receipt' or v.kind = 'opening' and v.side = 'weOwe')
          union all
          select 'oldGold', g.id, g.contact_id, g.number, g.day, g.sales_order_id, (100 * g.credit)::bigint
          from old_gold g where g.shop_id = own and g.contact_id = any(slice) and g.state = 'posted' and g.deleted_at is null
          union all
          select 'creditNotes', n.id, n.contact_id, n.number, n.day, null, (100 * (n.total - coalesce(n.refund, 0)))::bigint
          from credit_notes n where n.shop_id = own and n.contact_id = any(slice) and n.deleted_at is null
          union all
          select 'chitMembers', m.id, b.contact_id, m.number, b.day, null, (100 * (p.chit_worth + coalesce(p.chit_bonus, 0)))::bigint
          from quick_bills b join quick_bills_payments p on p.shop_id = own and p.document_id = b.id and p.way = 'scheme'
            join chit_members m on m.shop_id = own and m.id = p.chit_member_id
          where b.shop_id = own and b.contact_id = any(slice) and b.state = 'issued' and b.deleted_at is null) i where i.amount > 0) i
        left join sales_orders o on o.shop_id = own and o.id = i.sales_order_id and o.state in ('draft', 'confirmed', 'ready')
        where i.rest > 0),
      c as materialized (
        select i.*, sum(i.rest) over (partition by i.contact_id order by i.day, i.number, i.id) as ended
        from (select i.*, i.amount - coalesce((select sum(s.amount) from settlements s where s.shop_id = own and s.bill_id = i.id), 0)::bigint as rest
            from (
          select 'quickBills' as entity, b.id, b.contact_id, b.number, b.day, b.sales_order_id,
            (100 * b.due + coalesce((select sum(100 * p.amount) from quick_bills_payments p
              where p.shop_id = own and p.document_id = b.id and p.way in ('credit', 'scheme')), 0))::bigint as amount
          from quick_bills b where b.shop_id = own and b.contact_id = any(slice) and b.state = 'issued' and b.deleted_at is null
          union all
          select 'debitNotes', n.id, n.contact_id, n.number, n.day, null, (100 * n.total)::bigint
          from debit_notes n where n.shop_id = own and n.contact_id = any(slice) and n.deleted_at is null
          union all
          select 'vouchers', v.id, v.contact_id, v.number, v.day, v.sales_order_id, (100 * v.amount)::bigint
          from vouchers v where v.shop_id = own and v.contact_id = any(slice) and coalesce(v.party, 'customer') = 'customer' and v.state = 'posted' and v.deleted_at is null and v.amount > 0 and (v.kind = 'payment' or v.kind = 'opening' and v.side = 'theyOwe')) i where i.amount > 0) i
        where i.rest > 0)
      select own, r.payer_id, r.bill_id, 1 + (select count(*) from settlements s where s.shop_id = own and s.payer_id = r.payer_id and s.bill_id = r.bill_id),
        r.payer_entity, r.bill_entity, r.amount, r.day, 'earlier', now()
      from (select p.id as payer_id, c.id as bill_id, p.entity as payer_entity, c.entity as bill_entity, greatest(p.day, c.day) as day,
          least(p.ended, c.ended) - greatest(p.ended - p.rest, c.ended - c.rest) as amount
        from p join c on c.contact_id = p.contact_id and c.ended - c.rest < p.ended and p.ended - p.rest < c.ended) r
      where r.amount > 0;
    end loop;
  end loop;
end $$;
alter table settlements force row level security;
alter table sales_orders force row level security;
alter table chit_members force row level security;
alter table credit_notes force row level security;
alter table old_gold force row level security;
alter table debit_notes force row level security;
alter table quick_bills_payments force row level security;
alter table quick_bills force row level security;
alter table vouchers force row level security;
alter table contacts force row level security;
alter table shops force row level security;
