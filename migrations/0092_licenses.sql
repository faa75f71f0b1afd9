create table license_keys (
  key text not null,
  shop_id uuid not null,
  license_id uuid not null,
  constraint license_keys_pkey primary key (key)
);
select distribute_platform('license_keys');
create unique index license_keys_license_key on license_keys (shop_id, license_id);
alter table license_keys enable row level security;
alter table license_keys force row level security;
create policy shop on license_keys using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on license_keys to app;
create policy platform on license_keys using (current_user <> 'app');
grant select on license_keys to overseer;
grant select, insert, update, delete on license_keys to account;

create table licenses (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  app text not null,
  seats integer not null,
  ends_on date,
  note text,
  key text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(key, ''))) stored,
  constraint licenses_pkey primary key (shop_id, id)
);
select distribute_shop('licenses');
create unique index licenses_key_key on licenses (shop_id, key) where deleted_at is null;
create index licenses_title_idx on licenses (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index licenses_state_idx on licenses (shop_id, state, id) where deleted_at is null;
create index licenses_search_idx on licenses using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table licenses enable row level security;
alter table licenses force row level security;
create policy shop on licenses using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on licenses to app;
grant update (shop_id, id, name, app, seats, ends_on, note, key, created_at, updated_at, version, deleted_at) on licenses to app;
grant select, update on licenses to transition;
create policy initial_state on licenses as restrictive for insert with check (state = 'active');
create policy transitions on licenses as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'block' then state = any (array['active']) when 'unblock' then state = any (array['blocked']) when 'end' then state = any (array['active', 'blocked']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'block' then state = 'blocked' when 'unblock' then state = 'active' when 'end' then state = 'ended' else false end);
grant select on licenses to searcher;
create or replace function search_licenses(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from licenses t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_licenses(uuid, text) owner to searcher;
revoke execute on function search_licenses(uuid, text) from public;
grant execute on function search_licenses(uuid, text) to app;

create table license_machines (
  shop_id uuid not null,
  id uuid not null,
  license_id uuid not null,
  machine text not null,
  name text not null,
  app_version text,
  seen_at timestamptz(3) not null,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint license_machines_pkey primary key (shop_id, id),
  constraint license_machines_license_id_fkey foreign key (shop_id, license_id) references licenses (shop_id, id)
);
select distribute_shop('license_machines');
create unique index license_machines_license_id_machine_key on license_machines (shop_id, license_id, machine) where deleted_at is null and state in ('active');
create index license_machines_license_id_idx on license_machines (shop_id, license_id) where deleted_at is null;
create index license_machines_title_idx on license_machines (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index license_machines_state_idx on license_machines (shop_id, state, id) where deleted_at is null;
alter table license_machines enable row level security;
alter table license_machines force row level security;
create policy shop on license_machines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on license_machines to app;
grant update (shop_id, id, license_id, machine, name, app_version, seen_at, created_at, updated_at, version, deleted_at) on license_machines to app;
grant select, update on license_machines to transition;
create policy initial_state on license_machines as restrictive for insert with check (state = 'active');
create policy transitions on license_machines as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'release' then state = any (array['active']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'release' then state = 'released' else false end);

-- An app that was sold, with the key of a licence of an open shop: it takes a seat, asks for a statement, or gives the seat back. Whoever
-- does is a visitor, who has the nil id.
create function enter_license(license_key text, out shop uuid, out license uuid) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  select k.shop_id, k.license_id into shop, license from license_keys k where k.key = license_key;
  perform refuse_unless(found and is_open_to_visitors(shop), 'TS404', '');
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
  perform refuse_unless(exists (select 1 from licenses l
    where l.shop_id = shop and l.id = license and l.deleted_at is null), 'TS404', '');
end $$;
