/**
 * A bill reckoned a second time, from the law and the trade's own words, in whole numbers: paise, milligrams, thousandths of a percent. Each
 * figure is rounded once, half up. Nothing of the product is read here.
 */
export type CountedLine = {
  pieceId: string | null;
  hsn: string;
  metal: 'gold' | 'silver' | 'platinum' | 'other';
  fineness: number;
  gross: number;
  stone: number;
  /** Paise for a gram. */
  rate: number;
  wastage: { basis: 'weight' | 'value'; percent: number };
  /** Paise, or hundredths of a percent. */
  making: { basis: 'perGram' | 'perPiece' | 'percent'; charge: number; least: number };
  stones: number;
  hallmarking: number;
  /** Thousandths, and paise for one. */
  quantity: number;
  price: number;
  discount: number;
  schemeBonus: number;
  /** Null: nothing was typed. */
  gst: number | null;
  makingGst: number | null;
};

export type CountedBill = {
  tax: 'none' | 'cgstSgst' | 'cgstUtgst' | 'igst';
  discount: { on: 'making' | 'whole'; percent: number };
  lines: CountedLine[];
};

const divided = (amount: bigint, by: bigint): bigint => {
  const [whole, rest] = [amount / by, amount % by];
  return 2n * rest >= by ? whole + 1n : whole;
};
const times = (...factors: number[]) => factors.reduce((all, factor) => all * BigInt(factor), 1n);
const parts = (by: bigint, ...factors: number[]) => Number(divided(times(...factors), by));

/** One hundred percent, in thousandths of a percent. */
const all = 100_000n;

const netOf = ({ gross, stone }: CountedLine) => (gross > stone ? gross - stone : 0);

/** Paise. */
const chargesOf = (line: CountedLine) => {
  if (line.metal === 'other') return { goods: parts(1_000n, line.quantity, line.price), making: 0 };
  const net = netOf(line);
  const metal = parts(1_000n, net, line.rate);
  const { basis, percent } = line.wastage;
  const wastage = basis === 'value' ? parts(all, metal, percent) : parts(1_000n * all, net, percent, line.rate);
  const { charge, least } = line.making;
  const asked = {
    perGram: parts(1_000n, net, charge),
    perPiece: charge,
    percent: parts(10_000n, metal, charge),
  }[line.making.basis];
  return { goods: metal + wastage + line.stones + line.hallmarking, making: asked < least ? least : asked };
};

export type CountedAmounts = { goods: number; making: number; discount: number; taxable: number; service: number };

/** A percentage comes off its base first; rupees come off the whole, and off its parts alike. */
const amountsOf = (line: CountedLine, { on, percent }: CountedBill['discount']): CountedAmounts => {
  const { goods, making } = chargesOf(line);
  const whole = goods + making;
  const share = parts(all, on === 'making' ? making : whole, percent);
  const wanted = share + line.discount + line.schemeBonus;
  const discount = wanted > whole ? whole : wanted;
  const taxable = whole - discount;
  const [makingLeft, wholeLeft] = on === 'making' ? [making - share, whole - share] : [making, whole];
  const service = wholeLeft === 0 ? 0 : parts(BigInt(wholeLeft), makingLeft, taxable);
  return { goods, making, discount, taxable, service };
};

/** Of each line what bears which rate. */
const taxedOf = (
  { gst, makingGst }: CountedLine,
  { taxable, service }: CountedAmounts,
): [rate: number, of: number][] =>
  makingGst === null
    ? [[gst ?? 0, taxable]]
    : [
        [gst ?? 0, taxable - service],
        [makingGst, service],
      ];

const added = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);

/** Fine milligrams of what leaves the stock by weight, and of pieces nothing. 999 counts as pure. */
const looseMetal = (lines: readonly CountedLine[]) => {
  const fine: Partial<Record<CountedLine['metal'], number>> = {};
  for (const line of lines) {
    if (line.pieceId !== null || line.metal === 'other') continue;
    const pure = parts(1_000n, netOf(line), line.fineness === 999 ? 1_000 : line.fineness);
    if (pure) fine[line.metal] = (fine[line.metal] ?? 0) + pure;
  }
  return fine;
};

export const reckonBill = ({ tax, discount, lines }: CountedBill) => {
  const amounts = lines.map(line => amountsOf(line, discount));
  const rates = new Map<number, number>();
  for (const [n, line] of lines.entries())
    for (const [rate, of] of taxedOf(line, amounts[n]!)) rates.set(rate, (rates.get(rate) ?? 0) + of);
  const taxable = added(amounts.map(each => each.taxable));
  const half = added([...rates].map(([rate, of]) => parts(2n * all, of, rate)));
  const whole = added([...rates].map(([rate, of]) => parts(all, of, rate)));
  const taxes = {
    cgst: tax === 'cgstSgst' || tax === 'cgstUtgst' ? half : 0,
    sgst: tax === 'cgstSgst' ? half : 0,
    utgst: tax === 'cgstUtgst' ? half : 0,
    igst: tax === 'igst' ? whole : 0,
  };
  const exact = taxable + added(Object.values(taxes));
  const total = Number(divided(BigInt(exact), 100n)) * 100;
  return {
    lines: amounts,
    net: lines.map(line => (line.metal === 'other' ? null : netOf(line))),
    taxable,
    ...taxes,
    roundOff: total - exact,
    total,
    fine: looseMetal(lines),
  };
};
export type ReckonedBill = ReturnType<typeof reckonBill>;

/** Old gold: fine milligrams and paise. */
export type CountedOldGold = { gross: number; deduction: number; fineness: number; loss: number; rate: number };
export const reckonOldGold = ({ gross, deduction, fineness, loss, rate }: CountedOldGold) => {
  const pure = fineness === 999 ? 1_000 : fineness;
  const fine = parts(1_000n * all, gross - deduction, pure, 100_000 - loss);
  return { fine, amount: parts(1_000n, fine, rate) };
};
