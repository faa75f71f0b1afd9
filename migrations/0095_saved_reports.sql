create table saved_reports (
  shop_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  subject text not null,
  figure text,
  filter jsonb,
  period text,
  first_day date,
  last_day date,
  by_mail boolean not null default false,
  letter_day date,
  letter_state text,
  letter_tries integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint saved_reports_pkey primary key (shop_id, id)
);
select distribute_shop('saved_reports');
create unique index saved_reports_name_key on saved_reports (shop_id, user_id, name) where deleted_at is null;
create index saved_reports_title_idx on saved_reports (shop_id, user_id, (lower(name) collate "C"), id) where deleted_at is null;
create index saved_reports_own_idx on saved_reports (shop_id, user_id, id) where deleted_at is null;
alter table saved_reports enable row level security;
alter table saved_reports force row level security;
create policy shop on saved_reports using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text)) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text));
create policy told on saved_reports for insert with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on saved_reports to app;

-- A letter that the server writes by itself for a person of a shop: what it tells is read as they are let in now, and nothing is written.
create function enter_member(shop uuid, person uuid, permission text, out email text, out name text, out shop_name text, out language text)
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
    and (enter_member.permission = any (m.permissions) or enter_member.permission = any (u.permissions));
  perform refuse_unless(found, 'TS403', null);
  email := who.email;
  name := who.name;
  shop_name := who.shop_name;
  language := who.language;
  execute format('set local app.user_id = %L', who.id);
  execute format('set local app.user_name = %L', who.name);
  perform set_config('role', 'app', true);
end $$;
