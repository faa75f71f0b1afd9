alter table commodity_rates add column platinum_rate numeric(14,2);
alter table commodity_rates add column gold916_rate numeric(14,2);
alter table commodity_rates add column gold750_rate numeric(14,2);
alter table commodity_rates add column silver925_rate numeric(14,2);
alter table commodity_rates add column platinum950_rate numeric(14,2);
alter table commodity_rates add column gold_buying_rate numeric(14,2);
alter table commodity_rates add column silver_buying_rate numeric(14,2);
alter table commodity_rates add column platinum_buying_rate numeric(14,2);
alter table commodity_rates add column with_gst boolean not null default false;
-- The rate board and the cards show what the shop sells at, and nobody outside what it buys at.
grant select (platinum_rate, gold916_rate, gold750_rate, silver925_rate, platinum950_rate, with_gst) on commodity_rates to visitor;
