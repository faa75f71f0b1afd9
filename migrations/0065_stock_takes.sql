create table stock_takes (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  tray text,
  metal text,
  expected integer,
  found integer,
  missing integer,
  surplus integer,
  missing_weight numeric(12,3),
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(tray, ''))) stored,
  constraint stock_takes_pkey primary key (shop_id, id)
);
select distribute_shop('stock_takes');
create index stock_takes_title_idx on stock_takes (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index stock_takes_state_idx on stock_takes (shop_id, state, id) where deleted_at is null;
create index stock_takes_search_idx on stock_takes using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table stock_takes enable row level security;
alter table stock_takes force row level security;
create policy shop on stock_takes using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on stock_takes to app;
grant update (shop_id, id, name, tray, metal, expected, found, missing, surplus, missing_weight, created_at, updated_at, version, deleted_at) on stock_takes to app;
grant select, update on stock_takes to transition;
create policy initial_state on stock_takes as restrictive for insert with check (state = 'open');
create policy transitions on stock_takes as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = any (array['open']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = 'closed' else false end);
grant select on stock_takes to searcher;
create or replace function search_stock_takes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from stock_takes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_stock_takes(uuid, text) owner to searcher;
revoke execute on function search_stock_takes(uuid, text) from public;
grant execute on function search_stock_takes(uuid, text) to app;

create table stock_scans (
  shop_id uuid not null,
  take_id uuid not null,
  tag text not null,
  piece_id uuid,
  outcome text,
  at timestamptz(3) not null,
  user_id uuid,
  user_name text,
  constraint stock_scans_pkey primary key (shop_id, take_id, tag),
  constraint stock_scans_take_id_fkey foreign key (shop_id, take_id) references stock_takes (shop_id, id),
  constraint stock_scans_piece_id_fkey foreign key (shop_id, piece_id) references pieces (shop_id, id)
);
select distribute_shop('stock_scans');
create index stock_scans_piece_idx on stock_scans (shop_id, take_id, piece_id);
alter table stock_scans enable row level security;
alter table stock_scans force row level security;
create policy shop on stock_scans using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on stock_scans to app;
