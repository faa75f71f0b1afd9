import { rateOf } from './commodities.ts';
import { gstSplit } from './gstSplit.ts';

/**
 * What a piece costs, as named lines: the same on its tag, in an estimate, on an invoice, and as the answer to where a number comes from.
 * Money is in paise, everything else in thousandths (milligrams, thousandths of a carat or of a percent), all whole numbers.
 * Each line is rounded once, half up, to the paisa; every total is a sum of lines; the total is in whole rupees.
 */
export type PieceToPrice = {
  fineness: number;
  grossWeight: number;
  stoneWeight: number;
  making: { basis: MakingBasis; value: number; least: number };
  wastage: { basis: WastageBasis; percent: number };
  stones: readonly { carats: number; count: number; rate: number; basis: StoneBasis }[];
  hallmarking: number;
};
export type MakingBasis = 'perGram' | 'perPiece' | 'percent';
export type WastageBasis = 'weight' | 'value';
export type StoneBasis = 'perCarat' | 'perPiece';

export type PriceTerms = {
  /** The rate entry that holds: what a gram of 999 costs by it, what it announces for lesser finenesses, and whether GST is in all of them. */
  rate: {
    id: string;
    perGram: number;
    announced?: readonly { fineness: number; perGram: number }[];
    withGst?: boolean;
  };
  /** Null where nobody knows what is due. `making`: where making is taxed as a service of its own. */
  gst: {
    goods: number;
    making?: { rate: number; source: string } | null;
    supplier: string;
    place: string;
    source: string | null;
  } | null;
  /** Never more than what it is taken from. */
  discount?: { on: 'making' | 'whole'; percent: number } | { on: 'making' | 'whole'; amount: number };
};

export const priceRules = [
  'rateOfFineness',
  'rateAnnounced',
  'rateLessGst',
  'wastageOnWeight',
  'wastageOnValue',
  'makingPerGram',
  'makingPerPiece',
  'makingPercent',
  'makingLeast',
  'stonesPerCarat',
  'stonesPerPiece',
  'hallmarking',
  'discountOnMaking',
  'discountOnWhole',
  'sum',
  'gst',
  'gstOnMaking',
  'wholeRupees',
] as const;
export type PriceRule = (typeof priceRules)[number];

export const priceLineNames = [
  'metal',
  'wastage',
  'making',
  'stones',
  'hallmarking',
  'discount',
  'taxable',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'roundOff',
  'total',
] as const;
export type PriceLineName = (typeof priceLineNames)[number];

export const quantityUnits = ['grams', 'carats', 'pieces', 'percent'] as const;
type Quantity = { value: number; unit: (typeof quantityUnits)[number] };

export type PriceLine = {
  name: PriceLineName;
  /** How much; of a percentage also of what: a weight, or an amount in paise. */
  quantity: Quantity | null;
  of: Quantity | { value: number; unit: 'rupees' } | null;
  /** Paise for one of the unit. */
  rate: number | null;
  amount: number;
  rule: PriceRule;
  /** The rate entry, or the row that says how much GST is due. */
  source: string | null;
};

export const piecePrice = (piece: PieceToPrice, terms: PriceTerms): PriceLine[] => {
  const metal = metalLine(piece, terms);
  const making = makingLine(piece, metal.amount);
  const others = [...piece.stones.map(stoneLine), hallmarkingLine(piece)];
  const charged = [metal, wastageLine(piece, terms), making, ...others].filter(isDue);
  const discount = discountLine(charged, making.amount, terms);
  const lines = discount ? [...charged, discount] : charged;
  const taxable = total('taxable', lines);
  const taxes = taxLines(lines, taxable.amount, terms);
  const due = amountOf([taxable, ...taxes]);
  const rounded = Number(((BigInt(due) + 50n) / 100n) * 100n);
  const roundOff = plain('roundOff', rounded - due, 'wholeRupees');
  return [...lines, taxable, ...taxes, ...[roundOff].filter(isDue), plain('total', rounded, 'sum')];
};

/** A line that comes to nothing is none. */
const isDue = ({ amount }: PriceLine) => amount !== 0;

const amountOf = (lines: readonly PriceLine[]) => lines.reduce((paise, { amount }) => paise + amount, 0);

const plain = (name: PriceLineName, amount: number, rule: PriceRule): PriceLine => ({
  name,
  quantity: null,
  of: null,
  rate: null,
  amount,
  rule,
  source: null,
});

const total = (name: PriceLineName, lines: readonly PriceLine[]) => plain(name, amountOf(lines), 'sum');

/** The factors multiplied and divided by, exactly, then rounded half up. None is negative. */
const rounded = (factors: readonly number[], by: bigint): number => {
  const product = factors.reduce((all, factor) => all * BigInt(factor), 1n);
  return Number((2n * product + by) / (2n * by));
};

const netWeight = ({ grossWeight, stoneWeight }: PieceToPrice) => Math.max(0, grossWeight - stoneWeight);

/** Paise for a gram of a fineness, before GST: what a rate has of it in it is taken out, and added again with that on everything else. */
export const perGramOf = (fineness: number, { rate, gst }: PriceTerms): number => {
  const { perGram, announced = [] } = rate;
  const inRupees = announced.map(each => ({ fineness: each.fineness, rate: each.perGram / 100 }));
  const asked = Math.round(rateOf({ rate: perGram / 100, announced: inRupees }, fineness) * 100);
  return rate.withGst && gst ? rounded([asked, 100_000], BigInt(100_000 + gst.goods)) : asked;
};

const ruleOfRate = ({ fineness }: PieceToPrice, { rate, gst }: PriceTerms): PriceRule => {
  if (rate.withGst && gst) return 'rateLessGst';
  return rate.announced?.some(each => each.fineness === fineness) ? 'rateAnnounced' : 'rateOfFineness';
};

const metalLine = (piece: PieceToPrice, terms: PriceTerms): PriceLine => {
  const [net, rate] = [netWeight(piece), perGramOf(piece.fineness, terms)];
  return {
    ...plain('metal', rounded([net, rate], 1_000n), ruleOfRate(piece, terms)),
    quantity: { value: net, unit: 'grams' },
    rate,
    source: terms.rate.id,
  };
};

/** By weight it is more metal at the same rate; by value a part of what the metal line says. */
const wastageLine = (piece: PieceToPrice, terms: PriceTerms): PriceLine => {
  const { basis, percent } = piece.wastage;
  const quantity = { value: percent, unit: 'percent' } as const;
  if (basis === 'value') {
    const { amount } = metalLine(piece, terms);
    const share = plain('wastage', rounded([amount, percent], 100_000n), 'wastageOnValue');
    return { ...share, quantity, of: { value: amount, unit: 'rupees' } };
  }
  const [net, rate] = [netWeight(piece), perGramOf(piece.fineness, terms)];
  const more = plain('wastage', rounded([net, percent, rate], 100_000_000n), 'wastageOnWeight');
  return { ...more, quantity, of: { value: net, unit: 'grams' }, rate, source: terms.rate.id };
};

const makingLine = (piece: PieceToPrice, metal: number): PriceLine => {
  const line = chargedMaking(piece, metal);
  const { least } = piece.making;
  return line.amount < least ? plain('making', least, 'makingLeast') : line;
};

const chargedMaking = (piece: PieceToPrice, metal: number): PriceLine => {
  const { basis, value } = piece.making;
  if (basis === 'perPiece')
    return { ...plain('making', value, 'makingPerPiece'), quantity: { value: 1_000, unit: 'pieces' }, rate: value };
  if (basis === 'percent') {
    const quantity = { value, unit: 'percent' } as const;
    const share = plain('making', rounded([metal, value], 100_000n), 'makingPercent');
    return { ...share, quantity, of: { value: metal, unit: 'rupees' } };
  }
  const net = netWeight(piece);
  const charge = plain('making', rounded([net, value], 1_000n), 'makingPerGram');
  return { ...charge, quantity: { value: net, unit: 'grams' }, rate: value };
};

export const stoneLine = ({ carats, count, rate, basis }: PieceToPrice['stones'][number]): PriceLine =>
  basis === 'perCarat'
    ? {
        ...plain('stones', rounded([carats, rate], 1_000n), 'stonesPerCarat'),
        quantity: { value: carats, unit: 'carats' },
        rate,
      }
    : {
        ...plain('stones', rounded([count, rate], 1n), 'stonesPerPiece'),
        quantity: { value: count * 1_000, unit: 'pieces' },
        rate,
      };

const hallmarkingLine = ({ hallmarking }: PieceToPrice): PriceLine => ({
  ...plain('hallmarking', hallmarking, 'hallmarking'),
  quantity: { value: 1_000, unit: 'pieces' },
  rate: hallmarking,
});

const discountLine = (lines: readonly PriceLine[], making: number, { discount }: PriceTerms): PriceLine | null => {
  if (!discount) return null;
  const base = discount.on === 'making' ? making : amountOf(lines);
  const wanted = 'percent' in discount ? rounded([base, discount.percent], 100_000n) : discount.amount;
  const given = Math.min(base, wanted);
  if (given === 0) return null;
  const line = plain('discount', -given, discount.on === 'making' ? 'discountOnMaking' : 'discountOnWhole');
  if (!('percent' in discount)) return line;
  const quantity = { value: discount.percent, unit: 'percent' } as const;
  return { ...line, quantity, of: { value: base, unit: 'rupees' } };
};

/** On the sum of the lines of one rate, as an invoice prints it. */
const taxLines = (lines: readonly PriceLine[], taxable: number, { gst }: PriceTerms): PriceLine[] => {
  if (!gst) return [];
  if (!gst.making) return split(taxable, gst, { rule: 'gst', rate: gst.goods, source: gst.source });
  const service = makingShare(lines, taxable);
  return [
    ...split(taxable - service, gst, { rule: 'gst', rate: gst.goods, source: gst.source }),
    ...split(service, gst, { rule: 'gstOnMaking', ...gst.making }),
  ];
};

/** What of the taxable value is making: a discount on the whole goes down with each part alike. */
const makingShare = (lines: readonly PriceLine[], taxable: number): number => {
  const making = amountOf(lines.filter(({ name }) => name === 'making'));
  const discount = lines.find(({ name }) => name === 'discount');
  if (discount?.rule === 'discountOnMaking') return making + discount.amount;
  const whole = taxable - (discount?.amount ?? 0);
  return whole === 0 ? 0 : rounded([making, taxable], BigInt(whole));
};

type Due = { rule: 'gst' | 'gstOnMaking'; rate: number; source: string | null };

const split = (
  value: number,
  { supplier, place }: NonNullable<PriceTerms['gst']>,
  { rule, rate, source }: Due,
): PriceLine[] => {
  const taxes = gstSplit(value, { rate: rate / 1_000, supplier, place });
  return (['cgst', 'sgst', 'utgst', 'igst'] as const)
    .map(name => ({
      ...plain(name, taxes[name], rule),
      quantity: { value: name === 'igst' ? rate : rate / 2, unit: 'percent' } as const,
      of: { value, unit: 'rupees' } as const,
      source,
    }))
    .filter(isDue);
};
