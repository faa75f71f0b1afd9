alter table shops add column quiet_from text;
alter table shops add column quiet_to text;

create table chat_numbers (
  phone_number_id text not null,
  shop_id uuid not null,
  created_at timestamptz(3) not null,
  constraint chat_numbers_pkey primary key (phone_number_id),
  constraint chat_numbers_shop_id_fkey foreign key (shop_id) references shops (id)
);
select distribute_platform('chat_numbers');
create index chat_numbers_shop_id_idx on chat_numbers (shop_id);
grant select, insert, update, delete on chat_numbers to account;

create table chat_accounts (
  shop_id uuid not null,
  phone_number_id text not null,
  business_account_id text not null,
  marketing_price numeric(14,2) not null,
  utility_price numeric(14,2) not null,
  authentication_price numeric(14,2) not null,
  per_second integer not null default 75,
  pace_at timestamptz not null default '-infinity',
  created_at timestamptz(3) not null,
  constraint chat_accounts_pkey primary key (shop_id, phone_number_id)
);
select distribute_shop('chat_accounts');
alter table chat_accounts enable row level security;
alter table chat_accounts force row level security;
create policy shop on chat_accounts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on chat_accounts to app;

create table chat_ledger (
  shop_id uuid not null,
  id uuid not null,
  kind text not null,
  message_id uuid,
  messages integer not null default 0,
  amount numeric(14,2) not null,
  at timestamptz(3) not null,
  effect numeric(14,2) generated always as (case kind when 'added' then amount when 'released' then amount when 'reserved' then -amount else 0 end) stored,
  constraint chat_ledger_pkey primary key (shop_id, id, kind)
);
select distribute_shop('chat_ledger');
create index chat_ledger_message_idx on chat_ledger (shop_id, message_id);
alter table chat_ledger enable row level security;
alter table chat_ledger force row level security;
create policy shop on chat_ledger using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on chat_ledger to app;

create table messages (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  status integer not null,
  template_name text not null,
  template_language text not null,
  template_variables jsonb,
  header_format text,
  header_text text,
  header_media uuid,
  media_id text,
  components jsonb,
  category text not null,
  scheduled_at timestamptz(3),
  total integer not null,
  queued integer not null,
  sending integer not null,
  unknown integer not null,
  sent integer not null,
  delivered integer not null,
  read integer not null,
  failed integer not null,
  canceled integer not null,
  skipped integer not null,
  cost numeric(14,2) not null,
  charged numeric(14,2) not null,
  turn integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(template_name, ''))) stored,
  constraint messages_pkey primary key (shop_id, id)
);
select distribute_shop('messages');
create unique index messages_name_key on messages (shop_id, name) where deleted_at is null;
create index messages_title_idx on messages (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index messages_search_idx on messages using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table messages enable row level security;
alter table messages force row level security;
create policy shop on messages using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on messages to app;
grant select on messages to searcher;
create or replace function search_messages(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from messages t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_messages(uuid, text) owner to searcher;
revoke execute on function search_messages(uuid, text) from public;
grant execute on function search_messages(uuid, text) to app;

create table recipients (
  shop_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  contact_id text not null,
  name text not null,
  number text not null,
  variables jsonb,
  state text not null,
  reason text,
  provider_id text,
  attempts integer not null,
  next_at timestamptz(3) not null,
  started_at timestamptz(3),
  price numeric(14,2) not null,
  billed text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint recipients_pkey primary key (shop_id, id),
  constraint recipients_message_id_fkey foreign key (shop_id, message_id) references messages (shop_id, id)
);
select distribute_shop('recipients');
create index recipients_message_id_state_next_at_idx on recipients (shop_id, message_id, state, next_at);
create index recipients_number_started_at_idx on recipients (shop_id, number, started_at);
create index recipients_provider_id_idx on recipients (shop_id, provider_id);
alter table recipients enable row level security;
alter table recipients force row level security;
create policy shop on recipients using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on recipients to app;

create table opt_outs (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  number text not null,
  source text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(number, ''))) stored,
  constraint opt_outs_pkey primary key (shop_id, id)
);
select distribute_shop('opt_outs');
create unique index opt_outs_number_key on opt_outs (shop_id, number) where deleted_at is null;
create index opt_outs_title_idx on opt_outs (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index opt_outs_search_idx on opt_outs using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table opt_outs enable row level security;
alter table opt_outs force row level security;
create policy shop on opt_outs using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on opt_outs to app;
grant select on opt_outs to searcher;
create or replace function search_opt_outs(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from opt_outs t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_opt_outs(uuid, text) owner to searcher;
revoke execute on function search_opt_outs(uuid, text) from public;
grant execute on function search_opt_outs(uuid, text) to app;

select jobs.create_queue('messages', '{"policy":"standard","retryLimit":10000,"retryDelay":0,"expireInSeconds":86400,"heartbeatSeconds":20}');
