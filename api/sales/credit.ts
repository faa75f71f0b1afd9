import { creditNotes, type CreditNote } from '../../schema/entities/creditNotes.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import { quickBills, type QuickBill } from '../../schema/entities/quickBills.ts';
import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import {
  creditRoundOff,
  creditTotals,
  leftOf,
  linesLeft,
  postingsOfCredit,
  refundableOf,
  type returnedTo,
} from '../../schema/rules/creditNotes.ts';
import { noticesOfCashForBill } from '../../schema/rules/legalLimits.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import type { BillLine } from '../../schema/rules/quickBills.ts';
import { sourcesOf } from '../../schema/rules/shortReason.ts';
import type { MoneyWay } from '../../schema/rules/vouchers.ts';
import { say } from '../../schema/words/said.ts';
import { takeBackTerms } from '../customerSubscriptions/takeBack.ts';
import { createStatements } from '../crud/create.ts';
import { recordReply } from '../crud/read.ts';
import { sceneOf } from '../crud/update.ts';
import { referenceGuards } from '../db/guards.ts';
import type { Occasion } from '../db/history.ts';
import { recordStatement, type Row } from '../db/write.ts';
import { publishChange } from '../events/signals.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import { postStatements } from '../ledger/post.ts';
import { shortGuard } from '../ledger/shortGuard.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { openOfBill } from './customerCredit.ts';
import { settleCreditNote } from '../settlements/ofDocuments.ts';
import { lockedBill } from './issuedBill.ts';
import { legalGuard, type Judged } from './legalGuard.ts';
import { lockParties } from './lockParties.ts';
import { keepReturned } from './soldGoods.ts';

type Line = BillLine & { id: string; tag?: string | null; description: string | null; returnedOn: string | null };
type Bill = Omit<QuickBill, 'lines'> & { id: string; lines: readonly Line[] };
/** As the call's input has it. */
export type CreditAsked = {
  reason: CreditNote['reason'];
  goods: (typeof returnedTo)[number]['id'];
  lines: readonly { line: number; description?: string | null }[];
  refund?: number | null;
  way: MoneyWay;
  bankId?: string | null;
  reference?: string | null;
  shortReason?: string | null;
  note?: string | null;
};

/** Lines of an issued bill are taken back: the credit note, its pieces and the books in one transaction. */
export const credit = (context: RequestContext, id: string, asked: CreditAsked) =>
  context.change(async run => {
    const note = await creditIn(run, context, id, asked);
    return recordReply(creditNotes, context, (await run([recordStatement(creditNotes, context.shop, note)]))[0]!);
  });

/** The same without a call; the id of the credit note. */
export const creditIn = async (
  run: Run,
  { shop, occasion }: { shop: string; occasion: Occasion },
  id: string,
  asked: CreditAsked,
): Promise<string> => {
  const scene = sceneOf(shop, occasion);
  const bill = await lockedBill<Bill>(run, shop, id, ({ contactId, tillId }) => [
    lockParties(quickBills, [id], shop),
    ...referenceGuards(creditNotes, shop, [{ contactId, tillId, bankId: asked.bankId }]),
  ]);
  const held = await piecesOf(run, bill, shop);
  const back = linesAsked(bill, asked).map(line => ({
    ...line,
    tag: held.find(({ id: piece }) => piece === line.pieceId)?.tag ?? null,
  }));
  const note = { ...noteOf(bill, back, asked, shopDay(occasion.at)), id: occasion.ids.next() };
  refuseRefund(note, await openOf(run, bill, shop));
  const numbers = asked.lines.map(({ line }) => line);
  await run(piecesBack(back, held, asked, scene));
  await run([
    ...createStatements(creditNotes, shop, [note as unknown as Row], occasion),
    ...markReturned(bill, back, creditTotals(note).total, scene),
    keepReturned(bill.id, numbers, note, scene),
    takeBackTerms(bill.contactId, { bill: bill.number ?? '', lines: numbers }, scene),
  ]);
  const { day, tillId, postings } = postingsOfCredit(note, note.day);
  const entry = { entity: creditNotes.name, recordId: note.id, reversesId: null, note: null };
  await run([
    ...postStatements(shop, [{ ...entry, id: occasion.ids.next(), day, tillId, postings }], occasion),
    ...(note.shortReason ? [] : shortGuard(sourcesOf(postings), shop)),
    ...settleCreditNote(note, scene),
    ...(note.refund ? legalGuard([cashFor(bill, note.day)], shop) : []),
  ]);
  return note.id;
};

/** A refund may let money on account pay the bill, and that may have been cash. */
const cashFor = ({ id, contactId, salesOrderId }: Bill, day: string): Judged => ({
  contactId,
  salesOrderId,
  day,
  billIds: [id],
  notices: facts => noticesOfCashForBill(day, facts),
});

const linesAsked = (bill: Bill, { lines }: CreditAsked): Line[] =>
  lines.map(({ line, description }, n) => {
    const sold = bill.lines[line - 1];
    if (!sold) throw invalid({ [`lines.${n}.line`]: say('noSuchBillLine') });
    if (lines.findIndex(other => other.line === line) < n) throw invalid({ [`lines.${n}.line`]: say('billLineTwice') });
    if (sold.returnedOn) throw invalid({ [`lines.${n}.line`]: say('billLineReturned') });
    return { ...sold, description: description ?? sold.description };
  });

const noteOf = (
  bill: Bill,
  back: readonly Line[],
  { reason, refund, way, bankId, reference, shortReason, note }: CreditAsked,
  day: string,
) => {
  const { contactId, tillId, placeOfSupply, billedGst, buyerGstin, taxScheme, discountOn, discountPercent } = bill;
  const sale = { lines: back, billedGst, discountOn, discountPercent };
  const isRest = linesLeft(bill.lines).length === back.length;
  return {
    ...sale,
    billId: bill.id,
    billDay: bill.day,
    contactId,
    tillId,
    placeOfSupply,
    buyerGstin,
    taxScheme,
    day,
    reason,
    refund: refund ?? null,
    way,
    bankId: bankId ?? null,
    reference: reference ?? null,
    shortReason: shortReason ?? null,
    roundOff: creditRoundOff(sale, { left: leftOf(bill), isRest }),
    note: note ?? null,
  };
};
type Note = ReturnType<typeof noteOf>;

/** In rupees: whoever is not known has paid. */
const openOf = async (run: Run, { id, contactId }: Bill, shop: string): Promise<Open> => {
  if (!contactId) return { open: 0, due: 0 };
  const [open, due] = (await run([openOfBill(shop, contactId, id)]))[0]!.rows[0]!;
  return { open: Number(open), due: Number(due) };
};
/** `due`: what the page of the bill shows as due. The customer's account may cover a part of it. */
type Open = { open: number; due: number };

/** Never more than the note comes to beyond what is `open` of its bill, and all of it to whoever is not known. */
const refuseRefund = (note: Note, { open, due }: Open) => {
  const { total } = creditTotals(note);
  const refund = note.refund ?? 0;
  const most = refundableOf(total, open);
  const covered = (paise(due) - paise(open)) / 100;
  if (refund > most && open > 0)
    throw invalid({
      refund:
        covered > 0 ? say('refundOfPartlyUnpaid', { most, due, covered, open }) : say('refundOfUnpaid', { most, open }),
    });
  if (refund > most) throw invalid({ refund: say('refundTooMuch', { total }) });
  if (refund < total && !note.contactId) throw invalid({ refund: say('refundWhole', { total }) });
};

type Held = Document & { tag: string };

const piecesOf = async (run: Run, bill: Bill, shop: string): Promise<Held[]> => {
  const [found] = await run([
    {
      text: `select coalesce(json_agg(json_build_object('id', p.id, 'tag', p.tag, 'state', p.state) order by p.id), '[]')
        from pieces p where p.shop_id = $1 and p.id = any($2::uuid[])`,
      values: [shop, bill.lines.flatMap(({ pieceId }) => pieceId ?? [])],
    },
  ]);
  return JSON.parse(found!.rows[0]![0]!) as Held[];
};

/** Those that the bill sold and that are sold still. */
const piecesBack = (
  back: readonly Line[],
  held: readonly Held[],
  { goods }: CreditAsked,
  { transit }: Scene,
): Statement[] => {
  const sold = held.filter(({ id, state }) => state === 'sold' && back.some(({ pieceId }) => pieceId === id));
  if (!sold.length) return [];
  const aside = sold.map(piece => ({ ...piece, state: 'returned' }));
  return [...transit(pieces, 'takeBack', sold), ...(goods === 'inStock' ? transit(pieces, 'putBack', aside) : [])];
};

/** The bill tells what was taken back of it, and when. `total` in rupees. */
const markReturned = (bill: Bill, back: readonly Line[], total: number, scene: Scene): Statement[] => {
  const { shop, at, note } = scene;
  const day = shopDay(at);
  const told = (returnedOn: string | null) =>
    bill.lines.flatMap(({ id, description }, position) =>
      back.some(line => line.id === id) ? [{ position, id, description, returnedOn }] : [],
    );
  return [
    {
      text: `update quick_bills_lines l set returned_on = $3::date where l.shop_id = $1 and l.id = any($2::uuid[])`,
      values: [shop, back.map(({ id }) => id), day],
    },
    note(quickBills, bill.id, { lines: [told(null), told(day)] }),
    {
      text: `update quick_bills b set credited = coalesce(b.credited, 0) + $3::numeric, updated_at = $4::timestamptz, version = b.version + 1
        where b.shop_id = $1 and b.id = $2`,
      values: [shop, bill.id, total, at.toISOString()],
    },
    publishChange(shop, quickBills.name, bill.id),
  ];
};
