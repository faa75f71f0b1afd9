-- The people of the transaction's shop, by a function where a view was: on a cluster no role may read the shards beneath a view.
-- It reads for its owner, so its last condition is its wall beside that of each statement. In plpgsql, which is never inlined.
create function people_of_shop() returns table (
  shop_id uuid, id uuid, name text, email text, mobile_no text, role text, permissions jsonb, is_active boolean, is_invited boolean,
  created_at timestamptz, updated_at timestamptz, version integer, deleted_at timestamptz, search_text text,
  letter_at timestamptz, letter_sent_at timestamptz, letter_until timestamptz
) language plpgsql stable rows 20 security definer set search_path = public, pg_temp as $$
begin
  return query select m.shop_id, u.id, u.name, u.email, u.mobile_no, m.role, to_jsonb(m.permissions),
    u.disabled_at is null,
    u.password_hash is null and not exists (select 1 from identities i where i.user_id = u.id),
    m.created_at, m.updated_at, m.version, null::timestamptz,
    lower(concat_ws(E'\n', u.name, u.email, u.mobile_no)),
    (select max(l.created_at) from account_links l where l.user_id = u.id and l.purpose = 'invite'),
    (select max(l.sent_at) from account_links l where l.user_id = u.id and l.purpose = 'invite'),
    (select max(l.expires_at) from account_links l where l.user_id = u.id and l.purpose = 'invite')
  from memberships m join users u on u.id = m.user_id
  where m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;
end $$;

revoke execute on function people_of_shop() from public;
grant execute on function people_of_shop() to app, account;

drop view shop_users;
