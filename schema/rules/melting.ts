/** Old metal that is melted and refined: what a lot was judged to hold, and what came back. Milligrams and paise, each line rounded once, half up. */
import type { ValidationError } from 'yup';
import { added } from './added.ts';
import { gstOnSums, gstTotal, type GstKind } from './gstSplit.ts';
import { accountOf, rupees, type Posted, type Posting } from './ledger.ts';
import { fineWeight, unitOf } from './metals.ts';
import { weightsOfOldGold } from './oldGold.ts';
import { paise, thousandths } from './piecePriceOf.ts';

/** Of a lot: put together, at the refinery, back, taken back out of the books. */
export const lotStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'sent', name: 'At the refinery', meaning: 'active' },
  { id: 'refined', name: 'Refined', meaning: 'done' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

type Figure = number | null | undefined;

/** Grams, thousandths, percent and rupees. `loss`: what was reckoned to go in melting when the metal was bought; `cost`: what it was bought for; `value`: what it is worth when it is sent. */
export type LotLine = {
  oldGoldId?: string | null | undefined;
  oldGoldLine?: Figure;
  grossWeight?: Figure;
  fineness?: Figure;
  loss?: Figure;
  cost?: Figure;
  value?: Figure;
};

/** What a lot says; the figures of what came back are empty until then. */
export type LotFacts = {
  contactId: string | null;
  metal: string | null;
  day: string | null;
  lines: readonly LotLine[] | null;
  returnedOn?: string | null | undefined;
  refinedWeight?: Figure;
  refinedFineness?: Figure;
  sampleWeight?: Figure;
  charges?: Figure;
  billedGst?: GstKind | 'none' | null | undefined;
  gst?: Figure;
  rate?: Figure;
};
type Refined = Omit<LotFacts, 'contactId' | 'metal' | 'day'>;

/** What a line is judged to hold, as its purchase put it into stock. */
export const fineOfLotLine = ({ grossWeight = null, fineness = null, loss = null }: LotLine): bigint =>
  weightsOfOldGold({ metal: null, grossWeight, deduction: null, fineness, loss, rate: null }).fine;

export const judgedFine = (lines: readonly LotLine[] | null): bigint =>
  (lines ?? []).reduce((sum, line) => sum + fineOfLotLine(line), 0n);

/** The fine metal that went in, before the loss that was reckoned with. */
export const grossFine = (lines: readonly LotLine[] | null): bigint =>
  (lines ?? []).reduce((sum, line) => sum + fineOfLotLine({ ...line, loss: null }), 0n);

/** What came back by the assay of the refinery. Alloy that is gone is missing from the weight alone, never from this. */
export const refinedFine = ({ refinedWeight, refinedFineness }: Refined): bigint =>
  fineOf(refinedWeight, refinedFineness);

/** The fine metal that is accounted for: what came back, and the samples that the assayer kept. */
export const refinedAndSamples = (lot: Refined): bigint =>
  refinedFine(lot) + fineOf(lot.sampleWeight, lot.refinedFineness);

const fineOf = (grams: Figure, fineness: Figure) => fineWeight(BigInt(thousandths(grams ?? null)), fineness ?? 0);

/** In paise. */
export const gstOfCharges = ({ charges, billedGst, gst }: Refined) =>
  gstOnSums([{ rate: gst ?? null, taxable: paise(charges ?? null) }], billedGst ?? null);

/** Grams and rupees. Profit and shortfall, below nought where more came back than was judged, are known once it is back. */
export const lotTotals = (lot: Refined) => {
  const lines = lot.lines ?? [];
  const judged = judgedFine(lines);
  const cost = lines.reduce((sum, line) => sum + paise(line.cost ?? null), 0);
  return {
    lines: lines.map(line => ({ fineWeight: grams(fineOfLotLine(line)) })),
    grossWeight: lines.reduce((sum, { grossWeight }) => sum + thousandths(grossWeight ?? null), 0) / 1_000,
    fineWeight: grams(judged),
    cost: cost / 100,
    sentValue: added(lines.map(({ value }) => value)),
    ...(lot.refinedWeight ? back(lot, judged, cost) : notBack),
  };
};

const back = (lot: Refined, judged: bigint, cost: number) => {
  const fine = refinedFine(lot);
  const charges = paise(lot.charges ?? null);
  const gst = gstOfCharges(lot);
  const value = Number((2n * fine * BigInt(paise(lot.rate ?? null)) + 1_000n) / 2_000n);
  return {
    refinedFine: grams(fine),
    sampleFine: grams(fineOf(lot.sampleWeight, lot.refinedFineness)) || null,
    shortfall: grams(judged - fine),
    value: value / 100,
    cgst: gst.cgst / 100 || null,
    sgst: gst.sgst / 100 || null,
    utgst: gst.utgst / 100 || null,
    igst: gst.igst / 100 || null,
    owed: (charges + gstTotal(gst)) / 100,
    profit: (value - cost - charges) / 100,
  };
};

export const lotBackNames = [
  'refinedFine',
  'sampleFine',
  'shortfall',
  'value',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'owed',
  'profit',
] as const;
const notBack = Object.fromEntries(lotBackNames.map(name => [name, null])) as Record<
  (typeof lotBackNames)[number],
  null
>;

/** Why it cannot be sent: the key of a sentence; null when it can. */
export const lotProblem = ({ contactId, lines, metal }: LotFacts): 'lotIncomplete' | null => {
  const isWhole = (line: LotLine) => Boolean(line.grossWeight && line.fineness);
  return contactId && unitOf(metal) && lines?.length && lines.every(isWhole) && judgedFine(lines) > 0n
    ? null
    : 'lotIncomplete';
};

/** The metal is with the refinery by its fine weight, and still the shop's. */
export const postingsOfSent = ({ metal, lines, day }: LotFacts, today: string): Posted => ({
  day: day ?? today,
  tillId: null,
  postings: moved([{ from: 'stock', to: 'melting', metal, amount: judgedFine(lines) }]),
});

/**
 * What came back is in stock, whatever was judged: only the shortfall of fine metal is a loss, and a surplus a gain, so that nothing of the lot stays at the
 * refinery. Its charges and their GST are owed to it.
 */
export const postingsOfRefined = (lot: LotFacts, today: string): Posted => {
  const { metal } = lot;
  const refinery = accountOf('supplier', lot.contactId);
  const fine = refinedFine(lot);
  const judged = judgedFine(lot.lines);
  const gst = gstOfCharges(lot);
  const owed = [
    rupees(refinery, 'meltingCost', paise(lot.charges ?? null)),
    rupees(refinery, 'inputCgst', gst.cgst),
    rupees(refinery, 'inputSgst', gst.sgst),
    rupees(refinery, 'inputUtgst', gst.utgst),
    rupees(refinery, 'inputIgst', gst.igst),
  ];
  const metals = moved([
    { from: 'melting', to: 'stock', metal, amount: fine },
    { from: 'melting', to: 'meltingCost', metal, amount: judged - fine },
    { from: 'meltingCost', to: 'melting', metal, amount: fine - judged },
  ]);
  return {
    day: lot.returnedOn ?? today,
    tillId: null,
    postings: [...metals, ...owed.filter(({ amount }) => amount > 0n)],
  };
};

type Moved = Pick<Posting, 'from' | 'to' | 'amount'> & { metal: string | null };

/** What is above nought, in the unit of its metal. */
const moved = (all: readonly Moved[]): Posting[] =>
  all.flatMap(({ metal, ...posting }) => {
    const unit = unitOf(metal);
    return unit && posting.amount > 0n ? [{ ...posting, unit }] : [];
  });

type Beside = { createError: (wrong: { path: string }) => ValidationError; path: string };

/** A rule of lines: none is melted twice, and the second is told of. */
export const eachOldGoldOnce = [
  'oldGoldTwice',
  'This line of the purchase is there already',
  (lines: readonly object[] | undefined, { createError, path }: Beside) => {
    const named = (lines ?? []).map(line => line as LotLine);
    const again = named.findIndex(
      ({ oldGoldId, oldGoldLine }, n) =>
        oldGoldId &&
        oldGoldLine &&
        named.findIndex(other => other.oldGoldId === oldGoldId && other.oldGoldLine === oldGoldLine) < n,
    );
    return again < 0 || createError({ path: `${path}[${again}].oldGoldLine` });
  },
] as const;

const grams = (milligrams: bigint) => Number(milligrams) / 1_000;
