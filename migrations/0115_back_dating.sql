alter table shops add column back_dating_days integer;

alter table quotes add column back_dated_reason text;
revoke update on quotes from app;
grant select, insert, delete on quotes to app;
grant update (shop_id, id, number, contact_id, enquiry_id, day, back_dated_reason, valid_until, rate_locked, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, currency, rupees_for_one, total_abroad, approver_id, approved_amount, note, lost_reason, reason, created_at, updated_at, version, deleted_at) on quotes to app;

alter table sales_orders add column back_dated_reason text;
revoke update on sales_orders from app;
grant select, insert, delete on sales_orders to app;
grant update (shop_id, id, number, contact_id, quote_id, day, back_dated_reason, delivery_day, rate_locked, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, advance, due, approver_id, approved_amount, note, reason, created_at, updated_at, version, deleted_at) on sales_orders to app;

alter table vouchers add column back_dated_reason text;
revoke update on vouchers from app;
grant select, insert, delete on vouchers to app;
grant update (shop_id, id, number, kind, day, back_dated_reason, contact_id, till_id, to_till_id, sales_order_id, expense_id, bank_id, to_bank_id, party, way, to_way, side, amount, metal, fine_weight, reference, note, created_at, updated_at, version, deleted_at) on vouchers to app;

alter table quick_bills add column back_dated_reason text;
revoke update on quick_bills from app;
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, sales_order_id, work_order_id, till_id, day, back_dated_reason, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, credited, buyer_gstin, tax_scheme, approver_id, approved_amount, form60, note, created_at, updated_at, version, deleted_at) on quick_bills to app;

alter table old_gold add column back_dated_reason text;
revoke update on old_gold from app;
grant select, insert, delete on old_gold to app;
grant update (shop_id, id, number, contact_id, sales_order_id, bought_for, day, back_dated_reason, till_id, proof, proof_number, fine_gold, fine_silver, fine_platinum, total, paid, credit, approver_id, approved_amount, note, created_at, updated_at, version, deleted_at) on old_gold to app;

alter table melting_lots add column back_dated_reason text;
revoke update on melting_lots from app;
grant select, insert, delete on melting_lots to app;
grant update (shop_id, id, number, contact_id, metal, day, back_dated_reason, carried_by, gross_weight, fine_weight, cost, returned_on, refined_weight, refined_fineness, sample_weight, rate, charges, billed_gst, gst, bill_no, refined_fine, sample_fine, shortfall, value, cgst, sgst, utgst, igst, owed, profit, note, created_at, updated_at, version, deleted_at) on melting_lots to app;

alter table karigar_issues add column back_dated_reason text;
revoke update on karigar_issues from app;
grant select, insert, delete on karigar_issues to app;
grant update (shop_id, id, number, contact_id, work_order_id, day, back_dated_reason, due_on, carried_by, fine_gold, fine_silver, fine_platinum, carats, value, note, created_at, updated_at, version, deleted_at) on karigar_issues to app;
