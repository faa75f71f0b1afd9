create table orders (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  number text not null,
  state text not null,
  business_name text not null,
  name text not null,
  email text not null,
  mobile_no text not null,
  gstin text,
  pin text not null,
  state_code text not null,
  lines jsonb not null,
  taxable numeric(14,2) not null,
  cgst numeric(14,2) not null,
  sgst numeric(14,2) not null,
  utgst numeric(14,2) not null,
  igst numeric(14,2) not null,
  total numeric(14,2) not null,
  sac text not null,
  tax_rate numeric(6,3) not null,
  notes text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(business_name, '') || E'\n' || coalesce(name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(mobile_no, '') || E'\n' || coalesce(gstin, ''))) stored,
  constraint orders_pkey primary key (id)
);
select distribute_platform('orders');
create unique index orders_number_key on orders (shop_id, number) where deleted_at is null;
create index orders_title_idx on orders (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index orders_search_idx on orders using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table orders enable row level security;
alter table orders force row level security;
create policy shop on orders using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on orders to app;
create policy platform on orders using (current_user <> 'app');
grant select on orders to overseer;
grant select, insert, update, delete on orders to account;
grant select on orders to searcher;
create or replace function search_orders(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from orders t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_orders(uuid, text) owner to searcher;
revoke execute on function search_orders(uuid, text) from public;
grant execute on function search_orders(uuid, text) to app;
