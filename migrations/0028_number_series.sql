create table number_series (
  shop_id uuid not null,
  series text not null,
  year integer not null,
  last integer not null,
  constraint number_series_pkey primary key (shop_id, series, year)
);
select distribute_shop('number_series');
alter table number_series enable row level security;
alter table number_series force row level security;
create policy shop on number_series using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on number_series to app;
