alter table shops add column bars_credit boolean not null default false;

alter table vouchers add column short_reason text;
revoke update on vouchers from app;
grant select, insert, delete on vouchers to app;
grant update (shop_id, id, number, kind, day, back_dated_reason, contact_id, till_id, to_till_id, sales_order_id, expense_id, bank_id, to_bank_id, party, way, to_way, side, amount, metal, fine_weight, short_reason, reference, note, created_at, updated_at, version, deleted_at) on vouchers to app;

alter table credit_notes add column short_reason text;

alter table old_gold add column short_reason text;
revoke update on old_gold from app;
grant select, insert, delete on old_gold to app;
grant update (shop_id, id, number, contact_id, sales_order_id, bought_for, day, back_dated_reason, till_id, proof, proof_number, short_reason, fine_gold, fine_silver, fine_platinum, total, paid, credit, approver_id, approved_amount, note, created_at, updated_at, version, deleted_at) on old_gold to app;

alter table chit_entries add column short_reason text;
revoke update on chit_entries from app;
grant select, insert, delete on chit_entries to app;
grant update (shop_id, id, number, member_id, contact_id, kind, day, month, months, amount, way, bank_id, reference, short_reason, till_id, metal, fineness, rate, rate_id, weight, fine_weight, note, created_at, updated_at, version, deleted_at) on chit_entries to app;
