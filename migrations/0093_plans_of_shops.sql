alter table orders add column ordered_in jsonb;
revoke update on orders from app;
grant select, insert, delete on orders to app;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, round_off, total, sac, tax_rate, cancel_reason, ordered_in, given, language, invoice, notes, created_at, updated_at, version, deleted_at) on orders to app;
revoke update on orders from account;
grant select, insert, delete on orders to account;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, round_off, total, sac, tax_rate, cancel_reason, ordered_in, given, language, invoice, notes, created_at, updated_at, version, deleted_at) on orders to account;
