-- Lists over all shops name the people of records; `people_of_shop` knows but the transaction's shop.
create function name_of_person(shop uuid, person uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select u.name from shop_people p join users u on u.id = p.user_id where p.shop_id = shop and p.user_id = person;
$$;
revoke execute on function name_of_person(uuid, uuid) from public;
grant execute on function name_of_person(uuid, uuid) to overseer;
