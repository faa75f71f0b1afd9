import { listOf, maybe, moment, number, object, oneOf, string, uuid, yesOrNo, type Of } from '../kit/shape.ts';
import { formatCount, formatMoney, formatNumber, formatPercent, formatWeight } from './formats.ts';
import { pricedMetal } from './metals.ts';
import {
  perGramOf,
  piecePrice,
  priceLineNames,
  priceRules,
  quantityUnits,
  type MakingBasis,
  type PieceToPrice,
  type PriceLine,
  type PriceTerms,
  type StoneBasis,
  type WastageBasis,
} from './piecePrice.ts';

const rate = maybe(
  object({
    id: uuid,
    perGram: number,
    announced: listOf(object({ fineness: number, perGram: number })),
    withGst: yesOrNo,
    at: moment,
  }),
);
/** Where the percentage comes from: the row of the GST rates that holds, or the product's own figure. */
export const gstSources = ['gstRate', 'product'] as const;
const gst = maybe(
  object({
    goods: number,
    /** Where the shop taxes it as a service: at how much, and by which row of the GST rates. */
    making: maybe(object({ rate: number, id: uuid })),
    supplier: string,
    place: string,
    source: oneOf(gstSources),
    id: maybe(uuid),
  }),
);
/** Why there is no GST in a price: what of it nobody knows, or that the shop charges none. */
const noGst = maybe(oneOf(['product', 'making', 'composition'] as const));
/** What a price is reckoned from, in rupees and percent. */
export const priceTerms = object({ gold: rate, silver: rate, platinum: rate, gst, noGst });
export type TermsOfPrice = Of<typeof priceTerms>;

const measured = maybe(object({ value: number, unit: oneOf([...quantityUnits, 'rupees'] as const) }));
const printedLine = object({
  name: oneOf(priceLineNames),
  quantity: measured,
  of: measured,
  rate: maybe(number),
  amount: number,
  rule: oneOf(priceRules),
  source: maybe(uuid),
});
/** In rupees, grams, carats and percent. Without a rate of its metal a piece has no price. */
export const printedPrice = object({
  lines: maybe(listOf(printedLine)),
  total: maybe(number),
  rate,
  gst,
  noGst,
});
export type PrintedPrice = Of<typeof printedPrice>;
export type PrintedLine = Of<typeof printedLine>;

/** GST on making as a service stands beside that on the goods, and is called by what it is on. */
export const isMakingTax = (
  _name: PrintedLine['name'],
  rule: PrintedLine['rule'],
): _name is 'cgst' | 'sgst' | 'utgst' | 'igst' => rule === 'gstOnMaking';

/** How much of something a line is of, as it is read; `carats` words a figure of those. */
export const measureRead = (
  { value, unit }: NonNullable<PrintedLine['of']>,
  carats: (figure: string) => string,
): string => {
  if (unit === 'carats') return carats(formatNumber(value));
  return measures[unit](value);
};

const measures = {
  grams: formatWeight,
  pieces: formatCount,
  percent: formatPercent,
  rupees: (amount: number) => formatMoney(amount, 'paise'),
};

type Figure = number | null | undefined;
type PricedStone = { count?: Figure; carats?: Figure; rate?: Figure; basis?: string | null | undefined };
/** A piece as replies carry it, or half typed. */
export type PricedPiece = {
  metal: string | null;
  fineness: Figure;
  grossWeight: Figure;
  stoneWeight: Figure;
  stones: readonly PricedStone[] | null;
  makingBasis: string | null;
  /** Rupees, or percent where that is its basis. */
  makingRate: Figure;
  makingLeast: Figure;
  wastageBasis: string | null;
  wastagePercent: Figure;
  hallmarking: Figure;
};

export const priceOf = (piece: PricedPiece, terms: TermsOfPrice): PrintedPrice => {
  const metal = pricedMetal(piece.metal);
  const held = metal && terms[metal];
  const { gst, noGst } = terms;
  if (!held || piece.fineness == null || piece.grossWeight == null)
    return { lines: null, total: null, rate: held, gst, noGst };
  const lines = piecePrice(pieceToPrice(piece, piece.fineness, piece.grossWeight), inParts(held, gst));
  return { lines: lines.map(printed), total: lines.at(-1)!.amount / 100, rate: held, gst, noGst };
};

type Held = NonNullable<TermsOfPrice['gold']>;

/** Rupees for a gram of a fineness, before GST, at a rate that holds. */
export const metalRate = (fineness: number, held: Held, gst: TermsOfPrice['gst']): number =>
  perGramOf(fineness, inParts(held, gst)) / 100;

/** In paise and thousandths. */
const inParts = (held: Held, gst: TermsOfPrice['gst']): PriceTerms => ({
  rate: {
    id: held.id,
    perGram: paise(held.perGram),
    announced: held.announced.map(({ fineness, perGram }) => ({ fineness, perGram: paise(perGram) })),
    withGst: held.withGst,
  },
  gst: gst && {
    ...gst,
    goods: thousandths(gst.goods),
    making: gst.making && { rate: thousandths(gst.making.rate), source: gst.making.id },
    source: gst.id,
  },
});

export const paise = (rupees: Figure) => Math.round((rupees ?? 0) * 100);
export const thousandths = (figure: Figure) => Math.round((figure ?? 0) * 1_000);

/** In paise and thousandths, as its price is reckoned. */
export const pieceToPrice = (piece: PricedPiece, fineness: number, grossWeight: number): PieceToPrice => ({
  fineness,
  grossWeight: thousandths(grossWeight),
  stoneWeight: thousandths(piece.stoneWeight),
  making: {
    basis: (piece.makingBasis ?? 'perGram') as MakingBasis,
    value: piece.makingBasis === 'percent' ? thousandths(piece.makingRate) : paise(piece.makingRate),
    least: paise(piece.makingLeast),
  },
  wastage: { basis: (piece.wastageBasis ?? 'weight') as WastageBasis, percent: thousandths(piece.wastagePercent) },
  stones: stonesToPrice(piece.stones ?? []),
  hallmarking: paise(piece.hallmarking),
});

/** In paise and thousandths of a carat. */
export const stonesToPrice = (stones: readonly PricedStone[]): PieceToPrice['stones'] =>
  stones.map(({ count, carats, rate, basis }) => ({
    count: count ?? 1,
    carats: thousandths(carats),
    rate: paise(rate),
    basis: (basis ?? 'perCarat') as StoneBasis,
  }));

const printed = ({ quantity, of, rate, amount, ...line }: PriceLine): PrintedLine => ({
  ...line,
  quantity: quantity && { value: quantity.value / 1_000, unit: quantity.unit },
  of: of && { value: of.value / (of.unit === 'rupees' ? 100 : 1_000), unit: of.unit },
  rate: rate === null ? null : rate / 100,
  amount: amount / 100,
});
