-- Counts the messages of all shops as the role that reads every row: row-level security binds `searcher` where the owner of the database
-- is no superuser, and the counts were 0.
grant create on schema public to backup_reader;
alter function messages_by_state(uuid, integer) owner to backup_reader;
revoke create on schema public from backup_reader;
