import { salesOrders, type SalesOrder } from '../../schema/entities/salesOrders.ts';
import { workOfOrder } from '../../schema/rules/salesOrders.ts';
import { workFor } from '../../schema/rules/workOrders.ts';
import { recordId } from '../crud/read.ts';
import { publishChange } from '../events/signals.ts';
import { sceneOf } from '../crud/update.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { giveWork } from './giveWork.ts';

/** What a confirmed order has to be made. Each line names its work order. */
export const workOfSalesOrder = async (context: RequestContext, run: Run, typeId: string): Promise<number> => {
  const names = await productNames(run, context.shop, recordId(salesOrders, context));
  return giveWork(context, run, {
    entity: salesOrders,
    state: 'confirmed',
    early: 'orderNotOpen',
    namesWork: true,
    work: (order: SalesOrder) =>
      workFor(order, line => names[line.productId ?? ''] ?? context.wording.words.entities[salesOrders.name]!.one).map(
        work => ({ ...work, typeId }),
      ),
    after: (order, made) => named(order, made, context),
  });
};

/** Of the products that its lines name. */
const productNames = async (run: Run, shop: string, order: string): Promise<Record<string, string>> => {
  const [found] = await run([
    {
      text: `select coalesce(json_object_agg(p.id, p.name), '{}') from products p
        where p.shop_id = $1 and p.id = any(array(select l.product_id from sales_orders_lines l where l.shop_id = $1 and l.document_id = $2))`,
      values: [shop, order],
    },
  ]);
  return JSON.parse(found!.rows[0]![0]!) as Record<string, string>;
};

const named = (order: SalesOrder, made: readonly string[], { shop, occasion }: RequestContext): Statement[] => {
  const { at, note } = sceneOf(shop, occasion);
  const lines = workOfOrder(order.lines) as readonly { id: string; description?: string | null }[];
  const told = (of: (n: number) => string | null) =>
    lines.map(({ id, description }, n) => ({ position: n, id, description, workOrderId: of(n) }));
  return [
    {
      text: `update sales_orders_lines l set work_order_id = w.made from unnest($2::uuid[], $3::uuid[]) as w(line, made)
        where l.shop_id = $1 and l.id = any($2::uuid[]) and l.id = w.line`,
      values: [shop, lines.map(({ id }) => id), made],
    },
    note(salesOrders, order.id, { lines: [told(() => null), told(n => made[n]!)] }),
    {
      text: `update sales_orders o set updated_at = $3::timestamptz, version = o.version + 1 where o.shop_id = $1 and o.id = $2`,
      values: [shop, order.id, at.toISOString()],
    },
    publishChange(shop, salesOrders.name, order.id),
  ];
};
