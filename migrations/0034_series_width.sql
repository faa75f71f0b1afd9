alter table shops add column series_width integer;
