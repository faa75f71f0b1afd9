create index contacts_birthday_yearly_idx on contacts (shop_id, (extract(month from birthday) * 100 + extract(day from birthday))) where deleted_at is null;
create index contacts_anniversary_yearly_idx on contacts (shop_id, (extract(month from anniversary) * 100 + extract(day from anniversary))) where deleted_at is null;

alter table work_order_types add column sac text;

alter table quotes add column currency text;
alter table quotes add column rupees_for_one numeric;
alter table quotes add column total_abroad numeric;
revoke update on quotes from app;
grant select, insert, delete on quotes to app;
grant update (shop_id, id, number, contact_id, enquiry_id, day, valid_until, rate_locked, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, currency, rupees_for_one, total_abroad, approver_id, approved_amount, note, reason, created_at, updated_at, version, deleted_at) on quotes to app;

alter table quick_bills add column work_order_id uuid;
create unique index quick_bills_work_order_id_key on quick_bills (shop_id, work_order_id) where deleted_at is null and state in ('draft', 'issued');
create index quick_bills_work_order_id_idx on quick_bills (shop_id, work_order_id) where deleted_at is null;
alter table quick_bills add constraint quick_bills_work_order_id_fkey foreign key (shop_id, work_order_id) references work_orders (shop_id, id);
revoke update on quick_bills from app;
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, sales_order_id, work_order_id, till_id, day, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, credited, buyer_gstin, tax_scheme, approver_id, approved_amount, form60, note, created_at, updated_at, version, deleted_at) on quick_bills to app;

create table debit_notes (
  shop_id uuid not null,
  id uuid not null,
  number text,
  bill_id uuid not null,
  bill_day date,
  contact_id uuid not null,
  day date not null,
  reason text not null,
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
  buyer_gstin text,
  tax_scheme text,
  note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(note, ''))) stored,
  constraint debit_notes_pkey primary key (shop_id, id),
  constraint debit_notes_bill_id_fkey foreign key (shop_id, bill_id) references quick_bills (shop_id, id),
  constraint debit_notes_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id)
);
select distribute_shop('debit_notes');
create unique index debit_notes_number_key on debit_notes (shop_id, number) where deleted_at is null;
create index debit_notes_bill_id_idx on debit_notes (shop_id, bill_id) where deleted_at is null;
create index debit_notes_contact_id_idx on debit_notes (shop_id, contact_id) where deleted_at is null;
create index debit_notes_title_idx on debit_notes (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index debit_notes_contact_id_trash_idx on debit_notes (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index debit_notes_search_idx on debit_notes using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table debit_notes enable row level security;
alter table debit_notes force row level security;
create policy shop on debit_notes using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on debit_notes to app;
grant select on debit_notes to searcher;
create or replace function search_debit_notes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from debit_notes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_debit_notes(uuid, text) owner to searcher;
revoke execute on function search_debit_notes(uuid, text) from public;
grant execute on function search_debit_notes(uuid, text) to app;

create table debit_notes_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  tag text,
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
  scheme_bonus numeric(14,2),
  created_at timestamptz(3) not null,
  constraint debit_notes_lines_pkey primary key (shop_id, id),
  constraint debit_notes_lines_document_id_fkey foreign key (shop_id, document_id) references debit_notes (shop_id, id)
);
select distribute_shop('debit_notes_lines');
create index debit_notes_lines_document_id_position_idx on debit_notes_lines (shop_id, document_id, position);
alter table debit_notes_lines enable row level security;
alter table debit_notes_lines force row level security;
create policy shop on debit_notes_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on debit_notes_lines to app;
