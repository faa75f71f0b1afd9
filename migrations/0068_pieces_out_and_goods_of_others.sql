create table piece_issues (
  shop_id uuid not null,
  id uuid not null,
  number text,
  kind text not null,
  party_id uuid not null,
  carried_by text,
  due_on date,
  issued_on date,
  count integer,
  still_out integer,
  gross_weight numeric(12,3),
  net_weight numeric(12,3),
  value numeric(14,2),
  charges numeric(14,2),
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(carried_by, '') || E'\n' || coalesce(note, ''))) stored,
  constraint piece_issues_pkey primary key (shop_id, id),
  constraint piece_issues_party_id_fkey foreign key (shop_id, party_id) references contacts (shop_id, id)
);
select distribute_shop('piece_issues');
create index piece_issues_party_id_idx on piece_issues (shop_id, party_id) where deleted_at is null;
create index piece_issues_title_idx on piece_issues (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index piece_issues_state_idx on piece_issues (shop_id, state, id) where deleted_at is null;
create index piece_issues_due_idx on piece_issues (shop_id, state, due_on) where deleted_at is null;
create index piece_issues_calendar_idx on piece_issues (shop_id, due_on, id) where deleted_at is null;
create index piece_issues_party_id_trash_idx on piece_issues (shop_id, party_id) where deleted_at is not null and party_id is not null;
create index piece_issues_search_idx on piece_issues using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table piece_issues enable row level security;
alter table piece_issues force row level security;
create policy shop on piece_issues using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on piece_issues to app;
grant update (shop_id, id, number, kind, party_id, carried_by, due_on, issued_on, count, still_out, gross_weight, net_weight, value, charges, note, created_at, updated_at, version, deleted_at) on piece_issues to app;
grant select, update on piece_issues to transition;
create policy initial_state on piece_issues as restrictive for insert with check (state = 'draft');
create policy transitions on piece_issues as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = any (array['draft']) when 'close' then state = any (array['issued']) when 'cancel' then state = any (array['issued']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = 'issued' when 'close' then state = 'closed' when 'cancel' then state = 'cancelled' else false end);
grant select on piece_issues to searcher;
create or replace function search_piece_issues(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from piece_issues t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_piece_issues(uuid, text) owner to searcher;
revoke execute on function search_piece_issues(uuid, text) from public;
grant execute on function search_piece_issues(uuid, text) to app;

create table piece_issues_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  piece_id uuid not null,
  product_id uuid,
  fineness integer,
  gross_weight numeric(12,3),
  net_weight numeric(12,3),
  value numeric(14,2),
  huid text,
  hallmarking numeric(14,2),
  outcome text,
  ended_on date,
  created_at timestamptz(3) not null,
  constraint piece_issues_lines_pkey primary key (shop_id, id),
  constraint piece_issues_lines_document_id_fkey foreign key (shop_id, document_id) references piece_issues (shop_id, id),
  constraint piece_issues_lines_piece_id_fkey foreign key (shop_id, piece_id) references pieces (shop_id, id),
  constraint piece_issues_lines_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id)
);
select distribute_shop('piece_issues_lines');
create index piece_issues_lines_piece_id_idx on piece_issues_lines (shop_id, piece_id);
create index piece_issues_lines_product_id_idx on piece_issues_lines (shop_id, product_id);
create index piece_issues_lines_document_id_position_idx on piece_issues_lines (shop_id, document_id, position);
alter table piece_issues_lines enable row level security;
alter table piece_issues_lines force row level security;
create policy shop on piece_issues_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on piece_issues_lines to app;

create table held_goods (
  shop_id uuid not null,
  id uuid not null,
  number text,
  kind text not null,
  party_id uuid not null,
  brought_by text,
  received_on date not null,
  due_on date,
  count integer,
  still_here integer,
  gross_weight numeric(12,3),
  net_weight numeric(12,3),
  value numeric(14,2),
  purchase_id uuid,
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(brought_by, '') || E'\n' || coalesce(note, ''))) stored,
  constraint held_goods_pkey primary key (shop_id, id),
  constraint held_goods_party_id_fkey foreign key (shop_id, party_id) references contacts (shop_id, id),
  constraint held_goods_purchase_id_fkey foreign key (shop_id, purchase_id) references purchases (shop_id, id)
);
select distribute_shop('held_goods');
create index held_goods_party_id_idx on held_goods (shop_id, party_id) where deleted_at is null;
create index held_goods_purchase_id_idx on held_goods (shop_id, purchase_id) where deleted_at is null;
create index held_goods_title_idx on held_goods (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index held_goods_state_idx on held_goods (shop_id, state, id) where deleted_at is null;
create index held_goods_due_idx on held_goods (shop_id, state, due_on) where deleted_at is null;
create index held_goods_calendar_idx on held_goods (shop_id, due_on, id) where deleted_at is null;
create index held_goods_party_id_trash_idx on held_goods (shop_id, party_id) where deleted_at is not null and party_id is not null;
create index held_goods_search_idx on held_goods using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table held_goods enable row level security;
alter table held_goods force row level security;
create policy shop on held_goods using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on held_goods to app;
grant update (shop_id, id, number, kind, party_id, brought_by, received_on, due_on, count, still_here, gross_weight, net_weight, value, purchase_id, note, created_at, updated_at, version, deleted_at) on held_goods to app;
grant select, update on held_goods to transition;
create policy initial_state on held_goods as restrictive for insert with check (state = 'here');
create policy transitions on held_goods as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = any (array['here']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = 'closed' else false end);
grant select on held_goods to searcher;
create or replace function search_held_goods(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from held_goods t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_held_goods(uuid, text) owner to searcher;
revoke execute on function search_held_goods(uuid, text) from public;
grant execute on function search_held_goods(uuid, text) to app;

create table held_goods_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  description text not null,
  count integer not null,
  metal text,
  fineness integer,
  gross_weight numeric(12,3),
  net_weight numeric(12,3),
  value numeric(14,2),
  remark text,
  outcome text,
  created_at timestamptz(3) not null,
  constraint held_goods_lines_pkey primary key (shop_id, id),
  constraint held_goods_lines_document_id_fkey foreign key (shop_id, document_id) references held_goods (shop_id, id)
);
select distribute_shop('held_goods_lines');
create index held_goods_lines_document_id_position_idx on held_goods_lines (shop_id, document_id, position);
alter table held_goods_lines enable row level security;
alter table held_goods_lines force row level security;
create policy shop on held_goods_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on held_goods_lines to app;
