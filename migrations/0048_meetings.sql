create table meeting_addresses (
  address text not null,
  shop_id uuid not null,
  meeting_id uuid not null,
  due_at timestamptz(3),
  constraint meeting_addresses_pkey primary key (address)
);
select distribute_platform('meeting_addresses');
create unique index meeting_addresses_meeting_key on meeting_addresses (shop_id, meeting_id);
create index meeting_addresses_due_across_idx on meeting_addresses (due_at) where due_at is not null;
alter table meeting_addresses enable row level security;
alter table meeting_addresses force row level security;
create policy shop on meeting_addresses using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on meeting_addresses to app;
create policy platform on meeting_addresses using (current_user <> 'app');
grant select on meeting_addresses to overseer;
grant select, insert, update, delete on meeting_addresses to account;

create table meetings (
  shop_id uuid not null,
  id uuid not null,
  title text not null,
  group_id uuid not null,
  starts_at timestamptz(3) not null,
  minutes integer not null,
  place text,
  link text,
  agenda text,
  host_id uuid,
  repeats text,
  remind_before text not null,
  letter_language text not null,
  state text not null,
  joining_url text,
  repeats_from timestamptz(3),
  is_continued boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(title, '') || E'\n' || coalesce(place, ''))) stored,
  constraint meetings_pkey primary key (shop_id, id),
  constraint meetings_group_id_fkey foreign key (shop_id, group_id) references groups (shop_id, id),
  constraint meetings_host_id_fkey foreign key (shop_id, host_id) references shop_people (shop_id, user_id)
);
select distribute_shop('meetings');
create index meetings_group_id_idx on meetings (shop_id, group_id) where deleted_at is null;
create index meetings_host_id_idx on meetings (shop_id, host_id) where deleted_at is null;
create index meetings_title_idx on meetings (shop_id, (lower(title) collate "C"), id) where deleted_at is null;
create index meetings_state_idx on meetings (shop_id, state, id) where deleted_at is null;
create index meetings_calendar_idx on meetings (shop_id, starts_at, id) where deleted_at is null;
create index meetings_starts_at_figure_idx on meetings (shop_id, starts_at) where deleted_at is null;
create index meetings_search_idx on meetings using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table meetings enable row level security;
alter table meetings force row level security;
create policy shop on meetings using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on meetings to app;
grant update (shop_id, id, title, group_id, starts_at, minutes, place, link, agenda, host_id, repeats, remind_before, letter_language, joining_url, repeats_from, is_continued, created_at, updated_at, version, deleted_at) on meetings to app;
grant select, update on meetings to transition;
create policy initial_state on meetings as restrictive for insert with check (state = 'planned');
create policy transitions on meetings as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'cancel' then state = any (array['planned']) when 'plan' then state = any (array['cancelled']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'cancel' then state = 'cancelled' when 'plan' then state = 'planned' else false end);
grant select on meetings to searcher;
create or replace function search_meetings(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from meetings t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_meetings(uuid, text) owner to searcher;
revoke execute on function search_meetings(uuid, text) from public;
grant execute on function search_meetings(uuid, text) to app;

create table meeting_invitations (
  shop_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  contact_id uuid not null,
  answer text not null,
  answered_at timestamptz(3),
  attended boolean not null default false,
  invited_at timestamptz(3) not null,
  letter text not null,
  told text,
  day_reminder_at timestamptz(3),
  hour_reminder_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint meeting_invitations_pkey primary key (shop_id, id),
  constraint meeting_invitations_meeting_id_fkey foreign key (shop_id, meeting_id) references meetings (shop_id, id),
  constraint meeting_invitations_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id)
);
select distribute_shop('meeting_invitations');
create index meeting_invitations_contact_id_idx on meeting_invitations (shop_id, contact_id) where deleted_at is null;
create index meeting_invitations_meeting_id_contact_id_idx on meeting_invitations (shop_id, meeting_id, contact_id);
alter table meeting_invitations enable row level security;
alter table meeting_invitations force row level security;
create policy shop on meeting_invitations using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on meeting_invitations to app;

-- marketing: +shop/group_meeting/add +shop/group_meeting/edit +shop/group_meeting/delete
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'marketing' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/task/add,shop/task/edit}';

-- Anybody, before a meeting of an open shop whose joining address they know: reads what it shows, and may answer with a personal address.
-- Whoever does is a visitor, who has the nil id.
create function enter_meeting(joining text, out shop uuid, out meeting uuid) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  select a.shop_id, a.meeting_id into shop, meeting from meeting_addresses a where a.address = joining;
  perform refuse_unless(found and is_open_to_visitors(shop), 'TS404', '');
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
  perform refuse_unless(exists (select 1 from meetings m
    where m.shop_id = shop and m.id = meeting and m.deleted_at is null), 'TS404', '');
end $$;

select jobs.create_queue('meetings', '{"policy":"standard","retryLimit":10000,"retryDelay":1,"retryBackoff":true,"retryDelayMax":600,"expireInSeconds":86400,"heartbeatSeconds":20}');
