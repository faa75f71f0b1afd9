alter table imports add column unchanged integer not null default 0;
alter table imports add column filled jsonb;

alter table import_errors add column title text;
alter table import_errors add column value text;
alter table import_errors add column left_out boolean not null default false;
alter table contacts add column other_email text;
alter table contacts add column organization text;
alter table contacts add column address text;
alter table contacts add column birthday date;
alter table contacts add column anniversary date;
alter table contacts add column notes text;
