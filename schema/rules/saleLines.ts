import { gstOnSums, gstTotal, type GstKind, type GstSplit } from './gstSplit.ts';
import { piecePrice, type PriceLine, type PriceLineName } from './piecePrice.ts';
import { paise, pieceToPrice, thousandths } from './piecePriceOf.ts';
import { weightsOf } from './pieces.ts';

/** From what a discount is taken. */
export const discountBases = [
  { id: 'making', name: 'Making charge' },
  { id: 'whole', name: 'Whole' },
] as const;

type Figure = number | null;

/** A line of an estimate or a bill, in rupees, grams and percent: metal at a rate, or goods by number and price. */
export type SaleLine = {
  metal: string | null;
  fineness: Figure;
  grossWeight: Figure;
  stoneWeight: Figure;
  /** Rupees for a gram of this fineness, before GST. */
  rate: Figure;
  wastageBasis: string | null;
  wastagePercent: Figure;
  makingBasis: string | null;
  makingRate: Figure;
  makingLeast: Figure;
  stoneCharge: Figure;
  hallmarking: Figure;
  quantity: Figure;
  price: Figure;
  /** Rupees off this line, beside what comes off all of them. */
  discount: Figure;
  /** Rupees that a scheme takes off it besides. */
  schemeBonus?: Figure;
  gst: Figure;
  /** Where the making charge is a supply of its own. */
  makingGst: Figure;
};

export type Sale = {
  lines: readonly SaleLine[] | null;
  billedGst: GstKind | 'none' | null;
  discountOn: 'making' | 'whole' | null;
  discountPercent: Figure;
};

/** What a line comes to, in paise: `goods` is all but the making charge, before the discount; `service` what of the taxable value is making. */
export type SaleAmounts = { goods: number; making: number; discount: number; taxable: number; service: number };

/** In grams. */
export const weightsOfLine = ({ metal, fineness, grossWeight, stoneWeight }: SaleLine) =>
  weightsOf({ metal, fineness: fineness ?? null, grossWeight: grossWeight ?? null, stoneWeight });

/** In paise; each is rounded once, half up, and never more is taken off than there is. */
export const amountsOfLine = (
  line: SaleLine,
  { discountOn, discountPercent }: Omit<Sale, 'lines' | 'billedGst'>,
): SaleAmounts => {
  const { goods, making } = line.metal && line.metal !== 'other' ? chargedFor(line) : countedFor(line);
  const whole = goods + making;
  const isOnMaking = discountOn === 'making';
  const share = discountPercent ? percentOf(isOnMaking ? making : whole, discountPercent) : 0;
  const discount = Math.min(whole, share + paise(line.discount) + paise(line.schemeBonus));
  const taxable = whole - discount;
  // What comes off the whole comes off its parts alike.
  const [left, rest] = isOnMaking ? [making - share, whole - share] : [making, whole];
  return { goods, making, discount, taxable, service: rest ? halfUp(BigInt(left) * BigInt(taxable), BigInt(rest)) : 0 };
};

/** Rupees of each line, and of the whole: GST on the sum of the lines of one rate, as bills print it; the total in whole rupees. */
export const saleTotals = (sale: Sale) => {
  const { lines, taxable, gst, rounded, roundOff } = saleAmounts(sale);
  return {
    lines: lines.map(({ making, discount, taxable: each }, n) => ({
      netWeight: weightsOfLine(sale.lines![n]!).netWeight,
      makingAmount: orNone(making),
      discountAmount: orNone(discount),
      taxable: each / 100,
    })),
    taxable: taxable / 100,
    cgst: orNone(gst.cgst),
    sgst: orNone(gst.sgst),
    utgst: orNone(gst.utgst),
    igst: orNone(gst.igst),
    roundOff: roundOff / 100,
    total: rounded / 100,
  };
};

/** What comes to nothing stands on no paper. */
const orNone = (paise: number): Figure => (paise ? paise / 100 : null);

/** The same in paise. */
export const saleAmounts = (sale: Sale) => {
  const all = sale.lines ?? [];
  const lines = all.map(line => amountsOfLine(line, sale));
  const taxable = sum(lines.map(line => line.taxable));
  const gst = taxOf(all, lines, sale.billedGst);
  const exact = taxable + gstTotal(gst);
  const rounded = Math.floor((exact + 50) / 100) * 100;
  return { lines, taxable, gst, rounded, roundOff: rounded - exact };
};

const taxOf = (lines: readonly SaleLine[], amounts: readonly SaleAmounts[], kind: Sale['billedGst']): GstSplit =>
  gstOnSums(
    lines.flatMap((line, n) => taxedParts(line, amounts[n]!)),
    kind,
  );

/** What of a line bears which rate, in paise: the making charge its own where it is a supply of its own. */
export const taxedParts = ({ gst, makingGst }: SaleLine, { taxable, service }: SaleAmounts) =>
  makingGst == null
    ? [{ rate: gst, taxable, isService: false }]
    : [
        { rate: gst, taxable: taxable - service, isService: false },
        { rate: makingGst, taxable: service, isService: true },
      ];

/** By the function that prices pieces: the rate is that of this fineness. */
const chargedFor = (line: SaleLine) => {
  const priced = chargesOf(line);
  const of = (...names: PriceLineName[]) =>
    sum(priced.flatMap(({ name, amount }) => (names.includes(name) ? amount : [])));
  return { goods: of('metal', 'wastage', 'stones', 'hallmarking'), making: of('making') };
};

/** What is charged for metal at its rate, part by part, in paise and thousandths. */
export const chargesOf = (line: SaleLine): PriceLine[] => {
  const { fineness, rate } = line;
  if (fineness == null) return [];
  const perGram = paise(rate);
  const stones = [{ rate: line.stoneCharge, basis: 'perPiece' }];
  return piecePrice(pieceToPrice({ ...line, stones }, fineness, line.grossWeight ?? 0), {
    rate: { id: '', perGram, announced: [{ fineness, perGram }] },
    gst: null,
  }).filter(({ name }) => parts.some(part => part === name));
};

const parts: readonly PriceLineName[] = ['metal', 'wastage', 'making', 'stones', 'hallmarking'];

const countedFor = ({ quantity, price }: SaleLine) => ({
  goods: halfUp(BigInt(thousandths(quantity)) * BigInt(paise(price)), 1_000n),
  making: 0,
});

/** Of paise, rounded once, half up. */
export const percentOf = (amount: number, percent: number) =>
  halfUp(BigInt(amount) * BigInt(thousandths(percent)), 100_000n);
const halfUp = (product: bigint, by: bigint) => Number((2n * product + by) / (2n * by));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Whether the line says all that its price takes. */
export const isPriced = (line: SaleLine): boolean =>
  line.metal === 'other'
    ? line.price != null
    : line.fineness != null && Boolean(line.grossWeight) && Boolean(line.rate);
