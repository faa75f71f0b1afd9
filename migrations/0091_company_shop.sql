alter table shops add column is_company boolean not null default false;

alter table orders add column round_off numeric(14,2);
alter table orders add column language text;
alter table orders add column invoice jsonb;
revoke update on orders from app;
grant select, insert, delete on orders to app;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, round_off, total, sac, tax_rate, cancel_reason, given, language, invoice, notes, created_at, updated_at, version, deleted_at) on orders to app;
revoke update on orders from account;
grant select, insert, delete on orders to account;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, round_off, total, sac, tax_rate, cancel_reason, given, language, invoice, notes, created_at, updated_at, version, deleted_at) on orders to account;

select jobs.create_queue('orderBooks', '{"policy":"standard","retryLimit":10000,"retryDelay":1,"retryBackoff":true,"retryDelayMax":600,"expireInSeconds":600,"heartbeatSeconds":20}');
