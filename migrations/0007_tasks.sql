alter table account_links add column sent_at timestamptz(3);

alter table imports add column starts integer not null default 0;
alter table imports add column undo_asked_at timestamptz(3);

create table import_rejects (
  shop_id uuid not null,
  import_id uuid not null,
  row integer not null,
  cells jsonb not null,
  constraint import_rejects_pkey primary key (shop_id, import_id, row),
  constraint import_rejects_import_id_fkey foreign key (shop_id, import_id) references imports (shop_id, id)
);
select distribute_shop('import_rejects');
alter table import_rejects enable row level security;
alter table import_rejects force row level security;
create policy shop on import_rejects using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on import_rejects to app;

create table exports (
  shop_id uuid not null,
  id uuid not null,
  entity text not null,
  format text not null,
  user_id uuid,
  state text not null,
  options jsonb not null,
  reached jsonb,
  parts integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  starts integer not null default 0,
  problem text,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint exports_pkey primary key (shop_id, id)
);
select distribute_shop('exports');
alter table exports enable row level security;
alter table exports force row level security;
create policy shop on exports using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on exports to app;

create table export_parts (
  shop_id uuid not null,
  export_id uuid not null,
  part integer not null,
  content text not null,
  constraint export_parts_pkey primary key (shop_id, export_id, part),
  constraint export_parts_export_id_fkey foreign key (shop_id, export_id) references exports (shop_id, id)
);
select distribute_shop('export_parts');
alter table export_parts enable row level security;
alter table export_parts force row level security;
create policy shop on export_parts using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on export_parts to app;

update account_links set sent_at = created_at;

-- The people of the transaction's shop, now with the letter that invited them.
create or replace view shop_users with (security_barrier) as
  select m.shop_id, u.id, u.name, u.email, u.mobile_no, m.role, to_jsonb(m.permissions) as permissions,
    u.disabled_at is null as is_active,
    u.password_hash is null and not exists (select 1 from identities i where i.user_id = u.id) as is_invited,
    m.created_at, m.updated_at, m.version, null::timestamptz as deleted_at,
    lower(concat_ws(E'\n', u.name, u.email, u.mobile_no)) as search_text,
    (select max(l.created_at) from account_links l where l.user_id = u.id and l.purpose = 'invite') as letter_at,
    (select max(l.sent_at) from account_links l where l.user_id = u.id and l.purpose = 'invite') as letter_sent_at,
    (select max(l.expires_at) from account_links l where l.user_id = u.id and l.purpose = 'invite') as letter_until
  from memberships m join users u on u.id = m.user_id
  where m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;

select jobs.create_queue('exports', '{"policy":"standard","retryLimit":10000,"retryDelay":1,"retryBackoff":true,"retryDelayMax":30,"expireInSeconds":86400,"heartbeatSeconds":20}');
update jobs.queue set retry_limit = 10000, retry_delay = 1, retry_backoff = true, retry_delay_max = 30 where name = 'imports';
