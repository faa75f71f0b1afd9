create table cash_of_days (
  digest text not null,
  shop_id uuid not null,
  contact_id uuid not null,
  day date not null,
  amount bigint not null,
  constraint cash_of_days_pkey primary key (digest, shop_id, contact_id)
);
select distribute_platform('cash_of_days');
create index cash_of_days_day_idx on cash_of_days (day);
grant select on cash_of_days to backup_reader;
grant select, insert, update, delete on cash_of_days to account;

create index contacts_pan_idx on contacts (shop_id, (coalesce(pan, substr(gstin, 3, 10)))) where deleted_at is null;

-- The names of a person beside the legal person of the shop: by PAN, which a GSTIN holds, and by mobile number. The legal person is the PAN in the
-- GSTIN, within one business; a shop without a GSTIN is one by itself. Erased contacts share a mobile number of noughts.
create function cash_names(own shops, contact uuid) returns table (kind text, name text)
language sql stable set search_path = public, pg_temp as $$
  select n.kind, concat_ws(' ', own.tenant_id, coalesce(substr(own.gstin, 3, 10), own.id::text), n.kind, n.value)
  from contacts c
  cross join lateral (values ('pan', coalesce(c.pan, substr(c.gstin, 3, 10))), ('mobile', nullif(c.mobile_no, '0000000000'))) n (kind, value)
  where c.shop_id = own.id and c.id = contact and n.value is not null
$$;
revoke execute on function cash_names(shops, uuid) from public;

create function cash_digest(name text, cash_day date) returns text language sql stable set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(name || ' ' || cash_day, 'UTF8')), 'hex')
$$;
revoke execute on function cash_digest(text, date) from public;

-- Until the transaction ends, nobody else takes cash from these people in any shop of the legal person.
create function lock_cash(contacts uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own shops;
  locked text;
begin
  select * into own from shops s where s.id = nullif(current_setting('app.shop_id', true), '')::uuid;
  perform refuse_unless(own.id is not null, 'TS403', null);
  for locked in select distinct n.name from unnest(contacts) as c (id) cross join lateral cash_names(own, c.id) n order by n.name loop
    perform pg_advisory_xact_lock(hashtextextended('cash ' || locked, 0));
  end loop;
end $$;
revoke execute on function lock_cash(uuid[]) from public;
grant execute on function lock_cash(uuid[]) to app;

-- Compares `amount`, what the shop took from the person that day, and what other shops of the legal person took, with `most`; all in paise.
-- Returns by what they know the person if together it is as much: pan or mobile. The amounts themselves stay here.
create function cash_elsewhere(contact uuid, cash_day date, amount bigint, most bigint) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  own shops;
begin
  select * into own from shops s where s.id = nullif(current_setting('app.shop_id', true), '')::uuid;
  perform refuse_unless(own.id is not null, 'TS403', null);
  return (
    select n.kind from cash_names(own, contact) n
    join cash_of_days d on d.digest = cash_digest(n.name, cash_elsewhere.cash_day) and d.shop_id <> own.id
    group by n.kind having cash_elsewhere.amount + sum(d.amount) >= most order by n.kind desc limit 1);
end $$;
revoke execute on function cash_elsewhere(uuid, date, bigint, bigint) from public;
grant execute on function cash_elsewhere(uuid, date, bigint, bigint) to app;

-- The same, and tells the other shops of `own_amount`, what the shop took from this contact. Nothing is kept of a legal person that has one shop.
create function share_cash(contact uuid, cash_day date, own_amount bigint, amount bigint, most bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own shops;
begin
  select * into own from shops s where s.id = nullif(current_setting('app.shop_id', true), '')::uuid;
  perform refuse_unless(own.id is not null, 'TS403', null);
  if exists (
    select 1 from number_beginnings n
    where n.tenant_id = own.tenant_id and n.shop_id <> own.id and substr(n.gstin, 3, 10) = substr(own.gstin, 3, 10)) then
    insert into cash_of_days (digest, shop_id, contact_id, day, amount)
    select cash_digest(n.name, cash_day), own.id, contact, cash_day, own_amount from cash_names(own, contact) n order by 1
    on conflict (digest, shop_id, contact_id) do update set amount = excluded.amount;
  end if;
  return cash_elsewhere(contact, cash_day, share_cash.amount, most);
end $$;
revoke execute on function share_cash(uuid, date, bigint, bigint, bigint) from public;
grant execute on function share_cash(uuid, date, bigint, bigint, bigint) to app;
