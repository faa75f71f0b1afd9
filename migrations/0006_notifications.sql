create table notifications (
  shop_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  facts jsonb not null,
  subject text,
  occasion text not null,
  read_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint notifications_pkey primary key (shop_id, id)
);
select distribute_shop('notifications');
create unique index notifications_occasion_key on notifications (shop_id, user_id, occasion) where deleted_at is null;
create index notifications_own_idx on notifications (shop_id, user_id, id) where deleted_at is null;
alter table notifications enable row level security;
alter table notifications force row level security;
create policy shop on notifications using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text)) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and current_setting('app.user_id', true) in ('', user_id::text));
create policy told on notifications for insert with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on notifications to app;
