-- What records say of people, without what only their list tells: that costs a page of bills as much as the bills.
create function names_of_shop() returns table (shop_id uuid, id uuid, name text)
language plpgsql stable rows 20 security definer set search_path = public, pg_temp as $$
begin
  return query select p.shop_id, u.id, u.name from shop_people p join users u on u.id = p.user_id
  where p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;
end $$;
revoke execute on function names_of_shop() from public;
grant execute on function names_of_shop() to app, account;

-- What whoever asks may give away in the transaction's shop, percent.
create function my_discount_limit() returns numeric
language sql stable security definer set search_path = public, pg_temp as $$
  select m.discount_limit from memberships m
  where m.user_id = nullif(current_setting('app.user_id', true), '')::uuid
    and m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;
$$;
revoke execute on function my_discount_limit() from public;
grant execute on function my_discount_limit() to app, account;
