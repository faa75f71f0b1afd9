alter table tasks add column quote_id uuid;
create index tasks_quote_id_idx on tasks (shop_id, quote_id) where deleted_at is null;
alter table tasks add constraint tasks_quote_id_fkey foreign key (shop_id, quote_id) references quotes (shop_id, id);
