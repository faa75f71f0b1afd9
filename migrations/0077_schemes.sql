create table chit_schemes (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  metal text,
  fineness integer,
  instalment numeric(14,2) not null,
  instalments integer not null,
  least numeric(14,2),
  multiple numeric(14,2),
  grace_days integer not null,
  bonus text not null,
  bonus_percent numeric(6,3),
  bonus_way text,
  early_end text not null,
  join_from date,
  join_until date,
  terms text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(terms, ''))) stored,
  constraint chit_schemes_pkey primary key (shop_id, id)
);
select distribute_shop('chit_schemes');
create unique index chit_schemes_name_key on chit_schemes (shop_id, name) where deleted_at is null;
create index chit_schemes_title_idx on chit_schemes (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index chit_schemes_state_idx on chit_schemes (shop_id, state, id) where deleted_at is null;
create index chit_schemes_search_idx on chit_schemes using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table chit_schemes enable row level security;
alter table chit_schemes force row level security;
create policy shop on chit_schemes using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on chit_schemes to app;
grant update (shop_id, id, name, kind, metal, fineness, instalment, instalments, least, multiple, grace_days, bonus, bonus_percent, bonus_way, early_end, join_from, join_until, terms, created_at, updated_at, version, deleted_at) on chit_schemes to app;
grant select, update on chit_schemes to transition;
create policy initial_state on chit_schemes as restrictive for insert with check (state = 'draft');
create policy transitions on chit_schemes as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'open' then state = any (array['draft']) when 'close' then state = any (array['open']) when 'reopen' then state = any (array['closed']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'open' then state = 'open' when 'close' then state = 'closed' when 'reopen' then state = 'open' else false end);
grant select on chit_schemes to searcher;
create or replace function search_chit_schemes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from chit_schemes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_chit_schemes(uuid, text) owner to searcher;
revoke execute on function search_chit_schemes(uuid, text) from public;
grant execute on function search_chit_schemes(uuid, text) to app;

create table chit_members (
  shop_id uuid not null,
  id uuid not null,
  number text,
  scheme_id uuid not null,
  contact_id uuid not null,
  instalment numeric(14,2),
  joined_on date,
  nominee text,
  nominee_relation text,
  proof text,
  proof_number text,
  brought_first_day date,
  brought_months integer,
  brought_paid numeric(14,2),
  brought_weight numeric(12,3),
  brought_metal text,
  paid_months integer,
  missed integer,
  balance numeric(14,2),
  fine_weight numeric(12,3),
  began_on date,
  matures_on date,
  redeem_by date,
  reason text,
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(nominee, '') || E'\n' || coalesce(note, ''))) stored,
  constraint chit_members_pkey primary key (shop_id, id),
  constraint chit_members_scheme_id_fkey foreign key (shop_id, scheme_id) references chit_schemes (shop_id, id),
  constraint chit_members_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id)
);
select distribute_shop('chit_members');
create unique index chit_members_number_key on chit_members (shop_id, number) where deleted_at is null;
create index chit_members_scheme_id_idx on chit_members (shop_id, scheme_id) where deleted_at is null;
create index chit_members_contact_id_idx on chit_members (shop_id, contact_id) where deleted_at is null;
create index chit_members_title_idx on chit_members (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index chit_members_state_idx on chit_members (shop_id, state, id) where deleted_at is null;
create index chit_members_calendar_idx on chit_members (shop_id, matures_on, id) where deleted_at is null;
create index chit_members_contact_id_trash_idx on chit_members (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index chit_members_search_idx on chit_members using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table chit_members enable row level security;
alter table chit_members force row level security;
create policy shop on chit_members using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on chit_members to app;
grant update (shop_id, id, number, scheme_id, contact_id, instalment, joined_on, nominee, nominee_relation, proof, proof_number, brought_first_day, brought_months, brought_paid, brought_weight, brought_metal, paid_months, missed, balance, fine_weight, began_on, matures_on, redeem_by, reason, note, created_at, updated_at, version, deleted_at) on chit_members to app;
grant select, update on chit_members to transition;
create policy initial_state on chit_members as restrictive for insert with check (state = 'draft');
create policy transitions on chit_members as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'join' then state = any (array['draft']) when 'redeem' then state = any (array['active']) when 'endEarly' then state = any (array['active']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'join' then state = 'active' when 'redeem' then state = 'redeemed' when 'endEarly' then state = 'ended' else false end);
grant select on chit_members to searcher;
create or replace function search_chit_members(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from chit_members t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_chit_members(uuid, text) owner to searcher;
revoke execute on function search_chit_members(uuid, text) from public;
grant execute on function search_chit_members(uuid, text) to app;

alter table ledger_accounts add column member_id uuid;
create index ledger_accounts_member_id_idx on ledger_accounts (shop_id, member_id) where deleted_at is null;
alter table ledger_accounts add constraint ledger_accounts_member_id_fkey foreign key (shop_id, member_id) references chit_members (shop_id, id);

alter table quick_bills_lines add column scheme_bonus numeric(14,2);

alter table quick_bills_payments add column chit_member_id uuid;
alter table quick_bills_payments add column chit_paid numeric(14,2);
alter table quick_bills_payments add column chit_metal text;
alter table quick_bills_payments add column chit_weight numeric(12,3);
alter table quick_bills_payments add column chit_worth numeric(14,2);
alter table quick_bills_payments add column chit_bonus numeric(14,2);
create index quick_bills_payments_chit_member_id_idx on quick_bills_payments (shop_id, chit_member_id);
alter table quick_bills_payments add constraint quick_bills_payments_chit_member_id_fkey foreign key (shop_id, chit_member_id) references chit_members (shop_id, id);

alter table credit_notes_lines add column scheme_bonus numeric(14,2);

create table chit_entries (
  shop_id uuid not null,
  id uuid not null,
  number text,
  member_id uuid not null,
  contact_id uuid not null,
  kind text not null,
  day date,
  month date,
  months integer,
  amount numeric(14,2) not null,
  way text not null,
  bank_id uuid,
  reference text,
  till_id uuid,
  metal text,
  fineness integer,
  rate numeric(14,2),
  rate_id uuid,
  weight numeric(12,3),
  fine_weight numeric(12,3),
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(reference, '') || E'\n' || coalesce(note, ''))) stored,
  constraint chit_entries_pkey primary key (shop_id, id),
  constraint chit_entries_member_id_fkey foreign key (shop_id, member_id) references chit_members (shop_id, id),
  constraint chit_entries_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint chit_entries_bank_id_fkey foreign key (shop_id, bank_id) references ledger_accounts (shop_id, id),
  constraint chit_entries_till_id_fkey foreign key (shop_id, till_id) references tills (shop_id, id),
  constraint chit_entries_rate_id_fkey foreign key (shop_id, rate_id) references commodity_rates (shop_id, id)
);
select distribute_shop('chit_entries');
create unique index chit_entries_number_key on chit_entries (shop_id, number) where deleted_at is null;
create unique index chit_entries_member_id_month_key on chit_entries (shop_id, member_id, month) where deleted_at is null and state in ('posted');
create index chit_entries_member_id_idx on chit_entries (shop_id, member_id) where deleted_at is null;
create index chit_entries_contact_id_idx on chit_entries (shop_id, contact_id) where deleted_at is null;
create index chit_entries_bank_id_idx on chit_entries (shop_id, bank_id) where deleted_at is null;
create index chit_entries_till_id_idx on chit_entries (shop_id, till_id) where deleted_at is null;
create index chit_entries_rate_id_idx on chit_entries (shop_id, rate_id) where deleted_at is null;
create index chit_entries_title_idx on chit_entries (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index chit_entries_state_idx on chit_entries (shop_id, state, id) where deleted_at is null;
create index chit_entries_contact_id_trash_idx on chit_entries (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index chit_entries_search_idx on chit_entries using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table chit_entries enable row level security;
alter table chit_entries force row level security;
create policy shop on chit_entries using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on chit_entries to app;
grant update (shop_id, id, number, member_id, contact_id, kind, day, month, months, amount, way, bank_id, reference, till_id, metal, fineness, rate, rate_id, weight, fine_weight, note, created_at, updated_at, version, deleted_at) on chit_entries to app;
grant select, update on chit_entries to transition;
create policy initial_state on chit_entries as restrictive for insert with check (state = 'draft');
create policy transitions on chit_entries as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' when 'cancel' then state = 'cancelled' else false end);
grant select on chit_entries to searcher;
create or replace function search_chit_entries(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from chit_entries t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_chit_entries(uuid, text) owner to searcher;
revoke execute on function search_chit_entries(uuid, text) from public;
grant execute on function search_chit_entries(uuid, text) to app;

-- owner: +shop/chit_member/add +shop/chit_member/list +shop/chit_member/edit +shop/chit_member/delete
update memberships set permissions = '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}', version = version + 1, updated_at = now()
where role = 'owner' and permissions @> '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete}' and permissions <@ '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete}';
-- manager: +shop/chit_member/add +shop/chit_member/list +shop/chit_member/edit +shop/chit_member/delete
update memberships set permissions = '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}', version = version + 1, updated_at = now()
where role = 'manager' and permissions @> '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete}' and permissions <@ '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete}';
-- sales: +shop/chit_member/list +shop/chit_member/add +shop/chit_member/edit
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,shop/receipt/add,shop/receipt/list,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/chit_member/add,shop/chit_member/edit,shop/product/add,shop/product/edit,shop/piece/add,shop/piece/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'sales' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,shop/receipt/add,shop/receipt/list,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/product/add,shop/product/edit,shop/piece/add,shop/piece/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,shop/receipt/add,shop/receipt/list,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/product/add,shop/product/edit,shop/piece/add,shop/piece/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}';
-- marketing: +shop/chit_member/list
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'marketing' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}';
-- accountant: +shop/chit_member/list +shop/chit_member/add +shop/chit_member/edit +shop/chit_member/delete
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/chit_member/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/credit_note/add,shop/chit_member/add,shop/chit_member/edit,shop/chit_member/delete,shop/piece/cost,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'accountant' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/credit_note/add,shop/piece/cost,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/credit_note/add,shop/piece/cost,shop/task/add,shop/task/edit}';
update memberships m set permissions = m.permissions || '{shop/chit_member/add}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/chit_member/add' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/chit_member/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/chit_member/list' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/chit_member/edit}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/chit_member/edit' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/chit_member/delete}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/chit_member/delete' = any (o.permissions));
insert into permission_additions (migration, permissions, created_at) values ('0077_schemes.sql', '{shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete}', now());
