alter table shops add column loss_limit numeric(6,3);

alter table karigar_receipts add column loss_reason text;
revoke update on karigar_receipts from app;
grant select, insert, delete on karigar_receipts to app;
grant update (shop_id, id, number, contact_id, work_order_id, day, bill_no, loss_reason, billed_gst, gst, fine_gold, fine_silver, fine_platinum, loss_gold, loss_silver, loss_platinum, carats, labour, cgst, sgst, utgst, igst, settled, total, note, created_at, updated_at, version, deleted_at) on karigar_receipts to app;

alter table quick_bills add column short_reason text;
revoke update on quick_bills from app;
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, sales_order_id, work_order_id, till_id, day, back_dated_reason, place_of_supply, billed_gst, gst_reason, short_reason, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, credited, buyer_gstin, tax_scheme, approver_id, approved_amount, form60, note, created_at, updated_at, version, deleted_at) on quick_bills to app;

alter table melting_lots add column loss_reason text;
revoke update on melting_lots from app;
grant select, insert, delete on melting_lots to app;
grant update (shop_id, id, number, contact_id, metal, day, back_dated_reason, carried_by, gross_weight, fine_weight, cost, sent_value, returned_on, refined_weight, refined_fineness, sample_weight, rate, charges, billed_gst, gst, bill_no, loss_reason, refined_fine, sample_fine, shortfall, value, cgst, sgst, utgst, igst, owed, profit, note, created_at, updated_at, version, deleted_at) on melting_lots to app;
