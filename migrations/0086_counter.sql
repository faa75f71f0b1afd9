create index contacts_birthday_yearly_idx on contacts (shop_id, (extract(month from birthday) * 100 + extract(day from birthday))) where deleted_at is null;
create index contacts_anniversary_yearly_idx on contacts (shop_id, (extract(month from anniversary) * 100 + extract(day from anniversary))) where deleted_at is null;

alter table work_order_types add column sac text;

alter table quotes add column currency text;
alter table quotes add column rupees_for_one numeric;
alter table quotes add column total_abroad numeric;
revoke update on quotes from app;
grant select, insert, delete on quotes to app;
grant update (shop_id, id, number, contact_id, enquiry_id, day, valid_until, rate_locked, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, currency, rupees_for_one, total_abroad, approver_id, approved_amount, note, reason, created_at, updated_at, version, deleted_at) on quotes to app;

alter table quick_bills add column work_order_id uuid;
create unique index quick_bills_work_order_id_key on quick_bills (shop_id, work_order_id) where deleted_at is null and state in ('draft', 'issued');
create index quick_bills_work_order_id_idx on quick_bills (shop_id, work_order_id) where deleted_at is null;
alter table quick_bills add constraint quick_bills_work_order_id_fkey foreign key (shop_id, work_order_id) references work_orders (shop_id, id);
revoke update on quick_bills from app;
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, sales_order_id, work_order_id, till_id, day, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, credited, buyer_gstin, tax_scheme, approver_id, approved_amount, form60, note, created_at, updated_at, version, deleted_at) on quick_bills to app;
