alter table orders add column given jsonb;
revoke update on orders from app;
grant select, insert, delete on orders to app;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, total, sac, tax_rate, cancel_reason, given, notes, created_at, updated_at, version, deleted_at) on orders to app;
revoke update on orders from account;
grant select, insert, delete on orders to account;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, total, sac, tax_rate, cancel_reason, given, notes, created_at, updated_at, version, deleted_at) on orders to account;

create table invoice_subscriptions (
  shop_id uuid not null,
  id uuid not null,
  app text not null,
  name text not null,
  plan text not null,
  people integer not null,
  phone_help boolean not null default false,
  duration integer not null,
  price numeric(14,2) not null,
  state text not null,
  starts_on date not null,
  ends_on date not null,
  grace_until date not null,
  terms jsonb not null,
  order_id text,
  order_number text,
  cancel_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(plan, '') || E'\n' || coalesce(order_number, ''))) stored,
  constraint invoice_subscriptions_pkey primary key (shop_id, id)
);
select distribute_shop('invoice_subscriptions');
create unique index invoice_subscriptions_app_key on invoice_subscriptions (shop_id, app) where deleted_at is null and state in ('trial', 'active', 'grace');
create index invoice_subscriptions_title_idx on invoice_subscriptions (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index invoice_subscriptions_state_idx on invoice_subscriptions (shop_id, state, id) where deleted_at is null;
create index invoice_subscriptions_state_ends_on_idx on invoice_subscriptions (shop_id, state, ends_on);
create index invoice_subscriptions_id_across_idx on invoice_subscriptions (id);
create index invoice_subscriptions_state_id_across_idx on invoice_subscriptions (state, id);
create index invoice_subscriptions_ends_on_id_across_idx on invoice_subscriptions (ends_on, id);
create index invoice_subscriptions_search_idx on invoice_subscriptions using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table invoice_subscriptions enable row level security;
alter table invoice_subscriptions force row level security;
create policy shop on invoice_subscriptions using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on invoice_subscriptions to app;
grant update (shop_id, id, app, name, plan, people, phone_help, duration, price, starts_on, ends_on, grace_until, terms, order_id, order_number, cancel_reason, created_at, updated_at, version, deleted_at) on invoice_subscriptions to app;
grant select, update on invoice_subscriptions to transition;
create policy initial_state on invoice_subscriptions as restrictive for insert with check (state = 'pending');
create policy transitions on invoice_subscriptions as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'start' then state = any (array['pending']) when 'tryOut' then state = any (array['pending']) when 'takeUp' then state = any (array['trial', 'grace']) when 'lapse' then state = any (array['active']) when 'end' then state = any (array['trial', 'active', 'grace']) when 'cancel' then state = any (array['pending', 'trial', 'active', 'grace']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'start' then state = 'active' when 'tryOut' then state = 'trial' when 'takeUp' then state = 'active' when 'lapse' then state = 'grace' when 'end' then state = 'ended' when 'cancel' then state = 'cancelled' else false end);
create policy across on invoice_subscriptions for select using (current_user = 'overseer');
grant select on invoice_subscriptions to overseer;
grant select on invoice_subscriptions to searcher;
create or replace function search_invoice_subscriptions(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from invoice_subscriptions t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_invoice_subscriptions(uuid, text) owner to searcher;
revoke execute on function search_invoice_subscriptions(uuid, text) from public;
grant execute on function search_invoice_subscriptions(uuid, text) to app;

create table messenger_subscriptions (
  shop_id uuid not null,
  id uuid not null,
  app text not null,
  name text not null,
  plan text not null,
  people integer not null,
  phone_help boolean not null default false,
  duration integer not null,
  price numeric(14,2) not null,
  state text not null,
  starts_on date not null,
  ends_on date not null,
  grace_until date not null,
  terms jsonb not null,
  order_id text,
  order_number text,
  cancel_reason text,
  messages integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(plan, '') || E'\n' || coalesce(order_number, ''))) stored,
  constraint messenger_subscriptions_pkey primary key (shop_id, id)
);
select distribute_shop('messenger_subscriptions');
create unique index messenger_subscriptions_app_key on messenger_subscriptions (shop_id, app) where deleted_at is null and state in ('trial', 'active', 'grace');
create index messenger_subscriptions_title_idx on messenger_subscriptions (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index messenger_subscriptions_state_idx on messenger_subscriptions (shop_id, state, id) where deleted_at is null;
create index messenger_subscriptions_state_ends_on_idx on messenger_subscriptions (shop_id, state, ends_on);
create index messenger_subscriptions_id_across_idx on messenger_subscriptions (id);
create index messenger_subscriptions_state_id_across_idx on messenger_subscriptions (state, id);
create index messenger_subscriptions_ends_on_id_across_idx on messenger_subscriptions (ends_on, id);
create index messenger_subscriptions_search_idx on messenger_subscriptions using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table messenger_subscriptions enable row level security;
alter table messenger_subscriptions force row level security;
create policy shop on messenger_subscriptions using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on messenger_subscriptions to app;
grant update (shop_id, id, app, name, plan, people, phone_help, duration, price, starts_on, ends_on, grace_until, terms, order_id, order_number, cancel_reason, messages, created_at, updated_at, version, deleted_at) on messenger_subscriptions to app;
grant select, update on messenger_subscriptions to transition;
create policy initial_state on messenger_subscriptions as restrictive for insert with check (state = 'pending');
create policy transitions on messenger_subscriptions as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'start' then state = any (array['pending']) when 'tryOut' then state = any (array['pending']) when 'takeUp' then state = any (array['trial', 'grace']) when 'lapse' then state = any (array['active']) when 'end' then state = any (array['trial', 'active', 'grace']) when 'cancel' then state = any (array['pending', 'trial', 'active', 'grace']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'start' then state = 'active' when 'tryOut' then state = 'trial' when 'takeUp' then state = 'active' when 'lapse' then state = 'grace' when 'end' then state = 'ended' when 'cancel' then state = 'cancelled' else false end);
create policy across on messenger_subscriptions for select using (current_user = 'overseer');
grant select on messenger_subscriptions to overseer;
grant select on messenger_subscriptions to searcher;
create or replace function search_messenger_subscriptions(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from messenger_subscriptions t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_messenger_subscriptions(uuid, text) owner to searcher;
revoke execute on function search_messenger_subscriptions(uuid, text) from public;
grant execute on function search_messenger_subscriptions(uuid, text) to app;
