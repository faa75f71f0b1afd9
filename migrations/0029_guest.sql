alter table users add column reads_only boolean not null default false;

-- Whoever only reads is in a transaction that PostgreSQL itself keeps from writing, whatever is asked in it.
create or replace function enter(digest text, shop uuid, permission text, for_system boolean, at timestamptz) returns uuid
language plpgsql as $$
declare
  who record;
begin
  perform set_config('role', 'none', true);
  select u.id, u.name, u.permissions, u.reads_only,
    s.status <> 'Suspended'
      and not exists (select 1 from tenants t where t.id in (u.tenant_id, s.tenant_id) and t.status = 'Suspended')
      and (permission = '' or permission = any (m.permissions) or permission = any (u.permissions)) as allowed
  into who
  from sessions x
    join users u on u.id = x.user_id
    left join memberships m on m.user_id = u.id and m.shop_id = enter.shop
    left join shops s on s.id = m.shop_id
  where x.token_digest = digest and x.expires_at > enter.at and u.disabled_at is null;
  if who.allowed is not true then
    perform refuse_unless((person_of(digest, at)).id is not null, 'TS401', null);
    perform refuse_unless(may_oversee(who.id, who.permissions, shop, permission, for_system, at), 'TS403', null);
  end if;
  if who.reads_only then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'app', true);
  return who.id;
end $$;

create or replace function enter_platform(digest text, permission text, over_shops boolean, at timestamptz) returns uuid
language plpgsql as $$
declare
  who users;
begin
  perform set_config('role', 'none', true);
  who := person_of(digest, at);
  perform refuse_unless(who.id is not null, 'TS401', null);
  perform refuse_unless(permission = any (who.permissions) or 'system/all' = any (who.permissions), 'TS403', null);
  if who.reads_only then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  execute format('set local app.shop_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', case when over_shops then 'overseer' else 'app' end, true);
  return who.id;
end $$;

create or replace function enter_person(digest text, permission text, at timestamptz) returns uuid language plpgsql as $$
declare
  who users;
begin
  perform set_config('role', 'none', true);
  who := person_of(digest, at);
  perform refuse_unless(who.id is not null, 'TS401', null);
  perform refuse_unless(permission = '' or permission = any (who.permissions) or 'system/all' = any (who.permissions), 'TS403', null);
  if who.reads_only then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'account', true);
  return who.id;
end $$;
