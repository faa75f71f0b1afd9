alter table messages add column meeting_id text;
