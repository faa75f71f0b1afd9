create table invoice_plans (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  code text not null,
  about text,
  about_hi text,
  people integer not null,
  phone_help boolean not null default false,
  trial_days integer not null,
  shown_to text not null,
  position integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(code, ''))) stored,
  constraint invoice_plans_pkey primary key (id)
);
select distribute_platform('invoice_plans');
create unique index invoice_plans_code_key on invoice_plans (shop_id, code) where deleted_at is null;
create index invoice_plans_title_idx on invoice_plans (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index invoice_plans_search_idx on invoice_plans using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table invoice_plans enable row level security;
alter table invoice_plans force row level security;
create policy shop on invoice_plans using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on invoice_plans to app;
create policy platform on invoice_plans using (current_user <> 'app');
grant select on invoice_plans to overseer;
grant select, insert, update, delete on invoice_plans to account;
grant select on invoice_plans to searcher;
create or replace function search_invoice_plans(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from invoice_plans t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_invoice_plans(uuid, text) owner to searcher;
revoke execute on function search_invoice_plans(uuid, text) from public;
grant execute on function search_invoice_plans(uuid, text) to app;

create table invoice_plans_prices (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  duration integer not null,
  price numeric(14,2),
  since date not null,
  created_at timestamptz(3) not null,
  constraint invoice_plans_prices_pkey primary key (id),
  constraint invoice_plans_prices_document_id_fkey foreign key (document_id) references invoice_plans (id)
);
select distribute_platform('invoice_plans_prices');
create index invoice_plans_prices_document_id_position_idx on invoice_plans_prices (shop_id, document_id, position);
alter table invoice_plans_prices enable row level security;
alter table invoice_plans_prices force row level security;
create policy shop on invoice_plans_prices using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on invoice_plans_prices to app;
create policy platform on invoice_plans_prices using (current_user <> 'app');
grant select on invoice_plans_prices to overseer;
grant select, insert, update, delete on invoice_plans_prices to account;

create table messenger_plans (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  code text not null,
  about text,
  about_hi text,
  people integer not null,
  phone_help boolean not null default false,
  trial_days integer not null,
  shown_to text not null,
  position integer,
  messages integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(code, ''))) stored,
  constraint messenger_plans_pkey primary key (id)
);
select distribute_platform('messenger_plans');
create unique index messenger_plans_code_key on messenger_plans (shop_id, code) where deleted_at is null;
create index messenger_plans_title_idx on messenger_plans (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index messenger_plans_search_idx on messenger_plans using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table messenger_plans enable row level security;
alter table messenger_plans force row level security;
create policy shop on messenger_plans using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on messenger_plans to app;
create policy platform on messenger_plans using (current_user <> 'app');
grant select on messenger_plans to overseer;
grant select, insert, update, delete on messenger_plans to account;
grant select on messenger_plans to searcher;
create or replace function search_messenger_plans(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from messenger_plans t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_messenger_plans(uuid, text) owner to searcher;
revoke execute on function search_messenger_plans(uuid, text) from public;
grant execute on function search_messenger_plans(uuid, text) to app;

create table messenger_plans_prices (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  duration integer not null,
  price numeric(14,2),
  since date not null,
  created_at timestamptz(3) not null,
  constraint messenger_plans_prices_pkey primary key (id),
  constraint messenger_plans_prices_document_id_fkey foreign key (document_id) references messenger_plans (id)
);
select distribute_platform('messenger_plans_prices');
create index messenger_plans_prices_document_id_position_idx on messenger_plans_prices (shop_id, document_id, position);
alter table messenger_plans_prices enable row level security;
alter table messenger_plans_prices force row level security;
create policy shop on messenger_plans_prices using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on messenger_plans_prices to app;
create policy platform on messenger_plans_prices using (current_user <> 'app');
grant select on messenger_plans_prices to overseer;
grant select, insert, update, delete on messenger_plans_prices to account;

-- By hand: the plans that a new platform begins with, as they were sold before they were rows.
insert into invoice_plans (id, name, code, about, about_hi, people, phone_help, trial_days, shown_to, position, created_at, updated_at)
select gen_random_uuid(), f.name, lower(f.name), f.en, f.hi, f.people, f.help, 0, 'everyone', f.position, now(), now()
from (values (1, 'Ratti', 'Small', 'छोटा', 2, false), (2, 'Masha', 'Medium', 'मझोला', 6, false), (3, 'Tola', 'Large', 'बड़ा', 20, true))
  as f(position, name, en, hi, people, help);
insert into messenger_plans (id, name, code, about, about_hi, people, messages, phone_help, trial_days, shown_to, position, created_at, updated_at)
select gen_random_uuid(), f.name, lower(f.name), f.en, f.hi, f.people, f.messages, f.help, 0, 'everyone', f.position, now(), now()
from (values (1, 'Ratti', 'Small', 'छोटा', 2, 1000, false), (2, 'Masha', 'Medium', 'मझोला', 6, 10000, false),
  (3, 'Tola', 'Large', 'बड़ा', 20, 50000, true)) as f(position, name, en, hi, people, messages, help);
-- Half a year costs five and a half months, a year ten.
insert into invoice_plans_prices (id, document_id, position, duration, price, since, created_at)
select gen_random_uuid(), p.id, d.position, d.duration, round(f.monthly * d.months), date '2020-01-01', now()
from invoice_plans p join (values ('ratti', 399), ('masha', 799), ('tola', 1599)) as f(code, monthly) on f.code = p.code
cross join (values (0, 30, 1), (1, 182, 5.5), (2, 365, 10)) as d(position, duration, months);
insert into messenger_plans_prices (id, document_id, position, duration, price, since, created_at)
select gen_random_uuid(), p.id, d.position, d.duration, round(f.monthly * d.months), date '2020-01-01', now()
from messenger_plans p join (values ('ratti', 299), ('masha', 699), ('tola', 1499)) as f(code, monthly) on f.code = p.code
cross join (values (0, 30, 1), (1, 182, 5.5), (2, 365, 10)) as d(position, duration, months);
