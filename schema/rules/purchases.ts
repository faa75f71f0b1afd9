import { gstOnSums, gstTotal, type GstKind } from './gstSplit.ts';
import { accountOf, inSmallest, type LedgerMetal, type Posted, type Posting } from './ledger.ts';
import { fineWeight, unitOf, type Metal } from './metals.ts';
import { paise } from './piecePriceOf.ts';

/** Which GST stands on a supplier's bill. */
export const billedGst = [
  { id: 'cgstSgst', name: 'CGST and SGST' },
  { id: 'cgstUtgst', name: 'CGST and UTGST' },
  { id: 'igst', name: 'IGST' },
  { id: 'none', name: 'No GST on the bill' },
] as const satisfies readonly { id: GstKind | 'none'; name: string }[];

/** What the shop owes for the metal of a purchase: its price, or as much fine metal; then the amounts are those of labour. */
export const owedIn = [
  { id: 'rupees', name: 'Rupees' },
  { id: 'metal', name: 'Fine metal' },
] as const;

export type PurchaseLine = {
  metal: Metal | null;
  fineness: number | null;
  weight: number | null;
  amount: number | null;
  gst: number | null;
};

export type PurchaseFacts = {
  supplierId: string | null;
  day: string | null;
  billedGst: GstKind | 'none' | null;
  owed: 'rupees' | 'metal' | null;
  roundOff: number | null;
  lines: readonly PurchaseLine[] | null;
};

/** In rupees and grams: GST on the sum of the lines of one rate, as bills print it. */
export const purchaseTotals = (purchase: Omit<PurchaseFacts, 'supplierId' | 'day' | 'owed'>) => {
  const { taxable, gst } = sums(purchase);
  const fine = fineOf(purchase);
  return {
    taxable: taxable / 100,
    cgst: gst.cgst / 100,
    sgst: gst.sgst / 100,
    utgst: gst.utgst / 100,
    igst: gst.igst / 100,
    total: (taxable + gstTotal(gst) + paise(purchase.roundOff)) / 100,
    fineGold: grams(fine.AU),
    fineSilver: grams(fine.AG),
    finePlatinum: grams(fine.PT),
  };
};

/** Whether it says who sold what: a change may have taken something away. */
export const isWholePurchase = (purchase: PurchaseFacts): boolean => {
  const lines = purchase.lines ?? [];
  const isWeighed = ({ metal, fineness, weight }: PurchaseLine) =>
    metal === 'other' || (fineness !== null && Boolean(weight));
  return (
    purchase.supplierId !== null &&
    lines.length > 0 &&
    lines.every(isWeighed) &&
    postingsOfPurchase(purchase, '').postings.length > 0
  );
};

/**
 * The supplier gives goods and GST for what the shop owes from now on. Metal comes into stock by its fine weight: from the trade in metals where
 * it is paid for in rupees, and from the supplier where metal is owed for it.
 */
export const postingsOfPurchase = (purchase: PurchaseFacts, today: string): Posted => {
  const { supplierId, owed, roundOff } = purchase;
  const supplier = accountOf('supplier', supplierId);
  const { taxable, gst } = sums(purchase);
  const rounded = paise(roundOff);
  const fine = fineOf(purchase);
  const postings: Posting[] = [
    { from: supplier, to: 'purchases', unit: 'INR', amount: BigInt(taxable) },
    { from: supplier, to: 'inputCgst', unit: 'INR', amount: BigInt(gst.cgst) },
    { from: supplier, to: 'inputSgst', unit: 'INR', amount: BigInt(gst.sgst) },
    { from: supplier, to: 'inputUtgst', unit: 'INR', amount: BigInt(gst.utgst) },
    { from: supplier, to: 'inputIgst', unit: 'INR', amount: BigInt(gst.igst) },
    rounded < 0
      ? { from: 'roundOff', to: supplier, unit: 'INR', amount: BigInt(-rounded) }
      : { from: supplier, to: 'roundOff', unit: 'INR', amount: BigInt(rounded) },
    ...(Object.entries(fine) as [LedgerMetal, bigint][]).map(([unit, amount]): Posting => ({
      from: owed === 'metal' ? supplier : 'trade',
      to: 'stock',
      unit,
      amount,
    })),
  ];
  return { day: purchase.day ?? today, tillId: null, postings: postings.filter(({ amount }) => amount > 0n) };
};

type BoughtLine = { [Name in keyof PurchaseLine]?: PurchaseLine[Name] | undefined };

/** What the lines of metal could be taken in as, one piece each; whoever does splits them. */
export const taggedPieces = (bought: readonly BoughtLine[] | null) =>
  (bought ?? []).flatMap(({ metal, fineness, weight }) =>
    metal && metal !== 'other' ? [{ metal, fineness, grossWeight: weight }] : [],
  );

/**
 * What was paid for a piece, in rupees: its share, by net weight, of the lines of its metal and fineness. Null where there are none, and where
 * metal is owed for it: the amounts are those of labour then. `isTaxCost`: with the GST on them, which the shop does not take back.
 */
export const costOfPiece = (
  { lines, owed, billedGst: kind }: Pick<PurchaseFacts, 'owed' | 'billedGst'> & { lines: readonly BoughtLine[] | null },
  piece: { metal: string | null; fineness: number | null; netWeight: number | null },
  isTaxCost = false,
): number | null => {
  const alike = (lines ?? []).filter(({ metal, fineness }) => metal === piece.metal && fineness === piece.fineness);
  const weight = alike.reduce((total, line) => total + Math.round((line.weight ?? 0) * 1_000), 0);
  if (owed !== 'rupees' || !weight || piece.netWeight === null) return null;
  const parts = alike.map(line => ({ rate: line.gst ?? null, taxable: paise(line.amount) }));
  const paid = parts.reduce((total, { taxable }) => total + taxable, 0);
  const amount = isTaxCost ? paid + gstTotal(gstOnSums(parts, kind)) : paid;
  const share =
    (BigInt(amount) * BigInt(Math.round(piece.netWeight * 1_000)) * 2n + BigInt(weight)) / (BigInt(weight) * 2n);
  return Number(share) / 100;
};

/** In paise. */
const sums = ({ lines, billedGst: kind }: Pick<PurchaseFacts, 'lines' | 'billedGst'>) => {
  const parts = (lines ?? []).map(({ gst, amount }) => ({ rate: gst, taxable: paise(amount) }));
  return { taxable: parts.reduce((total, { taxable }) => total + taxable, 0), gst: gstOnSums(parts, kind) };
};

/** In milligrams, each line rounded once. */
const fineOf = ({ lines }: Pick<PurchaseFacts, 'lines'>): Record<LedgerMetal, bigint> => {
  const fine = { AU: 0n, AG: 0n, PT: 0n };
  for (const { metal, fineness, weight } of lines ?? []) {
    const unit = unitOf(metal);
    if (unit && fineness && weight) fine[unit] += fineWeight(inSmallest(weight, unit), fineness);
  }
  return fine;
};

const grams = (milligrams: bigint) => Number(milligrams) / 1_000;
