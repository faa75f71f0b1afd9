import { debitNotes, type DebitNote } from '../../schema/entities/debitNotes.ts';
import { quickBills, type QuickBill } from '../../schema/entities/quickBills.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { debitLine, postingsOfDebit } from '../../schema/rules/debitNotes.ts';
import { noticesOfDebit, type LegalFacts } from '../../schema/rules/legalLimits.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordReply } from '../crud/read.ts';
import { sceneOf } from '../crud/update.ts';
import { referenceGuards } from '../db/guards.ts';
import { recordStatement, type Row } from '../db/write.ts';
import { postStatements } from '../ledger/post.ts';
import type { RequestContext } from '../requestContext.ts';
import { lockedBill } from './issuedBill.ts';
import { legalGuard } from './legalGuard.ts';
import { lockParties } from './lockParties.ts';
import { keepCharged } from './soldGoods.ts';

type Bill = QuickBill & { id: string };
/** As the call's input has it; amounts in rupees. */
export type DebitAsked = {
  reason: DebitNote['reason'];
  lines: readonly { line: number; description?: string | null; amount: number }[];
  note?: string | null;
};

/** An issued bill charges more: the debit note and the books in one transaction. */
export const debit = (context: RequestContext, id: string, asked: DebitAsked) =>
  context.change(async run => {
    const { shop, occasion } = context;
    const bill = await lockedBill<Bill>(run, shop, id, ({ contactId }) => [
      lockParties(quickBills, [id], shop),
      ...referenceGuards(debitNotes, shop, [{ contactId }]),
    ]);
    if (!bill.contactId) throw conflict(say('debitNobody'));
    const note = { ...noteOf(bill, asked, shopDay(occasion.at)), id: occasion.ids.next() };
    await run([
      ...createStatements(debitNotes, shop, [note as unknown as Row], occasion),
      keepCharged(id, asked.lines, note, sceneOf(shop, occasion)),
    ]);
    const posted = postingsOfDebit(note as unknown as Parameters<typeof postingsOfDebit>[0], note.day);
    const entry = { entity: debitNotes.name, recordId: note.id, reversesId: null, note: null };
    const { contactId, salesOrderId } = bill;
    const notices = (facts: LegalFacts) => noticesOfDebit(bill, note.day, facts);
    await run([
      ...postStatements(shop, [{ ...entry, ...posted, id: occasion.ids.next() }], occasion),
      ...legalGuard([{ contactId, salesOrderId, day: note.day, billIds: [id], notices }], shop),
    ]);
    return recordReply(debitNotes, context, (await run([recordStatement(debitNotes, shop, note.id)]))[0]!);
  });

const noteOf = (bill: Bill, { reason, lines, note }: DebitAsked, day: string) => {
  const { contactId, placeOfSupply, billedGst, buyerGstin, taxScheme } = bill;
  return {
    billId: bill.id,
    billDay: bill.day,
    contactId,
    day,
    reason,
    placeOfSupply,
    billedGst,
    buyerGstin,
    taxScheme,
    discountOn: 'making',
    discountPercent: null,
    note: note ?? null,
    lines: lines.map(({ line, description, amount }, n) => {
      const sold = bill.lines[line - 1];
      if (!sold) throw invalid({ [`lines.${n}.line`]: say('noSuchBillLine') });
      if (lines.findIndex(other => other.line === line) < n)
        throw invalid({ [`lines.${n}.line`]: say('billLineTwice') });
      return debitLine({ ...sold, description: description ?? sold.description ?? null }, amount);
    }),
  };
};
