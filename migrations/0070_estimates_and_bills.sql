drop policy initial_state on pieces;
drop policy transitions on pieces;
create policy initial_state on pieces as restrictive for insert with check (state = 'inStock');
create policy transitions on pieces as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'approve' then state = any (array['inStock']) when 'reserve' then state = any (array['inStock', 'onApproval']) when 'sendToHallmarking' then state = any (array['inStock', 'returned']) when 'giveToKarigar' then state = any (array['inStock', 'returned']) when 'putBack' then state = any (array['onApproval', 'reserved', 'atHallmarking', 'atKarigar', 'returned']) when 'sell' then state = any (array['inStock', 'onApproval', 'reserved']) when 'melt' then state = any (array['inStock', 'returned']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'approve' then state = 'onApproval' when 'reserve' then state = 'reserved' when 'sendToHallmarking' then state = 'atHallmarking' when 'giveToKarigar' then state = 'atKarigar' when 'putBack' then state = 'inStock' when 'sell' then state = 'sold' when 'melt' then state = 'melted' else false end);

create table quotes (
  shop_id uuid not null,
  id uuid not null,
  number text,
  contact_id uuid,
  enquiry_id uuid,
  day date,
  valid_until date,
  rate_locked boolean not null default false,
  place_of_supply text,
  billed_gst text not null,
  discount_on text not null,
  discount_percent numeric(6,3),
  taxable numeric(14,2),
  cgst numeric(14,2),
  sgst numeric(14,2),
  utgst numeric(14,2),
  igst numeric(14,2),
  round_off numeric(14,2),
  total numeric(14,2),
  note text,
  reason text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(note, ''))) stored,
  constraint quotes_pkey primary key (shop_id, id),
  constraint quotes_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint quotes_enquiry_id_fkey foreign key (shop_id, enquiry_id) references enquiries (shop_id, id)
);
select distribute_shop('quotes');
create unique index quotes_number_key on quotes (shop_id, number) where deleted_at is null;
create index quotes_contact_id_idx on quotes (shop_id, contact_id) where deleted_at is null;
create index quotes_enquiry_id_idx on quotes (shop_id, enquiry_id) where deleted_at is null;
create index quotes_title_idx on quotes (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index quotes_state_idx on quotes (shop_id, state, id) where deleted_at is null;
create index quotes_contact_id_trash_idx on quotes (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index quotes_search_idx on quotes using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table quotes enable row level security;
alter table quotes force row level security;
create policy shop on quotes using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on quotes to app;
grant update (shop_id, id, number, contact_id, enquiry_id, day, valid_until, rate_locked, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, note, reason, created_at, updated_at, version, deleted_at) on quotes to app;
grant select, update on quotes to transition;
create policy initial_state on quotes as restrictive for insert with check (state = 'draft');
create policy transitions on quotes as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'give' then state = any (array['draft']) when 'revise' then state = any (array['given', 'declined']) when 'bill' then state = any (array['given']) when 'decline' then state = any (array['given']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'give' then state = 'given' when 'revise' then state = 'draft' when 'bill' then state = 'billed' when 'decline' then state = 'declined' else false end);
grant select on quotes to searcher;
create or replace function search_quotes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from quotes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_quotes(uuid, text) owner to searcher;
revoke execute on function search_quotes(uuid, text) from public;
grant execute on function search_quotes(uuid, text) to app;

create table quotes_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  piece_id uuid,
  product_id uuid,
  description text,
  hsn text,
  huid text,
  metal text not null,
  fineness integer,
  gross_weight numeric(12,3),
  stone_weight numeric(12,3),
  net_weight numeric(12,3),
  rate numeric(14,2),
  wastage_basis text not null,
  wastage_percent numeric(6,3),
  making_basis text not null,
  making_rate numeric,
  making_least numeric(14,2),
  stone_charge numeric(14,2),
  hallmarking numeric(14,2),
  quantity numeric,
  price numeric(14,2),
  discount numeric(14,2),
  gst numeric(6,3),
  making_gst numeric(6,3),
  making_amount numeric(14,2),
  discount_amount numeric(14,2),
  taxable numeric(14,2),
  rate_id uuid,
  gst_rate_id uuid,
  created_at timestamptz(3) not null,
  constraint quotes_lines_pkey primary key (shop_id, id),
  constraint quotes_lines_document_id_fkey foreign key (shop_id, document_id) references quotes (shop_id, id),
  constraint quotes_lines_piece_id_fkey foreign key (shop_id, piece_id) references pieces (shop_id, id),
  constraint quotes_lines_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id),
  constraint quotes_lines_rate_id_fkey foreign key (shop_id, rate_id) references commodity_rates (shop_id, id),
  constraint quotes_lines_gst_rate_id_fkey foreign key (shop_id, gst_rate_id) references gst_rates (shop_id, id)
);
select distribute_shop('quotes_lines');
create index quotes_lines_piece_id_idx on quotes_lines (shop_id, piece_id);
create index quotes_lines_product_id_idx on quotes_lines (shop_id, product_id);
create index quotes_lines_rate_id_idx on quotes_lines (shop_id, rate_id);
create index quotes_lines_gst_rate_id_idx on quotes_lines (shop_id, gst_rate_id);
create index quotes_lines_document_id_position_idx on quotes_lines (shop_id, document_id, position);
alter table quotes_lines enable row level security;
alter table quotes_lines force row level security;
create policy shop on quotes_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on quotes_lines to app;

create table quick_bills (
  shop_id uuid not null,
  id uuid not null,
  number text,
  contact_id uuid,
  quote_id uuid,
  till_id uuid,
  day date,
  place_of_supply text,
  billed_gst text not null,
  discount_on text not null,
  discount_percent numeric(6,3),
  taxable numeric(14,2),
  cgst numeric(14,2),
  sgst numeric(14,2),
  utgst numeric(14,2),
  igst numeric(14,2),
  round_off numeric(14,2),
  total numeric(14,2),
  paid numeric(14,2),
  due numeric(14,2),
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(note, ''))) stored,
  constraint quick_bills_pkey primary key (shop_id, id),
  constraint quick_bills_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint quick_bills_quote_id_fkey foreign key (shop_id, quote_id) references quotes (shop_id, id),
  constraint quick_bills_till_id_fkey foreign key (shop_id, till_id) references tills (shop_id, id)
);
select distribute_shop('quick_bills');
create unique index quick_bills_number_key on quick_bills (shop_id, number) where deleted_at is null;
create unique index quick_bills_quote_id_key on quick_bills (shop_id, quote_id) where deleted_at is null and state in ('draft', 'issued');
create index quick_bills_contact_id_idx on quick_bills (shop_id, contact_id) where deleted_at is null;
create index quick_bills_quote_id_idx on quick_bills (shop_id, quote_id) where deleted_at is null;
create index quick_bills_till_id_idx on quick_bills (shop_id, till_id) where deleted_at is null;
create index quick_bills_title_idx on quick_bills (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index quick_bills_state_idx on quick_bills (shop_id, state, id) where deleted_at is null;
create index quick_bills_contact_id_trash_idx on quick_bills (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index quick_bills_search_idx on quick_bills using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table quick_bills enable row level security;
alter table quick_bills force row level security;
create policy shop on quick_bills using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, till_id, day, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, note, created_at, updated_at, version, deleted_at) on quick_bills to app;
grant select, update on quick_bills to transition;
create policy initial_state on quick_bills as restrictive for insert with check (state = 'draft');
create policy transitions on quick_bills as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = any (array['draft']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'issue' then state = 'issued' else false end);
grant select on quick_bills to searcher;
create or replace function search_quick_bills(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from quick_bills t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_quick_bills(uuid, text) owner to searcher;
revoke execute on function search_quick_bills(uuid, text) from public;
grant execute on function search_quick_bills(uuid, text) to app;

create table quick_bills_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  piece_id uuid,
  product_id uuid,
  description text,
  hsn text,
  huid text,
  metal text not null,
  fineness integer,
  gross_weight numeric(12,3),
  stone_weight numeric(12,3),
  net_weight numeric(12,3),
  rate numeric(14,2),
  wastage_basis text not null,
  wastage_percent numeric(6,3),
  making_basis text not null,
  making_rate numeric,
  making_least numeric(14,2),
  stone_charge numeric(14,2),
  hallmarking numeric(14,2),
  quantity numeric,
  price numeric(14,2),
  discount numeric(14,2),
  gst numeric(6,3),
  making_gst numeric(6,3),
  making_amount numeric(14,2),
  discount_amount numeric(14,2),
  taxable numeric(14,2),
  rate_id uuid,
  gst_rate_id uuid,
  created_at timestamptz(3) not null,
  constraint quick_bills_lines_pkey primary key (shop_id, id),
  constraint quick_bills_lines_document_id_fkey foreign key (shop_id, document_id) references quick_bills (shop_id, id),
  constraint quick_bills_lines_piece_id_fkey foreign key (shop_id, piece_id) references pieces (shop_id, id),
  constraint quick_bills_lines_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id),
  constraint quick_bills_lines_rate_id_fkey foreign key (shop_id, rate_id) references commodity_rates (shop_id, id),
  constraint quick_bills_lines_gst_rate_id_fkey foreign key (shop_id, gst_rate_id) references gst_rates (shop_id, id)
);
select distribute_shop('quick_bills_lines');
create index quick_bills_lines_piece_id_idx on quick_bills_lines (shop_id, piece_id);
create index quick_bills_lines_product_id_idx on quick_bills_lines (shop_id, product_id);
create index quick_bills_lines_rate_id_idx on quick_bills_lines (shop_id, rate_id);
create index quick_bills_lines_gst_rate_id_idx on quick_bills_lines (shop_id, gst_rate_id);
create index quick_bills_lines_document_id_position_idx on quick_bills_lines (shop_id, document_id, position);
alter table quick_bills_lines enable row level security;
alter table quick_bills_lines force row level security;
create policy shop on quick_bills_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on quick_bills_lines to app;

create table quick_bills_payments (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  way text not null,
  amount numeric(14,2) not null,
  bank_id uuid,
  reference text,
  created_at timestamptz(3) not null,
  constraint quick_bills_payments_pkey primary key (shop_id, id),
  constraint quick_bills_payments_document_id_fkey foreign key (shop_id, document_id) references quick_bills (shop_id, id),
  constraint quick_bills_payments_bank_id_fkey foreign key (shop_id, bank_id) references ledger_accounts (shop_id, id)
);
select distribute_shop('quick_bills_payments');
create index quick_bills_payments_bank_id_idx on quick_bills_payments (shop_id, bank_id);
create index quick_bills_payments_document_id_position_idx on quick_bills_payments (shop_id, document_id, position);
alter table quick_bills_payments enable row level security;
alter table quick_bills_payments force row level security;
create policy shop on quick_bills_payments using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on quick_bills_payments to app;
