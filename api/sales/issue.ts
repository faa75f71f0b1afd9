import { pieces } from '../../schema/entities/pieces.ts';
import { quickBills, type QuickBill } from '../../schema/entities/quickBills.ts';
import { conflict } from '../../schema/errors.ts';
import { saleable } from '../../schema/rules/pieces.ts';
import { say } from '../../schema/words/said.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { lockStockFor } from '../ledger/stockGuard.ts';
import { lockSoldPieces, notForOthers } from './reserved.ts';
import { lockSource, settle } from './settled.ts';
import { holdProducts } from './soldGoods.ts';
import { supplyGuard } from './supplyGuard.ts';

type Bill = QuickBill & { id: string };
type Held = Document & { tag: string; state: string } & Record<(typeof weighed)[number], unknown>;

/** What a line says as its piece does. */
const weighed = ['metal', 'fineness', 'grossWeight', 'stoneWeight', 'huid'] as const;

/** Products, the stock, pieces, then estimates, then orders, then bills: two tills that sell the same piece wait for each other, and never in a circle. */
export const lockSold = (bills: readonly string[], shop: string): Statement[] => [
  holdProducts(bills, shop),
  lockStockFor(sellsLooseMetal, bills, shop),
  lockSoldPieces(bills, shop),
  lockSource(quickBills, 'quoteId', bills, shop),
  lockSource(quickBills, 'salesOrderId', bills, shop),
];

const sellsLooseMetal = `select 1 from quick_bills_lines l where l.shop_id = $1 and l.document_id = any($2::uuid[])
  and l.piece_id is null and l.metal <> 'other'`;

/** The pieces of bills are sold, each once, and as they lie there; an estimate of theirs is billed, an order delivered. */
export const sellStatements = (documents: readonly Document[], scene: Scene): Statement[] => {
  const bills = documents as readonly unknown[] as readonly Bill[];
  const ids = bills.map(({ id }) => id);
  return [
    supplyGuard(quickBills, ids, scene.shop),
    keepTax(bills, scene.shop),
    ...bills.flatMap(bill => keptForThem(bill, scene.shop)),
    sold(bills, scene),
    ...settle('quoteId', 'bill', documents, scene),
    ...settle('salesOrderId', 'deliver', documents, scene, 'orderNotOpen'),
  ];
};

/** The pieces that bills sell. Their books are written with those of the bills. */
export const piecesOf = (bills: readonly Pick<QuickBill, 'lines'>[]): string[] =>
  bills.flatMap(({ lines }) => lines.flatMap(({ pieceId }) => pieceId ?? []));

/** An open order keeps its pieces for its own bill. */
const keptForThem = (bill: Bill, shop: string): Statement[] => {
  const { salesOrderId } = bill;
  const wanted = piecesOf([bill]);
  return wanted.length ? [notForOthers(wanted, salesOrderId ? [salesOrderId] : [], shop)] : [];
};

const sold = (bills: readonly Bill[], scene: Scene): Statement => {
  const lines = bills.flatMap(bill =>
    bill.lines.flatMap(line => (line.pieceId ? [{ ...line, pieceId: line.pieceId }] : [])),
  );
  return {
    text: `select coalesce(json_agg(json_build_object('id', p.id, 'tag', p.tag, 'state', p.state, 'metal', p.metal, 'fineness', p.fineness,
        'grossWeight', p.gross_weight, 'stoneWeight', p.stone_weight, 'huid', p.huid) order by p.id), '[]')
      from pieces p where p.shop_id = $1 and p.id = any($2::uuid[]) and p.deleted_at is null`,
    values: [scene.shop, lines.map(({ pieceId }) => pieceId)],
    next: ({ rows }) => {
      const held = JSON.parse(rows[0]![0]!) as Held[];
      const seen = new Set<string>();
      for (const line of lines) {
        const piece = held.find(({ id }) => id === line.pieceId);
        if (!piece || !saleable.some(state => state === piece.state))
          throw conflict(say('pieceNotForSale', { tag: piece?.tag ?? '' }));
        if (seen.has(piece.id)) throw conflict(say('pieceTwice', { tag: piece.tag }));
        if (weighed.some(name => !isSame(line[name], piece[name])))
          throw conflict(say('pieceChanged', { tag: piece.tag }));
        seen.add(piece.id);
      }
      return held.length ? scene.transit(pieces, 'sell', held, { booksLater: true }) : [];
    },
  };
};

const isSame = (one: unknown, other: unknown) => (one ?? 0) === (other ?? 0);

/** Who buys and how the shop pays GST, as it is in this moment: papers and returns read this, whatever changes later. */
const keepTax = (bills: readonly Bill[], shop: string): Statement => ({
  text: `update quick_bills b set buyer_gstin = (select c.gstin from contacts c where c.shop_id = $1 and c.id = b.contact_id),
      tax_scheme = (select case when s.gstin is not null then s.tax_scheme end from shops s where s.shop_id = $1 and s.id = $1)
    where b.shop_id = $1 and b.id = any($2::uuid[])`,
  values: [shop, bills.map(({ id }) => id)],
});
