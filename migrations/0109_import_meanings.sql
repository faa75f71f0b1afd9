create table import_meanings (
  shop_id uuid not null,
  entity text not null,
  text text not null,
  record_id uuid not null,
  at timestamptz(3) not null,
  constraint import_meanings_pkey primary key (shop_id, entity, text)
);
select distribute_shop('import_meanings');
grant select on import_meanings to backup_reader;
alter table import_meanings enable row level security;
alter table import_meanings force row level security;
create policy backup on import_meanings for select to backup_reader using (current_user = 'backup_reader');
create policy shop on import_meanings using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on import_meanings to app;
