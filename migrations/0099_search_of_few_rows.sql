-- A shop with few rows has them read one by one: the index holds the words of all shops, and took longer the more there were.

create or replace function search_tenants(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from tenants t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from tenants t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from tenants t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_shops(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from shops t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from shops t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from shops t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_tills(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from tills t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from tills t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from tills t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_contacts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from contacts t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from contacts t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from contacts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_chit_schemes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from chit_schemes t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from chit_schemes t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from chit_schemes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_chit_members(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from chit_members t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from chit_members t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from chit_members t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_ledger_accounts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from ledger_accounts t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from ledger_accounts t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from ledger_accounts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_stock_takes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from stock_takes t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from stock_takes t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from stock_takes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_product_groups(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from product_groups t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from product_groups t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from product_groups t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_product_categories(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from product_categories t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from product_categories t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from product_categories t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_product_gsts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from product_gsts t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from product_gsts t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from product_gsts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_units(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from units t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from units t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from units t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_products(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from products t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from products t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from products t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_purchases(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from purchases t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from purchases t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from purchases t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_work_order_types(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from work_order_types t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from work_order_types t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from work_order_types t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_work_order_states(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from work_order_states t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from work_order_states t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from work_order_states t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_held_goods(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from held_goods t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from held_goods t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from held_goods t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_work_orders(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from work_orders t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from work_orders t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from work_orders t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_karigar_receipts(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from karigar_receipts t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from karigar_receipts t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from karigar_receipts t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_piece_arrivals(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from piece_arrivals t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from piece_arrivals t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from piece_arrivals t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_pieces(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from pieces t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from pieces t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from pieces t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_product_prices(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from product_prices t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from product_prices t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from product_prices t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_gst_rates(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from gst_rates t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from gst_rates t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from gst_rates t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_hsn_codes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from hsn_codes t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from hsn_codes t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from hsn_codes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_currency_units(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from currency_units t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from currency_units t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from currency_units t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_groups(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from groups t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from groups t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from groups t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_meetings(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from meetings t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from meetings t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from meetings t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_biz_cards(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from biz_cards t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from biz_cards t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from biz_cards t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_enquiry_statuses(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from enquiry_statuses t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from enquiry_statuses t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from enquiry_statuses t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_enquiries(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from enquiries t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from enquiries t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from enquiries t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_task_statuses(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from task_statuses t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from task_statuses t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from task_statuses t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_quotes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from quotes t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from quotes t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from quotes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_tasks(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from tasks t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from tasks t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from tasks t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_portfolio(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from portfolio t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from portfolio t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from portfolio t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_messages(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from messages t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from messages t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from messages t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_opt_outs(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from opt_outs t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from opt_outs t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from opt_outs t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_sales_orders(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from sales_orders t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from sales_orders t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from sales_orders t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_vouchers(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from vouchers t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from vouchers t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from vouchers t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_quick_bills(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from quick_bills t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from quick_bills t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from quick_bills t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_credit_notes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from credit_notes t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from credit_notes t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from credit_notes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_debit_notes(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from debit_notes t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from debit_notes t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from debit_notes t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_sold_goods(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from sold_goods t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from sold_goods t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from sold_goods t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_customer_subscriptions(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from customer_subscriptions t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from customer_subscriptions t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from customer_subscriptions t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_old_gold(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from old_gold t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from old_gold t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from old_gold t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_melting_lots(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from melting_lots t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from melting_lots t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from melting_lots t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_karigar_issues(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from karigar_issues t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from karigar_issues t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from karigar_issues t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_chit_entries(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from chit_entries t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from chit_entries t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from chit_entries t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_piece_issues(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from piece_issues t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from piece_issues t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from piece_issues t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_piece_transfers(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from piece_transfers t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from piece_transfers t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from piece_transfers t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_error_logs(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from error_logs t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from error_logs t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from error_logs t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_access_events(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from access_events t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from access_events t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from access_events t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_service_requests(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from service_requests t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from service_requests t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from service_requests t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_orders(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from orders t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from orders t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from orders t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_payments(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from payments t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from payments t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from payments t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_vacancies(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from vacancies t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from vacancies t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from vacancies t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_applications(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from applications t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from applications t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from applications t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_invoice_plans(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from invoice_plans t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from invoice_plans t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from invoice_plans t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_invoice_subscriptions(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from invoice_subscriptions t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from invoice_subscriptions t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from invoice_subscriptions t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_messenger_plans(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from messenger_plans t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from messenger_plans t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from messenger_plans t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_messenger_subscriptions(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from messenger_subscriptions t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from messenger_subscriptions t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from messenger_subscriptions t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_licenses(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from licenses t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from licenses t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from licenses t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_downloads(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from downloads t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from downloads t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from downloads t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_usual_work_types(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from usual_work_types t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from usual_work_types t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from usual_work_types t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_usual_work_states(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from usual_work_states t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from usual_work_states t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from usual_work_states t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;

create or replace function search_ads(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from ads t where t.shop_id = shop and t.deleted_at is null limit 1001) c) <= 1000 then
    return array(select t.id from (select t.id, t.search_text from ads t where t.shop_id = shop and t.deleted_at is null offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from ads t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
