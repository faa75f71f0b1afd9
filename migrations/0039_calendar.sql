create table calendar_addresses (
  shop_id uuid not null,
  user_id uuid not null,
  entity text not null,
  whose text not null,
  token_digest text not null,
  created_at timestamptz(3) not null,
  constraint calendar_addresses_pkey primary key (shop_id, user_id, entity)
);
select distribute_shop('calendar_addresses');
create index calendar_addresses_token_idx on calendar_addresses (shop_id, token_digest);
alter table calendar_addresses enable row level security;
alter table calendar_addresses force row level security;
create policy shop on calendar_addresses using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text)) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text));
grant select, insert, update, delete on calendar_addresses to app;

create index messages_calendar_idx on messages (shop_id, scheduled_at, id) where deleted_at is null;

-- Whoever brings the private address of a calendar is in the shop as the person who made it, and only reads; while that person is a member,
-- as they were when they made it, and may list these records. The policy lets the shop's addresses be read as long as nobody is in it.
create function enter_calendar(shop uuid, entity text, permission text, address text, out language text, out name text)
language plpgsql as $$
declare
  found_address record;
begin
  perform set_config('role', 'none', true);
  perform set_config('transaction_read_only', 'on', true);
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  select u.id, u.name, u.language, s.name as shop_name into found_address
  from calendar_addresses a
    join users u on u.id = a.user_id
    join memberships m on m.user_id = u.id and m.shop_id = enter_calendar.shop
    join shops s on s.id = m.shop_id
  where a.shop_id = enter_calendar.shop and a.token_digest = enter_calendar.address and a.entity = enter_calendar.entity
    and a.created_at >= m.created_at and u.disabled_at is null and s.status <> 'Suspended' and s.deleted_at is null
    and not exists (select 1 from tenants t where t.id in (u.tenant_id, s.tenant_id) and t.status = 'Suspended')
    and (enter_calendar.permission = any (m.permissions) or enter_calendar.permission = any (u.permissions));
  perform refuse_unless(found, 'TS404', enter_calendar.entity);
  language := found_address.language;
  name := found_address.shop_name;
  execute format('set local app.user_id = %L', found_address.id);
  execute format('set local app.user_name = %L', found_address.name);
  perform set_config('role', 'app', true);
end $$;
