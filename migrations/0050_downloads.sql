create table uploads (
  shop_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  entity text not null,
  field text not null,
  name text not null,
  type text not null,
  size bigint not null,
  modified bigint,
  part_size integer not null,
  parts jsonb not null,
  sha256 text,
  created_at timestamptz(3) not null,
  touched_at timestamptz(3) not null,
  finished_at timestamptz(3),
  constraint uploads_pkey primary key (shop_id, id)
);
select distribute_shop('uploads');
create index uploads_user_idx on uploads (shop_id, user_id, entity);
create index uploads_touched_idx on uploads (shop_id, touched_at);
alter table uploads enable row level security;
alter table uploads force row level security;
create policy shop on uploads using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text)) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text));
grant select, insert, update, delete on uploads to app;

create table downloads (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  release text not null,
  platform text not null,
  file jsonb not null,
  released_on date not null,
  notes text,
  notes_hi text,
  audience text not null,
  is_published boolean not null default false,
  position integer,
  fetched integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(release, ''))) stored,
  constraint downloads_pkey primary key (id)
);
select distribute_platform('downloads');
create unique index downloads_name_platform_release_key on downloads (shop_id, name, platform, release) where deleted_at is null;
create index downloads_title_idx on downloads (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index downloads_search_idx on downloads using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table downloads enable row level security;
alter table downloads force row level security;
create policy shop on downloads using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on downloads to app;
create policy platform on downloads using (current_user <> 'app');
grant select on downloads to overseer;
grant select, insert, update, delete on downloads to account;
grant select on downloads to searcher;
create or replace function search_downloads(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from downloads t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_downloads(uuid, text) owner to searcher;
revoke execute on function search_downloads(uuid, text) from public;
grant execute on function search_downloads(uuid, text) to app;

create table download_counts (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  download_id uuid not null,
  day date not null,
  count integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint download_counts_pkey primary key (id),
  constraint download_counts_download_id_fkey foreign key (download_id) references downloads (id)
);
select distribute_platform('download_counts');
create index download_counts_download_id_idx on download_counts (shop_id, download_id) where deleted_at is null;
alter table download_counts enable row level security;
alter table download_counts force row level security;
create policy shop on download_counts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on download_counts to app;
create policy platform on download_counts using (current_user <> 'app');
grant select on download_counts to overseer;
grant select, insert, update, delete on download_counts to account;
