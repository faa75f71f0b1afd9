alter table shops add column signature uuid;
alter table shops add column signatory text;
