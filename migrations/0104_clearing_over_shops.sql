-- Administrators delete error logs of whichever shop for good: as a role that reaches one shop at a time and nothing else of it.
do $$
begin
  create role clearer nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;
do $$
begin
  grant clearer to tolashop;
exception when unique_violation or internal_error then
  null;
end $$;
grant usage on schema public to clearer;

create function enter_clearing(digest text, shop uuid, at timestamptz) returns uuid language plpgsql as $$
declare
  who users;
begin
  perform set_config('role', 'none', true);
  who := person_of(digest, at);
  perform refuse_unless(who.id is not null, 'TS401', null);
  perform refuse_unless(shop is not null and 'system/all' = any (who.permissions), 'TS403', null);
  if who.reads_only then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'clearer', true);
  return who.id;
end $$;

grant select, delete on error_logs to clearer;

-- Lists over all shops say who the person is of whom a record keeps the id alone.
create function person_over_shops(person text) returns json
language sql stable security definer set search_path = public, pg_temp as $$
  select json_build_object('id', u.id, 'name', u.name, 'email', u.email) from users u
  where u.id = case when person ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then person::uuid end
$$;
revoke execute on function person_over_shops(text) from public;
grant execute on function person_over_shops(text) to overseer;
