alter table imports add column unchanged integer not null default 0;
alter table imports add column filled jsonb;

alter table import_errors add column title text;
alter table import_errors add column value text;
alter table import_errors add column left_out boolean not null default false;
