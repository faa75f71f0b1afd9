-- The e-mail address that the person has proved to be theirs. Another address than this one is not proved.
alter table users add column proved_email text;

-- Accounts that were there before count as proved.
update users set proved_email = lower(email);

create function address_is_proved() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from users u
    where u.id = nullif(current_setting('app.user_id', true), '')::uuid and u.proved_email = lower(u.email))
$$;
revoke execute on function address_is_proved() from public;
grant execute on function address_is_proved() to app, account;
