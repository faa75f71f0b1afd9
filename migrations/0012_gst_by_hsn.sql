create table gst_rates (
  shop_id uuid not null,
  id uuid not null,
  hsn text not null,
  rate numeric(6,3) not null,
  since date not null,
  note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(hsn, '') || E'\n' || coalesce(note, ''))) stored,
  constraint gst_rates_pkey primary key (shop_id, id)
);
select distribute_shop('gst_rates');
create unique index gst_rates_hsn_since_key on gst_rates (shop_id, hsn, since) where deleted_at is null;
create index gst_rates_search_idx on gst_rates using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table gst_rates enable row level security;
alter table gst_rates force row level security;
create policy shop on gst_rates using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on gst_rates to app;
grant select on gst_rates to searcher;
create or replace function search_gst_rates(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from gst_rates t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_gst_rates(uuid, text) owner to searcher;
revoke execute on function search_gst_rates(uuid, text) from public;
grant execute on function search_gst_rates(uuid, text) to app;

create table hsn_codes (
  shop_id uuid not null,
  id uuid not null,
  code text not null,
  description text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(code, '') || E'\n' || coalesce(description, ''))) stored,
  constraint hsn_codes_pkey primary key (shop_id, id)
);
select distribute_shop('hsn_codes');
create unique index hsn_codes_code_key on hsn_codes (shop_id, code) where deleted_at is null;
create index hsn_codes_search_idx on hsn_codes using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table hsn_codes enable row level security;
alter table hsn_codes force row level security;
create policy shop on hsn_codes using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on hsn_codes to app;
grant select on hsn_codes to searcher;
create or replace function search_hsn_codes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from hsn_codes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_hsn_codes(uuid, text) owner to searcher;
revoke execute on function search_hsn_codes(uuid, text) from public;
grant execute on function search_hsn_codes(uuid, text) to app;
