alter table history add column change_id uuid;
alter table history add column undoes_id uuid;
-- The owner sees no shop's rows while the policy binds them too.
alter table history no force row level security;
-- Until now imports alone were known as one change, and what took them back stood under their id too.
update history set change_id = case when action <> 'undo' then import_id end, undoes_id = case when action = 'undo' then import_id end
  where import_id is not null;
alter table history force row level security;
create index history_change_idx on history (shop_id, change_id, id) where change_id is not null;
create index history_undoes_idx on history (shop_id, undoes_id, record_id) where undoes_id is not null;

alter table imports add column undo_left jsonb;
