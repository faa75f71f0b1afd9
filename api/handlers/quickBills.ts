import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { maybe, number, object, string } from '../../schema/kit/shape.ts';
import { invalid } from '../../schema/errors.ts';
import { looseStock } from '../../schema/rules/shortReason.ts';
import { say } from '../../schema/words/said.ts';
import { recordId } from '../crud/read.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { looseStockStatement, readLooseStock } from '../ledger/looseStock.ts';
import { data } from '../reply.ts';
import { credit, type CreditAsked } from '../sales/credit.ts';
import { debit, type DebitAsked } from '../sales/debit.ts';
import { creditStatement } from '../sales/customerCredit.ts';
import { judgeSale } from '../sales/concessions.ts';
import { recordOf } from '../shapes/records.ts';
import { approvalHandlers } from './approvals.ts';
import { eInvoiceHandler } from './eInvoice.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import { legalHandlers } from './legalFacts.ts';
import { saleHandlers } from './sales.ts';
import { settlementsHandler } from './settlements.ts';

const customerCredit = object({ credit: number });
const payee = object({ name: string, upiId: maybe(string) });

export const quickBillHandlers: HandlersOf<typeof quickBills> = {
  ...saleHandlers,
  ...legalHandlers,
  ...approvalHandlers(quickBills, judgeSale),

  customerCredit: replying(customerCredit, async context => {
    const { contactId } = parametersOf(context, 'contactId');
    if (contactId === undefined || !isUuid(contactId)) throw invalid({ contactId: say('oneOfList') });
    const [found] = await context.read([creditStatement(context.shop, contactId)]);
    return data({ credit: Number(found!.rows[0]![0]) });
  }),

  looseStock: replying(looseStock, async context => {
    const [found] = await context.read([looseStockStatement(context.shop)]);
    return data(readLooseStock(found!.rows));
  }),

  payee: replying(payee, async context => {
    const [found] = await context.read([
      { text: 'select s.name, s.upi_id from shops s where s.shop_id = $1 and s.id = $1', values: [context.shop] },
    ]);
    const [name, upiId] = found!.rows[0]!;
    return data({ name: name!, upiId: upiId ?? null });
  }),

  ...eInvoiceHandler(quickBills),
  ...settlementsHandler(quickBills),

  credit: replying(
    recordOf(creditNotes),
    async context =>
      credit(
        context,
        recordId(quickBills, context),
        (await inputOf(context, quickBills.actions!.credit)) as CreditAsked,
      ),
    { once: true },
  ),

  debit: replying(
    recordOf(debitNotes),
    async context =>
      debit(context, recordId(quickBills, context), (await inputOf(context, quickBills.actions!.debit)) as DebitAsked),
    { once: true },
  ),
};
