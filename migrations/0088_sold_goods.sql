create table sold_goods (
  shop_id uuid not null,
  id uuid not null,
  number text,
  kind text not null,
  bill_id uuid not null,
  line integer not null,
  credit_note_id uuid,
  day date not null,
  sold_at timestamptz(3),
  piece_id uuid,
  product_id uuid,
  description text,
  seller_id uuid,
  metal text,
  net_weight numeric(12,3),
  making numeric(14,2),
  discount numeric(14,2),
  taxable numeric(14,2),
  cost numeric(14,2),
  profit numeric(14,2),
  cost_known boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  deleted_at timestamptz(3),
  search_text text generated always as (lower(coalesce(number, '') || E'\n' || coalesce(description, ''))) stored,
  constraint sold_goods_pkey primary key (shop_id, id),
  constraint sold_goods_bill_id_fkey foreign key (shop_id, bill_id) references quick_bills (shop_id, id),
  constraint sold_goods_credit_note_id_fkey foreign key (shop_id, credit_note_id) references credit_notes (shop_id, id),
  constraint sold_goods_piece_id_fkey foreign key (shop_id, piece_id) references pieces (shop_id, id),
  constraint sold_goods_product_id_fkey foreign key (shop_id, product_id) references products (shop_id, id),
  constraint sold_goods_seller_id_fkey foreign key (shop_id, seller_id) references shop_people (shop_id, user_id)
);
select distribute_shop('sold_goods');
create index sold_goods_bill_id_idx on sold_goods (shop_id, bill_id) where deleted_at is null;
create index sold_goods_credit_note_id_idx on sold_goods (shop_id, credit_note_id) where deleted_at is null;
create index sold_goods_piece_id_idx on sold_goods (shop_id, piece_id) where deleted_at is null;
create index sold_goods_product_id_idx on sold_goods (shop_id, product_id) where deleted_at is null;
create index sold_goods_seller_id_idx on sold_goods (shop_id, seller_id) where deleted_at is null;
create index sold_goods_title_idx on sold_goods (shop_id, (lower(number) collate "C"), id) where deleted_at is null;
create index sold_goods_day_idx on sold_goods (shop_id, day);
create index sold_goods_search_idx on sold_goods using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;
alter table sold_goods enable row level security;
alter table sold_goods force row level security;
create policy shop on sold_goods using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid) with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on sold_goods to app;
grant select on sold_goods to searcher;
create or replace function search_sold_goods(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.shop_id', true), '')::uuid then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  return array(select t.id from sold_goods t where t.shop_id = shop and t.search_text like pattern and t.deleted_at is null);
end $$;
alter function search_sold_goods(uuid, text) owner to searcher;
revoke execute on function search_sold_goods(uuid, text) from public;
grant execute on function search_sold_goods(uuid, text) to app;

-- What was sold before has no cost that anybody knows. Of a credit note's lines the bill's own are found by what they come to.
alter table quick_bills no force row level security;
alter table quick_bills_lines no force row level security;
alter table credit_notes no force row level security;
alter table credit_notes_lines no force row level security;
alter table pieces no force row level security;
alter table ledger_entries no force row level security;
alter table sold_goods no force row level security;
insert into sold_goods (shop_id, id, number, kind, bill_id, line, day, sold_at, piece_id, product_id, description, seller_id, metal, net_weight,
  making, discount, taxable, created_at, updated_at)
select b.shop_id, gen_random_uuid(), b.number, 'sold', b.id, l.position + 1, coalesce(b.day, e.day), e.at, l.piece_id, coalesce(l.product_id, p.product_id),
  l.description, l.seller_id, l.metal, l.net_weight, l.making_amount, l.discount_amount, l.taxable, e.at, e.at
from quick_bills b
  join quick_bills_lines l on l.shop_id = b.shop_id and l.document_id = b.id
  join ledger_entries e on e.shop_id = b.shop_id and e.entity = 'quickBills' and e.record_id = b.id
  left join pieces p on p.shop_id = l.shop_id and p.id = l.piece_id
where b.state = 'issued' and b.deleted_at is null;
with sold as (
  select s.*, row_number() over (partition by s.shop_id, s.bill_id, s.taxable, s.net_weight, s.making order by s.line) as n
  from sold_goods s join quick_bills_lines l on l.shop_id = s.shop_id and l.document_id = s.bill_id and l.position + 1 = s.line
  where l.returned_on is not null),
returned as (
  select c.shop_id, c.id, c.number, c.bill_id, c.day, c.created_at, l.taxable, l.net_weight, l.making_amount, row_number() over (
    partition by c.shop_id, c.bill_id, l.taxable, l.net_weight, l.making_amount order by c.created_at, c.id, l.position) as n
  from credit_notes c join credit_notes_lines l on l.shop_id = c.shop_id and l.document_id = c.id
  where c.deleted_at is null)
insert into sold_goods (shop_id, id, number, kind, bill_id, line, credit_note_id, day, sold_at, piece_id, product_id, description, seller_id, metal,
  net_weight, making, discount, taxable, created_at, updated_at)
select s.shop_id, gen_random_uuid(), r.number, 'returned', s.bill_id, s.line, r.id, r.day, r.created_at, s.piece_id, s.product_id, s.description, s.seller_id,
  s.metal, -s.net_weight, -s.making, -s.discount, -s.taxable, r.created_at, r.created_at
from returned r join sold s on s.shop_id = r.shop_id and s.bill_id = r.bill_id and s.n = r.n and s.taxable is not distinct from r.taxable
  and s.net_weight is not distinct from r.net_weight and s.making is not distinct from r.making_amount;
alter table sold_goods force row level security;
alter table ledger_entries force row level security;
alter table pieces force row level security;
alter table credit_notes_lines force row level security;
alter table credit_notes force row level security;
alter table quick_bills_lines force row level security;
alter table quick_bills force row level security;
