create table permission_additions (
  migration text not null,
  permissions text[] not null default '{}',
  created_at timestamptz(3) not null,
  told_at timestamptz(3),
  constraint permission_additions_pkey primary key (migration)
);
select distribute_platform('permission_additions');
grant select, insert, update, delete on permission_additions to account;
