import type { GstKind } from '../../schema/rules/gstSplit.ts';
import type { SaleLine } from '../../schema/rules/saleLines.ts';
import type { Issued, Nature } from '../../schema/rules/returns/issued.ts';
import {
  supplyOfBill,
  supplyOfCreditNote,
  supplyOfTransfer,
  type Supply,
} from '../../schema/rules/returns/supplies.ts';

/** Of Maharashtra: two shops have it, Andheri and Pune. */
export const gstin = '27AAPFU0939F1ZV';
/** A business of Karnataka. */
export const buyer = '29AAGCB7383J1Z4';

type About = { shopId?: string; gstin?: string | null; place?: string; billedGst?: GstKind | 'none' };
export const about = (number: string, day: string, { shopId = 'andheri', ...more }: About = {}) => ({
  id: number,
  shopId,
  number,
  day,
  gstin: null,
  place: '27',
  billedGst: 'cgstSgst' as const,
  ...more,
});

type Line = SaleLine & { hsn: string | null };

const nothing = {
  stoneWeight: null,
  wastageBasis: null,
  wastagePercent: null,
  makingLeast: null,
  stoneCharge: null,
  hallmarking: null,
  discount: null,
};
/** Gold of 916 by weight: grams, rupees for a gram, and rupees of making for a gram. */
export const gold = (grossWeight: number, rate: number, making: number | null = null, more: object = {}): Line => ({
  ...nothing,
  metal: 'gold',
  fineness: 916,
  hsn: '7113',
  grossWeight,
  rate,
  makingBasis: 'perGram',
  makingRate: making,
  quantity: null,
  price: null,
  gst: 3,
  makingGst: null,
  ...more,
});
/** Goods by number and price. */
export const goods = (hsn: string | null, quantity: number, price: number, gst = 3): Line => ({
  ...gold(0, 0),
  metal: 'other',
  fineness: null,
  hsn,
  quantity,
  price,
  gst,
});

export const sold = (total: number, lines: Line[], kind: GstKind | 'none') =>
  ({ lines, total, billedGst: kind, discountOn: 'making', discountPercent: null }) as const;

const bill = (it: ReturnType<typeof about>, total: number, ...lines: Line[]) =>
  supplyOfBill(it, sold(total, lines, it.billedGst));
const note = (it: ReturnType<typeof about>, of: { day: string; total: number }, total: number, ...lines: Line[]) =>
  supplyOfCreditNote(it, sold(total, lines, it.billedGst), of);

const toGujarat = { place: '24', billedGst: 'igst' } as const;
const toKarnataka = { place: '29', billedGst: 'igst', gstin: buyer } as const;
const pune = { shopId: 'pune' } as const;

/** November 2026, each figure of it to be worked by hand. */
export const november: Supply[] = [
  // 10 g × 6,000 and 500 of making each: 65,000; 1.5 % twice is 975.
  bill(about('B/26-27/0001', '2026-11-02'), 66_950, gold(10, 6_000, 500)),
  // 2 × 1,000.50; 1.5 % of 2,001 is 30.015.
  bill(about('PB/26-27/0001', '2026-11-03', pune), 2_061, goods('7117', 2, 1_000.5)),
  // 20 g × 6,000 at 3 %, and 20 × 500 of making as a service at 5 %.
  bill(about('B/26-27/0002', '2026-11-05', toKarnataka), 134_100, gold(20, 6_000, 500, { makingGst: 5 })),
  // Two lakh between states: 30 g × 6,500, and 5,850.
  bill(about('PB/26-27/0002', '2026-11-10', { ...pune, ...toGujarat }), 200_850, gold(30, 6_500)),
  bill(about('B/26-27/0003', '2026-11-10', toGujarat), 51_500, goods('7113', 1, 50_000)),
  bill(about('B/26-27/0004', '2026-11-22'), 120, goods('7018', 12, 10, 0)),
  // Of bills of October.
  note(about('C/26-27/0001', '2026-11-15'), { day: '2026-10-20', total: 20_600 }, 20_600, goods('7113', 1, 20_000)),
  note(about('C/26-27/0002', '2026-11-16', toGujarat), { day: '2026-10-21', total: 309_000 }, 103_000, gold(20, 5_000)),
  note(
    about('PC/26-27/0001', '2026-11-20', { ...pune, ...toKarnataka }),
    { day: '2026-11-05', total: 134_100 },
    10_300,
    gold(2, 5_000),
  ),
  supplyOfTransfer(about('X/26-27/0001', '2026-11-21', toKarnataka), {
    lines: [{ hsn: '7113', netWeight: 8, value: 40_000, gst: 3, outcome: 'received' }],
    total: 41_200,
  }),
];

const issuedAs = (nature: Nature, ...numbers: string[]): Issued[] =>
  numbers.map(number => ({ nature, number, isCancelled: false }));

export const issuedInNovember: Issued[] = [
  ...issuedAs('invoice', 'B/26-27/0003', 'B/26-27/0001', 'B/26-27/0002', 'B/26-27/0004'),
  ...issuedAs('invoice', 'PB/26-27/0001', 'PB/26-27/0002', 'X/26-27/0001'),
  ...issuedAs('creditNote', 'C/26-27/0001', 'C/26-27/0002', 'PC/26-27/0001'),
  { nature: 'challan', number: 'X/26-27/0002', isCancelled: true },
  ...issuedAs('challan', 'X/26-27/0003', 'X/26-27/0005'),
];
