create index tills_inactive_idx on tills (shop_id, id) where deleted_at is null and not is_active;
create index tills_trash_idx on tills (shop_id, id) where deleted_at is not null;

create index contacts_trash_idx on contacts (shop_id, id) where deleted_at is not null;

create index chit_schemes_trash_idx on chit_schemes (shop_id, id) where deleted_at is not null;

create index chit_members_trash_idx on chit_members (shop_id, id) where deleted_at is not null;

create index stock_takes_trash_idx on stock_takes (shop_id, id) where deleted_at is not null;

create index product_groups_trash_idx on product_groups (shop_id, id) where deleted_at is not null;

create index product_categories_trash_idx on product_categories (shop_id, id) where deleted_at is not null;

create index product_gsts_trash_idx on product_gsts (shop_id, id) where deleted_at is not null;

create index units_trash_idx on units (shop_id, id) where deleted_at is not null;

create index products_inactive_idx on products (shop_id, id) where deleted_at is null and not is_active;
create index products_trash_idx on products (shop_id, id) where deleted_at is not null;
create index products_selling_price_sort_idx on products (shop_id, selling_price, id) where deleted_at is null;

create index purchases_trash_idx on purchases (shop_id, id) where deleted_at is not null;

create index work_order_types_trash_idx on work_order_types (shop_id, id) where deleted_at is not null;

create index work_order_states_trash_idx on work_order_states (shop_id, id) where deleted_at is not null;

create index held_goods_trash_idx on held_goods (shop_id, id) where deleted_at is not null;

create index work_orders_trash_idx on work_orders (shop_id, id) where deleted_at is not null;

create index karigar_receipts_trash_idx on karigar_receipts (shop_id, id) where deleted_at is not null;

create index pieces_trash_idx on pieces (shop_id, id) where deleted_at is not null;

create index product_prices_trash_idx on product_prices (shop_id, id) where deleted_at is not null;

create index gst_rates_trash_idx on gst_rates (shop_id, id) where deleted_at is not null;

create index hsn_codes_trash_idx on hsn_codes (shop_id, id) where deleted_at is not null;

create index currency_units_trash_idx on currency_units (shop_id, id) where deleted_at is not null;

create index meetings_trash_idx on meetings (shop_id, id) where deleted_at is not null;

create index biz_cards_trash_idx on biz_cards (shop_id, id) where deleted_at is not null;

create index enquiry_statuses_trash_idx on enquiry_statuses (shop_id, id) where deleted_at is not null;

create index enquiries_trash_idx on enquiries (shop_id, id) where deleted_at is not null;

create index task_statuses_trash_idx on task_statuses (shop_id, id) where deleted_at is not null;

create index quotes_trash_idx on quotes (shop_id, id) where deleted_at is not null;

create index tasks_trash_idx on tasks (shop_id, id) where deleted_at is not null;

create index portfolio_trash_idx on portfolio (shop_id, id) where deleted_at is not null;

create index opt_outs_trash_idx on opt_outs (shop_id, id) where deleted_at is not null;

create index sales_orders_trash_idx on sales_orders (shop_id, id) where deleted_at is not null;

create index vouchers_trash_idx on vouchers (shop_id, id) where deleted_at is not null;

create index quick_bills_trash_idx on quick_bills (shop_id, id) where deleted_at is not null;

create index old_gold_trash_idx on old_gold (shop_id, id) where deleted_at is not null;

create index melting_lots_trash_idx on melting_lots (shop_id, id) where deleted_at is not null;

create index karigar_issues_trash_idx on karigar_issues (shop_id, id) where deleted_at is not null;

create index piece_issues_trash_idx on piece_issues (shop_id, id) where deleted_at is not null;

create index piece_transfers_trash_idx on piece_transfers (shop_id, id) where deleted_at is not null;

create index vacancies_trash_idx on vacancies (shop_id, id) where deleted_at is not null;

create index applications_trash_idx on applications (shop_id, id) where deleted_at is not null;

create index invoice_plans_trash_idx on invoice_plans (shop_id, id) where deleted_at is not null;

create index messenger_plans_trash_idx on messenger_plans (shop_id, id) where deleted_at is not null;

create index licenses_trash_idx on licenses (shop_id, id) where deleted_at is not null;

create index downloads_trash_idx on downloads (shop_id, id) where deleted_at is not null;

create index usual_work_types_trash_idx on usual_work_types (shop_id, id) where deleted_at is not null;

create index usual_work_states_trash_idx on usual_work_states (shop_id, id) where deleted_at is not null;

create index ads_trash_idx on ads (shop_id, id) where deleted_at is not null;
