create table work_order_types (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  days integer,
  loss_percent numeric(6,3),
  note text,
  position integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(note, ''))) stored,
  constraint work_order_types_pkey primary key (shop_id, id)
);
select distribute_shop('work_order_types');
create unique index work_order_types_name_key on work_order_types (shop_id, name) where deleted_at is null;
create index work_order_types_title_idx on work_order_types (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index work_order_types_search_idx on work_order_types using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
-- What shops there are begin with what new ones do, in the language of an owner.
insert into work_order_types (shop_id, id, name, days, position, created_at, updated_at)
select s.id, gen_random_uuid(), case when h.is_hindi then f.hi else f.en end, f.days, f.position, now(), now()
from shops s
cross join lateral (select exists (select 1 from memberships m join users u on u.id = m.user_id
  where m.shop_id = s.id and m.role = 'owner' and u.language = 'hi') as is_hindi) h
cross join (values (1, 'New piece', 'नया नग', 15), (2, 'Repair', 'मरम्मत', 3), (3, 'Polish and resizing', 'पॉलिश और साइज़', 2),
  (4, 'Melting and refining', 'गलाई और शोधन', 1)) as f(position, en, hi, days);
alter table work_order_types enable row level security;
alter table work_order_types force row level security;
create policy shop on work_order_types using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on work_order_types to app;
grant select on work_order_types to searcher;
create or replace function search_work_order_types(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from work_order_types t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_work_order_types(uuid, text) owner to searcher;
revoke execute on function search_work_order_types(uuid, text) from public;
grant execute on function search_work_order_types(uuid, text) to app;

create table work_order_states (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  meaning text not null,
  position integer,
  type_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint work_order_states_pkey primary key (shop_id, id),
  constraint work_order_states_type_id_fkey foreign key (shop_id, type_id) references work_order_types (shop_id, id)
);
select distribute_shop('work_order_states');
create unique index work_order_states_name_key on work_order_states (shop_id, name) where deleted_at is null;
create index work_order_states_type_id_idx on work_order_states (shop_id, type_id) where deleted_at is null;
create index work_order_states_title_idx on work_order_states (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index work_order_states_search_idx on work_order_states using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
insert into work_order_states (shop_id, id, name, meaning, position, created_at, updated_at)
select s.id, gen_random_uuid(), case when h.is_hindi then f.hi else f.en end, f.meaning, f.position, now(), now()
from shops s
cross join lateral (select exists (select 1 from memberships m join users u on u.id = m.user_id
  where m.shop_id = s.id and m.role = 'owner' and u.language = 'hi') as is_hindi) h
cross join (values (1, 'To be given', 'देना है', 'waiting'), (2, 'With the karigar', 'कारीगर के पास', 'active'),
  (3, 'Setting and polish', 'जड़ाई और पॉलिश', 'active'), (4, 'At hallmarking', 'हॉलमार्किंग में', 'active'), (5, 'Finished', 'तैयार', 'done'),
  (6, 'Called off', 'रद्द', 'stopped')) as f(position, en, hi, meaning);
alter table work_order_states enable row level security;
alter table work_order_states force row level security;
create policy shop on work_order_states using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on work_order_states to app;
grant select on work_order_states to searcher;
create or replace function search_work_order_states(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from work_order_states t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_work_order_states(uuid, text) owner to searcher;
revoke execute on function search_work_order_states(uuid, text) from public;
grant execute on function search_work_order_states(uuid, text) to app;

create table work_orders (
  shop_id uuid not null,
  id uuid not null,
  number text,
  name text not null,
  type_id uuid not null,
  status_id uuid,
  priority text not null,
  contact_id uuid,
  held_goods_id uuid,
  karigar_id uuid,
  due_on date,
  product_id uuid,
  pieces integer,
  metal text not null,
  fineness integer,
  weight numeric(12,3),
  piece_size text,
  design text,
  images uuid[] not null default '{}',
  loss_percent numeric(6,3),
  estimate numeric(14,2),
  issued numeric(12,3),
  returned numeric(12,3),
  agreed_loss numeric(12,3),
  with_karigar numeric(12,3),
  labour numeric(14,2),
  done_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(name, '') || E'\n' || coalesce(design, ''))) stored,
  constraint work_orders_pkey primary key (shop_id, id),
  constraint work_orders_type_id_fkey foreign key (shop_id, type_id) references work_order_types (shop_id, id),
  constraint work_orders_status_id_fkey foreign key (shop_id, status_id) references work_order_states (shop_id, id),
  constraint work_orders_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint work_orders_held_goods_id_fkey foreign key (shop_id, held_goods_id) references held_goods (shop_id, id),
  constraint work_orders_karigar_id_fkey foreign key (shop_id, karigar_id) references contacts (shop_id, id),
  constraint work_orders_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id)
);
select distribute_shop('work_orders');
create unique index work_orders_number_key on work_orders (shop_id, number) where deleted_at is null;
create index work_orders_type_id_idx on work_orders (shop_id, type_id) where deleted_at is null;
create index work_orders_status_id_idx on work_orders (shop_id, status_id) where deleted_at is null;
create index work_orders_contact_id_idx on work_orders (shop_id, contact_id) where deleted_at is null;
create index work_orders_held_goods_id_idx on work_orders (shop_id, held_goods_id) where deleted_at is null;
create index work_orders_karigar_id_idx on work_orders (shop_id, karigar_id) where deleted_at is null;
create index work_orders_product_id_idx on work_orders (shop_id, product_id) where deleted_at is null;
create index work_orders_title_idx on work_orders (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index work_orders_due_idx on work_orders (shop_id, due_on) where deleted_at is null;
create index work_orders_done_at_figure_idx on work_orders (shop_id, done_at) where deleted_at is null;
create index work_orders_contact_id_trash_idx on work_orders (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index work_orders_karigar_id_trash_idx on work_orders (shop_id, karigar_id) where deleted_at is not null and karigar_id is not null;
create index work_orders_search_idx on work_orders using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table work_orders enable row level security;
alter table work_orders force row level security;
create policy shop on work_orders using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on work_orders to app;
grant select on work_orders to searcher;
create or replace function search_work_orders(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from work_orders t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_work_orders(uuid, text) owner to searcher;
revoke execute on function search_work_orders(uuid, text) from public;
grant execute on function search_work_orders(uuid, text) to app;

create table karigar_receipts (
  shop_id uuid not null,
  id uuid not null,
  number text,
  contact_id uuid not null,
  work_order_id uuid,
  day date,
  bill_no text,
  billed_gst text not null,
  gst numeric(6,3),
  fine_gold numeric(12,3),
  fine_silver numeric(12,3),
  fine_platinum numeric(12,3),
  loss_gold numeric(12,3),
  loss_silver numeric(12,3),
  loss_platinum numeric(12,3),
  carats numeric,
  labour numeric(14,2),
  cgst numeric(14,2),
  sgst numeric(14,2),
  utgst numeric(14,2),
  igst numeric(14,2),
  settled numeric(14,2),
  total numeric(14,2),
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(bill_no, '') || E'\n' || coalesce(note, ''))) stored,
  constraint karigar_receipts_pkey primary key (shop_id, id),
  constraint karigar_receipts_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint karigar_receipts_work_order_id_fkey foreign key (shop_id, work_order_id) references work_orders (shop_id, id)
);
select distribute_shop('karigar_receipts');
create unique index karigar_receipts_number_key on karigar_receipts (shop_id, number) where deleted_at is null;
create index karigar_receipts_contact_id_idx on karigar_receipts (shop_id, contact_id) where deleted_at is null;
create index karigar_receipts_work_order_id_idx on karigar_receipts (shop_id, work_order_id) where deleted_at is null;
create index karigar_receipts_title_idx on karigar_receipts (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index karigar_receipts_state_idx on karigar_receipts (shop_id, state, id) where deleted_at is null;
create index karigar_receipts_contact_id_trash_idx on karigar_receipts (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index karigar_receipts_search_idx on karigar_receipts using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table karigar_receipts enable row level security;
alter table karigar_receipts force row level security;
create policy shop on karigar_receipts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on karigar_receipts to app;
grant update (shop_id, id, number, contact_id, work_order_id, day, bill_no, billed_gst, gst, fine_gold, fine_silver, fine_platinum, loss_gold, loss_silver, loss_platinum, carats, labour, cgst, sgst, utgst, igst, settled, total, note, created_at, updated_at, version, deleted_at) on karigar_receipts to app;
grant select, update on karigar_receipts to transition;
create policy initial_state on karigar_receipts as restrictive for insert with check (state = 'draft');
create policy transitions on karigar_receipts as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' when 'cancel' then state = 'cancelled' else false end);
grant select on karigar_receipts to searcher;
create or replace function search_karigar_receipts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from karigar_receipts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_karigar_receipts(uuid, text) owner to searcher;
revoke execute on function search_karigar_receipts(uuid, text) from public;
grant execute on function search_karigar_receipts(uuid, text) to app;

alter table pieces add column receipt_id uuid;
create index pieces_receipt_id_idx on pieces (shop_id, receipt_id) where deleted_at is null;
alter table pieces add constraint pieces_receipt_id_fkey foreign key (shop_id, receipt_id) references karigar_receipts (shop_id, id);
revoke update on pieces from app;
grant select, insert, delete on pieces to app;
grant update (shop_id, id, tag, supplier_id, product_id, purchase_id, receipt_id, arrival_id, metal, fineness, gross_weight, stone_weight, net_weight, fine_weight, making_basis, making_rate, making_least, wastage_basis, wastage_percent, hallmarking, huid, cost, tray, stocked_on, images, created_at, updated_at, version, deleted_at) on pieces to app;

create table karigar_issues (
  shop_id uuid not null,
  id uuid not null,
  number text,
  contact_id uuid not null,
  work_order_id uuid,
  day date,
  due_on date,
  carried_by text,
  fine_gold numeric(12,3),
  fine_silver numeric(12,3),
  fine_platinum numeric(12,3),
  carats numeric,
  value numeric(14,2),
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(carried_by, '') || E'\n' || coalesce(note, ''))) stored,
  constraint karigar_issues_pkey primary key (shop_id, id),
  constraint karigar_issues_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint karigar_issues_work_order_id_fkey foreign key (shop_id, work_order_id) references work_orders (shop_id, id)
);
select distribute_shop('karigar_issues');
create unique index karigar_issues_number_key on karigar_issues (shop_id, number) where deleted_at is null;
create index karigar_issues_contact_id_idx on karigar_issues (shop_id, contact_id) where deleted_at is null;
create index karigar_issues_work_order_id_idx on karigar_issues (shop_id, work_order_id) where deleted_at is null;
create index karigar_issues_title_idx on karigar_issues (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index karigar_issues_state_idx on karigar_issues (shop_id, state, id) where deleted_at is null;
create index karigar_issues_calendar_idx on karigar_issues (shop_id, due_on, id) where deleted_at is null;
create index karigar_issues_contact_id_trash_idx on karigar_issues (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index karigar_issues_search_idx on karigar_issues using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table karigar_issues enable row level security;
alter table karigar_issues force row level security;
create policy shop on karigar_issues using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on karigar_issues to app;
grant update (shop_id, id, number, contact_id, work_order_id, day, due_on, carried_by, fine_gold, fine_silver, fine_platinum, carats, value, note, created_at, updated_at, version, deleted_at) on karigar_issues to app;
grant select, update on karigar_issues to transition;
create policy initial_state on karigar_issues as restrictive for insert with check (state = 'draft');
create policy transitions on karigar_issues as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' when 'cancel' then state = 'cancelled' else false end);
grant select on karigar_issues to searcher;
create or replace function search_karigar_issues(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from karigar_issues t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_karigar_issues(uuid, text) owner to searcher;
revoke execute on function search_karigar_issues(uuid, text) from public;
grant execute on function search_karigar_issues(uuid, text) to app;

create table karigar_issues_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  what text not null,
  description text,
  metal text,
  fineness integer,
  weight numeric(12,3),
  fine_weight numeric(12,3),
  carats numeric,
  count integer,
  created_at timestamptz(3) not null,
  constraint karigar_issues_lines_pkey primary key (shop_id, id),
  constraint karigar_issues_lines_document_id_fkey foreign key (shop_id, document_id) references karigar_issues (shop_id, id)
);
select distribute_shop('karigar_issues_lines');
create index karigar_issues_lines_document_id_position_idx on karigar_issues_lines (shop_id, document_id, position);
alter table karigar_issues_lines enable row level security;
alter table karigar_issues_lines force row level security;
create policy shop on karigar_issues_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on karigar_issues_lines to app;

create table karigar_receipts_lines (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  what text not null,
  description text,
  metal text,
  gross_weight numeric(12,3),
  stone_weight numeric(12,3),
  net_weight numeric(12,3),
  fineness integer,
  fine_weight numeric(12,3),
  loss_percent numeric(6,3),
  loss numeric(12,3),
  carats numeric,
  labour_basis text,
  rate numeric(14,2),
  amount numeric(14,2),
  created_at timestamptz(3) not null,
  constraint karigar_receipts_lines_pkey primary key (shop_id, id),
  constraint karigar_receipts_lines_document_id_fkey foreign key (shop_id, document_id) references karigar_receipts (shop_id, id)
);
select distribute_shop('karigar_receipts_lines');
create index karigar_receipts_lines_document_id_position_idx on karigar_receipts_lines (shop_id, document_id, position);
alter table karigar_receipts_lines enable row level security;
alter table karigar_receipts_lines force row level security;
create policy shop on karigar_receipts_lines using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on karigar_receipts_lines to app;

-- owner: +shop/work_order/add +shop/work_order/list +shop/work_order/edit +shop/work_order/delete +shop/karigar_voucher/add +shop/karigar_voucher/list +shop/karigar_voucher/edit +shop/karigar_voucher/delete
update memberships set permissions = '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/work_order/add,shop/work_order/list,shop/work_order/edit,shop/work_order/delete,shop/karigar_voucher/add,shop/karigar_voucher/list,shop/karigar_voucher/edit,shop/karigar_voucher/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}', version = version + 1, updated_at = now()
where role = 'owner' and permissions @> '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}' and permissions <@ '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}';
-- manager: +shop/work_order/add +shop/work_order/list +shop/work_order/edit +shop/work_order/delete +shop/karigar_voucher/add +shop/karigar_voucher/list +shop/karigar_voucher/edit +shop/karigar_voucher/delete
update memberships set permissions = '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/work_order/add,shop/work_order/list,shop/work_order/edit,shop/work_order/delete,shop/karigar_voucher/add,shop/karigar_voucher/list,shop/karigar_voucher/edit,shop/karigar_voucher/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}', version = version + 1, updated_at = now()
where role = 'manager' and permissions @> '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}' and permissions <@ '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}';
-- sales: +shop/work_order/list +shop/work_order/add +shop/work_order/edit
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/work_order/list,shop/chit_member/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,shop/receipt/add,shop/receipt/list,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/chit_member/add,shop/chit_member/edit,shop/work_order/add,shop/work_order/edit,shop/product/add,shop/product/edit,shop/piece/add,shop/piece/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'sales' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,shop/receipt/add,shop/receipt/list,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/chit_member/add,shop/chit_member/edit,shop/product/add,shop/product/edit,shop/piece/add,shop/piece/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,shop/receipt/add,shop/receipt/list,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/chit_member/add,shop/chit_member/edit,shop/product/add,shop/product/edit,shop/piece/add,shop/piece/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}';
-- marketing: +shop/work_order/list
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/work_order/list,shop/chit_member/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'marketing' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}';
-- accountant: +shop/work_order/list +shop/karigar_voucher/add +shop/karigar_voucher/list +shop/karigar_voucher/edit +shop/karigar_voucher/delete
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/work_order/list,shop/chit_member/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/credit_note/add,shop/chit_member/add,shop/chit_member/edit,shop/chit_member/delete,shop/karigar_voucher/add,shop/karigar_voucher/list,shop/karigar_voucher/edit,shop/karigar_voucher/delete,shop/piece/cost,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'accountant' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/credit_note/add,shop/chit_member/add,shop/chit_member/edit,shop/chit_member/delete,shop/piece/cost,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/credit_note/add,shop/chit_member/add,shop/chit_member/edit,shop/chit_member/delete,shop/piece/cost,shop/task/add,shop/task/edit}';
update memberships m set permissions = m.permissions || '{shop/work_order/add}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/work_order/add' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/work_order/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/work_order/list' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/work_order/edit}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/work_order/edit' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/work_order/delete}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/work_order/delete' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/karigar_voucher/add}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/karigar_voucher/add' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/karigar_voucher/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/karigar_voucher/list' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/karigar_voucher/edit}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/karigar_voucher/edit' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/karigar_voucher/delete}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/karigar_voucher/delete' = any (o.permissions));
insert into permission_additions (migration, permissions, created_at) values ('0079_work_orders.sql', '{shop/work_order/add,shop/work_order/list,shop/work_order/edit,shop/work_order/delete,shop/karigar_voucher/add,shop/karigar_voucher/list,shop/karigar_voucher/edit,shop/karigar_voucher/delete}', now());
