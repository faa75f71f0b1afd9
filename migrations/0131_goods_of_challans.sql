alter table melting_lots add column sent_value numeric(14,2);
revoke update on melting_lots from app;
grant select, insert, delete on melting_lots to app;
grant update (shop_id, id, number, contact_id, metal, day, back_dated_reason, carried_by, gross_weight, fine_weight, cost, sent_value, returned_on, refined_weight, refined_fineness, sample_weight, rate, charges, billed_gst, gst, bill_no, refined_fine, sample_fine, shortfall, value, cgst, sgst, utgst, igst, owed, profit, note, created_at, updated_at, version, deleted_at) on melting_lots to app;

alter table melting_lots_lines add column hsn text;
alter table melting_lots_lines add column value numeric(14,2);

alter table karigar_issues_lines add column hsn text;
alter table karigar_issues_lines add column value numeric(14,2);

alter table piece_issues_lines add column hsn text;
