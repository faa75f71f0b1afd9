-- A member holds the bundle of the role, without what was removed and with what was added. The bundles lie in a table, so that a new
-- permission is one row for each role.
create table role_bundles (
  role text not null,
  permissions text[] not null default '{}',
  constraint role_bundles_pkey primary key (role)
);
select distribute_platform('role_bundles');
grant select on role_bundles to backup_reader, tolashop;
grant select, insert, update, delete on role_bundles to account;

alter table memberships alter column permissions drop default;
alter table memberships alter column permissions drop not null;
alter table memberships add column added text[] not null default '{}';
alter table memberships add column removed text[] not null default '{}';

-- The bundles that members had until now. Later ones come from the program, by `write_role_bundles`.
insert into role_bundles (role, permissions) values
  ('owner', '{users/list,users/add,users/edit,users/delete,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/access_log/list,shop/service_request/add,shop/service_request/list,shop/archive/export,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/work_order/add,shop/work_order/list,shop/work_order/edit,shop/work_order/delete,shop/karigar_voucher/add,shop/karigar_voucher/list,shop/karigar_voucher/edit,shop/karigar_voucher/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/melting_lot/add,shop/melting_lot/list,shop/melting_lot/edit,shop/melting_lot/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete,shop/customer_subscription/add,shop/customer_subscription/list,shop/customer_subscription/edit}'),
  ('manager', '{users/list,shop/customers/admin,shop/customers/add,shop/customers/list,shop/customers/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/list,shop/bizcard/edit,customer/bizcard/edit,customer/bizcard/view,portfolio/add,portfolio/list,portfolio/edit,portfolio/delete,shop/enquiry_status/add,shop/enquiry_status/list,shop/enquiry_status/edit,shop/enquiry_status/delete,shop/enquiry/add,shop/enquiry/list,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/list,shop/enquiry_comment/edit,shop/enquiry_comment/delete,shop/whatsapp/message/balance,shop/whatsapp/messages/send,shop/whatsapp/messages/list,shop/whatsapp/messages/cancel,categories/add,categories/list,categories/edit,categories/delete,shop/product/add,shop/product/read,shop/product/edit,shop/product/delete,shop/piece/add,shop/piece/list,shop/piece/edit,shop/piece/delete,shop/piece/cost,product_group/add,product_group/list,product_group/edit,product_group/delete,product_category/add,product_category/list,product_category/edit,product_category/delete,product_gst/add,product_gst/list,product_gst/edit,product_gst/delete,shop/unit/add,shop/unit/list,shop/unit/edit,shop/unit/delete,quickBill/add,quickBill/list,quickBill/edit,quickBill/delete,quote/add,quote/list,quote/edit,quote/delete,shops/commodities/add,shops/commodities/list,shop/currency_units/add,shop/currency_units/list,shop/currency_units/edit,shop/currency_units/delete,shop/work_order_type/add,shop/work_order_type/list,shop/work_order_type/edit,shop/work_order_type/delete,shop/work_order_state/add,shop/work_order_state/list,shop/work_order_state/edit,shop/work_order_state/delete,shop/task_status/add,shop/task_status/list,shop/task_status/edit,shop/task_status/delete,shop/task/add,shop/task/list,shop/task/edit,shop/task/delete,shop/contacts/add,shop/contacts/list,shop/contacts/edit,shop/contacts/delete,shop/supplier/add,shop/supplier/list,shop/supplier/edit,shop/supplier/delete,shop/karigar/add,shop/karigar/list,shop/karigar/edit,shop/karigar/delete,shop/personal_data/admin,shop/groups/add,shop/groups/list,shop/group_members/add,shop/group_members/list,shop/group_meeting/add,shop/group_meeting/list,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/list,shop/meeting_note/edit,shop/meeting_note/download,shop/chit_scheme/add,shop/chit_scheme/list,shop/chit_scheme/edit,shop/chit_scheme/delete,license/add,license/list,license/edit,license/delete,shop/error_log/list,shop/service_request/add,shop/service_request/list,shop/till/add,shop/till/list,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/credit_note/add,shop/credit_note/list,shop/sale/approve,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/sales_order/add,shop/sales_order/list,shop/sales_order/edit,shop/sales_order/delete,shop/work_order/add,shop/work_order/list,shop/work_order/edit,shop/work_order/delete,shop/karigar_voucher/add,shop/karigar_voucher/list,shop/karigar_voucher/edit,shop/karigar_voucher/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/melting_lot/add,shop/melting_lot/list,shop/melting_lot/edit,shop/melting_lot/delete,shop/chit_member/add,shop/chit_member/list,shop/chit_member/edit,shop/chit_member/delete,shop/customer_subscription/add,shop/customer_subscription/list,shop/customer_subscription/edit}'),
  ('sales', '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/work_order/list,shop/chit_member/list,shop/customer_subscription/list,shop/service_request/add,shop/customers/admin,shop/customers/add,shop/customers/edit,customer/bizcard/edit,shop/enquiry/add,shop/enquiry/edit,shop/enquiry/delete,shop/enquiry_comment/add,shop/enquiry_comment/edit,shop/enquiry_comment/delete,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,shop/receipt/add,shop/receipt/list,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/chit_member/add,shop/chit_member/edit,shop/work_order/add,shop/work_order/edit,shop/product/add,shop/product/edit,shop/piece/add,shop/piece/edit,shop/contacts/add,shop/contacts/edit,shop/groups/add,shop/group_members/add,shop/task/add,shop/task/edit}'),
  ('marketing', '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/work_order/list,shop/chit_member/list,shop/customer_subscription/list,shop/service_request/add,shop/contacts/add,shop/contacts/edit,shop/contacts/delete,shop/groups/add,shop/group_members/add,shop/whatsapp/messages/send,shop/whatsapp/messages/cancel,customer/bizcard/edit,shop/bizcard/admin,shop/bizcard/add,shop/bizcard/edit,portfolio/add,portfolio/edit,portfolio/delete,shop/group_meeting/add,shop/group_meeting/edit,shop/group_meeting/delete,shop/meeting_note/add,shop/meeting_note/edit,shop/meeting_note/download,shop/task/add,shop/task/edit}'),
  ('accountant', '{shop/customers/list,shop/bizcard/list,customer/bizcard/view,portfolio/list,shop/enquiry_status/list,shop/enquiry/list,shop/enquiry_comment/list,shop/whatsapp/message/balance,shop/whatsapp/messages/list,categories/list,shop/product/read,shop/piece/list,product_group/list,product_category/list,product_gst/list,shop/unit/list,quickBill/list,quote/list,shops/commodities/list,shop/currency_units/list,shop/work_order_type/list,shop/work_order_state/list,shop/task_status/list,shop/task/list,shop/contacts/list,shop/supplier/list,shop/karigar/list,shop/groups/list,shop/group_members/list,shop/group_meeting/list,shop/meeting_note/list,shop/chit_scheme/list,license/list,shop/till/list,shop/credit_note/list,shop/sales_order/list,shop/work_order/list,shop/chit_member/list,shop/customer_subscription/list,shop/service_request/add,customer/bizcard/edit,quickBill/add,quickBill/edit,quickBill/delete,quote/add,quote/edit,quote/delete,shop/sales_order/add,shop/sales_order/edit,shop/sales_order/delete,product_gst/add,product_gst/edit,product_gst/delete,shops/commodities/add,shop/till/add,shop/till/edit,shop/till/delete,shop/ledger/add,shop/ledger/list,shop/ledger/edit,shop/ledger/close,shop/ledger/reopen,shop/receipt/add,shop/receipt/list,shop/receipt/edit,shop/receipt/delete,shop/purchase/add,shop/purchase/list,shop/purchase/edit,shop/purchase/delete,shop/old_gold/add,shop/old_gold/list,shop/old_gold/edit,shop/old_gold/delete,shop/melting_lot/add,shop/melting_lot/list,shop/melting_lot/edit,shop/melting_lot/delete,shop/credit_note/add,shop/chit_member/add,shop/chit_member/edit,shop/chit_member/delete,shop/karigar_voucher/add,shop/karigar_voucher/list,shop/karigar_voucher/edit,shop/karigar_voucher/delete,shop/piece/cost,shop/task/add,shop/task/edit}');

-- The permissions of one membership, in the order of the owner's bundle, which has every string. `list` counts alone where a program of
-- the version before wrote it. Null without a membership.
create function held_permissions(role text, list text[], added text[], removed text[]) returns text[] language plpgsql stable as $$
begin
  if list is not null or added is null then
    return list;
  end if;
  return array(
    select h.name from (
      select unnest(b.permissions) from role_bundles b where b.role = held_permissions.role
      except select unnest(held_permissions.removed) union select unnest(held_permissions.added)
    ) h(name)
    left join (
      select n.name, n.place from role_bundles b, unnest(b.permissions) with ordinality n(name, place) where b.role = 'owner'
    ) o on o.name = h.name
    order by o.place, h.name);
end $$;

-- Sorts each such list into what its role has not and what it lacks of it. Nobody gains or loses a permission by that.
create function settle_memberships() returns void language plpgsql as $$
begin
  update memberships m set permissions = null,
    added = array(
      select distinct n.name from unnest(m.permissions) n(name) where n.name is not null and (n.name = any (x.bundle)) is not true),
    removed = array(
      select distinct n.name from unnest(x.bundle || m.removed) n(name) where (n.name = any (m.permissions)) is not true)
  from (
    select k.user_id, k.shop_id, coalesce(b.permissions, '{}') as bundle
    from memberships k left join role_bundles b on b.role = k.role where k.permissions is not null
  ) x
  where x.user_id = m.user_id and x.shop_id = m.shop_id;
end $$;

-- Brings the bundles to those of the program. Owners are told at its next start what they can newly give.
create function write_role_bundles(bundles jsonb) returns void language plpgsql as $$
declare
  fresh text[] := array(
    select n from jsonb_array_elements_text(bundles->'owner') n
    where not exists (select 1 from role_bundles b where b.role = 'owner' and n = any (b.permissions)));
begin
  perform settle_memberships();
  if fresh <> '{}' then
    insert into permission_additions (migration, permissions, created_at) values ('roles ' || md5(fresh::text), fresh, now())
      on conflict (migration) do update set permissions = excluded.permissions, created_at = excluded.created_at, told_at = null;
  end if;
  insert into role_bundles (role, permissions)
    select r.key, array(select jsonb_array_elements_text(r.value)) from jsonb_each(bundles) r
    on conflict (role) do update set permissions = excluded.permissions where role_bundles.permissions <> excluded.permissions;
end $$;
revoke execute on function settle_memberships(), write_role_bundles(jsonb) from public;

select settle_memberships();

-- By what the members of the transaction's shop depart from their roles, for its archive.
create function departures_of_shop() returns table (user_id uuid, added text[], removed text[])
language plpgsql stable rows 20 security definer set search_path = public, pg_temp as $$
begin
  return query select m.user_id, m.added, m.removed from memberships m
  where m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;
end $$;
revoke execute on function departures_of_shop() from public;
grant execute on function departures_of_shop() to app;

create or replace function enter_shop(
  digest text, shop uuid, permission text, for_system boolean, at timestamptz, reach text, writes boolean
) returns text language plpgsql as $$
declare
  who record;
  access support_accesses;
begin
  perform set_config('role', 'none', true);
  select u.id, u.name, u.permissions, u.reads_only,
    s.status <> 'Suspended'
      and not exists (select 1 from tenants t where t.id in (u.tenant_id, s.tenant_id) and t.status = 'Suspended')
      and (permission = '' or permission = any (u.permissions) or case
        when m.permissions is not null then permission = any (m.permissions)
        else permission = any (m.added) or (permission = any (b.permissions) and (permission = any (m.removed)) is not true) end) as allowed
  into who
  from sessions x
    join users u on u.id = x.user_id
    left join memberships m on m.user_id = u.id and m.shop_id = enter_shop.shop
    left join role_bundles b on b.role = m.role
    left join shops s on s.id = m.shop_id
  where x.token_digest = digest and x.expires_at > enter_shop.at and u.disabled_at is null;
  if who.allowed is not true then
    perform refuse_unless((person_of(digest, at)).id is not null, 'TS401', null);
    if not (shop is not null and for_system and (permission = any (who.permissions) or 'system/all' = any (who.permissions))) then
      perform refuse_unless('system/all' = any (who.permissions), 'TS403', null);
      access := open_support(who.id, shop, at, writes);
      perform refuse_unless(access.id is not null, 'TS403', null);
      perform refuse_unless(reach <> 'never', 'TS403', 'supportNever');
      perform refuse_unless(access.scope = 'write' or not writes, 'TS403', 'supportReads');
      perform refuse_unless(access.shows_personal or reach <> 'whole', 'TS403', 'supportMasked');
    end if;
  end if;
  if who.reads_only or access.scope = 'read' then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  execute format('set local app.support_id = %L', coalesce(access.id::text, ''));
  perform set_config('role', 'app', true);
  return access.scope || case when access.shows_personal then ' whole' else ' masked' end;
end $$;

create or replace function enter_calendar(shop uuid, entity text, permission text, address text, out language text, out name text)
language plpgsql as $$
declare
  found_address record;
begin
  perform set_config('role', 'none', true);
  perform set_config('transaction_read_only', 'on', true);
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  select u.id, u.name, u.language, s.name as shop_name into found_address
  from calendar_addresses a
    join users u on u.id = a.user_id
    join memberships m on m.user_id = u.id and m.shop_id = enter_calendar.shop
    join shops s on s.id = m.shop_id
  where a.shop_id = enter_calendar.shop and a.token_digest = enter_calendar.address and a.entity = enter_calendar.entity
    and a.created_at >= m.created_at and u.disabled_at is null and s.status <> 'Suspended' and s.deleted_at is null
    and not exists (select 1 from tenants t where t.id in (u.tenant_id, s.tenant_id) and t.status = 'Suspended')
    and (enter_calendar.permission = any (held_permissions(m.role, m.permissions, m.added, m.removed)) or enter_calendar.permission = any (u.permissions));
  perform refuse_unless(found, 'TS404', enter_calendar.entity);
  language := found_address.language;
  name := found_address.shop_name;
  execute format('set local app.user_id = %L', found_address.id);
  execute format('set local app.user_name = %L', found_address.name);
  perform set_config('role', 'app', true);
end $$;

create or replace function enter_member(shop uuid, person uuid, permission text, out email text, out name text, out shop_name text, out language text)
language plpgsql as $$
declare
  who record;
begin
  perform set_config('role', 'none', true);
  perform set_config('transaction_read_only', 'on', true);
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '');
  select u.id, u.name, u.email, u.language, s.name as shop_name into who
  from memberships m
    join users u on u.id = m.user_id
    join shops s on s.id = m.shop_id
  where m.shop_id = enter_member.shop and m.user_id = enter_member.person
    and u.disabled_at is null and s.status <> 'Suspended' and s.deleted_at is null
    and not exists (select 1 from tenants t where t.id in (u.tenant_id, s.tenant_id) and t.status = 'Suspended')
    and (enter_member.permission = any (held_permissions(m.role, m.permissions, m.added, m.removed)) or enter_member.permission = any (u.permissions));
  perform refuse_unless(found, 'TS403', null);
  email := who.email;
  name := who.name;
  shop_name := who.shop_name;
  language := who.language;
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'app', true);
end $$;

create or replace function people_of_shop() returns table (
  shop_id uuid, id uuid, name text, email text, mobile_no text, role text, permissions jsonb, discount_limit numeric, is_active boolean,
  is_invited boolean, created_at timestamptz, updated_at timestamptz, version integer, deleted_at timestamptz, search_text text,
  letter_at timestamptz, letter_sent_at timestamptz, letter_until timestamptz
) language plpgsql stable rows 20 security definer set search_path = public, pg_temp as $$
begin
  return query select p.shop_id, u.id, u.name, u.email, u.mobile_no, m.role, to_jsonb(held_permissions(m.role, m.permissions, m.added, m.removed)), m.discount_limit,
    m.user_id is not null and u.disabled_at is null,
    u.password_hash is null and not exists (select 1 from identities i where i.user_id = u.id),
    coalesce(m.created_at, p.created_at), coalesce(m.updated_at, p.created_at), coalesce(m.version, 1),
    case when m.user_id is null then p.created_at end,
    lower(concat_ws(E'\n', u.name, u.email, u.mobile_no)),
    (select max(l.created_at) from account_links l where l.user_id = u.id and l.purpose = 'invite'),
    (select max(l.sent_at) from account_links l where l.user_id = u.id and l.purpose = 'invite'),
    (select max(l.expires_at) from account_links l where l.user_id = u.id and l.purpose = 'invite')
  from shop_people p join users u on u.id = p.user_id
  left join memberships m on m.user_id = p.user_id and m.shop_id = p.shop_id
  where p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;
end $$;

create or replace function my_shops(permission text) returns table (id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.name from memberships m join shops s on s.id = m.shop_id
  where m.user_id = nullif(current_setting('app.user_id', true), '')::uuid and s.status <> 'Suspended'
    and (permission = '' or permission = any (held_permissions(m.role, m.permissions, m.added, m.removed)))
  order by lower(s.name), s.id
$$;

create or replace function my_permissions() returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select held_permissions(m.role, m.permissions, m.added, m.removed) from memberships m
    where m.user_id = nullif(current_setting('app.user_id', true), '')::uuid
      and m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid), '{system/all}')
$$;
