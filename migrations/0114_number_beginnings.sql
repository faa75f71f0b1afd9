create table number_beginnings (
  tenant_id uuid not null,
  gstin text not null,
  beginning text not null,
  shop_id uuid not null,
  constraint number_beginnings_pkey primary key (tenant_id, gstin, beginning),
  constraint number_beginnings_tenant_id_fkey foreign key (tenant_id) references tenants (id),
  constraint number_beginnings_shop_id_fkey foreign key (shop_id) references shops (id),
  constraint number_beginnings_upper check (beginning = upper(beginning))
);
select distribute_platform('number_beginnings');
create index number_beginnings_shop_id_idx on number_beginnings (shop_id);
grant select on number_beginnings to backup_reader;
grant select, insert, update, delete on number_beginnings to account;

-- Claims the beginnings of the numbers of the transaction's shop: prefix, kind and letter of a till. Returns null, or where another shop of the GSTIN
-- has one of them the name of that shop, which is empty unless the person works there. `chooses`: the shop gets the first free prefix instead.
-- A shop that has given no number lets go of the beginnings that it had before.
create function claim_number_beginnings(kinds text[], of_tills text[], chooses boolean) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own shops;
  room integer;
  letters text[];
  candidate text;
  beginnings text[];
  other uuid;
  first_other uuid;
begin
  select * into own from shops s where s.id = nullif(current_setting('app.shop_id', true), '')::uuid;
  perform refuse_unless(own.id is not null, 'TS403', null);
  if own.gstin is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('numbers ' || own.tenant_id, 0));
  if not exists (select 1 from number_series n where n.shop_id = own.id) then
    delete from number_beginnings n where n.shop_id = own.id;
  end if;
  room := 7 - coalesce(own.series_width, 4);
  letters := array(select distinct upper(t.letter) from tills t where t.shop_id = own.id and t.letter is not null);
  for candidate in
    select c.prefix from (
      select coalesce(upper(own.series_prefix), '') as prefix, 0 as place
      union all
      select chr(a) || case when room > 1 then '/' else '' end, 1 from generate_series(65, 90) a where chooses
      union all
      select chr(a) || chr(b) || case when room > 2 then '/' else '' end, 2
      from generate_series(65, 90) a, generate_series(65, 90) b where chooses and room > 1) c
    order by c.place, c.prefix collate "C"
  loop
    beginnings := array(
      select candidate || k from unnest(kinds) k
      union select candidate || k || l from unnest(of_tills) k, unnest(letters) l);
    select n.shop_id into other from number_beginnings n
    where n.tenant_id = own.tenant_id and n.gstin = own.gstin and n.beginning = any (beginnings) and n.shop_id <> own.id
    order by n.beginning limit 1;
    if other is null then
      insert into number_beginnings (tenant_id, gstin, beginning, shop_id)
      select own.tenant_id, own.gstin, b, own.id from unnest(beginnings) b order by b on conflict do nothing;
      if candidate is distinct from coalesce(own.series_prefix, '') then
        update shops s set series_prefix = candidate, version = s.version + 1 where s.id = own.id and s.shop_id = own.id;
      end if;
      return null;
    end if;
    first_other := coalesce(first_other, other);
  end loop;
  return coalesce((select s.name from memberships m join shops s on s.id = m.shop_id
    where m.user_id = nullif(current_setting('app.user_id', true), '')::uuid and m.shop_id = first_other), '');
end $$;
revoke execute on function claim_number_beginnings(text[], text[], boolean) from public;
grant execute on function claim_number_beginnings(text[], text[], boolean) to app;

-- Prefixes in upper case, none of which begins with 0, / or -. Of shops of one GSTIN whose numbers begin alike the oldest keeps its prefix, and the
-- others get a free one: issued documents keep their numbers, and the counters go on.
alter table shops no force row level security;
do $$
declare
  shop record;
begin
  if row_security_active('shops') then
    raise exception 'The owner of the database does not see the rows of shops';
  end if;
  update shops s set series_prefix = nullif(ltrim(upper(s.series_prefix), '0/-'), ''), version = s.version + 1
  where s.series_prefix is distinct from nullif(ltrim(upper(s.series_prefix), '0/-'), '');
  for shop in select s.id from shops s where s.gstin is not null order by s.created_at, s.id loop
    execute format('set local app.shop_id = %L', shop.id);
    perform claim_number_beginnings(
      array['B', 'C', 'D', 'E', 'G', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'PB', 'S', 'SR', 'T', 'V', 'W', 'X'],
      array['B', 'C', 'G', 'S', 'V'], true);
  end loop;
  set local app.shop_id = '';
end $$;
alter table shops force row level security;
