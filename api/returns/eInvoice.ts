import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { conflict, notFound, wrongState } from '../../schema/errors.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import {
  eInvoice,
  eInvoiceProblems,
  type Invoiced,
  type InvoiceParty,
  type NoteType,
} from '../../schema/rules/returns/eInvoice.ts';
import { exportStatement, newExport } from '../crud/export/exportRows.ts';
import type { Position } from '../crud/export/exportSlice.ts';
import { exportQueue, type ExportOptions } from '../crud/export/options.ts';
import { shownExport, storedExport, type StoredExport } from '../crud/export/report.ts';
import { textStream, type NamedFile } from '../crud/export/sheet.ts';
import { listQuery } from '../crud/listQuery.ts';
import { tableName } from '../db/columns.ts';
import { linesExpression } from '../db/lines.ts';
import { frozenOr, partiesJoin, supplierJoin } from '../db/parties.ts';
import { noShop } from '../db/statement.ts';
import { publishChange } from '../events/signals.ts';
import type { Result, Run, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';

type Read = { state: string; seller: InvoiceParty; buyer: InvoiceParty | null; bill: Invoiced };

/** The e-invoice of an issued bill or of a note, made behind the person's back. What the portal would not take is told at once. */
export const beginEInvoice = async (
  context: RequestContext,
  { entity, document }: { entity: string; document: string },
  language = context.wording.language,
): Promise<Reply<ExportReport>> => {
  const { shop, at, ports } = context;
  const of = invoiced(entity);
  const [found] = await context.batch([invoiceStatement(shop, of, document)]);
  const read = invoiceOf(found!);
  if (!read) throw notFound({ one: entity });
  if (read.state !== 'issued') throw wrongState(entity, read.state);
  const [wrong] = eInvoiceProblems(read);
  if (wrong) throw conflict(wrong);
  const id = ports.ids.next();
  const options: ExportOptions = {
    list: listQuery(of.entity, new URLSearchParams()),
    language,
    eInvoice: { id: document, number: read.bill.number },
  };
  return context.change(async run => {
    const [, made] = await run([
      newExport(shop, { id, entity, format: 'json', options, total: 1, at }),
      exportStatement(shop, id),
      publishChange(shop, 'exports', id),
    ]);
    await ports.jobs.enqueue(run, exportQueue, { shop, id });
    return data(shownExport(storedExport(made!), context), 202);
  });
};

/** All of it, its one part. */
export const eInvoicePart = async (
  run: Run,
  shop: string,
  { entity, options, reached }: Pick<StoredExport, 'entity' | 'options' | 'reached'>,
): Promise<{ content: string; records: number; reached: Position } | null> => {
  const statement = invoiceStatement(shop, invoiced(entity), options.eInvoice!.id);
  const read = reached ? null : invoiceOf((await run([statement]))[0]!);
  return read && { content: JSON.stringify([eInvoice(read)]), records: 1, reached: { value: null, id: noShop } };
};

/** As the portal's offline tool takes it: a list, here of one. */
export const eInvoiceFile = ({ number }: { number: string }, parts: AsyncIterable<string>): NamedFile => ({
  name: `e-invoice-${number.replaceAll('/', '-')}`,
  format: 'json',
  body: textStream(parts),
});

const invoiceOf = ({ rows }: Result): Read | null => {
  const json = rows[0]?.[0];
  return json ? (JSON.parse(json) as Read) : null;
};

/** A note is issued as soon as it is there. `of`: the bill that it is of. */
const noteOf = (entity: AnyEntity, type: NoteType) => ({
  entity,
  state: "'issued'",
  of: `json_build_object('type', '${type}', 'number', b.number, 'day', coalesce(t.bill_day, b.day))`,
  joins: 'join quick_bills b on b.shop_id = $1 and b.id = t.bill_id',
});

/** The documents that have one. */
const documents = {
  quickBills: { entity: quickBills, state: 't.state', of: 'null', joins: '' },
  creditNotes: noteOf(creditNotes, 'CRN'),
  debitNotes: noteOf(debitNotes, 'DBN'),
};
type Document = (typeof documents)[keyof typeof documents];

const invoiced = (entity: string): Document => documents[entity as keyof typeof documents];

/** The frozen facts of an issued document. A draft is read live, and refused later. An address that the document lacks may be given later. */
const party = (frozen: string, live: string) => {
  const kept = ['name', 'gstin'].map(name => `'${name}', ${frozenOr(`${frozen}.${name}`, `${live}.${name}`)}`);
  const addable = ['address', 'city', 'pin'].map(name => `'${name}', coalesce(${frozen}.${name}, ${live}.${name})`);
  return `json_build_object(${[...kept, ...addable].join(', ')})`;
};

const invoiceStatement = (shop: string, { entity, state, of, joins }: Document, document: string): Statement => ({
  text: `select json_build_object('state', ${state}, 'seller', ${party('supplier', 's')}, 'buyer', case when t.contact_id is not null then ${party('parties', 'c')} end,
      'bill', json_build_object('number', t.number, 'day', t.day, 'place', t.place_of_supply, 'billedGst', t.billed_gst, 'total', t.total, 'roundOff', t.round_off,
        'discountOn', t.discount_on, 'discountPercent', t.discount_percent, 'of', ${of}, 'lines', ${linesExpression(linesIn(entity, 'lines'), '$1')}))
    from ${tableName(entity)} t join shops s on s.shop_id = $1 and s.id = $1 left join contacts c on c.shop_id = $1 and c.id = t.contact_id${partiesJoin(entity)}${supplierJoin} ${joins}
    where t.shop_id = $1 and t.id = $2 and t.deleted_at is null`,
  values: [shop, document],
});
