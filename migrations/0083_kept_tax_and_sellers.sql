alter table shops add column tax_scheme text not null default 'regular';

alter table quick_bills add column buyer_gstin text;
alter table quick_bills add column tax_scheme text;
revoke update on quick_bills from app;
grant select, insert, delete on quick_bills to app;
grant update (shop_id, id, number, contact_id, quote_id, sales_order_id, till_id, day, place_of_supply, billed_gst, discount_on, discount_percent, taxable, cgst, sgst, utgst, igst, round_off, total, paid, due, credited, buyer_gstin, tax_scheme, approver_id, approved_amount, form60, note, created_at, updated_at, version, deleted_at) on quick_bills to app;

alter table credit_notes add column buyer_gstin text;
alter table credit_notes add column tax_scheme text;

alter table quotes_lines add column seller_id uuid;
create index quotes_lines_seller_id_idx on quotes_lines (shop_id, seller_id);
alter table quotes_lines add constraint quotes_lines_seller_id_fkey foreign key (shop_id, seller_id) references shop_people (shop_id, user_id);

alter table quick_bills_lines add column seller_id uuid;
create index quick_bills_lines_seller_id_idx on quick_bills_lines (shop_id, seller_id);
alter table quick_bills_lines add constraint quick_bills_lines_seller_id_fkey foreign key (shop_id, seller_id) references shop_people (shop_id, user_id);

alter table sales_orders_lines add column seller_id uuid;
create index sales_orders_lines_seller_id_idx on sales_orders_lines (shop_id, seller_id);
alter table sales_orders_lines add constraint sales_orders_lines_seller_id_fkey foreign key (shop_id, seller_id) references shop_people (shop_id, user_id);

-- What was issued before keeps what is known today.
alter table shops no force row level security;
alter table contacts no force row level security;
alter table quick_bills no force row level security;
alter table credit_notes no force row level security;
update quick_bills b set buyer_gstin = (select c.gstin from contacts c where c.shop_id = b.shop_id and c.id = b.contact_id),
  tax_scheme = (select 'regular' from shops s where s.shop_id = b.shop_id and s.id = b.shop_id and s.gstin is not null)
where b.state = 'issued';
update credit_notes n set buyer_gstin = b.buyer_gstin, tax_scheme = b.tax_scheme
from quick_bills b where b.shop_id = n.shop_id and b.id = n.bill_id;
alter table credit_notes force row level security;
alter table quick_bills force row level security;
alter table contacts force row level security;
alter table shops force row level security;
