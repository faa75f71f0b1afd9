alter table tickets add column language text;
