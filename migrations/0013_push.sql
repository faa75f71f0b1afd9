alter table users add column mail_topics text[] not null default '{}';

create table push_subscriptions (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  endpoint_digest text not null,
  p256dh text not null,
  auth text not null,
  topics text[] not null default '{}',
  created_at timestamptz(3) not null,
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_user_id_fkey foreign key (user_id) references users (id)
);
select distribute_platform('push_subscriptions');
create unique index push_subscriptions_endpoint_digest_key on push_subscriptions (endpoint_digest);
create index push_subscriptions_user_id_idx on push_subscriptions (user_id);
grant select, insert, update, delete on push_subscriptions to account;

create table push_deliveries (
  notification_id uuid not null,
  subscription_id uuid not null,
  shop_id uuid not null,
  state text not null,
  attempts integer not null default 0,
  created_at timestamptz(3) not null,
  constraint push_deliveries_pkey primary key (notification_id, subscription_id),
  constraint push_deliveries_shop_id_fkey foreign key (shop_id) references shops (id)
);
select distribute_platform('push_deliveries');
grant select, insert, update, delete on push_deliveries to account;

select jobs.create_queue('push', '{"policy":"standard","retryLimit":20,"retryDelay":0,"heartbeatSeconds":20}');
