import { pieces } from '../../schema/entities/pieces.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import type { SalesOrder } from '../../schema/entities/salesOrders.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { conflict } from '../../schema/errors.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { transitionOf } from '../../schema/kit/transitions.ts';
import { saleable } from '../../schema/rules/pieces.ts';
import { openSalesOrderStates } from '../../schema/rules/salesOrders.ts';
import { say } from '../../schema/words/said.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

/** Pieces that open orders name are kept for them: no other order and no other bill gets them. */

type Held = Document & { tag: string; state: string };

const billLines = tableName(linesIn(quickBills, 'lines').lines);
const orderLines = tableName(linesIn(salesOrders, 'lines').lines);

/**
 * The pieces of bills, and those of the orders that they deliver, in the order in which whoever changes pieces locks them. As an array, since
 * what is joined with a union is looked for among all pieces of the shop.
 */
export const lockSoldPieces = (bills: readonly string[], shop: string): Statement => ({
  text: `select 1 from pieces p where p.shop_id = $1 and p.id = any(array(
      select l.piece_id from ${billLines} l where l.shop_id = $1 and l.${documentColumn} = any($2::uuid[])
      union all select l.piece_id from ${orderLines} l join quick_bills b on b.shop_id = $1 and b.sales_order_id = l.${documentColumn}
        where l.shop_id = $1 and b.id = any($2::uuid[]))) order by p.id for update`,
  values: [shop, bills],
});

/** Refused where one of the pieces is kept for an open order that is none of `own`. */
export const notForOthers = (pieceIds: readonly string[], own: readonly string[], shop: string): Statement => ({
  text: `select p.tag, o.number from ${orderLines} l
    join ${tableName(salesOrders)} o on o.shop_id = $1 and o.id = l.${documentColumn}
    join ${tableName(pieces)} p on p.shop_id = $1 and p.id = l.piece_id
    where l.shop_id = $1 and l.piece_id = any($2::uuid[]) and o.state = any($3::text[]) and o.deleted_at is null
      and o.id <> all($4::uuid[]) order by p.tag limit 1`,
  values: [shop, pieceIds, openSalesOrderStates, own],
  next: ({ rows: [kept] }) => {
    if (kept) throw conflict(say('pieceReserved', { tag: kept[0] ?? '', number: kept[1] ?? '' }));
    return [];
  },
});

/** An order that is taken keeps its pieces. */
export const reserveStatements = (documents: readonly Document[], scene: Scene): Statement[] => {
  const orders = documents as readonly unknown[] as readonly (SalesOrder & { id: string })[];
  const wanted = orders.flatMap(({ lines }) => (lines ?? []).flatMap(({ pieceId }) => pieceId ?? []));
  if (!wanted.length) return [];
  const own = orders.map(({ id }) => id);
  return [
    notForOthers(wanted, own, scene.shop),
    heldStatement(wanted, scene.shop, held => {
      const gone = held.find(({ state }) => !saleable.some(each => each === state));
      if (gone || held.length < new Set(wanted).size) throw conflict(say('pieceNotForSale', { tag: gone?.tag ?? '' }));
      const { from } = transitionOf(pieces, 'reserve');
      return transitAll(
        scene,
        'reserve',
        held.filter(({ state }) => from.includes(state)),
      );
    }),
  ];
};

/** What an order kept and does not need any more is there for everybody again. */
export const releaseStatements = (orders: readonly string[], scene: Scene): Statement => ({
  text: `select l.piece_id from ${orderLines} l where l.shop_id = $1 and l.${documentColumn} = any($2::uuid[]) and l.piece_id is not null`,
  values: [scene.shop, orders],
  next: ({ rows }) => [
    heldStatement(
      rows.map(([id]) => id!),
      scene.shop,
      held =>
        transitAll(
          scene,
          'putBack',
          held.filter(({ state }) => state === 'reserved'),
        ),
    ),
  ],
});

const heldStatement = (ids: readonly string[], shop: string, then: (held: Held[]) => Statement[]): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', p.id, 'tag', p.tag, 'state', p.state) order by p.id), '[]')
    from pieces p where p.shop_id = $1 and p.id = any($2::uuid[]) and p.deleted_at is null`,
  values: [shop, ids],
  next: ({ rows }) => then(JSON.parse(rows[0]![0]!) as Held[]),
});

const transitAll = (scene: Scene, name: string, held: readonly Held[]): Statement[] =>
  held.length ? scene.transit(pieces, name, held) : [];
