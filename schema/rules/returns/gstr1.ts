import { documentsIssued, type Issued, type IssuedJson } from './issued.ts';
import { hsnSummary, type HsnRow } from './hsnSummary.ts';
import { portalDay, portalMonth, portalRupees } from './portal.ts';
import { returnRows, rowsOfConsumers, rowsOfNil, type ReturnRows } from './rows.ts';
import { addSums, noSums, sectionOf, takesBack, type Section, type Supply, type TaxSums } from './supplies.ts';

/** The version of the portal's offline tool whose files have this shape. */
const shapeOfTool = 'GST3.2.4';

type Item = { num: number; itm_det: { txval: number; rt: number } & TaxJson };
/** Within a state central and state tax, the latter also where it is UTGST; between states integrated tax. */
type TaxJson = { iamt?: number; camt?: number; samt?: number; csamt?: number };

type Invoice = { inum: string; idt: string; val: number; itms: Item[] };
type InvoiceToRegistered = Omit<Invoice, 'itms'> & { pos: string; rchrg: 'N'; inv_typ: 'R'; itms: Item[] };
type Note = { nt_num: string; nt_dt: string; ntty: 'C' | 'D'; val: number; itms: Item[] };
type NoteToRegistered = Omit<Note, 'itms'> & { pos: string; rchrg: 'N'; inv_typ: 'R'; itms: Item[] };
type NoteToConsumer = Omit<Note, 'itms'> & { typ: 'B2CL'; pos: string; itms: Item[] };
type ToConsumers = { sply_ty: 'INTRA' | 'INTER'; rt: number; typ: 'OE'; pos: string; txval: number } & TaxJson;
type NilRated = { sply_ty: string; expt_amt: number; nil_amt: number; ngsup_amt: number };

/** GSTR-1 of a month as the portal takes it, in rupees. What is empty is left out. */
export type Gstr1Json = {
  gstin: string;
  fp: string;
  version: string;
  hash: 'hash';
  b2b?: { ctin: string; inv: InvoiceToRegistered[] }[];
  b2cl?: { pos: string; inv: Invoice[] }[];
  b2cs?: ToConsumers[];
  cdnr?: { ctin: string; nt: NoteToRegistered[] }[];
  cdnur?: NoteToConsumer[];
  nil?: { inv: NilRated[] };
  doc_issue?: { doc_det: IssuedJson[] };
  hsn?: { hsn_b2b?: HsnRow[]; hsn_b2c?: HsnRow[] };
};

/** `month`: `2026-11`. */
export type Gstr1Facts = {
  gstin: string;
  month: string;
  supplies: readonly Supply[];
  issued: readonly Issued[];
};

export const gstr1Json = ({ gstin, month, supplies, issued }: Gstr1Facts): Gstr1Json => {
  const known = supplies.filter(({ parts }) => parts.length > 0).toSorted(byDay);
  const rows = returnRows(known);
  const taxed = known.filter(({ parts }) => parts.some(isTaxed));
  const inSection = (section: Section) => taxed.filter(supply => sectionOf(supply) === section);
  const b2b = byGstin(inSection('b2b')).map(([ctin, those]) => ({ ctin, inv: those.map(toRegistered) }));
  const b2cl = byPlace(inSection('b2cl')).map(([pos, those]) => ({ pos, inv: those.map(invoice) }));
  const b2cs = toConsumers(rows);
  const cdnr = byGstin(inSection('cdnr')).map(([ctin, those]) => ({ ctin, nt: those.map(noteToRegistered) }));
  const cdnur = inSection('cdnur').map(noteToConsumer);
  const nil = nilRated(rows);
  const doc_det = documentsIssued(issued);
  const [hsn_b2b, hsn_b2c] = [hsnSummary(rows, true), hsnSummary(rows, false)];
  const hsn = { ...(hsn_b2b.length > 0 && { hsn_b2b }), ...(hsn_b2c.length > 0 && { hsn_b2c }) };
  return {
    gstin,
    fp: portalMonth(month),
    version: shapeOfTool,
    hash: 'hash',
    ...(b2b.length > 0 && { b2b }),
    ...(b2cl.length > 0 && { b2cl }),
    ...(b2cs.length > 0 && { b2cs }),
    ...(cdnr.length > 0 && { cdnr }),
    ...(cdnur.length > 0 && { cdnur }),
    ...(nil.length > 0 && { nil: { inv: nil } }),
    ...(doc_det.length > 0 && { doc_issue: { doc_det } }),
    ...(known.length > 0 && { hsn }),
  };
};

const byGstin = (supplies: readonly Supply[]) => [...Map.groupBy(supplies, ({ gstin }) => gstin ?? '')];
const byPlace = (supplies: readonly Supply[]) => [...Map.groupBy(supplies, ({ place }) => place ?? '')];

const byDay = (a: Supply, b: Supply) => compare(a.day, b.day) || compare(a.number, b.number);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const isTaxed = ({ rate }: { rate: number }) => rate > 0;

const invoice = (supply: Supply): Invoice => ({
  inum: supply.number,
  idt: portalDay(supply.day),
  val: portalRupees(supply.total),
  itms: itemsOf(supply),
});

const toRegistered = (supply: Supply): InvoiceToRegistered => {
  const { itms, ...head } = invoice(supply);
  return { ...head, pos: supply.place ?? '', rchrg: 'N', inv_typ: 'R', itms };
};

const note = (supply: Supply): Note => ({
  nt_num: supply.number,
  nt_dt: portalDay(supply.day),
  ntty: takesBack(supply) ? 'C' : 'D',
  val: portalRupees(supply.total),
  itms: itemsOf(supply),
});

const noteToRegistered = (supply: Supply): NoteToRegistered => {
  const { itms, ...head } = note(supply);
  return { ...head, pos: supply.place ?? '', rchrg: 'N', inv_typ: 'R', itms };
};

const noteToConsumer = (supply: Supply): NoteToConsumer => {
  const { itms, ...head } = note(supply);
  return { ...head, typ: 'B2CL', pos: supply.place ?? '', itms };
};

/** One for each rate, numbered by it. The offline tool names no cess of a large bill to a consumer. */
const itemsOf = (supply: Supply): Item[] =>
  [...ratesOf(supply)].map(([rate, sums]) => {
    const { csamt, ...tax } = taxJson(sums, supply.billedGst === 'igst');
    const det = { txval: portalRupees(sums.taxable), rt: rate, ...tax };
    return {
      num: Math.round(rate * 100) + 1,
      itm_det: sectionOf(supply) === 'b2cl' ? det : { ...det, csamt },
    };
  });

/** What bears tax, by rate. */
const ratesOf = (supply: Supply): Map<number, TaxSums> => {
  const rates = new Map<number, TaxSums>();
  for (const part of supply.parts.filter(isTaxed))
    rates.set(part.rate, addSums(rates.get(part.rate) ?? noSums, part, false));
  return rates;
};

const taxJson = ({ igst, cgst, sgst, utgst }: TaxSums, isBetweenStates: boolean) =>
  isBetweenStates
    ? { iamt: portalRupees(igst), csamt: 0 }
    : { camt: portalRupees(cgst), samt: portalRupees(sgst + utgst), csamt: 0 };

const toConsumers = (rows: ReturnRows): ToConsumers[] =>
  rowsOfConsumers(rows).map(({ consumers: { isBetweenStates, place, rate }, sums }) => ({
    sply_ty: isBetweenStates ? 'INTER' : 'INTRA',
    rt: rate,
    typ: 'OE',
    pos: place,
    txval: portalRupees(sums.taxable),
    ...taxJson(sums, isBetweenStates),
  }));

/** What bears no tax, by who bought it and from where. */
const nilRated = (rows: ReturnRows): NilRated[] =>
  rowsOfNil(rows).map(({ nilRated: { isBetweenStates, isBusiness }, sums }) => ({
    sply_ty: `${isBetweenStates ? 'INTR' : 'INTRA'}${isBusiness ? 'B2B' : 'B2C'}`,
    expt_amt: 0,
    nil_amt: portalRupees(sums.taxable),
    ngsup_amt: 0,
  }));
