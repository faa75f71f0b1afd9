create table record_files (
  shop_id uuid not null,
  id uuid not null,
  entity text not null,
  record_id uuid not null,
  remark_id uuid,
  name text not null,
  type text not null,
  size integer not null,
  position integer not null,
  has_thumbnail boolean not null,
  user_id uuid,
  user_name text,
  at timestamptz(3) not null,
  removed_at timestamptz(3),
  constraint record_files_pkey primary key (shop_id, id)
);
select distribute_shop('record_files');
create index record_files_record_idx on record_files (shop_id, record_id, position);
create index record_files_removed_idx on record_files (shop_id, removed_at) where removed_at is not null;
alter table record_files enable row level security;
alter table record_files force row level security;
create policy shop on record_files using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on record_files to app;
