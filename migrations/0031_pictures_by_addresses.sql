alter table imports add column pictures integer not null default 0;
alter table imports add column pictures_added integer not null default 0;
alter table imports add column pictures_same integer not null default 0;
alter table imports add column pictures_failed integer not null default 0;
alter table imports add column pictures_refused integer not null default 0;
alter table imports add column pictures_state text;
alter table imports add column pictures_turn integer not null default 0;

create table import_pictures (
  shop_id uuid not null,
  import_id uuid not null,
  row integer not null,
  place integer not null,
  record_row integer not null,
  record_id uuid,
  field text not null,
  address text not null,
  state text not null,
  attempts integer not null default 0,
  due_at timestamptz(3) not null,
  reason text,
  picture_id uuid,
  constraint import_pictures_pkey primary key (shop_id, import_id, row, place),
  constraint import_pictures_import_id_fkey foreign key (shop_id, import_id) references imports (shop_id, id)
);
select distribute_shop('import_pictures');
create index import_pictures_queued_idx on import_pictures (shop_id, import_id, row, place) where state = 'queued';
create index import_pictures_record_idx on import_pictures (shop_id, record_id);
alter table import_pictures enable row level security;
alter table import_pictures force row level security;
create policy shop on import_pictures using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on import_pictures to app;

select jobs.create_queue('pictures', '{"policy":"standard","retryLimit":10000,"retryDelay":1,"retryBackoff":true,"retryDelayMax":30,"expireInSeconds":86400,"heartbeatSeconds":20}');
