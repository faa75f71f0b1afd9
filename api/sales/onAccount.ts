import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { conflict } from '../../schema/errors.ts';
import { openSalesOrderStates } from '../../schema/rules/salesOrders.ts';
import { say } from '../../schema/words/said.ts';
import { totalsStatements } from '../db/totals.ts';
import { publishChange } from '../events/signals.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

type Told = { id: string; state: string; contactId: string; before: number | null; after: number | null };

/** SQL: rupees that were received for an order `o` and not paid back, and what old gold was kept as credit for it. */
const received = `nullif(
  coalesce((select sum(case v.kind when 'receipt' then v.amount else -v.amount end) from vouchers v
    where v.shop_id = $1 and v.sales_order_id = o.id and v.state = 'posted' and v.deleted_at is null), 0)
  + coalesce((select sum(g.credit) from old_gold g
    where g.shop_id = $1 and g.sales_order_id = o.id and g.state = 'posted' and g.deleted_at is null), 0), 0)`;

/** Locked orders tell their advance once documents on account of them are in the books, or taken out of them. `takes`: money comes in, for an open order of that customer. */
export const onAccount = (documents: readonly Document[], takes: boolean, scene: Scene): Statement[] => {
  const orders = documents.flatMap(({ salesOrderId }) => (salesOrderId as string | null) ?? []);
  if (!orders.length) return [];
  const { shop } = scene;
  const told: Statement = {
    text: `select coalesce(json_agg(json_build_object('id', o.id, 'state', o.state, 'contactId', o.contact_id, 'before', o.advance, 'after', ${received}) order by o.id), '[]')
      from sales_orders o where o.shop_id = $1 and o.id = any($2::uuid[])`,
    values: [shop, orders],
    next: ({ rows }) => {
      const all = JSON.parse(rows[0]![0]!) as Told[];
      for (const { salesOrderId, contactId, kind } of documents) {
        const order = all.find(({ id }) => id === salesOrderId);
        if (!order) continue;
        if (takes && order.contactId !== contactId) throw conflict(say('orderOfOther'));
        if (takes && kind !== 'payment' && !openSalesOrderStates.some(state => state === order.state))
          throw conflict(say('orderNotOpen'));
      }
      return all.filter(({ before, after }) => before !== after).flatMap(order => tell(order, scene));
    },
  };
  return [told];
};

const tell = ({ id, before, after }: Told, { shop, at, note }: Scene): Statement[] => [
  {
    text: `update sales_orders o set advance = $3::numeric, updated_at = $4::timestamptz, version = o.version + 1
      where o.shop_id = $1 and o.id = $2`,
    values: [shop, id, after, at.toISOString()],
  },
  note(salesOrders, id, { advance: [before, after] }),
  ...totalsStatements(salesOrders, shop, [id]),
  publishChange(shop, salesOrders.name, id),
];
