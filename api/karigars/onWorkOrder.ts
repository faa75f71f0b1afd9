import { workOrders } from '../../schema/entities/workOrders.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { orderMetalNames } from '../../schema/rules/workOrders.ts';
import { tableName } from '../db/columns.ts';
import { publishChange } from '../events/signals.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

/** The work orders of these documents, before the documents. */
export const lockWorkOrders = (entity: AnyEntity, documents: readonly string[], shop: string): Statement => ({
  text: `select w.id from work_orders w where w.shop_id = $1 and w.id = any(array(select d.work_order_id from ${tableName(entity)} d
    where d.shop_id = $1 and d.id = any($2::uuid[]))) order by w.id for no key update`,
  values: [shop, documents],
});

/** SQL: of the metal of the work order `o`, the figure of that name of a document `d`. */
const ofMetal = (figure: string) =>
  `case o.metal when 'gold' then d.${figure}_gold when 'silver' then d.${figure}_silver else d.${figure}_platinum end`;

/** SQL: the sum of a figure over the documents of the work order `o` that are in the books. */
const sum = (table: string, figure: string) =>
  `(select coalesce(sum(${figure}), 0) from ${table} d where d.shop_id = $1 and d.work_order_id = o.id and d.state = 'posted' and d.deleted_at is null)`;

const settled = `(select coalesce(sum(case l.what when 'short' then l.fine_weight else -l.fine_weight end), 0) from karigar_receipts d
  join karigar_receipts_lines l on l.shop_id = $1 and l.document_id = d.id and l.what in ('short', 'over') and l.metal = o.metal
  where d.shop_id = $1 and d.work_order_id = o.id and d.state = 'posted' and d.deleted_at is null)`;

const figures = `select o.id, ${sum('karigar_issues', ofMetal('fine'))} as issued, ${sum('karigar_receipts', ofMetal('fine'))} as returned,
    ${sum('karigar_receipts', ofMetal('loss'))} as agreed, ${settled} as settled, ${sum('karigar_receipts', 'd.labour')} as labour
  from work_orders o where o.shop_id = $1 and o.id = any($2::uuid[])`;

type Told = { id: string; before: (number | null)[]; after: (number | null)[] };

/** Locked work orders tell what was given for them and what came back, once documents of theirs are in the books, or taken out of them. */
export const onWorkOrder = (documents: readonly Document[], scene: Scene): Statement[] => {
  const orders = [...new Set(documents.flatMap(({ workOrderId }) => (workOrderId as string | null) ?? []))];
  if (!orders.length) return [];
  return [
    {
      text: `select coalesce(json_agg(json_build_object('id', t.id,
          'before', json_build_array(t.issued, t.returned, t.agreed_loss, t.with_karigar, t.labour),
          'after', json_build_array(f.issued, f.returned, f.agreed, f.issued - f.returned - f.agreed - f.settled, f.labour)) order by t.id), '[]')
        from (${figures}) f join work_orders t on t.shop_id = $1 and t.id = f.id`,
      values: [scene.shop, orders],
      next: ({ rows }) =>
        (JSON.parse(rows[0]![0]!) as Told[])
          .filter(({ before, after }) => before.some((figure, n) => figure !== after[n]))
          .flatMap(order => tell(order, scene)),
    },
  ];
};

const tell = ({ id, before, after }: Told, { shop, at, note }: Scene): Statement[] => [
  {
    text: `update work_orders o set issued = $3::numeric, returned = $4::numeric, agreed_loss = $5::numeric, with_karigar = $6::numeric, labour = $7::numeric,
      updated_at = $8::timestamptz, version = o.version + 1 where o.shop_id = $1 and o.id = $2`,
    values: [shop, id, ...after.map(String), at.toISOString()],
  },
  note(workOrders, id, Object.fromEntries(orderMetalNames.map((name, n) => [name, [before[n], after[n]]]))),
  publishChange(shop, workOrders.name, id),
];
