create index chit_members_joined_on_number_idx on chit_members (shop_id, joined_on, id) where deleted_at is null;
create index chit_members_other_year_idx on chit_members (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from joined_on - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from joined_on - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index purchases_day_number_idx on purchases (shop_id, day, id) where deleted_at is null;
create index purchases_other_year_idx on purchases (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index held_goods_received_on_number_idx on held_goods (shop_id, received_on, id) where deleted_at is null;
create index held_goods_other_year_idx on held_goods (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from received_on - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from received_on - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index karigar_receipts_day_number_idx on karigar_receipts (shop_id, day, id) where deleted_at is null;
create index karigar_receipts_other_year_idx on karigar_receipts (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index quotes_day_number_idx on quotes (shop_id, day, id) where deleted_at is null;
create index quotes_other_year_idx on quotes (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index sales_orders_day_number_idx on sales_orders (shop_id, day, id) where deleted_at is null;
create index sales_orders_other_year_idx on sales_orders (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index vouchers_day_number_idx on vouchers (shop_id, day, id) where deleted_at is null;
create index vouchers_other_year_idx on vouchers (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index quick_bills_day_number_idx on quick_bills (shop_id, day, id) where deleted_at is null;
create index quick_bills_other_year_idx on quick_bills (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index credit_notes_day_number_idx on credit_notes (shop_id, day, id) where deleted_at is null;
create index credit_notes_other_year_idx on credit_notes (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index debit_notes_day_number_idx on debit_notes (shop_id, day, id) where deleted_at is null;
create index debit_notes_other_year_idx on debit_notes (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index old_gold_day_number_idx on old_gold (shop_id, day, id) where deleted_at is null;
create index old_gold_other_year_idx on old_gold (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index melting_lots_day_number_idx on melting_lots (shop_id, day, id) where deleted_at is null;
create index melting_lots_other_year_idx on melting_lots (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index karigar_issues_day_number_idx on karigar_issues (shop_id, day, id) where deleted_at is null;
create index karigar_issues_other_year_idx on karigar_issues (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index chit_entries_day_number_idx on chit_entries (shop_id, day, id) where deleted_at is null;
create index chit_entries_other_year_idx on chit_entries (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from day - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from day - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index piece_issues_issued_on_number_idx on piece_issues (shop_id, issued_on, id) where deleted_at is null;
create index piece_issues_other_year_idx on piece_issues (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from issued_on - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from issued_on - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;

create index piece_transfers_sent_on_number_idx on piece_transfers (shop_id, sent_on, id) where deleted_at is null;
create index piece_transfers_other_year_idx on piece_transfers (shop_id, id) where deleted_at is null and number ~ '/[0-9]{2}-[0-9]{2}/[0-9]+$' and strpos(number, '/' || lpad((extract(year from sent_on - interval '3 months')::integer % 100)::text, 2, '0') || '-' || lpad(((extract(year from sent_on - interval '3 months')::integer + 1) % 100)::text, 2, '0') || '/') = 0;
