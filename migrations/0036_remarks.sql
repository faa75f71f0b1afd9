create table remarks (
  shop_id uuid not null,
  id uuid not null,
  entity text not null,
  record_id uuid not null,
  user_id uuid,
  user_name text,
  text text not null,
  mentions uuid[] not null,
  at timestamptz(3) not null,
  mended_at timestamptz(3),
  constraint remarks_pkey primary key (shop_id, id)
);
select distribute_shop('remarks');
create index remarks_record_idx on remarks (shop_id, record_id, id);
alter table remarks enable row level security;
alter table remarks force row level security;
create policy shop on remarks using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on remarks to app;
