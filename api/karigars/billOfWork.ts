import { quickBills } from '../../schema/entities/quickBills.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { workOrders, type WorkOrder } from '../../schema/entities/workOrders.ts';
import { conflict, invalid, notFound } from '../../schema/errors.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { validate } from '../../schema/kit/validate.ts';
import { gstRateOn, type GstRate } from '../../schema/rules/gstRates.ts';
import { lineOfWork, sacOfWork } from '../../schema/rules/workBill.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import { referenceGuards } from '../db/guards.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { ratesOf } from '../pieces/priceTerms.ts';
import type { Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { supplyStatement, termsOf } from '../sales/buyer.ts';

type Work = WorkOrder & { id: string; version: number };
type Row = GstRate & { id: string };

/** The draft of a bill of work on a customer's metal or article, once for each. */
export const billOfWork = (context: RequestContext) => {
  const { shop, occasion, at } = context;
  const id = recordId(workOrders, context);
  return context.change(async run => {
    const [found] = await run([recordStatement(workOrders, shop, id)]);
    const work = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Work | null;
    if (!work) throw notFound({ one: workOrders.name });
    if (!work.contactId) throw conflict(say('workOfNobody'));
    const [supply, type] = await run([supplyStatement(shop, work.contactId), typeStatement(shop, work.typeId)]);
    const terms = termsOf(supply!.rows[0]!);
    const sac = sacOfWork(work, type!.rows[0]?.[0] ?? null);
    const [rates] = await run([{ text: `select ${ratesOf('$2')}`, values: [shop, sac] }]);
    const rate = gstRateOn(JSON.parse(rates!.rows[0]![0]!) as Row[], sac, shopDay(at)) as Row | null;
    const charged = terms.billedGst !== 'none';
    if (charged && !rate) throw conflict(say('noGstOnWork', { sac }));
    const line = lineOfWork(work as Parameters<typeof lineOfWork>[0], {
      sac,
      gst: rate?.rate ?? 0,
      gstRateId: rate?.id ?? null,
      charged,
    });
    const { values, problems } = validate(
      quickBills,
      { contactId: work.contactId, workOrderId: id, ...terms, lines: [line] },
      'create',
    );
    if (problems) throw invalid(problems);
    const draft = { id: occasion.ids.next(), ...values };
    await run([
      ...referenceGuards(quickBills, shop, [{ ...draft, workOrderId: null }]),
      ...lockStatements(workOrders, shop, [id]),
      asItWas(shop, work),
      notBilledYet(shop, id),
      inNoOrder(shop, id),
      ...createStatements(quickBills, shop, [draft], occasion),
    ]);
    return recordReply(quickBills, context, (await run([recordStatement(quickBills, shop, draft.id)]))[0]!);
  });
};

const typeStatement = (shop: string, type: string): Statement => ({
  text: 'select t.sac from work_order_types t where t.shop_id = $1 and t.id = $2::uuid',
  values: [shop, type],
});

const asItWas = (shop: string, { id, version }: Work): Statement => ({
  text: `select refuse_unless(exists (select 1 from work_orders w
    where w.shop_id = $1 and w.id = $2 and w.version = $3 and w.deleted_at is null), 'TS409', 'changed')`,
  values: [shop, id, version],
});

const notBilledYet = (shop: string, id: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from quick_bills b
    where b.shop_id = $1 and b.work_order_id = $2 and b.deleted_at is null), 'TS409', 'workBilled')`,
  values: [shop, id],
});

/** What a sales order has made is billed with it. */
const inNoOrder = (shop: string, id: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from ${tableName(linesIn(salesOrders, 'lines').lines)} l
    join sales_orders o on o.shop_id = $1 and o.id = l.${documentColumn}
    where l.shop_id = $1 and l.work_order_id = $2 and o.deleted_at is null and o.state <> 'cancelled'), 'TS409', 'workInOrder')`,
  values: [shop, id],
});
