alter table imports add column lines integer not null default 0;

alter table import_rejects add column record_row integer;
