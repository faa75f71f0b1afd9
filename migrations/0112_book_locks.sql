create table book_locks (
  tenant_id uuid not null,
  registration text not null,
  place integer not null,
  kind text not null,
  locked_until date,
  month text,
  filed_on date,
  acknowledgement text,
  reason text,
  shop_id uuid not null,
  at timestamptz(3) not null,
  user_id uuid,
  user_name text,
  constraint book_locks_pkey primary key (tenant_id, registration, place),
  constraint book_locks_tenant_id_fkey foreign key (tenant_id) references tenants (id),
  constraint book_locks_kind check (kind in ('filed', 'locked', 'unlocked')),
  constraint book_locks_place check (place > 0)
);
select distribute_platform('book_locks');
grant select on book_locks to backup_reader;
grant select, insert on book_locks to account;

-- The locks of a business's books stay as they are until the transaction ends, and the days of its shop that are locked are known to policies from here on.
-- A GSTIN that stands on documents of the shop counts beside the one of today, and so does the shop itself, which may have had none. While an archive is
-- brought in the shop is hidden, and its books are open.
create function share_books() returns date
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own shops;
  locked date;
begin
  select * into own from shops s where s.id = nullif(current_setting('app.shop_id', true), '')::uuid;
  perform refuse_unless(own.id is not null, 'TS403', null);
  perform pg_advisory_xact_lock_shared(hashtextextended('books ' || own.tenant_id, 0));
  if own.deleted_at is null then
    select max(l.locked_until) into locked from book_locks l
    where l.tenant_id = own.tenant_id
      and l.registration in (
        select own.id::text
        union all select s.gstin from shops s where s.id = own.id
        union all select v.gstin from supplier_versions v where v.shop_id = own.id)
      and l.place = (select max(o.place) from book_locks o where o.tenant_id = l.tenant_id and o.registration = l.registration);
  end if;
  execute format('set local app.books_lock = %L', own.id || ' ' || coalesce(locked, '-infinity'));
  return locked;
end $$;
revoke execute on function share_books() from public;
grant execute on function share_books() to app;

drop policy added on ledger_entries;
create policy added on ledger_entries as restrictive for insert with check (open_day = day and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false));

drop policy initial_state on chit_members;
drop policy transitions on chit_members;
create policy initial_state on chit_members as restrictive for insert with check (state = 'draft');
create policy transitions on chit_members as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'join' then state = any (array['draft']) when 'redeem' then state = any (array['active']) when 'endEarly' then state = any (array['active']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'join' then state = 'active' and coalesce(joined_on is null or (joined_on > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'redeem' then state = 'redeemed' when 'endEarly' then state = 'ended' else false end);

drop policy initial_state on purchases;
drop policy transitions on purchases;
create policy initial_state on purchases as restrictive for insert with check (state = 'draft');
create policy transitions on purchases as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'cancel' then state = 'cancelled' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

create policy open_books on held_goods as restrictive for insert with check (coalesce(received_on is null or (received_on > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false));

drop policy initial_state on karigar_receipts;
drop policy transitions on karigar_receipts;
create policy initial_state on karigar_receipts as restrictive for insert with check (state = 'draft');
create policy transitions on karigar_receipts as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'cancel' then state = 'cancelled' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

drop policy initial_state on quotes;
drop policy transitions on quotes;
create policy initial_state on quotes as restrictive for insert with check (state = 'draft');
create policy transitions on quotes as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'give' then state = any (array['draft']) when 'revise' then state = any (array['given', 'declined']) when 'order' then state = any (array['given']) when 'bill' then state = any (array['given']) when 'decline' then state = any (array['given']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'give' then state = 'given' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'revise' then state = 'draft' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'order' then state = 'ordered' when 'bill' then state = 'billed' when 'decline' then state = 'declined' else false end);

drop policy initial_state on sales_orders;
drop policy transitions on sales_orders;
create policy initial_state on sales_orders as restrictive for insert with check (state = 'draft');
create policy transitions on sales_orders as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'confirm' then state = any (array['draft']) when 'revise' then state = any (array['confirmed']) when 'ready' then state = any (array['confirmed']) when 'deliver' then state = any (array['confirmed', 'ready']) when 'cancel' then state = any (array['confirmed', 'ready']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'confirm' then state = 'confirmed' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'revise' then state = 'draft' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'ready' then state = 'ready' when 'deliver' then state = 'delivered' when 'cancel' then state = 'cancelled' else false end);

drop policy initial_state on vouchers;
drop policy transitions on vouchers;
create policy initial_state on vouchers as restrictive for insert with check (state = 'draft');
create policy transitions on vouchers as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'cancel' then state = 'cancelled' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

drop policy initial_state on quick_bills;
drop policy transitions on quick_bills;
create policy initial_state on quick_bills as restrictive for insert with check (state = 'draft');
create policy transitions on quick_bills as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = any (array['draft']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = 'issued' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

create policy open_books on credit_notes as restrictive for insert with check (coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false));

create policy open_books on debit_notes as restrictive for insert with check (coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false));

drop policy initial_state on old_gold;
drop policy transitions on old_gold;
create policy initial_state on old_gold as restrictive for insert with check (state = 'draft');
create policy transitions on old_gold as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'buy' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'buy' then state = 'posted' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'cancel' then state = 'cancelled' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

drop policy initial_state on melting_lots;
drop policy transitions on melting_lots;
create policy initial_state on melting_lots as restrictive for insert with check (state = 'draft');
create policy transitions on melting_lots as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = any (array['draft']) when 'refine' then state = any (array['sent']) when 'cancel' then state = any (array['sent', 'refined']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = 'sent' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'refine' then state = 'refined' when 'cancel' then state = 'cancelled' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

drop policy initial_state on karigar_issues;
drop policy transitions on karigar_issues;
create policy initial_state on karigar_issues as restrictive for insert with check (state = 'draft');
create policy transitions on karigar_issues as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'cancel' then state = 'cancelled' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

drop policy initial_state on chit_entries;
drop policy transitions on chit_entries;
create policy initial_state on chit_entries as restrictive for insert with check (state = 'draft');
create policy transitions on chit_entries as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'cancel' then state = 'cancelled' and coalesce(day is null or (day > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

drop policy initial_state on piece_issues;
drop policy transitions on piece_issues;
create policy initial_state on piece_issues as restrictive for insert with check (state = 'draft');
create policy transitions on piece_issues as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = any (array['draft']) when 'close' then state = any (array['issued']) when 'cancel' then state = any (array['issued']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = 'issued' and coalesce(issued_on is null or (issued_on > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'close' then state = 'closed' when 'cancel' then state = 'cancelled' and coalesce(issued_on is null or (issued_on > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) else false end);

drop policy initial_state on piece_transfers;
drop policy transitions on piece_transfers;
create policy initial_state on piece_transfers as restrictive for insert with check (state = 'draft');
create policy transitions on piece_transfers as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = any (array['draft']) when 'recall' then state = any (array['sent']) when 'receive' then state = any (array['sent', 'recalled']) when 'cancel' then state = any (array['sent', 'recalled']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = 'sent' and coalesce(sent_on is null or (sent_on > nullif(split_part(current_setting('app.books_lock', true), ' ', 2), '')::date and split_part(current_setting('app.books_lock', true), ' ', 1) = shop_id::text), false) when 'recall' then state = 'recalled' when 'receive' then state = 'received' when 'cancel' then state = 'cancelled' else false end);
