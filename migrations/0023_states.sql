-- The states of documents: whoever writes a shop's records cannot write them, and a transition changes them as a role of its own.
do $$
begin
  create role transition nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;
do $$
begin
  grant transition to tolashop;
exception when unique_violation or internal_error then
  null;
end $$;
grant usage on schema public to transition;
grant execute on function person_name(uuid) to transition;

-- In the midst of a call that has entered a shop or the platform, and goes back to it by enter_job. The table's policy says where that
-- transition leads from and to.
create function enter_transition(name text) returns void language plpgsql as $$
begin
  execute format('set local app.transition = %L', name);
  perform set_config('role', 'transition', true);
end $$;

alter table orders add column cancel_reason text;
revoke update on orders from app;
grant select, insert, delete on orders to app;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, total, sac, tax_rate, cancel_reason, notes, created_at, updated_at, version, deleted_at) on orders to app;
revoke update on orders from account;
grant select, insert, delete on orders to account;
grant update (shop_id, id, number, business_name, name, email, mobile_no, gstin, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, total, sac, tax_rate, cancel_reason, notes, created_at, updated_at, version, deleted_at) on orders to account;
grant select, update on orders to transition;
create policy initial_state on orders as restrictive for insert with check (state = 'placed');
create policy transitions on orders as restrictive for update to transition
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'pay' then state = any (array['placed']) when 'cancel' then state = any (array['placed']) when 'reopen' then state = any (array['cancelled']) else false end)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and case current_setting('app.transition', true) when 'pay' then state = 'paid' when 'cancel' then state = 'cancelled' when 'reopen' then state = 'placed' else false end);
