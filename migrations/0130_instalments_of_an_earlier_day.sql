alter table chit_entries add column back_dated_reason text;
revoke update on chit_entries from app;
grant select, insert, delete on chit_entries to app;
grant update (shop_id, id, number, member_id, contact_id, kind, day, back_dated_reason, month, months, amount, way, bank_id, reference, short_reason, till_id, metal, fineness, rate, rate_id, weight, fine_weight, note, created_at, updated_at, version, deleted_at) on chit_entries to app;
