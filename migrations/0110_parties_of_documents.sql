create table supplier_versions (
  shop_id uuid not null,
  id uuid not null,
  name text not null,
  address text,
  city text,
  pin text,
  state_code text,
  phone_no text,
  email text,
  gstin text,
  logo uuid,
  signature uuid,
  signatory text,
  constraint supplier_versions_pkey primary key (shop_id, id)
);
select distribute_shop('supplier_versions');
grant select on supplier_versions to backup_reader;
alter table supplier_versions enable row level security;
alter table supplier_versions force row level security;
create policy backup on supplier_versions for select to backup_reader using (current_user = 'backup_reader');
create policy shop on supplier_versions using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on supplier_versions to app;

create table document_parties (
  shop_id uuid not null,
  record_id uuid not null,
  entity text not null,
  supplier_version_id uuid not null,
  name text,
  organization text,
  address text,
  city text,
  pin text,
  state_code text,
  gstin text,
  pan text,
  phone text,
  is_backfilled boolean not null default false,
  constraint document_parties_pkey primary key (shop_id, record_id, entity),
  constraint document_parties_supplier_version_id_fkey foreign key (shop_id, supplier_version_id) references supplier_versions (shop_id, id)
);
select distribute_shop('document_parties');
create index document_parties_phone_idx on document_parties (shop_id, phone) where phone is not null;
grant select on document_parties to backup_reader;
alter table document_parties enable row level security;
alter table document_parties force row level security;
create policy backup on document_parties for select to backup_reader using (current_user = 'backup_reader');
create policy shop on document_parties using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on document_parties to app;

-- Documents that took effect before keep their parties as they are today: one version of each shop. The owner sees no shop's rows while the policy
-- binds them too.
alter table shops no force row level security;
alter table contacts no force row level security;
alter table vouchers no force row level security;
alter table purchases no force row level security;
alter table quotes no force row level security;
alter table quick_bills no force row level security;
alter table sales_orders no force row level security;
alter table old_gold no force row level security;
alter table melting_lots no force row level security;
alter table karigar_issues no force row level security;
alter table karigar_receipts no force row level security;
alter table chit_entries no force row level security;
alter table piece_issues no force row level security;
alter table piece_transfers no force row level security;
alter table held_goods no force row level security;
alter table credit_notes no force row level security;
alter table debit_notes no force row level security;
alter table supplier_versions no force row level security;
alter table document_parties no force row level security;
insert into supplier_versions (shop_id, id, name, address, city, pin, state_code, phone_no, email, gstin, logo, signature, signatory)
select s.id, substr(encode(sha256(convert_to(json_build_array(s.name, s.address, s.city, s.pin, s.state_code, s.phone_no, s.email, s.gstin, s.logo, s.signature, s.signatory)::text, 'UTF8')), 'hex'), 1, 32)::uuid, s.name, s.address, s.city, s.pin, s.state_code, s.phone_no, s.email, s.gstin, s.logo, s.signature, s.signatory from shops s;
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'vouchers', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from vouchers t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'purchases', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from purchases t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.supplier_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'quotes', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from quotes t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'quickBills', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, t.buyer_gstin, c.pan, c.mobile_no, true
from quick_bills t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'salesOrders', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from sales_orders t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'oldGold', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from old_gold t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'meltingLots', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from melting_lots t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'karigarIssues', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from karigar_issues t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'karigarReceipts', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from karigar_receipts t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'chitEntries', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from chit_entries t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.contact_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'pieceIssues', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from piece_issues t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.party_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'pieceTransfers', v.id, null, null, null, null, null, null, null, null, null, true
from piece_transfers t join supplier_versions v on v.shop_id = t.shop_id where t.number is not null and t.state <> 'draft';
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'heldGoods', v.id, c.name, c.organization, c.address, c.city, c.pin, c.state_code, c.gstin, c.pan, c.mobile_no, true
from held_goods t join supplier_versions v on v.shop_id = t.shop_id left join contacts c on c.shop_id = t.shop_id and c.id = t.party_id where t.number is not null;
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'creditNotes', p.supplier_version_id, p.name, p.organization, p.address, p.city, p.pin, p.state_code, p.gstin, p.pan, p.phone, true
from credit_notes t join document_parties p on p.shop_id = t.shop_id and p.record_id = t.bill_id and p.entity = 'quickBills' where t.number is not null;
insert into document_parties (shop_id, record_id, entity, supplier_version_id, name, organization, address, city, pin, state_code, gstin, pan, phone, is_backfilled)
select t.shop_id, t.id, 'debitNotes', p.supplier_version_id, p.name, p.organization, p.address, p.city, p.pin, p.state_code, p.gstin, p.pan, p.phone, true
from debit_notes t join document_parties p on p.shop_id = t.shop_id and p.record_id = t.bill_id and p.entity = 'quickBills' where t.number is not null;
do $$
declare
  name text;
  issued bigint;
  frozen bigint;
begin
  foreach name in array array['shops', 'contacts', 'vouchers', 'purchases', 'quotes', 'quick_bills', 'sales_orders', 'old_gold', 'melting_lots', 'karigar_issues', 'karigar_receipts', 'chit_entries', 'piece_issues', 'piece_transfers', 'held_goods', 'credit_notes', 'debit_notes'] loop
    if row_security_active(name) then
      raise exception 'The owner of the database does not see the rows of %', name;
    end if;
  end loop;
  select (select count(*) from vouchers t where t.number is not null and t.state <> 'draft')
    + (select count(*) from purchases t where t.number is not null and t.state <> 'draft')
    + (select count(*) from quotes t where t.number is not null and t.state <> 'draft')
    + (select count(*) from quick_bills t where t.number is not null and t.state <> 'draft')
    + (select count(*) from sales_orders t where t.number is not null and t.state <> 'draft')
    + (select count(*) from old_gold t where t.number is not null and t.state <> 'draft')
    + (select count(*) from melting_lots t where t.number is not null and t.state <> 'draft')
    + (select count(*) from karigar_issues t where t.number is not null and t.state <> 'draft')
    + (select count(*) from karigar_receipts t where t.number is not null and t.state <> 'draft')
    + (select count(*) from chit_entries t where t.number is not null and t.state <> 'draft')
    + (select count(*) from piece_issues t where t.number is not null and t.state <> 'draft')
    + (select count(*) from piece_transfers t where t.number is not null and t.state <> 'draft')
    + (select count(*) from held_goods t where t.number is not null)
    + (select count(*) from credit_notes t where t.number is not null)
    + (select count(*) from debit_notes t where t.number is not null) into issued;
  select count(*) into frozen from document_parties;
  if frozen <> issued then
    raise exception '% of % documents kept their parties', frozen, issued;
  end if;
end $$;
alter table document_parties force row level security;
alter table supplier_versions force row level security;
alter table debit_notes force row level security;
alter table credit_notes force row level security;
alter table held_goods force row level security;
alter table piece_transfers force row level security;
alter table piece_issues force row level security;
alter table chit_entries force row level security;
alter table karigar_receipts force row level security;
alter table karigar_issues force row level security;
alter table melting_lots force row level security;
alter table old_gold force row level security;
alter table sales_orders force row level security;
alter table quick_bills force row level security;
alter table quotes force row level security;
alter table purchases force row level security;
alter table vouchers force row level security;
alter table contacts force row level security;
alter table shops force row level security;
