import { contacts, type Contact } from '../../schema/entities/contacts.ts';
import { creditNotes } from '../../schema/entities/creditNotes.ts';
import type { Order } from '../../schema/entities/orders.ts';
import type { Payment } from '../../schema/entities/payments.ts';
import { quickBills, type QuickBill } from '../../schema/entities/quickBills.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { validate } from '../../schema/kit/validate.ts';
import { company } from '../../schema/company.ts';
import { sum } from '../../schema/rules/amounts.ts';
import { linesLeft } from '../../schema/rules/creditNotes.ts';
import { genders } from '../../schema/rules/genders.ts';
import { gstKind } from '../../schema/rules/gstSplit.ts';
import { lineText } from '../../schema/rules/orders.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { createStatements } from '../crud/create.ts';
import { transitIn, type Where } from '../crud/transitions.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { queuePaper } from '../papers/letter.ts';
import type { Run } from '../ports.ts';
import { creditIn } from '../sales/credit.ts';

/** An order, and what came for it. */
type Came = { order: Order; payments: readonly Payment[] };

/** The bill of an order, issued and on its way to its buyer by mail. */
export const issueInvoice = async (run: Run, where: Where, came: Came): Promise<Order['invoice']> => {
  const { shop, occasion } = where;
  const { order } = came;
  const contactId = await buyerIn(run, where, order);
  const { values, problems } = validate(quickBills, billOf(came, contactId), 'create');
  if (problems) throw invalid(problems);
  const id = occasion.ids.next();
  await run(createStatements(quickBills, shop, [{ id, ...values }], occasion));
  const { refused } = await transitIn(quickBills, 'issue', where, run, [id]);
  if (refused[0]) throw conflict(refused[0].reason);
  await mail(run, where, order, { entity: quickBills, paper: 'bill', record: id });
  return { shopId: shop, billId: id, number: await numberOf(run, quickBills, shop, id), creditNote: null };
};

/** All that is left of it is taken back, for the money that went back. */
export const creditInvoice = async (run: Run, where: Where, { order, payments }: Came): Promise<Order['invoice']> => {
  const { shop } = where;
  const invoice = order.invoice!;
  const [found] = await run([recordStatement(quickBills, shop, invoice.billId)]);
  const bill = JSON.parse(found!.rows[0]![0]!) as QuickBill;
  const lines = linesLeft(bill.lines).map(({ line }) => ({ line }));
  // A person was faster.
  if (!lines.length) return { ...invoice, creditNote: await creditNoteOf(run, shop, invoice.billId) };
  const refund = sum([bill.paid, -(bill.credited ?? 0)]);
  const { way, reference } = paidBy(payments[0]!);
  const id = await creditIn(run, where, invoice.billId, {
    reason: 'returned',
    goods: 'inStock',
    lines,
    refund,
    way,
    reference,
  });
  await mail(run, where, order, { entity: creditNotes, paper: 'creditNote', record: id });
  return { ...invoice, creditNote: await numberOf(run, creditNotes, shop, id) };
};

/** What was paid beyond the bill stays with the payments. */
const billOf = ({ order, payments }: Came, contactId: string) => {
  const { lines, sac, taxRate, stateCode, total, number, language } = order;
  const words = wordingFor(language).words.orderLine;
  let left = total;
  const paid = payments.flatMap(payment => {
    const amount = Math.min(left, payment.amount);
    left = sum([left, -amount]);
    return amount > 0 ? [{ ...paidBy(payment), amount }] : [];
  });
  return {
    contactId,
    placeOfSupply: stateCode,
    billedGst: gstKind(company.stateCode, stateCode),
    lines: lines.map(line => ({
      description: lineText(line, words),
      hsn: sac,
      metal: 'other',
      quantity: line.quantity,
      price: line.price,
      gst: taxRate,
    })),
    payments: paid.length ? paid : [{ way: 'bank', amount: total }],
    note: number,
  };
};

/** The provider pays out to the bank. */
const paidBy = ({ way, reference, providerPayment }: Payment) =>
  way === 'upi' ? ({ way, reference } as const) : ({ way: 'bank', reference: providerPayment } as const);

/** Whoever ordered among the contacts of that shop, with what they said of themselves. */
const buyerIn = async (run: Run, { shop, occasion }: Where, order: Order): Promise<string> => {
  const { businessName: name, mobileNo, email, gstin, pin, stateCode } = order;
  const [found] = await run([
    {
      text: `select c.id from contacts c where c.shop_id = $1 and c.mobile_no = $2 and lower(c.name) = lower($3) and c.deleted_at is null order by c.id limit 1`,
      values: [shop, mobileNo, name],
    },
  ]);
  const known = found!.rows[0]?.[0];
  const id = known ?? occasion.ids.next();
  const said: Partial<Contact> = { email, pin, stateCode, ...(gstin && { gstin, pan: gstin.slice(2, 12) }) };
  const made = { id, name, mobileNo, gender: genders.at(-1)!.id, isCustomer: true, ...said };
  // Held for as much as its bill will hold it for.
  const held = lockStatements(contacts, shop, [id]);
  await run(
    known
      ? [...held, ...updateStatements(contacts, shop, [id], said, occasion)]
      : [...createStatements(contacts, shop, [made], occasion), ...held],
  );
  return id;
};

const numberOf = async (run: Run, entity: AnyEntity, shop: string, id: string): Promise<string> => {
  const [found] = await run([recordStatement(entity, shop, id)]);
  return (JSON.parse(found!.rows[0]![0]!) as { number: string }).number;
};

const creditNoteOf = async (run: Run, shop: string, bill: string): Promise<string> => {
  const text = 'select c.number from credit_notes c where c.shop_id = $1 and c.bill_id = $2 order by c.id desc limit 1';
  return (await run([{ text, values: [shop, bill] }]))[0]!.rows[0]![0]!;
};

/** In the language in which it was ordered. */
const mail = (
  run: Run,
  where: Where,
  { email: to, language }: Order,
  { entity, paper, record }: { entity: AnyEntity; paper: string; record: string },
): Promise<void> => {
  const letter = { paper, size: 'a4', language: language ?? 'en', to, text: null, state: 'queued', tries: 0 } as const;
  return queuePaper(run, where, { entity, record, letter });
};
