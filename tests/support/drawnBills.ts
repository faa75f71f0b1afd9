import type { Draw } from './draw.ts';
import type { CountedBill, CountedLine, CountedOldGold } from './reckonedBill.ts';

const finenesses = {
  gold: [999, 995, 958, 916, 875, 833, 750, 585, 375],
  silver: [999, 958, 925, 900, 835, 800],
  platinum: [999, 950, 900, 850],
} as const;
const metalCodes = ['7113', '711319', '71131910', '7108', '7114'];
const otherCodes = ['7117', '711719', '71179010', '7102', '4819', '998729'];

/** How a shop charges GST, and where its customer is. */
export const supplies = ['none', 'cgstSgst', 'cgstUtgst', 'igst'] as const;

/** From 0 to `most`, often one of the ends. */
const upTo = (draw: Draw, most: number) => (draw.percent(10) ? draw.of([0, 1, most]) : draw.below(most + 1));
const sometimes = (draw: Draw, share: number, most: number) => (draw.percent(share) ? upTo(draw, most) : 0);

const metalLine = (draw: Draw): CountedLine => {
  const metal = draw.of(['gold', 'gold', 'silver', 'platinum'] as const);
  const gross = 1 + upTo(draw, draw.of([9_999, 250_000, 2_000_000]));
  return {
    ...nothing,
    pieceId: draw.percent(40) ? `piece ${draw.below(1_000_000)}` : null,
    hsn: draw.of(metalCodes),
    metal,
    fineness: draw.of<number>(finenesses[metal]),
    gross,
    stone: draw.percent(30) ? upTo(draw, gross) : 0,
    rate: 1 + upTo(draw, metal === 'silver' ? 20_000 : 1_500_000),
    wastage: { basis: draw.of(['weight', 'value']), percent: sometimes(draw, 40, 25_000) },
    making: making(draw),
    stones: sometimes(draw, 30, 9_000_000),
    hallmarking: draw.percent(40) ? draw.of([4_500, 5_310, 1]) : 0,
    makingGst: draw.percent(20) ? draw.of([0, 5_000, 18_000]) : null,
  };
};

const making = (draw: Draw): CountedLine['making'] => {
  const basis = draw.of(['perGram', 'perPiece', 'percent'] as const);
  const charge = sometimes(draw, 80, basis === 'percent' ? 4_000 : draw.of([150_000, 5_000_000]));
  return { basis, charge, least: sometimes(draw, 20, 200_000) };
};

const nothing = {
  pieceId: null,
  fineness: 0,
  gross: 0,
  stone: 0,
  rate: 0,
  wastage: { basis: 'weight', percent: 0 },
  making: { basis: 'perGram', charge: 0, least: 0 },
  stones: 0,
  hallmarking: 0,
  quantity: 1_000,
  price: 0,
  discount: 0,
  schemeBonus: 0,
  gst: 3_000,
  makingGst: null,
} as const satisfies Partial<CountedLine>;

const otherLine = (draw: Draw): CountedLine => ({
  ...nothing,
  metal: 'other',
  hsn: draw.of(otherCodes),
  quantity: draw.percent(50) ? 1_000 * (1 + draw.below(12)) : upTo(draw, 99_999),
  price: upTo(draw, 9_000_000),
});

const drawLine = (draw: Draw): CountedLine => ({
  ...(draw.percent(70) ? metalLine(draw) : otherLine(draw)),
  discount: sometimes(draw, 20, draw.of([50_000, 90_000_000])),
  schemeBonus: sometimes(draw, 5, 500_000),
  gst: draw.of([3_000, 3_000, 3_000, 0, 250, 1_500, 5_000, 18_000, 375, null]),
});

/** A bill of any shop: pieces, loose metal, stones and other goods, each charge and each discount. */
export const drawBill = (draw: Draw): CountedBill => ({
  tax: draw.of(supplies),
  discount: { on: draw.of(['making', 'whole']), percent: draw.percent(40) ? upTo(draw, 100_000) : 0 },
  lines: Array.from({ length: 1 + draw.below(draw.percent(5) ? 40 : 5) }, () => drawLine(draw)),
});

export const drawOldGold = (draw: Draw): CountedOldGold => {
  const gross = 1 + upTo(draw, 90_000);
  return {
    gross,
    deduction: draw.percent(30) ? draw.below(gross) : 0,
    fineness: 1 + draw.below(999),
    loss: sometimes(draw, 50, 10_000),
    rate: 1 + upTo(draw, 1_500_000),
  };
};

const figure = (whole: number, parts: number) => (whole === 0 ? null : whole / parts);

/** The line as a person types it: rupees, grams and percent. */
export const typedLine = (line: CountedLine) => ({
  pieceId: line.pieceId,
  hsn: line.hsn,
  metal: line.metal,
  fineness: line.metal === 'other' ? null : line.fineness,
  grossWeight: figure(line.gross, 1_000),
  stoneWeight: figure(line.stone, 1_000),
  rate: figure(line.rate, 100),
  wastageBasis: line.wastage.basis,
  wastagePercent: figure(line.wastage.percent, 1_000),
  makingBasis: line.making.basis,
  makingRate: figure(line.making.charge, 100),
  makingLeast: figure(line.making.least, 100),
  stoneCharge: figure(line.stones, 100),
  hallmarking: figure(line.hallmarking, 100),
  quantity: line.quantity / 1_000,
  price: line.metal === 'other' ? line.price / 100 : null,
  discount: figure(line.discount, 100),
  schemeBonus: figure(line.schemeBonus, 100),
  gst: line.gst === null ? null : line.gst / 1_000,
  makingGst: line.makingGst === null ? null : line.makingGst / 1_000,
});

export const typedBill = ({ tax, discount, lines }: CountedBill) => ({
  billedGst: tax,
  discountOn: discount.on,
  discountPercent: figure(discount.percent, 1_000),
  lines: lines.map(typedLine),
});

export const typedOldGold = ({ gross, deduction, fineness, loss, rate }: CountedOldGold) => ({
  metal: 'gold',
  grossWeight: gross / 1_000,
  deduction: figure(deduction, 1_000),
  fineness,
  loss: figure(loss, 1_000),
  rate: rate / 100,
});
