import type { Row } from '../../api/db/write.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import { rateOfFineness } from '../../schema/rules/commodities.ts';
import { booksBegan } from './books.ts';
import { dayAfter } from './calendar.ts';
import type { Rates } from './materials.ts';
import { Past } from './past.ts';
import { Random } from './random.ts';

type Stock = { forSale: readonly Row[]; rates: Rates; now: Date; count: number };

const trays = ['Tray 1', 'Tray 2', 'Tray 3', 'Window', 'Safe'];
/** By the word in a design's name; rupees a carat. */
const stones = [
  { word: 'Diamond', kind: 'diamond', rate: 58_000 },
  { word: 'Ruby', kind: 'ruby', rate: 4_200 },
  { word: 'Emerald', kind: 'emerald', rate: 5_600 },
  { word: 'Sapphire', kind: 'sapphire', rate: 7_500 },
  { word: 'Pearl', kind: 'pearl', rate: 900 },
] as const;
/** Where some of them are today. */
const moves = ['reserve', 'giveToKarigar'];

/**
 * The tagged articles of what the shop sells, with which its books begin: one or two of each design, weighed, and priced by today's rate about as
 * their design is. Those that lie in the shop are given back.
 */
export const tagStock = (whole: Past, { forSale, rates, now, count }: Stock): Row[] => {
  const random = new Random(999);
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  const began = booksBegan(now).getTime() + 3_600_000;
  const designs = forSale.filter(({ productCode }) => finenessIn(String(productCode)));
  const inStock: Row[] = [];
  for (let i = 0; i < count && designs.length; i++) {
    const design = designs[(i * 7) % designs.length]!;
    const at = new Date(began + i * 120_000);
    const stockedOn = dayAfter(now, -14 - Math.round((326 * (count - 1 - i)) / count));
    const [row] = past.create(pieces, [{ ...piece(design, rates, random), stockedOn }], at);
    if (random.chance(0.06)) past.transition(pieces, random.pick(moves), [row!], new Date(at.getTime() + 3_600_000));
    else inStock.push(row!);
  }
  whole.statements.push(...past.statements);
  return inStock;
};

/** The code of worked jewellery says it: `RG22-0101`. */
const finenessIn = (code: string): number | undefined =>
  ({ 22: 916, 18: 750, 925: 925 })[/[A-Z](22|18|925)-\d+$/.exec(code)?.[1] ?? ''];

const piece = ({ id, productCode, name, sellingPrice }: Row, rates: Rates, random: Random) => {
  const fineness = finenessIn(String(productCode))!;
  const isSilver = fineness === 925;
  const perGram = rateOfFineness(isSilver ? rates.silverRate : rates.goldRate, fineness);
  const net = Math.max(0.4, (Number(sellingPrice) / perGram) * random.between(0.76, 0.88));
  const stone = stones.find(({ word }) => String(name).includes(word));
  const carats = stone ? rounded(net * random.between(0.03, 0.09), 2) : 0;
  const gross = rounded(net + carats * 0.2, 3);
  const making = makingOf(isSilver, perGram, random);
  return {
    productId: id,
    metal: isSilver ? 'silver' : 'gold',
    fineness,
    grossWeight: gross,
    stoneWeight: carats ? rounded(carats * 0.2, 3) : null,
    stones: stone ? [stoneLine(stone, carats, random)] : [],
    ...making,
    wastageBasis: 'weight',
    wastagePercent: isSilver ? null : random.integer(4, 16) / 2,
    hallmarking: isSilver ? null : 45,
    huid: isSilver || gross < 2 ? null : huid(random),
    cost: Math.round(gross * perGram * random.between(1.02, 1.07)) + Math.round(carats * (stone?.rate ?? 0) * 0.7),
    tray: random.pick(trays),
  };
};

const makingOf = (isSilver: boolean, perGram: number, random: Random) => {
  if (isSilver) return { makingBasis: 'perGram', makingRate: random.integer(8, 24) };
  if (random.chance(0.3)) return { makingBasis: 'percent', makingRate: random.integer(6, 14), makingLeast: 900 };
  return { makingBasis: 'perGram', makingRate: Math.round((perGram * random.between(0.05, 0.12)) / 10) * 10 };
};

const stoneLine = ({ kind, rate }: (typeof stones)[number], carats: number, random: Random) => ({
  kind,
  count: random.integer(4, 40),
  carats,
  rate: Math.round((rate * random.between(0.9, 1.2)) / 50) * 50,
  basis: 'perCarat',
});

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'.split('');
const huid = (random: Random) => Array.from({ length: 6 }, () => random.pick(signs)).join('');

const rounded = (figure: number, decimals: number) => Number(figure.toFixed(decimals));
