alter table business_days add column loose_stones numeric;
revoke update on business_days from app;
grant select, insert, delete on business_days to app;
grant update (shop_id, id, day, loose_stones, note, reopen_reason, created_at, updated_at, version, deleted_at) on business_days to app;

create table business_days_slips (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  way text not null,
  amount numeric(14,2) not null,
  created_at timestamptz(3) not null,
  constraint business_days_slips_pkey primary key (shop_id, id),
  constraint business_days_slips_document_id_fkey foreign key (shop_id, document_id) references business_days (shop_id, id)
);
select distribute_shop('business_days_slips');
create index business_days_slips_document_id_position_idx on business_days_slips (shop_id, document_id, position);
alter table business_days_slips enable row level security;
alter table business_days_slips force row level security;
create policy shop on business_days_slips using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on business_days_slips to app;

create table business_days_metals (
  shop_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  position integer not null,
  metal text not null,
  fineness integer not null,
  weight numeric(12,3) not null,
  created_at timestamptz(3) not null,
  constraint business_days_metals_pkey primary key (shop_id, id),
  constraint business_days_metals_document_id_fkey foreign key (shop_id, document_id) references business_days (shop_id, id)
);
select distribute_shop('business_days_metals');
create index business_days_metals_document_id_position_idx on business_days_metals (shop_id, document_id, position);
alter table business_days_metals enable row level security;
alter table business_days_metals force row level security;
create policy shop on business_days_metals using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on business_days_metals to app;
