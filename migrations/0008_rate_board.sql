alter table shops add column rates_public boolean not null default false;

-- Who stands before a public page: reads what that page shows of one shop, and nothing else anywhere.
do $$
begin
  create role visitor nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;
do $$
begin
  grant visitor to tolashop;
exception when unique_violation or internal_error then
  null;
end $$;
grant usage on schema public to visitor;
grant select (shop_id, id, at, gold_rate, silver_rate, diamond_rate, deleted_at) on commodity_rates to visitor;

-- Anybody, before the rate board of an approved shop that shows it; the policy of the rates keeps to that shop. Of the shop itself
-- only name and logo are told, and those by the door: the visitor may not read its row.
create function enter_rate_board(shop uuid, out name text, out logo uuid) language plpgsql as $$
declare
  found_shop record;
begin
  perform set_config('role', 'none', true);
  select s.name, s.logo into found_shop from shops s
  where s.id = enter_rate_board.shop and s.status = 'Approved' and s.rates_public and s.deleted_at is null
    and not exists (select 1 from tenants t where t.id = s.tenant_id and t.status = 'Suspended');
  perform refuse_unless(found, 'TS404', 'shops');
  name := found_shop.name;
  logo := found_shop.logo;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'visitor', true);
end $$;
