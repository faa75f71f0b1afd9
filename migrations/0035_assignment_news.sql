create table news (
  shop_id uuid not null,
  user_id uuid not null,
  kind text not null,
  record_id uuid not null,
  entity text not null,
  by_id uuid,
  by_name text,
  at timestamptz(3) not null,
  constraint news_pkey primary key (shop_id, user_id, kind, record_id)
);
select distribute_shop('news');
alter table news enable row level security;
alter table news force row level security;
create policy shop on news using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on news to app;

-- Devices that are told of everything are told of work too.
update push_subscriptions set topics = topics || '{work}' where topics @> '{imports,exports,messages,people,shop}';
