create table shop_people (
  user_id uuid not null,
  shop_id uuid not null,
  created_at timestamptz(3) not null,
  constraint shop_people_pkey primary key (user_id, shop_id),
  constraint shop_people_user_id_fkey foreign key (user_id) references users (id),
  constraint shop_people_shop_id_fkey foreign key (shop_id) references shops (id)
);
select distribute_platform('shop_people');
create index shop_people_shop_id_idx on shop_people (shop_id);
grant select, insert, update, delete on shop_people to account;

insert into shop_people (user_id, shop_id, created_at) select user_id, shop_id, created_at from memberships;
alter table memberships add constraint memberships_person_fkey foreign key (user_id, shop_id) references shop_people (user_id, shop_id);

-- Who left the shop is there as deleted, so that what names them goes on to do so.
create or replace function people_of_shop() returns table (
  shop_id uuid, id uuid, name text, email text, mobile_no text, role text, permissions jsonb, is_active boolean, is_invited boolean,
  created_at timestamptz, updated_at timestamptz, version integer, deleted_at timestamptz, search_text text,
  letter_at timestamptz, letter_sent_at timestamptz, letter_until timestamptz
) language plpgsql stable rows 20 security definer set search_path = public, pg_temp as $$
begin
  return query select p.shop_id, u.id, u.name, u.email, u.mobile_no, m.role, to_jsonb(m.permissions),
    m.user_id is not null and u.disabled_at is null,
    u.password_hash is null and not exists (select 1 from identities i where i.user_id = u.id),
    coalesce(m.created_at, p.created_at), coalesce(m.updated_at, p.created_at), coalesce(m.version, 1),
    case when m.user_id is null then p.created_at end,
    lower(concat_ws(E'\n', u.name, u.email, u.mobile_no)),
    (select max(l.created_at) from account_links l where l.user_id = u.id and l.purpose = 'invite'),
    (select max(l.sent_at) from account_links l where l.user_id = u.id and l.purpose = 'invite'),
    (select max(l.expires_at) from account_links l where l.user_id = u.id and l.purpose = 'invite')
  from shop_people p join users u on u.id = p.user_id
  left join memberships m on m.user_id = p.user_id and m.shop_id = p.shop_id
  where p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid;
end $$;
