create table tenants (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  status text not null,
  contact_name text,
  email text,
  mobile_no text,
  notes text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(contact_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(mobile_no, ''))) stored,
  constraint tenants_pkey primary key (id)
);
select distribute_platform('tenants');
create index tenants_title_idx on tenants (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index tenants_search_idx on tenants using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table tenants enable row level security;
alter table tenants force row level security;
create policy shop on tenants using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
create policy platform on tenants using (current_user <> 'app');
grant select, insert, update, delete on tenants to app;
grant select on tenants to overseer;
grant select, insert, update, delete on tenants to account;
grant select on tenants to searcher;
create or replace function search_tenants(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from tenants t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_tenants(uuid, text) owner to searcher;
revoke execute on function search_tenants(uuid, text) from public;
grant execute on function search_tenants(uuid, text) to app;

create table users (
  id uuid not null,
  tenant_id uuid,
  name text not null,
  email text not null,
  mobile_no text,
  password_hash text,
  permissions text[] not null default '{}',
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint users_pkey primary key (id),
  constraint users_tenant_id_fkey foreign key (tenant_id) references tenants (id)
);
select distribute_platform('users');
create unique index users_email_key on users (lower(email));
create index users_tenant_id_idx on users (tenant_id);
grant select, insert, update, delete on users to account;

create table shops (
  shop_id uuid not null generated always as (id) stored,
  id uuid not null,
  name text not null,
  status text not null,
  tenant_id uuid not null,
  logo uuid,
  address text,
  city text,
  pin text,
  state_code text,
  phone_no text,
  email text,
  gstin text,
  pan text,
  upi_id text,
  series_prefix text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(gstin, '') || E'\n' || coalesce(phone_no, ''))) stored,
  constraint shops_pkey primary key (id),
  constraint shops_tenant_id_fkey foreign key (tenant_id) references tenants (id)
);
select distribute_platform('shops');
create index shops_tenant_id_idx on shops (shop_id, tenant_id) where deleted_at is null;
create index shops_title_idx on shops (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index shops_search_idx on shops using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table shops enable row level security;
alter table shops force row level security;
create policy shop on shops using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
create policy platform on shops using (current_user <> 'app');
grant select, insert, update, delete on shops to app;
grant select on shops to overseer;
grant select, insert, update, delete on shops to account;
grant select on shops to searcher;
create or replace function search_shops(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from shops t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_shops(uuid, text) owner to searcher;
revoke execute on function search_shops(uuid, text) from public;
grant execute on function search_shops(uuid, text) to app;

create table memberships (
  user_id uuid not null,
  shop_id uuid not null,
  role text,
  permissions text[] not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  constraint memberships_pkey primary key (user_id, shop_id),
  constraint memberships_user_id_fkey foreign key (user_id) references users (id),
  constraint memberships_shop_id_fkey foreign key (shop_id) references shops (id)
);
select distribute_platform('memberships');
create index memberships_shop_id_idx on memberships (shop_id);
grant select, insert, update, delete on memberships to account;

create table sessions (
  token_digest text not null,
  id uuid not null,
  user_id uuid not null,
  user_agent text,
  address text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint sessions_pkey primary key (token_digest),
  constraint sessions_user_id_fkey foreign key (user_id) references users (id)
);
select distribute_platform('sessions');
create index sessions_user_id_idx on sessions (user_id);
grant select, insert, update, delete on sessions to account;

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  email text not null,
  created_at timestamptz(3) not null,
  constraint identities_pkey primary key (issuer, subject),
  constraint identities_user_id_fkey foreign key (user_id) references users (id)
);
select distribute_platform('identities');
create index identities_user_id_idx on identities (user_id);
grant select, insert, update, delete on identities to account;

create table account_links (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  token_digest text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint account_links_pkey primary key (id),
  constraint account_links_user_id_fkey foreign key (user_id) references users (id)
);
select distribute_platform('account_links');
create unique index account_links_token_digest_key on account_links (token_digest);
create index account_links_user_id_idx on account_links (user_id);
grant select, insert, update, delete on account_links to account;

create table nonces (
  digest text not null,
  expires_at timestamptz(3) not null,
  constraint nonces_pkey primary key (digest)
);
select distribute_platform('nonces');
grant select, insert, update, delete on nonces to account;

create table attempts (
  id uuid not null,
  subject text not null,
  at timestamptz(3) not null,
  constraint attempts_pkey primary key (id)
);
select distribute_platform('attempts');
create index attempts_subject_idx on attempts (subject, at);
grant select, insert, update, delete on attempts to account;

create table tickets (
  token_digest text not null,
  session_digest text not null,
  address text not null,
  expires_at timestamptz(3) not null,
  constraint tickets_pkey primary key (token_digest)
);
select distribute_platform('tickets');
grant select, insert, update, delete on tickets to account;

create table support_accesses (
  id uuid not null,
  user_id uuid not null,
  shop_id uuid not null,
  reason text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint support_accesses_pkey primary key (id),
  constraint support_accesses_user_id_fkey foreign key (user_id) references users (id),
  constraint support_accesses_shop_id_fkey foreign key (shop_id) references shops (id)
);
select distribute_platform('support_accesses');
create index support_accesses_user_id_idx on support_accesses (user_id, shop_id, expires_at);
grant select, insert, update, delete on support_accesses to account;

create table history (
  shop_id uuid not null,
  id uuid not null,
  entity text not null,
  record_id uuid not null,
  action text not null,
  at timestamptz(3) not null,
  user_id uuid,
  user_name text,
  import_id uuid,
  changes jsonb,
  constraint history_pkey primary key (shop_id, id)
);
select distribute_shop('history');
create index history_record_idx on history (shop_id, record_id, id);
create index history_import_idx on history (shop_id, import_id, id) where import_id is not null;
alter table history enable row level security;
alter table history force row level security;
create policy shop on history using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on history to app;

create table imports (
  shop_id uuid not null,
  id uuid not null,
  entity text not null,
  file_name text not null,
  user_id uuid,
  state text not null,
  options jsonb not null,
  next_row integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  total integer not null default 0,
  problem text,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint imports_pkey primary key (shop_id, id)
);
select distribute_shop('imports');
alter table imports enable row level security;
alter table imports force row level security;
create policy shop on imports using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on imports to app;

create table import_errors (
  shop_id uuid not null,
  import_id uuid not null,
  row integer not null,
  field text not null,
  message text not null,
  constraint import_errors_pkey primary key (shop_id, import_id, row, field),
  constraint import_errors_import_id_fkey foreign key (shop_id, import_id) references imports (shop_id, id)
);
select distribute_shop('import_errors');
alter table import_errors enable row level security;
alter table import_errors force row level security;
create policy shop on import_errors using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on import_errors to app;

create table replies (
  shop_id uuid not null,
  user_id uuid not null,
  path text not null,
  key text not null,
  fingerprint text not null,
  status integer,
  body text,
  at timestamptz(3) not null,
  constraint replies_pkey primary key (shop_id, user_id, path, key)
);
select distribute_shop('replies');
alter table replies enable row level security;
alter table replies force row level security;
create policy shop on replies using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on replies to app;

create table product_groups (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint product_groups_pkey primary key (shop_id, id)
);
select distribute_shop('product_groups');
create unique index product_groups_name_key on product_groups (shop_id, name) where deleted_at is null;
create index product_groups_title_idx on product_groups (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index product_groups_search_idx on product_groups using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table product_groups enable row level security;
alter table product_groups force row level security;
create policy shop on product_groups using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on product_groups to app;
grant select on product_groups to searcher;
create or replace function search_product_groups(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from product_groups t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_product_groups(uuid, text) owner to searcher;
revoke execute on function search_product_groups(uuid, text) from public;
grant execute on function search_product_groups(uuid, text) to app;

create table product_categories (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint product_categories_pkey primary key (shop_id, id)
);
select distribute_shop('product_categories');
create unique index product_categories_name_key on product_categories (shop_id, name) where deleted_at is null;
create index product_categories_title_idx on product_categories (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index product_categories_search_idx on product_categories using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table product_categories enable row level security;
alter table product_categories force row level security;
create policy shop on product_categories using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on product_categories to app;
grant select on product_categories to searcher;
create or replace function search_product_categories(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from product_categories t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_product_categories(uuid, text) owner to searcher;
revoke execute on function search_product_categories(uuid, text) from public;
grant execute on function search_product_categories(uuid, text) to app;

create table product_gsts (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint product_gsts_pkey primary key (shop_id, id)
);
select distribute_shop('product_gsts');
create unique index product_gsts_name_key on product_gsts (shop_id, name) where deleted_at is null;
create index product_gsts_title_idx on product_gsts (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index product_gsts_search_idx on product_gsts using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table product_gsts enable row level security;
alter table product_gsts force row level security;
create policy shop on product_gsts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on product_gsts to app;
grant select on product_gsts to searcher;
create or replace function search_product_gsts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from product_gsts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_product_gsts(uuid, text) owner to searcher;
revoke execute on function search_product_gsts(uuid, text) from public;
grant execute on function search_product_gsts(uuid, text) to app;

create table units (
  shop_id uuid not null,
  id uuid not null,
  symbol text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(symbol, ''))) stored,
  constraint units_pkey primary key (shop_id, id)
);
select distribute_shop('units');
create unique index units_symbol_key on units (shop_id, symbol) where deleted_at is null;
create index units_title_idx on units (shop_id, (lower(symbol) collate "C"), id) where deleted_at is null;
create index units_search_idx on units using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table units enable row level security;
alter table units force row level security;
create policy shop on units using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on units to app;
grant select on units to searcher;
create or replace function search_units(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from units t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_units(uuid, text) owner to searcher;
revoke execute on function search_units(uuid, text) from public;
grant execute on function search_units(uuid, text) to app;

create table products (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  product_code text not null,
  hsncode text,
  tax_percentage numeric(6,3),
  group_id uuid,
  category_id uuid,
  gst_id uuid,
  unit_id uuid not null,
  mrp numeric(14,2) not null,
  purchase_price numeric(14,2) not null,
  selling_price numeric(14,2) not null,
  description text,
  images uuid[] not null default '{}',
  is_active boolean not null default true,
  subscription_only boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(product_code, '') || E'\n' || coalesce(hsncode, ''))) stored,
  constraint products_pkey primary key (shop_id, id),
  constraint products_group_id_fkey foreign key (shop_id, group_id) references product_groups (shop_id, id),
  constraint products_category_id_fkey foreign key (shop_id, category_id) references product_categories (shop_id, id),
  constraint products_gst_id_fkey foreign key (shop_id, gst_id) references product_gsts (shop_id, id),
  constraint products_unit_id_fkey foreign key (shop_id, unit_id) references units (shop_id, id)
);
select distribute_shop('products');
create unique index products_product_code_key on products (shop_id, product_code) where deleted_at is null;
create index products_group_id_idx on products (shop_id, group_id) where deleted_at is null;
create index products_category_id_idx on products (shop_id, category_id) where deleted_at is null;
create index products_gst_id_idx on products (shop_id, gst_id) where deleted_at is null;
create index products_unit_id_idx on products (shop_id, unit_id) where deleted_at is null;
create index products_title_idx on products (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index products_active_idx on products (shop_id, id) where deleted_at is null and is_active;
create index products_search_idx on products using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table products enable row level security;
alter table products force row level security;
create policy shop on products using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on products to app;
grant select on products to searcher;
create or replace function search_products(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from products t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_products(uuid, text) owner to searcher;
revoke execute on function search_products(uuid, text) from public;
grant execute on function search_products(uuid, text) to app;

create table product_prices (
  shop_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  name text not null,
  price numeric(14,2) not null,
  duration integer not null,
  is_active boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint product_prices_pkey primary key (shop_id, id),
  constraint product_prices_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id)
);
select distribute_shop('product_prices');
create index product_prices_product_id_idx on product_prices (shop_id, product_id) where deleted_at is null;
create index product_prices_title_idx on product_prices (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index product_prices_search_idx on product_prices using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table product_prices enable row level security;
alter table product_prices force row level security;
create policy shop on product_prices using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on product_prices to app;
grant select on product_prices to searcher;
create or replace function search_product_prices(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from product_prices t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_product_prices(uuid, text) owner to searcher;
revoke execute on function search_product_prices(uuid, text) from public;
grant execute on function search_product_prices(uuid, text) to app;

create table contacts (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  gender integer not null,
  mobile_no text not null,
  email text,
  phone_no text,
  facebook_id text,
  instagram_id text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(mobile_no, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone_no, ''))) stored,
  constraint contacts_pkey primary key (shop_id, id)
);
select distribute_shop('contacts');
create index contacts_natural_idx on contacts (shop_id, mobile_no, name) where deleted_at is null;
create index contacts_title_idx on contacts (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index contacts_search_idx on contacts using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table contacts enable row level security;
alter table contacts force row level security;
create policy shop on contacts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on contacts to app;
grant select on contacts to searcher;
create or replace function search_contacts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from contacts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_contacts(uuid, text) owner to searcher;
revoke execute on function search_contacts(uuid, text) from public;
grant execute on function search_contacts(uuid, text) to app;

create table groups (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint groups_pkey primary key (shop_id, id)
);
select distribute_shop('groups');
create unique index groups_name_key on groups (shop_id, name) where deleted_at is null;
create index groups_title_idx on groups (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index groups_search_idx on groups using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table groups enable row level security;
alter table groups force row level security;
create policy shop on groups using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on groups to app;
grant select on groups to searcher;
create or replace function search_groups(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from groups t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_groups(uuid, text) owner to searcher;
revoke execute on function search_groups(uuid, text) from public;
grant execute on function search_groups(uuid, text) to app;

create table group_members (
  shop_id uuid not null,
  id uuid not null,
  group_id uuid not null,
  contact_id uuid not null,
  created_at timestamptz(3) not null,
  constraint group_members_pkey primary key (shop_id, id),
  constraint group_members_group_id_fkey foreign key (shop_id, group_id) references groups (shop_id, id),
  constraint group_members_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id)
);
select distribute_shop('group_members');
create unique index group_members_group_id_contact_id_key on group_members (shop_id, group_id, contact_id);
create index group_members_contact_id_idx on group_members (shop_id, contact_id);
alter table group_members enable row level security;
alter table group_members force row level security;
create policy shop on group_members using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on group_members to app;

create table commodity_rates (
  shop_id uuid not null,
  id uuid not null,
  gold_rate numeric(14,2),
  silver_rate numeric(14,2),
  diamond_rate numeric(14,2),
  at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint commodity_rates_pkey primary key (shop_id, id)
);
select distribute_shop('commodity_rates');
create index commodity_rates_newest_idx on commodity_rates (shop_id, at, id) where deleted_at is null;
alter table commodity_rates enable row level security;
alter table commodity_rates force row level security;
create policy shop on commodity_rates using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on commodity_rates to app;

create table error_logs (
  shop_id uuid not null,
  id uuid not null,
  controller_name text,
  action_name text,
  request_url text,
  message text not null,
  stack_trace text,
  organization_id text,
  user_id text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(message, '') || E'\n' || coalesce(controller_name, '') || E'\n' || coalesce(action_name, '') || E'\n' || coalesce(request_url, ''))) stored,
  constraint error_logs_pkey primary key (shop_id, id)
);
select distribute_shop('error_logs');
create index error_logs_search_idx on error_logs using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table error_logs enable row level security;
alter table error_logs force row level security;
create policy shop on error_logs using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
create policy across on error_logs for select using (current_user = 'overseer');
grant select, insert, update, delete on error_logs to app;
grant select on error_logs to overseer;
grant select on error_logs to searcher;
create or replace function search_error_logs(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from error_logs t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_error_logs(uuid, text) owner to searcher;
revoke execute on function search_error_logs(uuid, text) from public;
grant execute on function search_error_logs(uuid, text) to app;
