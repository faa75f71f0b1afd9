/** What goes to a karigar and what comes back, line by line: weights in milligrams of fine metal, amounts in paise, each rounded once, half up. */
import { added } from './added.ts';
import { gstOnSums, gstTotal, type GstKind } from './gstSplit.ts';
import type { LedgerMetal } from './ledger.ts';
import { finenesses, fineWeight, pureOf, unitOf, type Fineness } from './metals.ts';
import { paise, thousandths } from './piecePriceOf.ts';

export const issuedGoods = [
  { id: 'metal', name: 'Metal' },
  { id: 'stones', name: 'Stones' },
] as const;

/** `short` and `over`: what a karigar has less or more of than the books say, which is settled with this line. */
export const receivedGoods = [
  { id: 'work', name: 'Finished work' },
  { id: 'scrap', name: 'Scrap' },
  { id: 'metal', name: 'Unused metal' },
  { id: 'stones', name: 'Loose stones' },
  { id: 'short', name: 'Missing, settled' },
  { id: 'over', name: 'More than his, settled' },
] as const;

/** For what labour is paid. */
export const labourBases = [
  { id: 'perGram', name: 'Per gram of net weight' },
  { id: 'whole', name: 'For all of it' },
] as const;

type Figure = number | null | undefined;

/** Grams and carats; `fineness` in thousandths. */
export type IssuedLine = {
  what: string | null;
  metal?: string | null | undefined;
  fineness?: Figure;
  weight?: Figure;
  carats?: Figure;
  value?: Figure;
};

/** `lossPercent` of the net weight is the loss that was agreed; `rate`: of labour, or of a gram of fine metal that is settled in rupees. */
export type ReceivedLine = {
  what: string | null;
  metal?: string | null | undefined;
  fineness?: Figure;
  grossWeight?: Figure;
  stoneWeight?: Figure;
  lossPercent?: Figure;
  carats?: Figure;
  labourBasis?: string | null | undefined;
  rate?: Figure;
};

/** Of a receipt, what its totals come from; `gst` in percent of the labour. */
export type Received = {
  lines: readonly ReceivedLine[] | null;
  billedGst: GstKind | 'none' | null;
  gst: Figure;
};

/** Fine milligrams by metal. */
type Fine = Record<LedgerMetal, bigint>;
const noFine = (): Fine => ({ AU: 0n, AG: 0n, PT: 0n });

const stonesAlone = (what: string | null) => what === 'stones';
export const isSettled = (what: string | null) => what === 'short' || what === 'over';

export const fineOfIssued = ({ what, fineness, weight }: IssuedLine): bigint =>
  stonesAlone(what) ? 0n : fineWeight(BigInt(thousandths(weight)), fineness ?? 0);

/** In milligrams: `net` of stones and dirt, what of it is fine, and what fine metal was agreed to be lost over it. */
export const weightsOfReceived = (line: ReceivedLine) => {
  if (stonesAlone(line.what)) return { net: 0n, fine: 0n, loss: 0n };
  const net = BigInt(Math.max(0, thousandths(line.grossWeight) - thousandths(line.stoneWeight)));
  const fineness = line.fineness ?? 0;
  const agreed = line.what === 'work' ? BigInt(thousandths(line.lossPercent)) : 0n;
  return { net, fine: fineWeight(net, fineness), loss: halfUp(net * agreed * pureOf(fineness), 100_000_000n) };
};

/** In paise: what the karigar gets for it, below nought where he owes it. */
export const amountOfReceived = (line: ReceivedLine): number => {
  const rate = BigInt(paise(line.rate));
  const { net, fine } = weightsOfReceived(line);
  if (isSettled(line.what)) return Number(halfUp(fine * rate, 1_000n)) * (line.what === 'short' ? -1 : 1);
  if (line.what !== 'work') return 0;
  return line.labourBasis === 'whole' ? Number(rate) : Number(halfUp(net * rate, 1_000n));
};

/** By metal, of the lines that count. */
export const fineOf = <L extends Pick<IssuedLine, 'what' | 'metal'>>(
  lines: readonly L[] | null,
  weigh: (line: L) => bigint,
): Fine => {
  const fine = noFine();
  for (const line of lines ?? []) {
    const unit = stonesAlone(line.what) ? null : unitOf(line.metal ?? null);
    if (unit) fine[unit] += weigh(line);
  }
  return fine;
};

type Issued = { lines: readonly IssuedLine[] | null; value?: Figure };

/** Issues from before their lines had values keep the value that was typed for all of it. */
export const issueTotals = ({ lines, value }: Issued) => {
  const fine = fineOf(lines, fineOfIssued);
  return {
    lines: (lines ?? []).map(line => ({ fineWeight: grams(fineOfIssued(line)) })),
    fineGold: grams(fine.AU),
    fineSilver: grams(fine.AG),
    finePlatinum: grams(fine.PT),
    carats: carats(lines),
    value: added((lines ?? []).map(line => line.value)) ?? value ?? null,
  };
};

/** What came back, the loss that was agreed, and what the karigar gets for it. */
export const receiptTotals = (receipt: Received) => {
  const { lines } = receipt;
  const gst = gstOfReceipt(receipt);
  const back = fineOf(lines, fineBack);
  const loss = fineOf(lines, line => weightsOfReceived(line).loss);
  const labour = amountsOf(lines, ({ what }) => what === 'work');
  const settled = amountsOf(lines, ({ what }) => isSettled(what));
  return {
    lines: (lines ?? []).map(line => {
      const { net, fine, loss: agreed } = weightsOfReceived(line);
      const amount = amountOfReceived(line) / 100 || null;
      return { netWeight: grams(net), fineWeight: grams(fine), loss: grams(agreed), amount };
    }),
    fineGold: grams(back.AU),
    fineSilver: grams(back.AG),
    finePlatinum: grams(back.PT),
    lossGold: grams(loss.AU),
    lossSilver: grams(loss.AG),
    lossPlatinum: grams(loss.PT),
    carats: carats(lines),
    labour: labour / 100,
    cgst: gst.cgst / 100 || null,
    sgst: gst.sgst / 100 || null,
    utgst: gst.utgst / 100 || null,
    igst: gst.igst / 100 || null,
    settled: settled / 100 || null,
    total: (labour + gstTotal(gst) + settled) / 100,
  };
};

/** In paise, on the labour alone. */
export const gstOfReceipt = ({ lines, billedGst, gst }: Received) =>
  gstOnSums(
    (lines ?? [])
      .filter(({ what }) => what === 'work')
      .map(line => ({ rate: gst ?? null, taxable: amountOfReceived(line) })),
    billedGst,
  );

/** What a line brings back into the shop: nothing where it only settles what is missing. */
const fineBack = (line: ReceivedLine): bigint => (isSettled(line.what) ? 0n : weightsOfReceived(line).fine);

type MadeLine = { [Name in keyof ReceivedLine]?: ReceivedLine[Name] | undefined };
const isFineness = (fineness: Figure): fineness is Fineness => finenesses.some(({ id }) => id === fineness);

/** What the work could be taken in as, one piece for each line; whoever does splits them. */
export const madePieces = (made: readonly MadeLine[] | null) =>
  (made ?? []).flatMap(({ what, metal, fineness, grossWeight, stoneWeight }) =>
    what === 'work' && metal
      ? [{ metal, fineness: isFineness(fineness) ? fineness : null, grossWeight, stoneWeight }]
      : [],
  );

/** Grams of a piece. */
type Made = { metal: string | null; fineness: Figure; netWeight: Figure; fineWeight: Figure };

/**
 * What a piece cost, in rupees: its fine metal at that price, and its share, by net weight, of the labour for the work of its metal and fineness. Null
 * where none of that was made. `isTaxCost`: with the GST on that labour, which the shop does not take back.
 */
export const costOfMade = (
  { lines, billedGst, gst }: Received,
  piece: Made,
  { metalRate, isTaxCost = false }: { metalRate: number; isTaxCost?: boolean },
): number | null => {
  const alike = (lines ?? []).filter(
    ({ what, metal, fineness }) => what === 'work' && metal === piece.metal && fineness === piece.fineness,
  );
  const weight = alike.reduce((sum, line) => sum + weightsOfReceived(line).net, 0n);
  if (!weight) return null;
  const charged = alike.reduce((sum, line) => sum + amountOfReceived(line), 0);
  const tax = isTaxCost ? gstTotal(gstOfReceipt({ lines: alike, billedGst, gst })) : 0;
  const labour = BigInt(charged + tax);
  const share = halfUp(labour * BigInt(thousandths(piece.netWeight)), weight);
  const metal = halfUp(BigInt(thousandths(piece.fineWeight)) * BigInt(paise(metalRate)), 1_000n);
  return Number(share + metal) / 100;
};

const amountsOf = (lines: readonly ReceivedLine[] | null, counts: (line: ReceivedLine) => boolean): number =>
  (lines ?? []).filter(counts).reduce((sum, line) => sum + amountOfReceived(line), 0);

const carats = (lines: readonly { carats?: Figure }[] | null) =>
  (lines ?? []).reduce((sum, line) => sum + thousandths(line.carats), 0) / 1_000 || null;

const halfUp = (amount: bigint, parts: bigint) => (2n * amount + parts) / (2n * parts);
const grams = (milligrams: bigint) => Number(milligrams) / 1_000 || null;
