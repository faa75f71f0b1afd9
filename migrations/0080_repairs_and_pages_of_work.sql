alter table held_goods add column images uuid[] not null default '{}';
alter table held_goods add column handed_on date;
alter table held_goods add column handed_to text;
alter table held_goods add column receipt_back boolean not null default false;
alter table held_goods add column proof text;
revoke update on held_goods from app;
grant select, insert, delete on held_goods to app;
grant update (shop_id, id, number, kind, party_id, brought_by, received_on, due_on, count, still_here, gross_weight, net_weight, value, purchase_id, images, note, handed_on, handed_to, receipt_back, proof, created_at, updated_at, version, deleted_at) on held_goods to app;

alter table work_orders add column estimate_answer text;
alter table work_orders add column answered_amount numeric(14,2);
alter table work_orders add column answered_at timestamptz(3);
alter table work_orders add column hears_steps boolean not null default false;
alter table work_orders add column to_tell boolean not null default false;
create index work_orders_to_tell_due_on_idx on work_orders (shop_id, to_tell, due_on);

alter table sales_orders_lines add column work_order_id uuid;
create index sales_orders_lines_work_order_id_idx on sales_orders_lines (shop_id, work_order_id);
alter table sales_orders_lines add constraint sales_orders_lines_work_order_id_fkey foreign key (shop_id, work_order_id) references work_orders (shop_id, id);

alter table held_goods_lines add column weight_back numeric(12,3);

create table usual_work_types (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  name_hi text not null,
  days integer,
  loss_percent numeric(6,3),
  position integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(name_hi, ''))) stored,
  constraint usual_work_types_pkey primary key (id)
);
select distribute_platform('usual_work_types');
create unique index usual_work_types_name_key on usual_work_types (shop_id, name) where deleted_at is null;
create unique index usual_work_types_name_hi_key on usual_work_types (shop_id, name_hi) where deleted_at is null;
create index usual_work_types_title_idx on usual_work_types (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index usual_work_types_search_idx on usual_work_types using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table usual_work_types enable row level security;
alter table usual_work_types force row level security;
create policy shop on usual_work_types using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on usual_work_types to app;
create policy platform on usual_work_types using (current_user <> 'app');
grant select on usual_work_types to overseer;
grant select, insert, update, delete on usual_work_types to account;
grant select on usual_work_types to searcher;
create or replace function search_usual_work_types(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from usual_work_types t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_usual_work_types(uuid, text) owner to searcher;
revoke execute on function search_usual_work_types(uuid, text) from public;
grant execute on function search_usual_work_types(uuid, text) to app;

create table usual_work_states (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  meaning text not null,
  position integer,
  name_hi text not null,
  type_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(name_hi, ''))) stored,
  constraint usual_work_states_pkey primary key (id),
  constraint usual_work_states_type_id_fkey foreign key (type_id) references usual_work_types (id)
);
select distribute_platform('usual_work_states');
create unique index usual_work_states_name_key on usual_work_states (shop_id, name) where deleted_at is null;
create unique index usual_work_states_name_hi_key on usual_work_states (shop_id, name_hi) where deleted_at is null;
create index usual_work_states_type_id_idx on usual_work_states (shop_id, type_id) where deleted_at is null;
create index usual_work_states_title_idx on usual_work_states (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index usual_work_states_search_idx on usual_work_states using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table usual_work_states enable row level security;
alter table usual_work_states force row level security;
create policy shop on usual_work_states using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on usual_work_states to app;
create policy platform on usual_work_states using (current_user <> 'app');
grant select on usual_work_states to overseer;
grant select, insert, update, delete on usual_work_states to account;
grant select on usual_work_states to searcher;
create or replace function search_usual_work_states(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from usual_work_states t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_usual_work_states(uuid, text) owner to searcher;
revoke execute on function search_usual_work_states(uuid, text) from public;
grant execute on function search_usual_work_states(uuid, text) to app;

-- By hand: what new shops begin with, which administrators change from here on.
insert into usual_work_types (id, name, name_hi, days, position, created_at, updated_at)
select gen_random_uuid(), f.en, f.hi, f.days, f.position, now(), now()
from (values (1, 'New piece', 'नया नग', 15), (2, 'Repair', 'मरम्मत', 3), (3, 'Polish and resizing', 'पॉलिश और साइज़', 2),
  (4, 'Melting and refining', 'गलाई और शोधन', 1)) as f(position, en, hi, days);
insert into usual_work_states (id, name, name_hi, meaning, position, created_at, updated_at)
select gen_random_uuid(), f.en, f.hi, f.meaning, f.position, now(), now()
from (values (1, 'To be given', 'देना है', 'waiting'), (2, 'With the karigar', 'कारीगर के पास', 'active'),
  (3, 'Setting and polish', 'जड़ाई और पॉलिश', 'active'), (4, 'At hallmarking', 'हॉलमार्किंग में', 'active'), (5, 'Finished', 'तैयार', 'done'),
  (6, 'Called off', 'रद्द', 'stopped')) as f(position, en, hi, meaning);

-- By hand: whoever opens a shop reads what it begins with.
create function usual_work() returns json language sql stable security definer set search_path = public, pg_temp as $$
  select json_build_object(
    'types', (select coalesce(json_agg(json_build_object('id', t.id, 'en', t.name, 'hi', t.name_hi, 'days', t.days, 'lossPercent', t.loss_percent) order by t.position, t.id), '[]')
      from usual_work_types t where t.deleted_at is null),
    'states', (select coalesce(json_agg(json_build_object('en', s.name, 'hi', s.name_hi, 'meaning', s.meaning, 'typeId', s.type_id) order by s.position, s.id), '[]')
      from usual_work_states s where s.deleted_at is null));
$$;
alter function usual_work() owner to searcher;
revoke execute on function usual_work() from public;
grant execute on function usual_work() to app;

-- By hand: anybody, before a record of an approved shop that they have the address of, to answer what its page asks.
create function enter_public_answer(shop uuid, address_token text, out entity text, out record uuid) language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform refuse_unless(is_open_to_visitors(shop), 'TS404', '');
  execute format('set local app.shop_id = %L', shop);
  execute format('set local app.user_id = %L', '00000000-0000-0000-0000-000000000000');
  execute format('set local app.user_name = %L', '');
  perform set_config('role', 'app', true);
  select a.entity, a.record_id into entity, record from public_addresses a
  where a.shop_id = shop and a.token = address_token and a.record_id is not null;
  perform refuse_unless(found, 'TS404', '');
end $$;
