alter table shops add column reminder_template text;
alter table shops add column reminder_language text;

alter table chit_members add column due_on date;
revoke update on chit_members from app;
grant select, insert, delete on chit_members to app;
grant update (shop_id, id, number, scheme_id, contact_id, instalment, joined_on, nominee, nominee_relation, proof, proof_number, brought_first_day, brought_months, brought_paid, brought_weight, brought_metal, paid_months, missed, balance, fine_weight, began_on, due_on, matures_on, redeem_by, reason, note, created_at, updated_at, version, deleted_at) on chit_members to app;

create table chit_reminders (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  contact_id uuid not null,
  kind text not null,
  day date not null,
  language text not null,
  text text not null,
  message_id uuid,
  state text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  constraint chit_reminders_pkey primary key (shop_id, id),
  constraint chit_reminders_member_id_fkey foreign key (shop_id, member_id) references chit_members (shop_id, id),
  constraint chit_reminders_contact_id_fkey foreign key (shop_id, contact_id) references contacts (shop_id, id),
  constraint chit_reminders_message_id_fkey foreign key (shop_id, message_id) references messages (shop_id, id)
);
select distribute_shop('chit_reminders');
create unique index chit_reminders_member_id_kind_day_key on chit_reminders (shop_id, member_id, kind, day) where deleted_at is null;
create index chit_reminders_contact_id_idx on chit_reminders (shop_id, contact_id) where deleted_at is null;
create index chit_reminders_message_id_idx on chit_reminders (shop_id, message_id) where deleted_at is null;
create index chit_reminders_state_idx on chit_reminders (shop_id, state, id) where deleted_at is null;
create index chit_reminders_contact_id_trash_idx on chit_reminders (shop_id, contact_id) where deleted_at is not null and contact_id is not null;
alter table chit_reminders enable row level security;
alter table chit_reminders force row level security;
create policy shop on chit_reminders using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on chit_reminders to app;
grant update (shop_id, id, member_id, contact_id, kind, day, language, text, message_id, created_at, updated_at, version, deleted_at) on chit_reminders to app;
grant select, update on chit_reminders to transition;
create policy initial_state on chit_reminders as restrictive for insert with check (state = 'open');
create policy transitions on chit_reminders as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = any (array['open']) when 'tell' then state = any (array['open']) when 'lapse' then state = any (array['open']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'send' then state = 'sent' when 'tell' then state = 'told' when 'lapse' then state = 'over' else false end);
