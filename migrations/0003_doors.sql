-- The doors. Each is the first statement of its transaction, sets role and shop for that transaction alone, and refuses null.

-- Whom a session belongs to, unless it ended, the person is disabled or their business suspended.
create function person_of(digest text, at timestamptz) returns users
language sql stable as $$
  select u from sessions x join users u on u.id = x.user_id
  where x.token_digest = digest and x.expires_at > at and u.disabled_at is null
    and not exists (select 1 from tenants t where t.id = u.tenant_id and t.status = 'Suspended')
$$;

-- A request of a signed-in person in a shop: who the session belongs to, and whether that person holds a permission there
-- ('' asks for the membership alone). What hangs on the user counts where the user is a member; for calls of the system
-- it counts everywhere. System/all opens a shop while a support access to it does. Doors may follow one another, so the
-- role of the one before is left first.
create function enter(digest text, shop uuid, permission text, for_system boolean, at timestamptz) returns uuid
language plpgsql as $$
declare
  who record;
begin
  perform set_config('role', 'none', true);
  select u.id, u.name, u.permissions,
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
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'app', true);
  return who.id;
end $$;

-- Without a membership: in calls of the system whoever holds the permission on the platform, elsewhere system/all while a
-- support access is open.
create function may_oversee(
  person uuid, held text[], shop uuid, permission text, for_system boolean, at timestamptz
) returns boolean language sql stable as $$
  select shop is not null and (
    for_system and (permission = any (held) or 'system/all' = any (held))
    or 'system/all' = any (held) and exists (select 1 from support_accesses a
      where a.user_id = person and a.shop_id = shop and a.ended_at is null and a.expires_at > at))
$$;

-- A request of a signed-in person on the platform, which is a space of its own without a shop: in it, or over all shops.
create function enter_platform(digest text, permission text, over_shops boolean, at timestamptz) returns uuid
language plpgsql as $$
declare
  who users;
begin
  perform set_config('role', 'none', true);
  who := person_of(digest, at);
  perform refuse_unless(who.id is not null, 'TS401', null);
  perform refuse_unless(permission = any (who.permissions) or 'system/all' = any (who.permissions), 'TS403', null);
  execute format('set local app.shop_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', case when over_shops then 'overseer' else 'app' end, true);
  return who.id;
end $$;

-- A job of the server's own, in a shop, for the person who started it.
create function enter_job(shop uuid, worker uuid) returns void language plpgsql as $$
begin
  if shop is null then
    raise exception 'no shop' using errcode = 'TS403';
  end if;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', coalesce(worker::text, ''));
  execute format('set local app.user_name = %L', coalesce(person_name(worker), ''));
  perform set_config('role', 'app', true);
end $$;

create function person_name(person uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select name from users where id = person
$$;

-- People and sessions, before or outside of any shop.
create function enter_account() returns void language plpgsql as $$
begin
  perform set_config('role', 'account', true);
end $$;

-- A signed-in person outside of any shop; '' asks for no permission on the platform.
create function enter_person(digest text, permission text, at timestamptz) returns uuid language plpgsql as $$
declare
  who users;
begin
  perform set_config('role', 'none', true);
  who := person_of(digest, at);
  perform refuse_unless(who.id is not null, 'TS401', null);
  perform refuse_unless(permission = '' or permission = any (who.permissions) or 'system/all' = any (who.permissions), 'TS403', null);
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'account', true);
  return who.id;
end $$;

revoke execute on function person_name(uuid) from public;
grant execute on function person_name(uuid) to tolashop, app, account;

-- What the person of this transaction may do where. For whoever came in through a door; nobody else has a person.
create function my_shops(permission text) returns table (id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.name from memberships m join shops s on s.id = m.shop_id
  where m.user_id = nullif(current_setting('app.user_id', true), '')::uuid and s.status <> 'Suspended'
    and (permission = '' or permission = any (m.permissions))
  order by lower(s.name), s.id
$$;

-- Whoever is in a shop without being a member came in by a support access.
create function my_permissions() returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select m.permissions from memberships m
    where m.user_id = nullif(current_setting('app.user_id', true), '')::uuid
      and m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid), '{system/all}')
$$;

revoke execute on function my_shops(text), my_permissions() from public;
grant execute on function my_shops(text), my_permissions() to app, account;

-- The people of the transaction's shop. It reads for its owner, so this condition is its wall beside that of each statement.
create view shop_users with (security_barrier) as
  select m.shop_id, u.id, u.name, u.email, u.mobile_no, m.role, to_jsonb(m.permissions) as permissions,
    u.disabled_at is null as is_active,
    u.password_hash is null and not exists (select 1 from identities i where i.user_id = u.id) as is_invited,
    m.created_at, m.updated_at, m.version, null::timestamptz as deleted_at,
    lower(concat_ws(E'\n', u.name, u.email, u.mobile_no)) as search_text
  from memberships m join users u on u.id = m.user_id
  where m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;

grant select on shop_users to app, account;
