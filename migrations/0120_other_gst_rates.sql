alter table shops add column turnover numeric(14,2);

alter table gst_rates add column reason text;

alter table quotes add column gst_reason text;
revoke update on quotes from app;
grant select, insert, delete on quotes to app;
grant update (shop_id, id, number, contact_id, enquiry_id, day, back_dated_reason, valid_until, rate_locked, place_of_supply, billed_gst, gst_reason, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, currency, rupees_for_one, total_abroad, approver_id, approved_amount, note, lost_reason, reason, created_at, updated_at, version, deleted_at) on quotes to app;

alter table sales_orders add column gst_reason text;
revoke update on sales_orders from app;
grant select, insert, delete on sales_orders to app;
grant update (shop_id, id, number, contact_id, quote_id, day, back_dated_reason, delivery_day, rate_locked, place_of_supply, billed_gst, gst_reason, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, advance, due, approver_id, approved_amount, note, reason, created_at, updated_at, version, deleted_at) on sales_orders to app;

alter table quick_bills add column gst_reason text;
revoke update on quick_bills from app;
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, sales_order_id, work_order_id, till_id, day, back_dated_reason, place_of_supply, billed_gst, gst_reason, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, credited, buyer_gstin, tax_scheme, approver_id, approved_amount, form60, note, created_at, updated_at, version, deleted_at) on quick_bills to app;
