alter table notifications rename column facts to payload;
alter table notifications rename column occasion to event;
alter index notifications_occasion_key rename to notifications_event_key;
