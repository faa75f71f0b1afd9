create table public_addresses (
  shop_id uuid not null,
  token text not null,
  entity text not null,
  record_id uuid not null,
  created_at timestamptz(3) not null,
  constraint public_addresses_pkey primary key (shop_id, token)
);
select distribute_shop('public_addresses');
create unique index public_addresses_record_key on public_addresses (shop_id, record_id);
alter table public_addresses enable row level security;
alter table public_addresses force row level security;
create policy shop on public_addresses using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on public_addresses to app;

-- Anybody, before a record that an approved shop shows visitors under an address, to read what its page shows.
create function enter_public_page(shop uuid, address_token text, out entity text, out record uuid) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform refuse_unless(exists (select 1 from shops s where s.id = shop and s.status = 'Approved' and s.deleted_at is null
    and not exists (select 1 from tenants t where t.id = s.tenant_id and t.status = 'Suspended')), 'TS404', '');
  perform set_config('transaction_read_only', 'on', true);
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
  select a.entity, a.record_id into entity, record from public_addresses a
  where a.shop_id = shop and a.token = address_token;
  perform refuse_unless(found, 'TS404', '');
end $$;
