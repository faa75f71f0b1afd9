create table payment_events (
  id text not null,
  name text not null,
  at timestamptz(3) not null,
  constraint payment_events_pkey primary key (id)
);
select distribute_platform('payment_events');
create index payment_events_at_idx on payment_events (at);
grant select, insert, update, delete on payment_events to account;

create table payments (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  number text not null,
  order_id uuid not null,
  way text not null,
  state text not null,
  amount numeric(14,2) not null,
  refunded numeric(14,2) not null,
  method text,
  paid_at timestamptz(3),
  reference text,
  provider_order text,
  provider_payment text,
  fail_reason text,
  refunds jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(reference, '') || E'\n' || coalesce(provider_order, '') || E'\n' || coalesce(provider_payment, ''))) stored,
  constraint payments_pkey primary key (id),
  constraint payments_order_id_fkey foreign key (order_id) references orders (id)
);
select distribute_platform('payments');
create unique index payments_number_key on payments (shop_id, number) where deleted_at is null;
create unique index payments_provider_order_key on payments (shop_id, provider_order) where deleted_at is null;
create unique index payments_provider_payment_key on payments (shop_id, provider_payment) where deleted_at is null;
create unique index payments_reference_key on payments (shop_id, reference) where deleted_at is null;
create index payments_order_id_idx on payments (shop_id, order_id) where deleted_at is null;
create index payments_title_idx on payments (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index payments_state_idx on payments (shop_id, state, id) where deleted_at is null;
create index payments_search_idx on payments using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table payments enable row level security;
alter table payments force row level security;
create policy shop on payments using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on payments to app;
grant update (shop_id, id, number, order_id, way, amount, refunded, method, paid_at, reference, provider_order, provider_payment, fail_reason, refunds, created_at, updated_at, version, deleted_at) on payments to app;
grant select, update on payments to transition;
create policy initial_state on payments as restrictive for insert with check (state = 'created');
create policy transitions on payments as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'settle' then state = any (array['created', 'failed']) when 'fail' then state = any (array['created']) when 'giveBack' then state = any (array['paid']) when 'refuse' then state = any (array['created']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'settle' then state = 'paid' when 'fail' then state = 'failed' when 'giveBack' then state = 'refunded' when 'refuse' then state = 'failed' else false end);
create policy platform on payments using (current_user <> 'app');
grant select on payments to overseer;
grant select, insert, delete on payments to account;
grant update (shop_id, id, number, order_id, way, amount, refunded, method, paid_at, reference, provider_order, provider_payment, fail_reason, refunds, created_at, updated_at, version, deleted_at) on payments to account;
grant select on payments to searcher;
create or replace function search_payments(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from payments t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_payments(uuid, text) owner to searcher;
revoke execute on function search_payments(uuid, text) from public;
grant execute on function search_payments(uuid, text) to app;
