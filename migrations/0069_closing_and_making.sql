alter table shops add column making_gst text;
alter table shops add column counts_blind boolean not null default false;

alter table imports add column alike integer not null default 0;

alter table business_days add column order_box integer;
alter table business_days add column expected jsonb;
revoke update on business_days from app;
grant select, insert, delete on business_days to app;
grant update (shop_id, id, day, loose_stones, order_box, expected, note, reopen_reason, created_at, updated_at, version, deleted_at) on business_days to app;

alter table business_days_counts alter column till_id drop not null;

create table business_days_trays (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  tray text,
  pieces integer not null,
  gross_weight numeric(12,3),
  created_at timestamptz(3) not null,
  constraint business_days_trays_pkey primary key (shop_id, id),
  constraint business_days_trays_document_id_fkey foreign key (shop_id, document_id) references business_days (shop_id, id)
);
select distribute_shop('business_days_trays');
create index business_days_trays_document_id_position_idx on business_days_trays (shop_id, document_id, position);
alter table business_days_trays enable row level security;
alter table business_days_trays force row level security;
create policy shop on business_days_trays using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on business_days_trays to app;
