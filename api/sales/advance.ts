import { salesOrders, type SalesOrder } from '../../schema/entities/salesOrders.ts';
import { vouchers, type Voucher } from '../../schema/entities/vouchers.ts';
import { conflict, invalid, notFound } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { createStatements } from '../crud/create.ts';
import { recordReply } from '../crud/read.ts';
import { transit } from '../crud/transitions.ts';
import { referenceGuards } from '../db/guards.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import type { RequestContext } from '../requestContext.ts';
import { lockParties } from './lockParties.ts';

/** As the call's input has it. */
export type AdvanceAsked = Partial<Pick<Voucher, 'amount' | 'way' | 'bankId' | 'reference' | 'tillId' | 'note'>>;

/** A receipt on account of an order, made and in the books in one transaction. */
export const advance = (context: RequestContext, id: string, asked: AdvanceAsked) =>
  context.change(async run => {
    const { shop, occasion } = context;
    const [found] = await run([recordStatement(salesOrders, shop, id)]);
    const order = JSON.parse(found!.rows[0]?.[0] ?? 'null') as SalesOrder | null;
    if (!order) throw notFound({ one: salesOrders.name });
    const { contactId } = order;
    const receipt = { ...asked, kind: 'receipt', party: 'customer', contactId, salesOrderId: id };
    const { values, problems } = validate(vouchers, receipt, 'create');
    if (problems) throw invalid(problems);
    const made = { id: occasion.ids.next(), ...values };
    // What the receipt will refer to is locked in the one order of all; its person and the order so that they may change.
    await run([
      lockParties(salesOrders, [id], shop),
      ...referenceGuards(vouchers, shop, [{ ...made, salesOrderId: null }]),
      ...lockStatements(salesOrders, shop, [id]),
      ...createStatements(vouchers, shop, [made], occasion),
    ]);
    const { refused } = await transit(vouchers, 'post', context, run, [made.id]);
    if (refused[0]) throw conflict(refused[0].reason);
    return recordReply(vouchers, context, (await run([recordStatement(vouchers, shop, made.id)]))[0]!);
  });
