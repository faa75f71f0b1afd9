-- What everything stands on: extensions, roles, the way into a shop.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Roles belong to the whole cluster and may be there already. `app` works inside one shop, `account` on people and
-- sessions, `overseer` reads over all shops, `searcher` owns the search functions, and the server logs in as a member of
-- `tolashop`, which owns nothing.
do $$
declare name text;
begin
  foreach name in array array['app', 'account', 'overseer', 'searcher', 'tolashop'] loop
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end $$;

-- Where this is not allowed, search still answers rightly, but filters row by row. An internal error is PostgreSQL's word for
-- another database of the cluster having done the same at the same moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'searcher' and rolbypassrls) then
    alter role searcher bypassrls;
  end if;
exception
  when insufficient_privilege then
    raise warning 'The role searcher may not pass by row-level security: search will not use its index.';
  when internal_error then
    null;
end $$;

-- The owner hands the search functions to `searcher`, for which it has to be a member and `searcher` must be able to create.
do $$
begin
  grant app, account, overseer to tolashop;
exception when unique_violation or internal_error then
  null;
end $$;
do $$
begin
  grant searcher to current_user;
exception when unique_violation or internal_error then
  null;
end $$;
grant usage on schema public to app, account, overseer, searcher, tolashop;
grant create on schema public to searcher;

create table migrations (
  name text primary key,
  digest text not null,
  at timestamptz not null default now()
);
grant select on migrations to tolashop;

-- On a cluster distributed by Citus a shop's rows live together and the platform's are everywhere; elsewhere these do nothing.
create function distribute_shop(name text) returns void language plpgsql as $$
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, %L)', name, 'shop_id');
  end if;
end $$;

create function distribute_platform(name text) returns void language plpgsql as $$
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', name);
  end if;
end $$;

-- A statement's way to stop the whole pipeline. Codes: TS400 (detail: field), TS401, TS403, TS404, TS409 (detail: why).
create function refuse_unless(fine boolean, code text, why text) returns void language plpgsql as $$
begin
  if fine is not true then
    raise exception 'refused' using errcode = code, detail = coalesce(why, '');
  end if;
end $$;
