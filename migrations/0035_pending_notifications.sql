create table pending_notifications (
  shop_id uuid not null,
  user_id uuid not null,
  kind text not null,
  record_id uuid not null,
  entity text not null,
  by_id uuid,
  by_name text,
  at timestamptz(3) not null,
  constraint pending_notifications_pkey primary key (shop_id, user_id, kind, record_id)
);
select distribute_shop('pending_notifications');
alter table pending_notifications enable row level security;
alter table pending_notifications force row level security;
create policy shop on pending_notifications using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on pending_notifications to app;

-- Devices that are told of everything are told of work too.
update push_subscriptions set topics = topics || '{work}' where topics @> '{imports,exports,messages,people,shop}';
