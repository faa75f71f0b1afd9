create table shared_texts (
  shop_id uuid not null,
  record_id uuid not null,
  name text not null,
  entity text not null,
  last integer not null default 0,
  length integer not null default 0,
  changed_at timestamptz(3),
  user_id uuid,
  user_name text,
  constraint shared_texts_pkey primary key (shop_id, record_id, name)
);
select distribute_shop('shared_texts');
alter table shared_texts enable row level security;
alter table shared_texts force row level security;
create policy shop on shared_texts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on shared_texts to app;

create table shared_text_updates (
  shop_id uuid not null,
  record_id uuid not null,
  name text not null,
  number integer not null,
  content text not null,
  constraint shared_text_updates_pkey primary key (shop_id, record_id, name, number)
);
select distribute_shop('shared_text_updates');
alter table shared_text_updates enable row level security;
alter table shared_text_updates force row level security;
create policy shop on shared_text_updates using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on shared_text_updates to app;

-- marketing: +shop/meeting_note/add +shop/meeting_note/edit +shop/meeting_note/download
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'marketing' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/task/add,shop/task/edit}';

select jobs.create_queue('sharedTexts', '{"policy":"standard","retryLimit":20,"retryDelay":1,"retryBackoff":true,"heartbeatSeconds":20}');

alter table tasks add column meeting_id uuid;
create index tasks_meeting_id_idx on tasks (shop_id, meeting_id) where deleted_at is null;
alter table tasks add constraint tasks_meeting_id_fkey foreign key (shop_id, meeting_id) references meetings (shop_id, id);
