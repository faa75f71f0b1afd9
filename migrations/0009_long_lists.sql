alter table chat_ledger add column note text;
alter table chat_ledger add column user_id uuid;
alter table chat_ledger add column user_name text;

alter table messages add column prepared integer not null default 0;
-- The owner sees no shop's rows while the policy binds them too.
alter table messages no force row level security;
update messages set prepared = total;
alter table messages force row level security;
alter table messages alter column prepared drop default;
