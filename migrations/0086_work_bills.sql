alter table work_order_types add column sac text;

alter table quick_bills add column work_order_id uuid;
create unique index quick_bills_work_order_id_key on quick_bills (shop_id, work_order_id) where deleted_at is null and state in ('draft', 'issued');
create index quick_bills_work_order_id_idx on quick_bills (shop_id, work_order_id) where deleted_at is null;
alter table quick_bills add constraint quick_bills_work_order_id_fkey foreign key (shop_id, work_order_id) references work_orders (shop_id, id);
revoke update on quick_bills from app;
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, sales_order_id, work_order_id, till_id, day, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, credited, buyer_gstin, tax_scheme, approver_id, approved_amount, form60, note, created_at, updated_at, version, deleted_at) on quick_bills to app;
