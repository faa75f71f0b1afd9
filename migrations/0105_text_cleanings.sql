create table text_cleanings (
  shop_id uuid not null,
  entity text not null,
  after_id uuid,
  constraint text_cleanings_pkey primary key (shop_id, entity)
);
select distribute_shop('text_cleanings');
grant select on text_cleanings to backup_reader;
alter table text_cleanings enable row level security;
alter table text_cleanings force row level security;
create policy backup on text_cleanings for select to backup_reader using (current_user = 'backup_reader');
create policy shop on text_cleanings using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on text_cleanings to app;
