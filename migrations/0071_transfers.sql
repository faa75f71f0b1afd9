create table piece_arrivals (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  from_shop_id text,
  from_name text,
  from_gstin text,
  from_state_code text,
  billed_gst text,
  carried_by text,
  sent_on date,
  count integer,
  on_the_way integer,
  gross_weight numeric(12,3),
  net_weight numeric(12,3),
  value numeric(14,2),
  cgst numeric(14,2),
  sgst numeric(14,2),
  utgst numeric(14,2),
  igst numeric(14,2),
  total numeric(14,2),
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(from_name, '') || E'\n' || coalesce(note, ''))) stored,
  constraint piece_arrivals_pkey primary key (shop_id, id)
);
select distribute_shop('piece_arrivals');
create index piece_arrivals_title_idx on piece_arrivals (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index piece_arrivals_state_idx on piece_arrivals (shop_id, state, id) where deleted_at is null;
create index piece_arrivals_search_idx on piece_arrivals using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table piece_arrivals enable row level security;
alter table piece_arrivals force row level security;
create policy shop on piece_arrivals using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on piece_arrivals to app;
grant update (shop_id, id, number, from_shop_id, from_name, from_gstin, from_state_code, billed_gst, carried_by, sent_on, count, on_the_way, gross_weight, net_weight, value, cgst, sgst, utgst, igst, total, note, created_at, updated_at, version, deleted_at) on piece_arrivals to app;
grant select, update on piece_arrivals to transition;
create policy initial_state on piece_arrivals as restrictive for insert with check (state = 'open');
create policy transitions on piece_arrivals as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = any (array['open']) when 'cancel' then state = any (array['open']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = 'closed' when 'cancel' then state = 'cancelled' else false end);
grant select on piece_arrivals to searcher;
create or replace function search_piece_arrivals(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from piece_arrivals t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_piece_arrivals(uuid, text) owner to searcher;
revoke execute on function search_piece_arrivals(uuid, text) from public;
grant execute on function search_piece_arrivals(uuid, text) to app;

alter table pieces add column arrival_id uuid;
drop index if exists pieces_huid_key;
create unique index pieces_huid_key on pieces (shop_id, huid) where deleted_at is null and state in ('inStock', 'onApproval', 'reserved', 'atHallmarking', 'atKarigar', 'returned', 'inTransit');
create index pieces_arrival_id_idx on pieces (shop_id, arrival_id) where deleted_at is null;
alter table pieces add constraint pieces_arrival_id_fkey foreign key (shop_id, arrival_id) references piece_arrivals (shop_id, id);
revoke update on pieces from app;
grant select, insert, delete on pieces to app;
grant update (shop_id, id, tag, supplier_id, product_id, purchase_id, arrival_id, metal, fineness, gross_weight, stone_weight, net_weight, fine_weight, making_basis, making_rate, making_least, wastage_basis, wastage_percent, hallmarking, huid, cost, tray, stocked_on, images, created_at, updated_at, version, deleted_at) on pieces to app;
drop policy initial_state on pieces;
drop policy transitions on pieces;
create policy initial_state on pieces as restrictive for insert with check (state = 'inStock');
create policy transitions on pieces as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'approve' then state = any (array['inStock']) when 'reserve' then state = any (array['inStock', 'onApproval']) when 'sendToHallmarking' then state = any (array['inStock', 'returned']) when 'giveToKarigar' then state = any (array['inStock', 'returned']) when 'putBack' then state = any (array['onApproval', 'reserved', 'atHallmarking', 'atKarigar', 'returned']) when 'sell' then state = any (array['inStock', 'onApproval', 'reserved']) when 'send' then state = any (array['inStock']) when 'deliver' then state = any (array['inTransit']) when 'comeBack' then state = any (array['inTransit']) when 'melt' then state = any (array['inStock', 'returned']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'approve' then state = 'onApproval' when 'reserve' then state = 'reserved' when 'sendToHallmarking' then state = 'atHallmarking' when 'giveToKarigar' then state = 'atKarigar' when 'putBack' then state = 'inStock' when 'sell' then state = 'sold' when 'send' then state = 'inTransit' when 'deliver' then state = 'transferred' when 'comeBack' then state = 'inStock' when 'melt' then state = 'melted' else false end);

create table piece_transfers (
  shop_id uuid not null,
  id uuid not null,
  number text,
  to_shop_id text,
  to_name text,
  to_gstin text,
  to_state_code text,
  billed_gst text,
  carried_by text,
  sent_on date,
  count integer,
  on_the_way integer,
  gross_weight numeric(12,3),
  net_weight numeric(12,3),
  value numeric(14,2),
  cgst numeric(14,2),
  sgst numeric(14,2),
  utgst numeric(14,2),
  igst numeric(14,2),
  total numeric(14,2),
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(to_name, '') || E'\n' || coalesce(carried_by, '') || E'\n' || coalesce(note, ''))) stored,
  constraint piece_transfers_pkey primary key (shop_id, id)
);
select distribute_shop('piece_transfers');
create index piece_transfers_title_idx on piece_transfers (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index piece_transfers_state_idx on piece_transfers (shop_id, state, id) where deleted_at is null;
create index piece_transfers_search_idx on piece_transfers using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table piece_transfers enable row level security;
alter table piece_transfers force row level security;
create policy shop on piece_transfers using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on piece_transfers to app;
grant update (shop_id, id, number, to_shop_id, to_name, to_gstin, to_state_code, billed_gst, carried_by, sent_on, count, on_the_way, gross_weight, net_weight, value, cgst, sgst, utgst, igst, total, note, created_at, updated_at, version, deleted_at) on piece_transfers to app;
grant select, update on piece_transfers to transition;
create policy initial_state on piece_transfers as restrictive for insert with check (state = 'draft');
create policy transitions on piece_transfers as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = any (array['draft']) when 'recall' then state = any (array['sent']) when 'receive' then state = any (array['sent', 'recalled']) when 'cancel' then state = any (array['sent', 'recalled']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = 'sent' when 'recall' then state = 'recalled' when 'receive' then state = 'received' when 'cancel' then state = 'cancelled' else false end);
grant select on piece_transfers to searcher;
create or replace function search_piece_transfers(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from piece_transfers t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_piece_transfers(uuid, text) owner to searcher;
revoke execute on function search_piece_transfers(uuid, text) from public;
grant execute on function search_piece_transfers(uuid, text) to app;

create table piece_transfers_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  piece_id uuid not null,
  product_id uuid,
  hsn text,
  fineness integer,
  gross_weight numeric(12,3),
  net_weight numeric(12,3),
  huid text,
  value numeric(14,2),
  gst numeric(6,3),
  outcome text,
  reason text,
  tag_there text,
  ended_on date,
  created_at timestamptz(3) not null,
  constraint piece_transfers_lines_pkey primary key (shop_id, id),
  constraint piece_transfers_lines_document_id_fkey foreign key (shop_id, document_id) references piece_transfers (shop_id, id),
  constraint piece_transfers_lines_piece_id_fkey foreign key (shop_id, piece_id) references pieces (shop_id, id),
  constraint piece_transfers_lines_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id)
);
select distribute_shop('piece_transfers_lines');
create index piece_transfers_lines_piece_id_idx on piece_transfers_lines (shop_id, piece_id);
create index piece_transfers_lines_product_id_idx on piece_transfers_lines (shop_id, product_id);
create index piece_transfers_lines_document_id_position_idx on piece_transfers_lines (shop_id, document_id, position);
alter table piece_transfers_lines enable row level security;
alter table piece_transfers_lines force row level security;
create policy shop on piece_transfers_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on piece_transfers_lines to app;

create table piece_arrivals_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  tag text not null,
  product_name text,
  product_code text,
  hsn text,
  metal text,
  fineness integer,
  gross_weight numeric(12,3),
  stone_weight numeric(12,3),
  net_weight numeric(12,3),
  huid text,
  making_basis text,
  making_rate numeric,
  making_least numeric(14,2),
  wastage_basis text,
  wastage_percent numeric(6,3),
  hallmarking numeric(14,2),
  value numeric(14,2),
  gst numeric(6,3),
  outcome text,
  reason text,
  tag_here text,
  ended_on date,
  created_at timestamptz(3) not null,
  constraint piece_arrivals_lines_pkey primary key (shop_id, id),
  constraint piece_arrivals_lines_document_id_fkey foreign key (shop_id, document_id) references piece_arrivals (shop_id, id)
);
select distribute_shop('piece_arrivals_lines');
create index piece_arrivals_lines_document_id_position_idx on piece_arrivals_lines (shop_id, document_id, position);
alter table piece_arrivals_lines enable row level security;
alter table piece_arrivals_lines force row level security;
create policy shop on piece_arrivals_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on piece_arrivals_lines to app;

create table piece_arrivals_stones (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  tag text not null,
  kind text not null,
  count integer,
  carats numeric,
  rate numeric(14,2),
  basis text not null,
  created_at timestamptz(3) not null,
  constraint piece_arrivals_stones_pkey primary key (shop_id, id),
  constraint piece_arrivals_stones_document_id_fkey foreign key (shop_id, document_id) references piece_arrivals (shop_id, id)
);
select distribute_shop('piece_arrivals_stones');
create index piece_arrivals_stones_document_id_position_idx on piece_arrivals_stones (shop_id, document_id, position);
alter table piece_arrivals_stones enable row level security;
alter table piece_arrivals_stones force row level security;
create policy shop on piece_arrivals_stones using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on piece_arrivals_stones to app;

create table piece_arrivals_products (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  name text not null,
  product_code text,
  hsncode text,
  tax_percentage numeric(6,3),
  unit text,
  mrp numeric(14,2),
  purchase_price numeric(14,2),
  selling_price numeric(14,2),
  created_at timestamptz(3) not null,
  constraint piece_arrivals_products_pkey primary key (shop_id, id),
  constraint piece_arrivals_products_document_id_fkey foreign key (shop_id, document_id) references piece_arrivals (shop_id, id)
);
select distribute_shop('piece_arrivals_products');
create index piece_arrivals_products_document_id_position_idx on piece_arrivals_products (shop_id, document_id, position);
alter table piece_arrivals_products enable row level security;
alter table piece_arrivals_products force row level security;
create policy shop on piece_arrivals_products using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on piece_arrivals_products to app;

-- What was sent goes to the other shop, and what became of it comes back.
select jobs.create_queue('transfers', '{"policy":"standard","retryLimit":10000,"retryDelay":1,"retryBackoff":true,"retryDelayMax":600,"expireInSeconds":86400,"heartbeatSeconds":20}');
