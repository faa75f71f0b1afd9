alter table imports add column twins integer not null default 0;
