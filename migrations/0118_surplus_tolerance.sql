alter table shops add column surplus_tolerance numeric(6,3);
