create table vacancies (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  title text not null,
  place text not null,
  state_code text,
  employment text not null,
  pay_from numeric(14,2),
  pay_to numeric(14,2),
  pay_per text not null,
  description text not null,
  conditions text,
  open_until date not null,
  is_open boolean not null default true,
  closed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(title, '') || E'\n' || coalesce(place, ''))) stored,
  constraint vacancies_pkey primary key (id)
);
select distribute_platform('vacancies');
create index vacancies_title_idx on vacancies (shop_id, (lower(title) collate "C"), id) where deleted_at is null;
create index vacancies_search_idx on vacancies using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table vacancies enable row level security;
alter table vacancies force row level security;
create policy shop on vacancies using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on vacancies to app;
create policy platform on vacancies using (current_user <> 'app');
grant select on vacancies to overseer;
grant select, insert, update, delete on vacancies to account;
grant select on vacancies to searcher;
create or replace function search_vacancies(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from vacancies t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_vacancies(uuid, text) owner to searcher;
revoke execute on function search_vacancies(uuid, text) from public;
grant execute on function search_vacancies(uuid, text) to app;

create table applications (
  shop_id uuid not null default '00000000-0000-0000-0000-000000000000',
  id uuid not null,
  name text not null,
  vacancy_id uuid not null,
  mobile_no text not null,
  email text not null,
  message text,
  consent boolean not null default false,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(name, '') || E'\n' || coalesce(mobile_no, '') || E'\n' || coalesce(email, ''))) stored,
  constraint applications_pkey primary key (id),
  constraint applications_vacancy_id_fkey foreign key (vacancy_id) references vacancies (id)
);
select distribute_platform('applications');
create index applications_vacancy_id_idx on applications (shop_id, vacancy_id) where deleted_at is null;
create index applications_title_idx on applications (shop_id, (lower(name) collate "C"), id) where deleted_at is null;
create index applications_state_idx on applications (shop_id, state, id) where deleted_at is null;
create index applications_search_idx on applications using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table applications enable row level security;
alter table applications force row level security;
create policy shop on applications using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on applications to app;
grant update (shop_id, id, name, vacancy_id, mobile_no, email, message, consent, created_at, updated_at, version, deleted_at) on applications to app;
grant select, update on applications to transition;
create policy initial_state on applications as restrictive for insert with check (state = 'received');
create policy transitions on applications as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'invite' then state = any (array['received', 'rejected']) when 'hire' then state = any (array['received', 'invited']) when 'reject' then state = any (array['received', 'invited']) when 'reopen' then state = any (array['hired', 'rejected']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'invite' then state = 'invited' when 'hire' then state = 'hired' when 'reject' then state = 'rejected' when 'reopen' then state = 'received' else false end);
create policy platform on applications using (current_user <> 'app');
grant select on applications to overseer;
grant select, insert, delete on applications to account;
grant update (shop_id, id, name, vacancy_id, mobile_no, email, message, consent, created_at, updated_at, version, deleted_at) on applications to account;
grant select on applications to searcher;
create or replace function search_applications(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from applications t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_applications(uuid, text) owner to searcher;
revoke execute on function search_applications(uuid, text) from public;
grant execute on function search_applications(uuid, text) to app;
