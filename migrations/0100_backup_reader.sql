-- An owner that is no superuser is bound by row-level security too. It becomes this role to back up: the role reads every row and
-- changes nothing.
do $$
begin
  create role backup_reader nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;
do $$
begin
  grant backup_reader to current_user;
exception when unique_violation or internal_error then
  null;
end $$;
grant usage on schema public, jobs to backup_reader;
grant execute on function my_permissions() to backup_reader;

-- The policies name the role twice. Functions that run as the owner have the rights of this role, and still see no other rows than before.
do $$
declare made record;
begin
  for made in
    select c.oid::regclass as name, c.relkind = 'S' as is_sequence, c.relrowsecurity as is_guarded
    from pg_class c
    where c.relkind in ('r', 'p', 'S') and c.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  loop
    execute format('grant select on %s %s to backup_reader', case when made.is_sequence then 'sequence' else 'table' end, made.name);
    if made.is_guarded then
      execute format('create policy backup on %s for select to backup_reader using (current_user = ''backup_reader'')', made.name);
    end if;
  end loop;
end $$;

-- Binds the role of shops alone, so that nothing is hidden from a backup. The desk was never bound.
alter policy internal on remarks to app using (not is_internal or current_setting('app.user_id', true) = '') with check (not is_internal or current_setting('app.user_id', true) = '');
