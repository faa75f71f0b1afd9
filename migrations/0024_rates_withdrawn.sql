alter table commodity_rates add column confirmed boolean not null default false;
alter table commodity_rates add column withdrawn_at timestamptz(3);
alter table commodity_rates add column withdrawn_by text;

-- The rate board leaves out what was withdrawn.
grant select (withdrawn_at) on commodity_rates to visitor;
