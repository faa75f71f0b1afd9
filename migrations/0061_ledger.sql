create table business_days (
  shop_id uuid not null,
  id uuid not null,
  day date not null,
  state text not null,
  note text,
  reopen_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint business_days_pkey primary key (shop_id, id)
);
select distribute_shop('business_days');
create index business_days_state_idx on business_days (shop_id, state, id) where deleted_at is null;
create unique index business_days_whole_key on business_days (shop_id, day);
create unique index business_days_state_key on business_days (shop_id, day, state);
alter table business_days enable row level security;
alter table business_days force row level security;
create policy shop on business_days using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on business_days to app;
grant update (shop_id, id, day, note, reopen_reason, created_at, updated_at, version, deleted_at) on business_days to app;
grant select, update on business_days to transition;
create policy initial_state on business_days as restrictive for insert with check (state = 'open');
create policy transitions on business_days as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = any (array['open']) when 'reopen' then state = any (array['closed']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'close' then state = 'closed' when 'reopen' then state = 'open' else false end);

create table tills (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  user_id uuid,
  used_since timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint tills_pkey primary key (shop_id, id),
  constraint tills_user_id_fkey foreign key (shop_id, user_id) references shop_people (shop_id, user_id)
);
select distribute_shop('tills');
create unique index tills_name_key on tills (shop_id, name) where deleted_at is null;
create index tills_user_id_idx on tills (shop_id, user_id) where deleted_at is null;
create index tills_title_idx on tills (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index tills_active_idx on tills (shop_id, id) where deleted_at is null and is_active;
create index tills_search_idx on tills using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table tills enable row level security;
alter table tills force row level security;
create policy shop on tills using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on tills to app;
grant select on tills to searcher;
create or replace function search_tills(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from tills t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_tills(uuid, text) owner to searcher;
revoke execute on function search_tills(uuid, text) from public;
grant execute on function search_tills(uuid, text) to app;

create table ledger_entries (
  shop_id uuid not null,
  id uuid not null,
  day date not null,
  open_day date,
  open_state text not null default 'open',
  postings smallint not null,
  entity text,
  record_id uuid,
  till_id uuid,
  reverses_id uuid,
  note text,
  at timestamptz(3) not null,
  user_id uuid,
  user_name text,
  constraint ledger_entries_pkey primary key (shop_id, id),
  constraint ledger_entries_day_fkey foreign key (shop_id, day) references business_days (shop_id, day),
  constraint ledger_entries_open_day_fkey foreign key (shop_id, open_day, open_state) references business_days (shop_id, day, state),
  constraint ledger_entries_till_id_fkey foreign key (shop_id, till_id) references tills (shop_id, id),
  constraint ledger_entries_reverses_id_fkey foreign key (shop_id, reverses_id) references ledger_entries (shop_id, id),
  constraint ledger_entries_open_state check (open_state = 'open'),
  constraint ledger_entries_postings check (postings > 0)
);
select distribute_shop('ledger_entries');
create index ledger_entries_day_idx on ledger_entries (shop_id, day, id);
create index ledger_entries_open_day_idx on ledger_entries (shop_id, open_day) where open_day is not null;
create index ledger_entries_record_idx on ledger_entries (shop_id, record_id);
create index ledger_entries_reverses_idx on ledger_entries (shop_id, reverses_id) where reverses_id is not null;
create unique index ledger_entries_whole_key on ledger_entries (shop_id, id, day, postings);
alter table ledger_entries enable row level security;
alter table ledger_entries force row level security;
create policy shop on ledger_entries using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on ledger_entries to app;
create policy added on ledger_entries as restrictive for insert with check (open_day = day);
grant select, update (open_day) on ledger_entries to transition;
create policy released on ledger_entries as restrictive for update to transition with check (open_day is null);

create table ledger_accounts (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null,
  contact_id uuid,
  till_id uuid,
  key text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint ledger_accounts_pkey primary key (shop_id, id),
  constraint ledger_accounts_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint ledger_accounts_till_id_fkey foreign key (shop_id, till_id) references tills (shop_id, id)
);
select distribute_shop('ledger_accounts');
create unique index ledger_accounts_key_key on ledger_accounts (shop_id, key) where deleted_at is null;
create index ledger_accounts_contact_id_idx on ledger_accounts (shop_id, contact_id) where deleted_at is null;
create index ledger_accounts_till_id_idx on ledger_accounts (shop_id, till_id) where deleted_at is null;
create index ledger_accounts_title_idx on ledger_accounts (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index ledger_accounts_contact_id_trash_idx on ledger_accounts (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index ledger_accounts_search_idx on ledger_accounts using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table ledger_accounts enable row level security;
alter table ledger_accounts force row level security;
create policy shop on ledger_accounts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on ledger_accounts to app;
grant select on ledger_accounts to searcher;
create or replace function search_ledger_accounts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from ledger_accounts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_ledger_accounts(uuid, text) owner to searcher;
revoke execute on function search_ledger_accounts(uuid, text) from public;
grant execute on function search_ledger_accounts(uuid, text) to app;

create table ledger_postings (
  shop_id uuid not null,
  entry_id uuid not null,
  position smallint not null,
  postings smallint not null,
  day date not null,
  from_id uuid not null,
  to_id uuid not null,
  unit text not null,
  amount bigint not null,
  reverses_id uuid,
  reverses_position smallint,
  constraint ledger_postings_pkey primary key (shop_id, entry_id, position),
  constraint ledger_postings_entry_fkey foreign key (shop_id, entry_id, day, postings) references ledger_entries (shop_id, id, day, postings),
  constraint ledger_postings_from_id_fkey foreign key (shop_id, from_id) references ledger_accounts (shop_id, id),
  constraint ledger_postings_to_id_fkey foreign key (shop_id, to_id) references ledger_accounts (shop_id, id),
  constraint ledger_postings_reverses_fkey foreign key (shop_id, reverses_id, reverses_position) references ledger_postings (shop_id, entry_id, position),
  constraint ledger_postings_amount check (amount > 0),
  constraint ledger_postings_position check (position between 1 and postings),
  constraint ledger_postings_accounts check (from_id <> to_id),
  constraint ledger_postings_unit check (unit in ('INR', 'AU', 'AG', 'PT', 'CT'))
);
select distribute_shop('ledger_postings');
create index ledger_postings_from_idx on ledger_postings (shop_id, from_id, day, entry_id, position);
create index ledger_postings_to_idx on ledger_postings (shop_id, to_id, day, entry_id, position);
create unique index ledger_postings_amount_key on ledger_postings (shop_id, entry_id, position, amount);
alter table ledger_postings enable row level security;
alter table ledger_postings force row level security;
create policy shop on ledger_postings using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on ledger_postings to app;

create table ledger_reversed (
  shop_id uuid not null,
  entry_id uuid not null,
  position smallint not null,
  posted bigint not null,
  reversed bigint not null,
  constraint ledger_reversed_pkey primary key (shop_id, entry_id, position),
  constraint ledger_reversed_posting_fkey foreign key (shop_id, entry_id, position, posted) references ledger_postings (shop_id, entry_id, position, amount),
  constraint ledger_reversed_room check (reversed between 0 and posted)
);
select distribute_shop('ledger_reversed');
alter table ledger_reversed enable row level security;
alter table ledger_reversed force row level security;
create policy shop on ledger_reversed using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on ledger_reversed to app;

create table ledger_balances (
  shop_id uuid not null,
  account_id uuid not null,
  unit text not null,
  day date not null,
  till_id uuid not null,
  debit bigint not null default 0,
  credit bigint not null default 0,
  postings integer not null default 0,
  constraint ledger_balances_pkey primary key (shop_id, account_id, unit, day, till_id),
  constraint ledger_balances_account_id_fkey foreign key (shop_id, account_id) references ledger_accounts (shop_id, id),
  constraint ledger_balances_unit check (unit in ('INR', 'AU', 'AG', 'PT', 'CT'))
);
select distribute_shop('ledger_balances');
create index ledger_balances_day_idx on ledger_balances (shop_id, day, account_id, unit);
alter table ledger_balances enable row level security;
alter table ledger_balances force row level security;
create policy shop on ledger_balances using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on ledger_balances to app;

create table business_days_counts (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  till_id uuid not null,
  notes500 integer,
  notes200 integer,
  notes100 integer,
  notes50 integer,
  notes20 integer,
  notes10 integer,
  coins numeric(14,2),
  created_at timestamptz(3) not null,
  constraint business_days_counts_pkey primary key (shop_id, id),
  constraint business_days_counts_document_id_fkey foreign key (shop_id, document_id) references business_days (shop_id, id),
  constraint business_days_counts_till_id_fkey foreign key (shop_id, till_id) references tills (shop_id, id)
);
select distribute_shop('business_days_counts');
create index business_days_counts_till_id_idx on business_days_counts (shop_id, till_id);
create index business_days_counts_document_id_position_idx on business_days_counts (shop_id, document_id, position);
alter table business_days_counts enable row level security;
alter table business_days_counts force row level security;
create policy shop on business_days_counts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on business_days_counts to app;

create table vouchers (
  shop_id uuid not null,
  id uuid not null,
  number text,
  kind text not null,
  day date,
  contact_id uuid,
  till_id uuid,
  to_till_id uuid,
  expense_id uuid,
  bank_id uuid,
  to_bank_id uuid,
  party text,
  way text not null,
  to_way text,
  side text,
  amount numeric(14,2),
  metal text,
  fine_weight numeric(12,3),
  reference text,
  note text,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(reference, '') || E'\n' || coalesce(note, ''))) stored,
  constraint vouchers_pkey primary key (shop_id, id),
  constraint vouchers_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint vouchers_till_id_fkey foreign key (shop_id, till_id) references tills (shop_id, id),
  constraint vouchers_to_till_id_fkey foreign key (shop_id, to_till_id) references tills (shop_id, id),
  constraint vouchers_expense_id_fkey foreign key (shop_id, expense_id) references ledger_accounts (shop_id, id),
  constraint vouchers_bank_id_fkey foreign key (shop_id, bank_id) references ledger_accounts (shop_id, id),
  constraint vouchers_to_bank_id_fkey foreign key (shop_id, to_bank_id) references ledger_accounts (shop_id, id)
);
select distribute_shop('vouchers');
create unique index vouchers_number_key on vouchers (shop_id, number) where deleted_at is null;
create index vouchers_contact_id_idx on vouchers (shop_id, contact_id) where deleted_at is null;
create index vouchers_till_id_idx on vouchers (shop_id, till_id) where deleted_at is null;
create index vouchers_to_till_id_idx on vouchers (shop_id, to_till_id) where deleted_at is null;
create index vouchers_expense_id_idx on vouchers (shop_id, expense_id) where deleted_at is null;
create index vouchers_bank_id_idx on vouchers (shop_id, bank_id) where deleted_at is null;
create index vouchers_to_bank_id_idx on vouchers (shop_id, to_bank_id) where deleted_at is null;
create index vouchers_title_idx on vouchers (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index vouchers_state_idx on vouchers (shop_id, state, id) where deleted_at is null;
create index vouchers_contact_id_trash_idx on vouchers (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
create index vouchers_search_idx on vouchers using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table vouchers enable row level security;
alter table vouchers force row level security;
create policy shop on vouchers using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on vouchers to app;
grant update (shop_id, id, number, kind, day, contact_id, till_id, to_till_id, expense_id, bank_id, to_bank_id, party, way, to_way, side, amount, metal, fine_weight, reference, note, created_at, updated_at, version, deleted_at) on vouchers to app;
grant select, update on vouchers to transition;
create policy initial_state on vouchers as restrictive for insert with check (state = 'draft');
create policy transitions on vouchers as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = any (array['draft']) when 'cancel' then state = any (array['posted']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'post' then state = 'posted' when 'cancel' then state = 'cancelled' else false end);
grant select on vouchers to searcher;
create or replace function search_vouchers(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from vouchers t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_vouchers(uuid, text) owner to searcher;
revoke execute on function search_vouchers(uuid, text) from public;
grant execute on function search_vouchers(uuid, text) to app;

-- owner: +shop/till/add +shop/till/list +shop/till/edit +shop/till/delete +shop/ledger/add +shop/ledger/list +shop/ledger/edit +shop/ledger/close +shop/ledger/reopen +shop/receipt/add +shop/receipt/list +shop/receipt/edit +shop/receipt/delete
update memberships set permissions = '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete}', version = version + 1, updated_at = now()
where role = 'owner' and permissions @> '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export}' and permissions <@ '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export}';
-- manager: +shop/till/add +shop/till/list +shop/till/edit +shop/till/delete +shop/ledger/add +shop/ledger/list +shop/ledger/edit +shop/ledger/close +shop/ledger/reopen +shop/receipt/add +shop/receipt/list +shop/receipt/edit +shop/receipt/delete
update memberships set permissions = '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete}', version = version + 1, updated_at = now()
where role = 'manager' and permissions @> '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list}' and permissions <@ '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list}';
-- sales: +shop/till/list +shop/receipt/add +shop/receipt/list
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/receipt/add,shop/receipt/list,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'sales' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}';
-- marketing: +shop/till/list
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'marketing' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}';
-- accountant: +shop/till/list +shop/till/add +shop/till/edit +shop/till/delete +shop/ledger/add +shop/ledger/list +shop/ledger/edit +shop/ledger/close +shop/ledger/reopen +shop/receipt/add +shop/receipt/list +shop/receipt/edit +shop/receipt/delete
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'accountant' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/task/add,shop/task/edit}';
update memberships m set permissions = m.permissions || '{shop/till/add}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/till/add' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/till/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/till/list' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/till/edit}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/till/edit' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/till/delete}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/till/delete' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/ledger/add}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/ledger/add' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/ledger/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/ledger/list' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/ledger/edit}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/ledger/edit' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/ledger/close}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/ledger/close' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/ledger/reopen}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/ledger/reopen' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/receipt/add}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/receipt/add' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/receipt/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/receipt/list' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/receipt/edit}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/receipt/edit' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/receipt/delete}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/receipt/delete' = any (o.permissions));
insert into permission_additions (migration, permissions, created_at) values ('0061_ledger.sql', '{shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete}', now());
