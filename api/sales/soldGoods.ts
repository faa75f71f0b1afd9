import { soldGoods, type SoldGoods } from '../../schema/entities/soldGoods.ts';
import { costOfGoods, earned, type Costed } from '../../schema/rules/soldGoods.ts';
import { insertStatement, type Row } from '../db/write.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

type Kept = Omit<SoldGoods, 'id' | 'createdAt' | 'updatedAt' | 'version'>;
type Line = Kept & Costed;

/** The products that bills sell, held before pieces and bills are: what is sold refers to them. */
export const holdProducts = (bills: readonly string[], shop: string): Statement => ({
  text: `select 1 from products q where q.shop_id = $1 and q.id = any(array(
    select coalesce(l.product_id, (select p.product_id from pieces p where p.shop_id = $1 and p.id = l.piece_id)) from quick_bills_lines l
    where l.shop_id = $1 and l.document_id = any($2::uuid[]))) order by q.id for key share`,
  values: [shop, bills],
});

/** What issued bills sell, each line with what it had cost: later nobody knows any more what that was. */
export const keepSold = (bills: readonly string[], { shop, at, ids }: Scene): Statement => ({
  text: `select coalesce(json_agg(json_build_object('number', b.number, 'billId', b.id, 'line', l.position + 1, 'day', b.day,
      'pieceId', l.piece_id, 'productId', coalesce(l.product_id, p.product_id), 'description', l.description, 'sellerId', l.seller_id,
      'metal', l.metal, 'netWeight', l.net_weight, 'making', l.making_amount, 'discount', l.discount_amount, 'taxable', l.taxable,
      'quantity', l.quantity, 'isPiece', l.piece_id is not null, 'pieceCost', p.cost, 'purchasePrice', q.purchase_price)
      order by b.id, l.position), '[]')
    from quick_bills b join quick_bills_lines l on l.shop_id = $1 and l.document_id = b.id
      left join pieces p on p.shop_id = $1 and p.id = l.piece_id
      left join products q on q.shop_id = $1 and q.id = l.product_id
    where b.shop_id = $1 and b.id = any($2::uuid[])`,
  values: [shop, bills],
  next: ({ rows }) => {
    const lines = JSON.parse(rows[0]![0]!) as Line[];
    const kept = lines.map(line => rowOf(line, { id: ids.next(), soldAt: at.toISOString() }));
    return kept.length ? [insertStatement(soldGoods, shop, kept, at)] : [];
  },
});

const rowOf = ({ quantity, isPiece, pieceCost, purchasePrice, ...line }: Line, more: { id: string; soldAt: string }) =>
  ({
    ...line,
    ...more,
    kind: 'sold',
    creditNoteId: null,
    ...earned(line.taxable, costOfGoods({ metal: line.metal, quantity, isPiece, pieceCost, purchasePrice })),
  }) satisfies Row;

type Note = { id: string; day: string };

/** What comes back takes away what it brought, of the day on which it comes. `lines`: their numbers on the bill. */
export const keepReturned = (
  bill: string,
  lines: readonly number[],
  note: Note,
  { shop, at, ids }: Scene,
): Statement => ({
  text: `insert into sold_goods (shop_id, id, number, kind, bill_id, line, credit_note_id, day, sold_at, piece_id, product_id, description,
      seller_id, metal, net_weight, making, discount, taxable, cost, profit, cost_known, created_at, updated_at)
    select $1, r.id, n.number, 'returned', s.bill_id, s.line, n.id, $6::date, $7::timestamptz, s.piece_id, s.product_id, s.description,
      s.seller_id, s.metal, -s.net_weight, -s.making, -s.discount, -s.taxable, -s.cost, -s.profit, s.cost_known, $7::timestamptz, $7::timestamptz
    from unnest($3::integer[], $4::uuid[]) r(line, id)
      join sold_goods s on s.shop_id = $1 and s.bill_id = $2 and s.line = r.line and s.kind = 'sold'
      join credit_notes n on n.shop_id = $1 and n.id = $5
    returning id`,
  values: [shop, bill, lines.map(String), lines.map(() => ids.next()), note.id, note.day, at.toISOString()],
});

/** What is charged later has cost nothing more. `amounts`: rupees by the number of the bill's line. */
export const keepCharged = (
  bill: string,
  amounts: readonly { line: number; amount: number }[],
  note: Note,
  { shop, at, ids }: Scene,
): Statement => ({
  text: `insert into sold_goods (shop_id, id, number, kind, bill_id, line, day, sold_at, piece_id, product_id, description, seller_id, metal,
      taxable, cost, profit, cost_known, created_at, updated_at)
    select $1, r.id, n.number, 'charged', s.bill_id, s.line, $7::date, $8::timestamptz, s.piece_id, s.product_id, s.description, s.seller_id, s.metal,
      r.amount, 0, r.amount, true, $8::timestamptz, $8::timestamptz
    from unnest($3::integer[], $4::numeric[], $5::uuid[]) r(line, amount, id)
      join sold_goods s on s.shop_id = $1 and s.bill_id = $2 and s.line = r.line and s.kind = 'sold'
      join debit_notes n on n.shop_id = $1 and n.id = $6
    returning id`,
  values: [
    shop,
    bill,
    amounts.map(({ line }) => String(line)),
    amounts.map(({ amount }) => String(amount)),
    amounts.map(() => ids.next()),
    note.id,
    note.day,
    at.toISOString(),
  ],
});
