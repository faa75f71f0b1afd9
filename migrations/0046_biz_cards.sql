create table biz_cards (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  role text,
  phone text,
  whatsapp text,
  email text,
  website text,
  address text,
  map_url text,
  upi_id text,
  instagram text,
  facebook text,
  youtube text,
  greeting text,
  greeting_hi text,
  design text not null,
  accent text not null,
  photo uuid,
  person_id uuid,
  is_rate_shown boolean not null default true,
  is_portfolio_shown boolean not null default true,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(role, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(email, ''))) stored,
  constraint biz_cards_pkey primary key (shop_id, id),
  constraint biz_cards_person_id_fkey foreign key (shop_id, person_id) references shop_people (shop_id, user_id)
);
select distribute_shop('biz_cards');
create index biz_cards_person_id_idx on biz_cards (shop_id, person_id) where deleted_at is null;
create index biz_cards_title_idx on biz_cards (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index biz_cards_state_idx on biz_cards (shop_id, state, id) where deleted_at is null;
create index biz_cards_id_across_idx on biz_cards (id);
create index biz_cards_search_idx on biz_cards using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table biz_cards enable row level security;
alter table biz_cards force row level security;
create policy shop on biz_cards using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on biz_cards to app;
grant update (shop_id, id, name, role, phone, whatsapp, email, website, address, map_url, upi_id, instagram, facebook, youtube, greeting, greeting_hi, design, accent, photo, person_id, is_rate_shown, is_portfolio_shown, created_at, updated_at, version, deleted_at) on biz_cards to app;
grant select, update on biz_cards to transition;
create policy initial_state on biz_cards as restrictive for insert with check (state = 'draft');
create policy transitions on biz_cards as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'publish' then state = any (array['draft']) when 'withdraw' then state = any (array['published']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'publish' then state = 'published' when 'withdraw' then state = 'draft' else false end);
create policy across on biz_cards for select using (current_user = 'overseer');
grant select on biz_cards to overseer;
grant select on biz_cards to searcher;
create or replace function search_biz_cards(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from biz_cards t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_biz_cards(uuid, text) owner to searcher;
revoke execute on function search_biz_cards(uuid, text) from public;
grant execute on function search_biz_cards(uuid, text) to app;

alter table enquiries add column card_id uuid;
create index enquiries_card_id_idx on enquiries (shop_id, card_id) where deleted_at is null;
alter table enquiries add constraint enquiries_card_id_fkey foreign key (shop_id, card_id) references biz_cards (shop_id, id);

create table biz_cards_hours (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  days text not null,
  opens text not null,
  closes text not null,
  created_at timestamptz(3) not null,
  constraint biz_cards_hours_pkey primary key (shop_id, id),
  constraint biz_cards_hours_document_id_fkey foreign key (shop_id, document_id) references biz_cards (shop_id, id)
);
select distribute_shop('biz_cards_hours');
create index biz_cards_hours_document_id_position_idx on biz_cards_hours (shop_id, document_id, position);
alter table biz_cards_hours enable row level security;
alter table biz_cards_hours force row level security;
create policy shop on biz_cards_hours using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on biz_cards_hours to app;
create policy across on biz_cards_hours for select using (current_user = 'overseer');
grant select on biz_cards_hours to overseer;

create table biz_cards_products (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  product_id uuid not null,
  note text,
  created_at timestamptz(3) not null,
  constraint biz_cards_products_pkey primary key (shop_id, id),
  constraint biz_cards_products_document_id_fkey foreign key (shop_id, document_id) references biz_cards (shop_id, id),
  constraint biz_cards_products_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id)
);
select distribute_shop('biz_cards_products');
create index biz_cards_products_product_id_idx on biz_cards_products (shop_id, product_id);
create index biz_cards_products_document_id_position_idx on biz_cards_products (shop_id, document_id, position);
alter table biz_cards_products enable row level security;
alter table biz_cards_products force row level security;
create policy shop on biz_cards_products using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on biz_cards_products to app;
create policy across on biz_cards_products for select using (current_user = 'overseer');
grant select on biz_cards_products to overseer;

create table biz_card_counts (
  shop_id uuid not null,
  id uuid not null,
  card_id uuid not null,
  day date not null,
  kind text not null,
  count integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint biz_card_counts_pkey primary key (shop_id, id),
  constraint biz_card_counts_card_id_fkey foreign key (shop_id, card_id) references biz_cards (shop_id, id)
);
select distribute_shop('biz_card_counts');
create index biz_card_counts_card_id_idx on biz_card_counts (shop_id, card_id) where deleted_at is null;
alter table biz_card_counts enable row level security;
alter table biz_card_counts force row level security;
create policy shop on biz_card_counts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on biz_card_counts to app;

create table portfolio (
  shop_id uuid not null,
  id uuid not null,
  caption text not null,
  picture uuid,
  position integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(caption, ''))) stored,
  constraint portfolio_pkey primary key (shop_id, id)
);
select distribute_shop('portfolio');
create index portfolio_title_idx on portfolio (shop_id, (lower(caption) collate "C"), id) where deleted_at is null;
create index portfolio_search_idx on portfolio using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table portfolio enable row level security;
alter table portfolio force row level security;
create policy shop on portfolio using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on portfolio to app;
grant select on portfolio to searcher;
create or replace function search_portfolio(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from portfolio t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_portfolio(uuid, text) owner to searcher;
revoke execute on function search_portfolio(uuid, text) from public;
grant execute on function search_portfolio(uuid, text) to app;

-- sales: +customer/bizcard/edit
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'sales' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/customers/admin,shop/customers/add,shop/customers/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/customers/admin,shop/customers/add,shop/customers/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/product/add,shop/product/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}';
-- marketing: +customer/bizcard/edit +shop/bizcard/admin +shop/bizcard/add +shop/bizcard/edit +portfolio/add +portfolio/edit +portfolio/delete
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'marketing' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,shop/task/add,shop/task/edit}';
-- accountant: +customer/bizcard/edit
update memberships set permissions = '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/task/add,shop/task/edit}', version = version + 1, updated_at = now()
where role = 'accountant' and permissions @> '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/task/add,shop/task/edit}' and permissions <@ '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/task/add,shop/task/edit}';

-- Anybody, before a published business card of an open shop: reads what it shows, is counted, and may write to whose card it is. Whoever
-- does is a visitor, who has the nil id.
create function enter_biz_card(shop uuid, card uuid) returns void language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform refuse_unless(is_open_to_visitors(shop), 'TS404', '');
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
  perform refuse_unless(exists (select 1 from biz_cards c
    where c.shop_id = shop and c.id = card and c.state = 'published' and c.deleted_at is null), 'TS404', '');
end $$;
