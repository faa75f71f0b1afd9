alter table shops add column accountant_email text;
