create table access_events (
  shop_id uuid not null,
  id uuid not null,
  at timestamptz(3) not null,
  kind text not null,
  person text not null,
  user_id text,
  act text,
  record text,
  count integer not null,
  last_at timestamptz(3),
  device text,
  address text,
  operation text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(person, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(operation, ''))) stored,
  constraint access_events_pkey primary key (shop_id, id)
);
select distribute_shop('access_events');
create index access_events_title_idx on access_events (shop_id, (lower(person) collate "C"), id) where deleted_at is null;
create index access_events_newest_idx on access_events (shop_id, at, id) where deleted_at is null;
create index access_events_kind_at_idx on access_events (shop_id, kind, at);
create index access_events_user_id_at_idx on access_events (shop_id, user_id, at);
create index access_events_id_across_idx on access_events (id);
create index access_events_search_idx on access_events using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table access_events enable row level security;
alter table access_events force row level security;
create policy shop on access_events using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on access_events to app;
create policy across on access_events for select using (current_user = 'overseer');
grant select on access_events to overseer;
grant select on access_events to searcher;
create or replace function search_access_events(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from access_events t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_access_events(uuid, text) owner to searcher;
revoke execute on function search_access_events(uuid, text) from public;
grant execute on function search_access_events(uuid, text) to app;

-- owner: +shop/access_log/list
update memberships set permissions = '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list}', version = version + 1, updated_at = now()
where role = 'owner' and permissions @> '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list}' and permissions <@ '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list}';
update memberships m set permissions = m.permissions || '{shop/access_log/list}', version = m.version + 1, updated_at = now()
where m.role = 'owner' and 'users/edit' = any (m.permissions)
  and not exists (select 1 from memberships o where o.shop_id = m.shop_id and 'shop/access_log/list' = any (o.permissions));
insert into permission_additions (migration, permissions, created_at) values ('0059_access_events.sql', '{shop/access_log/list}', now());

-- Of all shops how many recipients of the messages since then are in which state: counts alone, for the figures of the server. By each
-- shop's own key, and of so many shops at most.
create function messages_by_state(since uuid, most_shops integer)
returns table (queued bigint, sending bigint, unknown bigint, sent bigint, delivered bigint, read bigint, failed bigint, canceled bigint, skipped bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select coalesce(sum(m.queued), 0), coalesce(sum(m.sending), 0), coalesce(sum(m.unknown), 0), coalesce(sum(m.sent), 0),
    coalesce(sum(m.delivered), 0), coalesce(sum(m.read), 0), coalesce(sum(m.failed), 0), coalesce(sum(m.canceled), 0), coalesce(sum(m.skipped), 0)
  from (select x.id from shops x order by x.id desc limit most_shops) s
  join messages m on m.shop_id = s.id and m.id >= since and m.deleted_at is null;
end $$;
alter function messages_by_state(uuid, integer) owner to searcher;
revoke execute on function messages_by_state(uuid, integer) from public;
grant execute on function messages_by_state(uuid, integer) to tolashop;
