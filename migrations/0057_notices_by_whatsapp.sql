alter table users add column chat_topics text[] not null default '{}';

alter table shops add column notice_template text;
alter table shops add column notice_language text;

alter table push_deliveries add column number text;
alter table push_deliveries add column started_at timestamptz(3);
alter table push_deliveries add column price numeric(14,2);
create index push_deliveries_number_idx on push_deliveries (shop_id, number, started_at) where number is not null;
create index push_deliveries_unpaid_idx on push_deliveries (shop_id, created_at) where state = 'unpaid';

select jobs.create_queue('chat_notices', '{"policy":"standard","retryLimit":20,"retryDelay":0,"heartbeatSeconds":20}');
