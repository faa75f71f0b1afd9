alter table shops add column ads_on_board boolean not null default false;
alter table shops add column ads_on_cards boolean not null default false;

create table ads (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  advertiser text not null,
  advertiser_email text,
  headline text not null,
  headline_hi text not null,
  link text not null,
  on_landing boolean not null default false,
  on_home boolean not null default false,
  on_rate_board boolean not null default false,
  on_biz_card boolean not null default false,
  wide uuid,
  square uuid,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  is_on boolean not null default false,
  position integer,
  report_address text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(advertiser, '') || E'\n' || coalesce(headline, '') || E'\n' || coalesce(headline_hi, ''))) stored,
  constraint ads_pkey primary key (id)
);
select distribute_platform('ads');
create index ads_title_idx on ads (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index ads_search_idx on ads using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table ads enable row level security;
alter table ads force row level security;
create policy shop on ads using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on ads to app;
create policy platform on ads using (current_user <> 'app');
grant select on ads to overseer;
grant select, insert, update, delete on ads to account;
grant select on ads to searcher;
create or replace function search_ads(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from ads t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_ads(uuid, text) owner to searcher;
revoke execute on function search_ads(uuid, text) from public;
grant execute on function search_ads(uuid, text) to app;

create table ad_counts (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  ad_id uuid not null,
  day date not null,
  place text not null,
  views integer not null,
  clicks integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint ad_counts_pkey primary key (id),
  constraint ad_counts_ad_id_fkey foreign key (ad_id) references ads (id)
);
select distribute_platform('ad_counts');
create index ad_counts_ad_id_idx on ad_counts (shop_id, ad_id) where deleted_at is null;
alter table ad_counts enable row level security;
alter table ad_counts force row level security;
create policy shop on ad_counts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on ad_counts to app;
create policy platform on ad_counts using (current_user <> 'app');
grant select on ad_counts to overseer;
grant select, insert, update, delete on ad_counts to account;

-- Anybody, before the platform's ads, to read. Whether that shop lets ads onto this page of its own; its row is read here and nowhere else.
create function enter_ads(shop uuid, place text, out allowed boolean) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  allowed := exists (select 1 from shops s where s.id = shop and is_open_to_visitors(s.id)
    and (place = 'rateBoard' and s.rates_public and s.ads_on_board or place = 'bizCard' and s.ads_on_cards));
  perform set_config('transaction_read_only', 'on', true);
  execute format('set local app.shop_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_id = %L', '');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
end $$;

-- The board tells whether ads may stand on it, so that it keeps their room.
drop function enter_rate_board(uuid);
create function enter_rate_board(shop uuid, out name text, out logo uuid, out has_ads boolean) language plpgsql as $$
declare
  found_shop record;
begin
  perform set_config('role', 'none', true);
  select s.name, s.logo, s.ads_on_board into found_shop from shops s
  where s.id = enter_rate_board.shop and s.rates_public and is_open_to_visitors(s.id);
  perform refuse_unless(found, 'TS404', 'shops');
  name := found_shop.name;
  logo := found_shop.logo;
  has_ads := found_shop.ads_on_board;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'visitor', true);
end $$;
