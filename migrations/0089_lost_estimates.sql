create index enquiries_ended_at_figure_idx on enquiries (shop_id, ended_at) where deleted_at is null;

alter table quotes add column lost_reason text;
revoke update on quotes from app;
grant select, insert, delete on quotes to app;
grant update (shop_id, id, number, contact_id, enquiry_id, day, valid_until, rate_locked, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, currency, rupees_for_one, total_abroad, approver_id, approved_amount, note, lost_reason, reason, created_at, updated_at, version, deleted_at) on quotes to app;
