create table enquiry_statuses (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  meaning text not null,
  position integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, ''))) stored,
  constraint enquiry_statuses_pkey primary key (shop_id, id)
);
select distribute_shop('enquiry_statuses');
create unique index enquiry_statuses_name_key on enquiry_statuses (shop_id, name) where deleted_at is null;
create index enquiry_statuses_title_idx on enquiry_statuses (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index enquiry_statuses_search_idx on enquiry_statuses using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
-- What shops there are begin with what new ones do, in the language of an owner.
insert into enquiry_statuses (shop_id, id, name, meaning, position, created_at, updated_at)
select s.id, gen_random_uuid(), case when h.is_hindi then f.hi else f.en end, f.meaning, f.position, now(), now()
from shops s
cross join lateral (select exists (select 1 from memberships m join users u on u.id = m.user_id
  where m.shop_id = s.id and m.role = 'owner' and u.language = 'hi') as is_hindi) h
cross join (values (1, 'New', 'नई', 'waiting'), (2, 'In talks', 'बात चल रही है', 'active'), (3, 'Estimate given', 'एस्टिमेट दिया', 'active'),
  (4, 'Won', 'बिक्री हुई', 'done'), (5, 'Lost', 'नहीं बनी', 'failed')) as f(position, en, hi, meaning);
alter table enquiry_statuses enable row level security;
alter table enquiry_statuses force row level security;
create policy shop on enquiry_statuses using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on enquiry_statuses to app;
grant select on enquiry_statuses to searcher;
create or replace function search_enquiry_statuses(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from enquiry_statuses t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_enquiry_statuses(uuid, text) owner to searcher;
revoke execute on function search_enquiry_statuses(uuid, text) from public;
grant execute on function search_enquiry_statuses(uuid, text) to app;

create table enquiries (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  mobile_no text,
  contact_id uuid,
  wish text,
  category_id uuid,
  product_id uuid,
  budget numeric(14,2),
  occasion text,
  needed_by date,
  source text not null,
  status_id uuid,
  assignee_id uuid,
  next_step text,
  next_step_on date,
  lost_reason text,
  sale_value numeric(14,2),
  outcome text,
  ended_at timestamptz(3),
  hours_to_answer numeric,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(mobile_no, '') || E'\n' || coalesce(wish, ''))) stored,
  constraint enquiries_pkey primary key (shop_id, id),
  constraint enquiries_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint enquiries_category_id_fkey foreign key (shop_id, category_id) references product_categories (shop_id, id),
  constraint enquiries_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id),
  constraint enquiries_status_id_fkey foreign key (shop_id, status_id) references enquiry_statuses (shop_id, id),
  constraint enquiries_assignee_id_fkey foreign key (shop_id, assignee_id) references shop_people (shop_id, user_id)
);
select distribute_shop('enquiries');
create index enquiries_contact_id_idx on enquiries (shop_id, contact_id) where deleted_at is null;
create index enquiries_category_id_idx on enquiries (shop_id, category_id) where deleted_at is null;
create index enquiries_product_id_idx on enquiries (shop_id, product_id) where deleted_at is null;
create index enquiries_status_id_idx on enquiries (shop_id, status_id) where deleted_at is null;
create index enquiries_assignee_id_idx on enquiries (shop_id, assignee_id) where deleted_at is null;
create index enquiries_title_idx on enquiries (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index enquiries_due_idx on enquiries (shop_id, next_step_on) where deleted_at is null;
create index enquiries_assigned_idx on enquiries (shop_id, assignee_id, next_step_on) where deleted_at is null;
create index enquiries_search_idx on enquiries using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table enquiries enable row level security;
alter table enquiries force row level security;
create policy shop on enquiries using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on enquiries to app;
grant select on enquiries to searcher;
create or replace function search_enquiries(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from enquiries t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_enquiries(uuid, text) owner to searcher;
revoke execute on function search_enquiries(uuid, text) from public;
grant execute on function search_enquiries(uuid, text) to app;
