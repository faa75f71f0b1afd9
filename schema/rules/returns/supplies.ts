import type { GstKind, GstSplit } from '../gstSplit.ts';
import { limitOn } from '../legalLimits.ts';
import { paise, thousandths } from '../piecePriceOf.ts';
import { partsOfSale, taxByUnit, type SuppliedPart, type TaxedPart } from '../taxByHsn.ts';

/** The documents that returns tell of. */
export const supplyKinds = ['quickBills', 'creditNotes', 'debitNotes', 'pieceTransfers'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

/** A document as a return needs it; money in paise. */
export type Supply = {
  kind: SupplyKind;
  id: string;
  shopId: string;
  number: string;
  day: string;
  /** Of whom is supplied; null: not registered. */
  gstin: string | null;
  /** Place of supply, by the code of its state. */
  place: string | null;
  billedGst: GstKind | 'none';
  total: number;
  /** Empty where no GST is charged. */
  parts: readonly TaxedPart[];
  /** Of a note: its bill. */
  bill?: { day: string; total: number };
  /** Of a transfer: something of it did not arrive. */
  cameBack?: boolean;
};

/** What a document says beside its amounts. */
type About = Omit<Supply, 'kind' | 'total' | 'parts' | 'cameBack' | 'bill'>;

/** Rupees as the document keeps them. */
type Sold = Parameters<typeof partsOfSale>[0] & { total: number | null };

export const supplyOfBill = (about: About, bill: Sold): Supply => ({
  ...about,
  kind: 'quickBills',
  total: paise(bill.total),
  parts: taxByUnit(partsOfSale(bill), about.billedGst),
});

type OfBill = { day: string; total: number | null };

export const supplyOfCreditNote = (about: About, note: Sold, bill: OfBill): Supply => ({
  ...supplyOfBill(about, note),
  kind: 'creditNotes',
  bill: { day: bill.day, total: paise(bill.total) },
});

/** More is charged, and nothing more is supplied. */
export const supplyOfDebitNote = (about: About, note: Sold, bill: OfBill): Supply => {
  const { parts, ...supply } = supplyOfBill(about, note);
  return {
    ...supply,
    parts: parts.map(part => ({ ...part, quantity: 0 })),
    kind: 'debitNotes',
    bill: { day: bill.day, total: paise(bill.total) },
  };
};

type SentLine = Record<'value' | 'gst' | 'netWeight', number | null> & { hsn: string | null; outcome: string | null };

/** Pieces that went to a shop under another GSTIN. */
export const supplyOfTransfer = (
  about: About,
  { lines, total }: { lines: readonly SentLine[] | null; total: number | null },
): Supply => ({
  ...about,
  kind: 'pieceTransfers',
  total: paise(total),
  parts: taxByUnit((lines ?? []).map(sentPart), about.billedGst),
  cameBack: (lines ?? []).some(({ outcome }) => outcome !== null && outcome !== 'received'),
});

const sentPart = ({ hsn, netWeight, value, gst }: SentLine): SuppliedPart => ({
  hsn,
  unit: 'GMS',
  quantity: thousandths(netWeight),
  rate: gst ?? 0,
  taxable: paise(value),
});

/** Where GSTR-1 lists it: by itself, or in sums of a place and a rate. */
export const sections = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'] as const;
export type Section = (typeof sections)[number];

/** A note to a consumer stands where its bill stood. */
export const sectionOf = ({ kind, gstin, billedGst, day, total, bill = { day, total } }: Supply): Section => {
  const isOfBill = isNote({ kind });
  if (gstin) return isOfBill ? 'cdnr' : 'b2b';
  if (billedGst !== 'igst' || bill.total <= limitOn('largeToConsumer', bill.day) * 100) return 'b2cs';
  return isOfBill ? 'cdnur' : 'b2cl';
};

export const isNote = ({ kind }: Pick<Supply, 'kind'>): boolean => kind === 'creditNotes' || kind === 'debitNotes';

/** Whether it makes less of what was supplied. */
export const takesBack = ({ kind }: Pick<Supply, 'kind'>): boolean => kind === 'creditNotes';

/** In paise. */
export type TaxSums = GstSplit & { taxable: number };
export const noSums: TaxSums = { taxable: 0, cgst: 0, sgst: 0, utgst: 0, igst: 0 };

export const addSums = (sums: TaxSums, part: TaxSums, isTakenOff: boolean): TaxSums => {
  const both = (name: keyof TaxSums) => (isTakenOff ? sums[name] - part[name] : sums[name] + part[name]);
  return {
    taxable: both('taxable'),
    cgst: both('cgst'),
    sgst: both('sgst'),
    utgst: both('utgst'),
    igst: both('igst'),
  };
};

/** Net of what was taken back. */
export const sumsOf = (supplies: readonly Pick<Supply, 'kind' | 'parts'>[]): TaxSums =>
  supplies.reduce(
    (all, supply) => supply.parts.reduce((sums, part) => addSums(sums, part, takesBack(supply)), all),
    noSums,
  );
