alter table public_addresses alter column record_id drop not null;
create unique index public_addresses_form_key on public_addresses (shop_id, entity) where record_id is null;

create table public_names (
  name text not null,
  shop_id uuid not null,
  token text not null,
  constraint public_names_pkey primary key (name)
);
select distribute_platform('public_names');
create unique index public_names_token_key on public_names (shop_id, token);
alter table public_names enable row level security;
alter table public_names force row level security;
create policy shop on public_names using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on public_names to app;
create policy platform on public_names using (current_user <> 'app');
grant select on public_names to overseer;
grant select, insert, update, delete on public_names to account;

-- Whether visitors find anything of a shop. For the doors, which read every shop.
create function is_open_to_visitors(shop uuid) returns boolean language sql stable as $$
  select exists (select 1 from shops s where s.id = shop and s.status = 'Approved' and s.deleted_at is null
    and not exists (select 1 from tenants t where t.id = s.tenant_id and t.status = 'Suspended'))
$$;

create or replace function enter_rate_board(shop uuid, out name text, out logo uuid) language plpgsql as $$
declare
  found_shop record;
begin
  perform set_config('role', 'none', true);
  select s.name, s.logo into found_shop from shops s
  where s.id = enter_rate_board.shop and s.rates_public and is_open_to_visitors(s.id);
  perform refuse_unless(found, 'TS404', 'shops');
  name := found_shop.name;
  logo := found_shop.logo;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'visitor', true);
end $$;

-- Anybody, before what an open shop has under an address, to read: a record, or, without one, the form by which visitors make one.
create or replace function enter_public_page(shop uuid, address_token text, out entity text, out record uuid) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform refuse_unless(is_open_to_visitors(shop), 'TS404', '');
  perform set_config('transaction_read_only', 'on', true);
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
  select a.entity, a.record_id into entity, record from public_addresses a
  where a.shop_id = shop and a.token = address_token;
  perform refuse_unless(found, 'TS404', '');
end $$;

-- The same before a form, to make what it is for. Whoever does is a visitor, who has the nil id.
create function enter_public_form(shop uuid, address_token text, out entity text) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform refuse_unless(is_open_to_visitors(shop), 'TS404', '');
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
  select a.entity into entity from public_addresses a
  where a.shop_id = shop and a.token = address_token and a.record_id is null;
  perform refuse_unless(found, 'TS404', '');
end $$;

-- Anybody, before a chosen name of any shop: where it leads, and nothing else.
create function find_public_name(wanted text, out shop uuid, out token text) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  select n.shop_id, n.token into shop, token from public_names n where n.name = wanted;
  perform refuse_unless(found, 'TS404', '');
end $$;
