-- Nobody of a suspended shop can end a support access, so that it lets nobody in until the shop is open again.
create or replace function open_support(person uuid, shop uuid, at timestamptz, writes boolean) returns support_accesses
language plpgsql as $$
declare
  access support_accesses;
begin
  select a.* into access from support_accesses a join shops s on s.id = a.shop_id
  where a.user_id = person and a.shop_id = open_support.shop
    and a.allowed_at is not null and a.ended_at is null and a.expires_at > open_support.at
    and s.status <> 'Suspended' and not exists (select 1 from tenants t where t.id = s.tenant_id and t.status = 'Suspended')
  order by a.allowed_at desc limit 1;
  if writes then
    select a.* into access from support_accesses a where a.id = access.id and a.ended_at is null for share;
  end if;
  return access;
end $$;
