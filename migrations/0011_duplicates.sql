create table merges (
  shop_id uuid not null,
  id uuid not null,
  entity text not null,
  record_id uuid not null,
  merged uuid[] not null,
  moved jsonb not null,
  user_id uuid,
  user_name text,
  at timestamptz(3) not null,
  undone_at timestamptz(3),
  constraint merges_pkey primary key (shop_id, id)
);
select distribute_shop('merges');
create index merges_record_idx on merges (shop_id, record_id);
alter table merges enable row level security;
alter table merges force row level security;
create policy shop on merges using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on merges to app;

create table distinct_records (
  shop_id uuid not null,
  entity text not null,
  one uuid not null,
  other uuid not null,
  at timestamptz(3) not null,
  constraint distinct_records_pkey primary key (shop_id, entity, one, other)
);
select distribute_shop('distinct_records');
alter table distinct_records enable row level security;
alter table distinct_records force row level security;
create policy shop on distinct_records using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on distinct_records to app;

create index contacts_email_alike_idx on contacts (shop_id, (lower(email) collate "C"), email) where deleted_at is null and email is not null;
create index contacts_phone_no_alike_idx on contacts (shop_id, phone_no) where deleted_at is null and phone_no is not null;

create index recipients_contact_id_idx on recipients (shop_id, contact_id);
