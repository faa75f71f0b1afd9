import type { GstKind, GstSplit } from '../../schema/rules/gstSplit.ts';
import { lastDayOf } from '../../schema/rules/months.ts';
import type { Filer } from '../../schema/rules/returns/problems.ts';
import { schemeOf, type TaxScheme } from '../../schema/rules/taxScheme.ts';
import type { Issued } from '../../schema/rules/returns/issued.ts';
import {
  supplyKinds,
  supplyOfBill,
  supplyOfCreditNote,
  supplyOfDebitNote,
  supplyOfTransfer,
  type Supply,
  type SupplyKind,
} from '../../schema/rules/returns/supplies.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Database, Statement } from '../ports.ts';
import {
  challansStatement,
  countStatement,
  documentsStatement,
  inputTaxStatement,
  schemesStatement,
  statedTurnoverStatement,
  turnoverStatement,
  type Days,
  type Filed,
  type Reached,
} from './documents.ts';
import type { ReturnWanted } from './wanted.ts';

/** Few enough documents that nobody waits 50 ms for them. */
const sliceSize = 200;

/** What an entry of the books made of input tax, in paise; `entity` and `id`: its document. */
export type InputEntry = GstSplit & {
  shopId: string;
  entity: string | null;
  id: string | null;
  number: string | null;
  day: string;
};

/** In paise: the sum of its entries. */
export type InputTax = { input: GstSplit; inputEntries: InputEntry[] };

/** What the returns of a month are reckoned from. */
export type MonthRead = InputTax & { supplies: Supply[]; issued: Issued[] };

/** Reads the documents of a month such as `2026-11` that a shop issued under a GSTIN. Each slice is a transaction of its own. */
export const readMonth = async (
  database: Database,
  shop: string,
  { month, gstin }: Pick<ReturnWanted, 'month' | 'gstin'>,
  size = sliceSize,
): Promise<MonthRead> => {
  const filed = { ...daysOf(month), gstin };
  const supplies: Supply[] = [];
  for (const kind of supplyKinds)
    for await (const read of documentsOf(database, shop, kind, { filed, size }))
      supplies.push(supplyOf(kind, shop, read));
  const challans = await rowsOf<Issued>(database, shop, challansStatement(shop, filed));
  return {
    supplies,
    issued: [...supplies.flatMap(issuedAs), ...challans],
    ...inputOf(await inputEntriesOf(database, shop, filed)),
  };
};

/** The input tax of a return alone: nothing else of its months is read. */
export const readInputTax = async (database: Database, { month, gstin, shops }: ReturnWanted): Promise<InputTax> => {
  const entries: InputEntry[] = [];
  for (const { id } of shops) entries.push(...(await inputEntriesOf(database, id, { ...daysOf(month), gstin })));
  return inputOf(entries);
};

const inputEntriesOf = async (database: Database, shop: string, filed: Filed): Promise<InputEntry[]> => {
  const entries = await rowsOf<Omit<InputEntry, 'shopId'>>(database, shop, inputTaxStatement(shop, filed));
  return entries.map(entry => ({ ...entry, shopId: shop }));
};

/** All that is reckoned with of a return: the shops one after the other. */
export const readReturn = async (
  database: Database,
  wanted: ReturnWanted,
): Promise<{ filer: Filer; read: MonthRead }> => {
  const { month, gstin, shops } = wanted;
  const months: MonthRead[] = [];
  let turnover = 0;
  let stated = 0;
  for (const { id } of shops) {
    months.push(await readMonth(database, id, wanted));
    const [charged] = await rowsOf<number>(database, id, turnoverStatement(id, yearBefore(month)));
    turnover += charged!;
    const [said] = await rowsOf<number>(database, id, statedTurnoverStatement(id));
    stated = Math.max(stated, said!);
  }
  const scheme = await schemeOfReturn(database, wanted);
  return { filer: { gstin, month, scheme, turnover: Math.max(turnover, stated) }, read: together(months) };
};

/** How whoever files paid GST in the month. */
export const schemeOfReturn = async (database: Database, { month, shops }: ReturnWanted): Promise<TaxScheme> => {
  const found: { today: TaxScheme; issued: (TaxScheme | null)[] }[] = [];
  for (const { id } of shops)
    found.push(...(await rowsOf<(typeof found)[number]>(database, id, schemesStatement(id, daysOf(month)))));
  const today = found.every(each => each.today === 'composition') ? 'composition' : 'regular';
  return schemeOf(
    found.flatMap(({ issued }) => issued),
    today,
  );
};

/** How many documents a return has. */
export const countReturn = async (database: Database, { month, gstin, shops }: ReturnWanted): Promise<number> => {
  let count = 0;
  const filed = { ...daysOf(month), gstin };
  for (const { id } of shops) count += (await rowsOf<number>(database, id, countStatement(id, filed)))[0]!;
  return count;
};

/** Of several shops, or months, as one. */
export const together = (months: readonly MonthRead[]): MonthRead => ({
  supplies: months.flatMap(({ supplies }) => supplies),
  issued: months.flatMap(({ issued }) => issued),
  ...inputOf(months.flatMap(({ inputEntries }) => inputEntries)),
});

const inputOf = (inputEntries: InputEntry[]): InputTax => {
  const sum = (tax: keyof GstSplit) => inputEntries.reduce((all, entry) => all + entry[tax], 0);
  return { inputEntries, input: { cgst: sum('cgst'), sgst: sum('sgst'), utgst: sum('utgst'), igst: sum('igst') } };
};

/** The first and the last day of a month, `2026-11`. */
export const daysOf = (month: string): Days => {
  return { from: `${month}-01`, to: lastDayOf(month) };
};

/** The financial year before that of a month. */
const yearBefore = (month: string): Days => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const begins = number >= 4 ? year - 1 : year - 2;
  return { from: `${begins}-04-01`, to: `${begins + 1}-03-31` };
};

type Document = Parameters<typeof supplyOfBill>[1] &
  Parameters<typeof supplyOfTransfer>[1] & {
    entry: string;
    day: string;
    id: string;
    number: string;
    gstin: string | null;
    place: string | null;
    billedGst: GstKind | 'none';
    bill?: { day: string; total: number | null };
  };

async function* documentsOf(
  database: Database,
  shop: string,
  kind: SupplyKind,
  { filed, size }: { filed: Filed; size: number },
): AsyncGenerator<Document> {
  let after: Reached | null = null;
  for (;;) {
    const slice: Document[] = await rowsOf(database, shop, documentsStatement(shop, kind, filed, { after, size }));
    yield* slice;
    const last = slice.at(-1);
    if (!last || slice.length < size) return;
    after = last;
  }
}

const supplyOf = (kind: SupplyKind, shopId: string, read: Document): Supply => {
  const { id, number, day, gstin, place, billedGst } = read;
  const about = { id, shopId, number, day, gstin, place, billedGst };
  if (kind === 'pieceTransfers') return supplyOfTransfer(about, read);
  if (kind === 'creditNotes') return supplyOfCreditNote(about, read, read.bill!);
  return kind === 'debitNotes' ? supplyOfDebitNote(about, read, read.bill!) : supplyOfBill(about, read);
};

/** Transfers are read with the challans, whose series is theirs. */
const natures = {
  quickBills: 'invoice',
  creditNotes: 'creditNote',
  debitNotes: 'debitNote',
  pieceTransfers: null,
} as const;

const issuedAs = ({ kind, number }: Supply): Issued[] => {
  const nature = natures[kind];
  return nature ? [{ nature, number, isCancelled: false }] : [];
};

/** Of rows of JSON. */
export const rowsOf = async <T>(database: Database, shop: string, statement: Statement): Promise<T[]> => {
  const [, found] = await database.batch([enterJob(shop, null), statement]);
  return found!.rows.map(([json]) => JSON.parse(json!) as T);
};
