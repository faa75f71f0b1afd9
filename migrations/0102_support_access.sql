-- A support access needs consent, reads at first, and is ended by the owner or the administrator.
alter table support_accesses add column scope text not null default 'read';
alter table support_accesses add column hours integer not null default 2;
alter table support_accesses add column shows_personal boolean not null default false;
alter table support_accesses add column is_emergency boolean not null default false;
alter table support_accesses add column allowed_at timestamptz(3);
alter table support_accesses add column refused_at timestamptz(3);
alter table support_accesses add column decided_by uuid;
alter table support_accesses add column ended_by uuid;

alter table history add column support_id uuid default nullif(current_setting('app.support_id', true), '')::uuid;
create index history_support_idx on history (shop_id, support_id, id) where support_id is not null;

-- No owner agreed to the accesses that are open now. They end, with the memberships, calendar addresses and running jobs that came of them.
do $$
declare
  access record;
begin
  for access in
    select a.id, a.user_id, a.shop_id, a.created_at, a.expires_at, u.name
    from support_accesses a join users u on u.id = a.user_id
    where a.ended_at is null and a.expires_at > now()
  loop
    perform set_config('app.shop_id', access.shop_id::text, true);
    perform set_config('app.user_id', '', true);
    with ended as (
      delete from memberships m where m.shop_id = access.shop_id and m.user_id in (
        select h.record_id from history h where h.shop_id = access.shop_id and h.entity = 'users' and h.action = 'create'
          and h.user_id = access.user_id and h.at >= access.created_at)
      returning m.user_id, m.role, m.permissions)
    insert into history (shop_id, id, entity, record_id, action, at, changes)
      select access.shop_id, gen_random_uuid(), 'users', e.user_id, 'delete', now(),
        jsonb_build_object('role', jsonb_build_array(e.role, null), 'permissions', jsonb_build_array(to_jsonb(e.permissions), null))
      from ended e;
    delete from calendar_addresses c where c.shop_id = access.shop_id and c.user_id = access.user_id;
    update imports i set state = 'canceled'
      where i.shop_id = access.shop_id and i.user_id = access.user_id and i.state = 'running';
    update exports x set state = 'canceled', ended_at = now()
      where x.shop_id = access.shop_id and x.user_id = access.user_id and x.state = 'running';
    update shop_archives r set state = 'canceled', ended_at = now()
      where r.shop_id = access.shop_id and r.user_id = access.user_id and r.state = 'running';
    update support_accesses a set ended_at = now() where a.id = access.id;
    insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, changes)
      values (access.shop_id, gen_random_uuid(), 'shops', access.shop_id, 'support', now(), access.user_id, access.name,
        jsonb_build_object('until', jsonb_build_array(access.expires_at, now())));
    insert into access_events (shop_id, id, at, kind, person, user_id, count, created_at, updated_at)
      values (access.shop_id, gen_random_uuid(), now(), 'supportEnded', access.name, access.user_id::text, 1, now(), now());
  end loop;
  perform set_config('app.shop_id', '', true);
end $$;

-- The access by which an administrator may be in a shop at that moment. A call that writes holds it until its transaction ends,
-- so that nothing is written once an end has been answered.
create function open_support(person uuid, shop uuid, at timestamptz, writes boolean) returns support_accesses
language plpgsql as $$
declare
  access support_accesses;
begin
  select a.* into access from support_accesses a
  where a.user_id = person and a.shop_id = open_support.shop
    and a.allowed_at is not null and a.ended_at is null and a.expires_at > open_support.at
  order by a.allowed_at desc limit 1;
  if writes then
    select a.* into access from support_accesses a where a.id = access.id and a.ended_at is null for share;
  end if;
  return access;
end $$;

-- A request of a signed-in person in a shop: whose session it is, and whether that person holds a permission there ('' asks for the
-- membership alone). A permission of the platform counts where the person is a member; for calls of the system it counts everywhere.
-- Anybody else who holds system/all comes in by a support access, as far as the access and the call allow it: `reach` is 'never',
-- 'masked' or 'whole', whose reply shows personal data. Returns the scope of that access and what it shows, null where there is none.
create function enter_shop(
  digest text, shop uuid, permission text, for_system boolean, at timestamptz, reach text, writes boolean
) returns text language plpgsql as $$
declare
  who record;
  access support_accesses;
begin
  perform set_config('role', 'none', true);
  select u.id, u.name, u.permissions, u.reads_only,
    s.status <> 'Suspended'
      and not exists (select 1 from tenants t where t.id in (u.tenant_id, s.tenant_id) and t.status = 'Suspended')
      and (permission = '' or permission = any (m.permissions) or permission = any (u.permissions)) as allowed
  into who
  from sessions x
    join users u on u.id = x.user_id
    left join memberships m on m.user_id = u.id and m.shop_id = enter_shop.shop
    left join shops s on s.id = m.shop_id
  where x.token_digest = digest and x.expires_at > enter_shop.at and u.disabled_at is null;
  if who.allowed is not true then
    perform refuse_unless((person_of(digest, at)).id is not null, 'TS401', null);
    if not (shop is not null and for_system and (permission = any (who.permissions) or 'system/all' = any (who.permissions))) then
      perform refuse_unless('system/all' = any (who.permissions), 'TS403', null);
      access := open_support(who.id, shop, at, writes);
      perform refuse_unless(access.id is not null, 'TS403', null);
      perform refuse_unless(reach <> 'never', 'TS403', 'supportNever');
      perform refuse_unless(access.scope = 'write' or not writes, 'TS403', 'supportReads');
      perform refuse_unless(access.shows_personal or reach <> 'whole', 'TS403', 'supportMasked');
    end if;
  end if;
  if who.reads_only or access.scope = 'read' then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  execute format('set local app.support_id = %L', coalesce(access.id::text, ''));
  perform set_config('role', 'app', true);
  return access.scope || case when access.shows_personal then ' whole' else ' masked' end;
end $$;

-- The version before calls this one. Nobody comes in by a support access through it.
create or replace function enter(digest text, shop uuid, permission text, for_system boolean, at timestamptz) returns uuid
language plpgsql as $$
begin
  perform enter_shop(digest, shop, permission, for_system, at, 'never', true);
  return nullif(current_setting('app.user_id', true), '')::uuid;
end $$;
