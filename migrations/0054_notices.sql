alter table users add column muted_topics text[] not null default '{}';
alter table users add column wants_digest boolean not null default false;

create table digests (
  user_id uuid not null,
  shop_id uuid not null,
  day date not null,
  until timestamptz(3) not null,
  constraint digests_pkey primary key (user_id, shop_id),
  constraint digests_user_id_fkey foreign key (user_id) references users (id),
  constraint digests_shop_id_fkey foreign key (shop_id) references shops (id)
);
select distribute_platform('digests');
create index digests_shop_id_idx on digests (shop_id);
grant select, insert, update, delete on digests to account;

-- Whoever tells people of a shop sees none of what they have chosen, and asks but this: of people of the transaction's shop.
create function is_muted(person uuid, topic text) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from users u join shop_people p on p.user_id = u.id
    where u.id = person and p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and topic = any (u.muted_topics))
$$;
revoke execute on function is_muted(uuid, text) from public;
grant execute on function is_muted(uuid, text) to app;
