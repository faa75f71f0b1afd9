-- Whoever answers the requests of all shops stands before one record at a time: what is said about it, its files and its history are all
-- that this role reaches of a shop.
do $$
begin
  create role desk nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;
do $$
begin
  grant desk to tolashop;
exception when unique_violation or internal_error then
  null;
end $$;
grant usage on schema public to desk;
grant execute on function my_permissions() to desk, transition, overseer;
grant execute on function person_name(uuid) to desk;

create policy desk on history as restrictive to desk using (record_id = nullif(current_setting('app.desk', true), '')::uuid) with check (record_id = nullif(current_setting('app.desk', true), '')::uuid);
grant select, insert on history to desk;

alter table remarks add column from_desk boolean not null default false;
alter table remarks add column is_internal boolean not null default false;
create policy desk on remarks as restrictive to desk using (record_id = nullif(current_setting('app.desk', true), '')::uuid) with check (record_id = nullif(current_setting('app.desk', true), '')::uuid);
grant select, insert, update, delete on remarks to desk;
create policy internal on remarks as restrictive using (not is_internal or current_user = 'desk' or current_setting('app.user_id', true) = '') with check (not is_internal or current_user = 'desk' or current_setting('app.user_id', true) = '');

create policy desk on record_files as restrictive to desk using (record_id = nullif(current_setting('app.desk', true), '')::uuid) with check (record_id = nullif(current_setting('app.desk', true), '')::uuid);
grant select, insert, update on record_files to desk;

create policy desk on replies as restrictive to desk using (user_id = nullif(current_setting('app.user_id', true), '')::uuid) with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, update, delete on replies to desk;

create table service_requests (
  shop_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  number text,
  subject text not null,
  kind text not null,
  priority text not null,
  text text not null,
  state text not null,
  requester_id text,
  requester text,
  handler_id text,
  handler text,
  error_log_id text,
  error_summary text,
  answered_at timestamptz(3),
  hours_to_answer numeric,
  solved_at timestamptz(3),
  satisfaction integer,
  satisfaction_text text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(subject, '') || E'\n' || coalesce(text, ''))) stored,
  constraint service_requests_pkey primary key (shop_id, id)
);
select distribute_shop('service_requests');
create index service_requests_title_idx on service_requests (shop_id, (lower(subject) collate "C"), id) where deleted_at is null;
create index service_requests_state_idx on service_requests (shop_id, state, id) where deleted_at is null;
create index service_requests_id_across_idx on service_requests (id);
create index service_requests_own_idx on service_requests (shop_id, user_id, id) where deleted_at is null;
create index service_requests_search_idx on service_requests using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table service_requests enable row level security;
alter table service_requests force row level security;
create policy shop on service_requests using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and (current_setting('app.user_id', true) in ('', user_id::text) or (select my_permissions() && array['shop/service_request/list', 'system/all']))) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and (current_setting('app.user_id', true) in ('', user_id::text) or (select my_permissions() && array['shop/service_request/list', 'system/all'])));
grant select, insert, delete on service_requests to app;
grant update (shop_id, id, user_id, number, subject, kind, priority, text, requester_id, requester, handler_id, handler, error_log_id, error_summary, answered_at, hours_to_answer, solved_at, satisfaction, satisfaction_text, created_at, updated_at, version, deleted_at) on service_requests to app;
grant select, update on service_requests to transition;
create policy initial_state on service_requests as restrictive for insert with check (state = 'open');
create policy transitions on service_requests as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'ask' then state = any (array['open', 'solved']) when 'solve' then state = any (array['open', 'waiting']) when 'reopen' then state = any (array['waiting', 'solved']) when 'close' then state = any (array['solved']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'ask' then state = 'waiting' when 'solve' then state = 'solved' when 'reopen' then state = 'open' when 'close' then state = 'closed' else false end);
create policy across on service_requests for select using (current_user = 'overseer');
grant select on service_requests to overseer;
create policy desk on service_requests as restrictive to desk using (id = nullif(current_setting('app.desk', true), '')::uuid) with check (id = nullif(current_setting('app.desk', true), '')::uuid);
grant select, update (priority, handler_id, handler, answered_at, hours_to_answer, solved_at, updated_at, version) on service_requests to desk;
grant select on service_requests to searcher;
create or replace function search_service_requests(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from service_requests t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_service_requests(uuid, text) owner to searcher;
revoke execute on function search_service_requests(uuid, text) from public;
grant execute on function search_service_requests(uuid, text) to app;

-- owner: +shop/service_request/add +shop/service_request/list
update memberships set permissions = '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list}', version = version + 1, updated_at = now()
where role = 'owner' and permissions @> '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list}' and permissions <@ '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list}';
-- manager: +shop/service_request/add +shop/service_request/list
update memberships set permissions = '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list}', version = version + 1, updated_at = now()
where role = 'manager' and permissions @> '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list}' and permissions <@ '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list}';
-- sales: +shop/service_request/add
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add}', version = version + 1, updated_at = now()
where role = 'sales' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/customers/admin,shop/customers/add,shop/customers/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/customers/admin,shop/customers/add,shop/customers/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add}';
-- marketing: +shop/service_request/add
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel}', version = version + 1, updated_at = now()
where role = 'marketing' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel}';
-- accountant: +shop/service_request/add
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add}', version = version + 1, updated_at = now()
where role = 'accountant' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add}';
update memberships m set permissions = m.permissions || '{shop/service_request/add}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/service_request/add' = any (o.permissions));
update memberships m set permissions = m.permissions || '{shop/service_request/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/service_request/list' = any (o.permissions));
insert into permission_additions (migration, permissions, created_at) values ('0047_service_requests.sql', '{shop/service_request/add,shop/service_request/list}', now());
-- Whoever belongs to a shop may ask for help, however their list was edited.
update memberships set permissions = permissions || '{shop/service_request/add}', version = version + 1, updated_at = now()
where not 'shop/service_request/add' = any (permissions);

-- Reference numbers of all shops, in which a gap does no harm.
create sequence service_request_numbers;
grant usage on sequence service_request_numbers to app;

-- A request of a signed-in person of the platform, before one record of a shop.
create function enter_desk(digest text, shop uuid, permission text, record uuid, at timestamptz) returns uuid
language plpgsql as $$
declare
  who users;
begin
  perform set_config('role', 'none', true);
  who := person_of(digest, at);
  perform refuse_unless(who.id is not null, 'TS401', null);
  perform refuse_unless(permission = any (who.permissions) or 'system/all' = any (who.permissions), 'TS403', null);
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  execute format('set local app.desk = %L', record);
  perform refuse_unless(exists (select 1 from service_requests r
    where r.shop_id = enter_desk.shop and r.id = enter_desk.record and r.deleted_at is null), 'TS404', 'serviceRequests');
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'desk', true);
  return who.id;
end $$;

-- On in a shop, in the midst of a call that has been elsewhere: as whoever it was before.
create function go_on_in(shop uuid) returns void language plpgsql as $$
begin
  perform enter_job(shop, nullif(current_setting('app.user_id', true), '')::uuid);
  if coalesce(current_setting('app.desk', true), '') <> '' then
    perform set_config('role', 'desk', true);
  end if;
end $$;
