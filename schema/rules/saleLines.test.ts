import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofSize } from '../../tests/support/proofSize.ts';
import { isPriced, saleAmounts, saleTotals, type Sale, type SaleLine } from './saleLines.ts';
import { billProblem, billTotals, postingsOfBill, type BillFacts } from './quickBills.ts';

/** 10 g of 916 at 6,200 for a gram of 999, which is 5,679.20 for one of 916; making 450 a gram. */
const ring: SaleLine = {
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  stoneWeight: null,
  rate: 5679.2,
  wastageBasis: 'weight',
  wastagePercent: null,
  makingBasis: 'perGram',
  makingRate: 450,
  makingLeast: null,
  stoneCharge: null,
  hallmarking: null,
  quantity: 1,
  price: null,
  discount: null,
  gst: 3,
  makingGst: null,
};
const stones: SaleLine = { ...ring, metal: 'other', fineness: null, quantity: 2, price: 10_000, gst: 0.25 };
const within: Omit<Sale, 'lines'> = { billedGst: 'cgstSgst', discountOn: 'making', discountPercent: null };
const none = { cgst: null, sgst: null, utgst: null, igst: null };

describe('invoices worked out by hand', () => {
  it.each<[string, Sale, object]>([
    [
      'within a state half the tax is each one’s: 56,792 and 4,500 are 61,292; 1.5 % of it is 919.38',
      { ...within, lines: [ring] },
      { taxable: 61_292, ...none, cgst: 919.38, sgst: 919.38, roundOff: 0.24, total: 63_131 },
    ],
    [
      'between states all of it is IGST: 3 % of 61,292',
      { ...within, billedGst: 'igst', lines: [ring] },
      { taxable: 61_292, ...none, igst: 1838.76, roundOff: 0.24, total: 63_131 },
    ],
    [
      'in a union territory without a legislature it is UTGST',
      { ...within, billedGst: 'cgstUtgst', lines: [ring] },
      { taxable: 61_292, ...none, cgst: 919.38, utgst: 919.38, roundOff: 0.24, total: 63_131 },
    ],
    [
      'a bill of supply has no tax',
      { ...within, billedGst: 'none', lines: [{ ...ring, rate: 5679.25 }] },
      // 56,792.50 and 4,500
      { taxable: 61_292.5, ...none, roundOff: 0.5, total: 61_293 },
    ],
    [
      'nor has that of a dealer under the composition scheme, whatever rate stands at the goods: chain, hallmarking and 5 % off the making',
      {
        ...within,
        billedGst: 'none',
        discountPercent: 5,
        lines: [{ ...ring, grossWeight: 12.345, rate: 5679.2, makingRate: 400, hallmarking: 45 }],
      },
      // 12.345 g x 5,679.20 is 70,109.724, so 70,109.72; making 4,938, of which 246.90 come off; 45
      { taxable: 74_845.82, ...none, roundOff: 0.18, total: 74_846 },
    ],
    [
      '20 % off the making: 4,500 less 900',
      { ...within, discountPercent: 20, lines: [ring] },
      { taxable: 60_392, ...none, cgst: 905.88, sgst: 905.88, roundOff: 0.24, total: 62_204 },
    ],
    [
      '10 % off the whole: 61,292 less 6,129.20; 1.5 % of 55,162.80 is 827.442',
      { ...within, discountOn: 'whole', discountPercent: 10, lines: [ring] },
      { taxable: 55_162.8, ...none, cgst: 827.44, sgst: 827.44, roundOff: 0.32, total: 56_818 },
    ],
    [
      'job work on the customer’s gold, 12 g at 450 a gram: only the work is supplied, at 5 %; 2.5 % of 5,400 is 135',
      { ...within, lines: [{ ...ring, metal: 'other', fineness: null, quantity: 12, price: 450, gst: 5 }] },
      { taxable: 5400, ...none, cgst: 135, sgst: 135, roundOff: 0, total: 5670 },
    ],
    [
      'so many rupees off a line',
      { ...within, lines: [{ ...ring, discount: 292 }] },
      { taxable: 61_000, ...none, cgst: 915, sgst: 915, roundOff: 0, total: 62_830 },
    ],
    [
      'stones by their price and off the weight, and hallmarking: 73,837; 1.5 % of it is 1,107.555',
      { ...within, lines: [{ ...ring, grossWeight: 11, stoneWeight: 1, stoneCharge: 12_500, hallmarking: 45 }] },
      { taxable: 73_837, ...none, cgst: 1107.56, sgst: 1107.56, roundOff: -0.12, total: 76_052 },
    ],
    [
      'a kilogram of silver, making 2 % of the metal',
      {
        ...within,
        lines: [
          {
            ...ring,
            metal: 'silver',
            fineness: 999,
            grossWeight: 1000,
            rate: 92.5,
            makingBasis: 'percent',
            makingRate: 2,
          },
        ],
      },
      { taxable: 94_350, ...none, cgst: 1415.25, sgst: 1415.25, roundOff: 0.5, total: 97_181 },
    ],
    [
      'loose stones beside it bear their own rate: 0.125 % of 20,000 is 25',
      { ...within, lines: [ring, stones] },
      { taxable: 81_292, ...none, cgst: 944.38, sgst: 944.38, roundOff: 0.24, total: 83_181 },
    ],
    [
      'two lines of one rate are taxed on their sum: 1.5 % of 122,584 is 1,838.76',
      { ...within, lines: [ring, ring] },
      { taxable: 122_584, ...none, cgst: 1838.76, sgst: 1838.76, roundOff: 0.48, total: 126_262 },
    ],
    [
      'wastage of 8 % of the weight: 0.8 g more at the rate',
      { ...within, lines: [{ ...ring, wastagePercent: 8 }] },
      // 56,792 + 4,543.36 + 4,500 = 65,835.36; 1.5 % is 987.5304
      { taxable: 65_835.36, ...none, cgst: 987.53, sgst: 987.53, roundOff: -0.42, total: 67_810 },
    ],
    [
      'no less making than the least',
      { ...within, lines: [{ ...ring, grossWeight: 1, makingLeast: 800 }] },
      // 5,679.20 + 800; 1.5 % of 6,479.20 is 97.188
      { taxable: 6479.2, ...none, cgst: 97.19, sgst: 97.19, roundOff: 0.42, total: 6674 },
    ],
    [
      'making as a service of its own: 3 % of 56,792 and 5 % of 4,500',
      { ...within, lines: [{ ...ring, makingGst: 5 }] },
      // 851.88 and 112.50
      { taxable: 61_292, ...none, cgst: 964.38, sgst: 964.38, roundOff: 0.24, total: 63_221 },
    ],
    [
      'and less what is off it: 20 % of the making, then 292 off both parts alike',
      { ...within, discountPercent: 20, lines: [{ ...ring, discount: 292, makingGst: 5 }] },
      // 56,792 and 3,600 are 60,392; 60,100 is left, 3,600 x 60,100 / 60,392 = 3,582.59 of it making; 1.5 % of 56,517.41 is 847.76, 2.5 % of the making 89.56
      { taxable: 60_100, ...none, cgst: 937.32, sgst: 937.32, roundOff: 0.36, total: 61_975 },
    ],
    [
      'never more off than there is',
      { ...within, lines: [{ ...ring, discount: 90_000 }] },
      { taxable: 0, ...none, roundOff: 0, total: 0 },
    ],
  ])('%s', (_, sale, expected) => expect(saleTotals(sale)).toMatchObject(expected));

  it('tells of each line its net weight, making, discount and value', () =>
    expect(saleTotals({ ...within, discountPercent: 20, lines: [ring, { ...stones, discount: 100 }] }).lines).toEqual([
      { netWeight: 10, makingAmount: 4500, discountAmount: 900, taxable: 60_392 },
      { netWeight: 10, makingAmount: null, discountAmount: 100, taxable: 19_900 },
    ]));

  it.each<[boolean, Partial<SaleLine>]>([
    [true, {}],
    [false, { rate: null }],
    [false, { grossWeight: 0 }],
    [false, { fineness: null }],
    [true, { metal: 'other', fineness: null, rate: null, grossWeight: null, price: 0 }],
    [false, { metal: 'other', price: null }],
  ])('%s: it has a price', (expected, line) => expect(isPriced({ ...ring, ...line })).toBe(expected));
});

const bill: BillFacts = {
  ...within,
  day: '2026-11-25',
  tillId: 'till',
  contactId: 'meera',
  lines: [{ ...ring, pieceId: 'piece' }],
  payments: [
    { way: 'cash', bankId: null, amount: 50_000 },
    { way: 'upi', bankId: null, amount: 10_000 },
    { way: 'bank', bankId: 'hdfc', amount: 1000 },
  ],
};

describe('a bill', () => {
  it('says what is paid and due', () =>
    expect(billTotals(bill)).toMatchObject({ total: 63_131, paid: 61_000, due: 2131 }));

  it.each<[string | null, Partial<BillFacts>]>([
    [null, {}],
    ['billIncomplete', { lines: [] }],
    ['billIncomplete', { lines: [{ ...ring, pieceId: null, rate: null }] }],
    ['billIncomplete', { lines: [{ ...ring, pieceId: null, discount: 90_000 }], payments: [] }],
    ['billOverpaid', { payments: [{ way: 'cash', bankId: null, amount: 63_131.01 }] }],
    ['billUnpaid', { contactId: null }],
    [null, { contactId: null, payments: [{ way: 'cash', bankId: null, amount: 63_131 }] }],
  ])('cannot be issued: %s', (problem, change) => expect(billProblem({ ...bill, ...change })).toBe(problem));

  it('owes from the customer what it comes to, and is paid into the till, UPI and the bank', () => {
    const told = postingsOfBill({ ...bill, discountPercent: 20 }, '').postings.map(({ from, to, unit, amount }) =>
      [from, to, unit, amount].map(each => (typeof each === 'object' ? each.id : String(each))).join(' '),
    );
    expect(told).toEqual([
      'sales customer:meera INR 5679200',
      'making customer:meera INR 450000',
      'cgst customer:meera INR 90588',
      'sgst customer:meera INR 90588',
      'customer:meera discount INR 90000',
      'roundOff customer:meera INR 24',
      'customer:meera cash:till INR 5000000',
      'customer:meera upi INR 1000000',
      'customer:meera hdfc INR 100000',
    ]);
  });

  it('takes metal without a tag out of the stock by its fine weight, and leaves a piece to itself', () => {
    const silver = { ...ring, pieceId: null, metal: 'silver', fineness: 925, grossWeight: 100, stoneWeight: 10 };
    const { postings } = postingsOfBill({ ...bill, lines: [...bill.lines!, silver, silver] }, '');
    expect(postings.filter(({ unit }) => unit !== 'INR')).toEqual([
      { from: 'stock', to: 'trade', unit: 'AG', amount: 166_500n },
    ]);
  });
});

const figure = (max: number, scale: number) =>
  fc.option(
    fc.integer({ min: 0, max: max * 10 ** scale }).map(whole => whole / 10 ** scale),
    { nil: null },
  );
const drawnLine: fc.Arbitrary<SaleLine> = fc.record({
  metal: fc.constantFrom('gold', 'silver', 'platinum', 'other'),
  fineness: fc.constantFrom(999, 916, 750, 925, 950),
  grossWeight: figure(5_000, 3),
  stoneWeight: figure(50, 3),
  rate: figure(20_000, 2),
  wastageBasis: fc.constantFrom('weight', 'value'),
  wastagePercent: figure(30, 3),
  makingBasis: fc.constantFrom('perGram', 'perPiece', 'percent'),
  makingRate: figure(2_000, 2),
  makingLeast: figure(2_000, 2),
  stoneCharge: figure(500_000, 2),
  hallmarking: figure(200, 2),
  quantity: figure(50, 3),
  price: figure(50_000, 2),
  discount: figure(20_000, 2),
  gst: fc.constantFrom(0, 0.25, 3, 5, 18),
  makingGst: fc.constantFrom(null, 5, 18),
});
const drawnSale: fc.Arbitrary<Sale> = fc.record({
  lines: fc.array(drawnLine, { minLength: 1, maxLength: 8 }),
  billedGst: fc.constantFrom('cgstSgst', 'cgstUtgst', 'igst', 'none'),
  discountOn: fc.constantFrom('making', 'whole'),
  discountPercent: figure(100, 3),
});
const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100);

describe('any sale', () => {
  it('adds up to the paisa: lines, taxes, round-off and total; nothing is negative', () =>
    fc.assert(
      fc.property(drawnSale, sale => {
        const totals = saleTotals(sale);
        const sum = totals.lines.reduce((all, { taxable }) => all + paise(taxable), 0);
        expect(paise(totals.taxable)).toBe(sum);
        const taxes = paise(totals.cgst) + paise(totals.sgst) + paise(totals.utgst) + paise(totals.igst);
        expect(paise(totals.total)).toBe(sum + taxes + paise(totals.roundOff));
        expect(paise(totals.total) % 100).toBe(0);
        expect(Math.abs(paise(totals.roundOff))).toBeLessThanOrEqual(50);
        for (const { goods, making, discount, taxable, service } of saleAmounts(sale).lines)
          expect([goods, making, discount, taxable, service, taxable - service].every(amount => amount >= 0)).toBe(
            true,
          );
      }),
      { numRuns: proofSize(500, 100_000) },
    ));

  it('is in the books what its paper says: the customer owes the total less what is paid', () =>
    fc.assert(
      fc.property(drawnSale, fc.nat(10_000_000), (sale, paid) => {
        const lines = sale.lines!.map(line => ({ ...line, pieceId: null }));
        const payments = [{ way: 'cash' as const, bankId: null, amount: paid / 100 }];
        const { postings } = postingsOfBill({ ...bill, ...sale, lines, payments }, '');
        const moved = postings.filter(({ unit }) => unit === 'INR');
        const owed = moved.reduce(
          (all, { from, to, amount }) =>
            all + (to === 'customer:meera' ? amount : 0n) - (from === 'customer:meera' ? amount : 0n),
          0n,
        );
        expect(Number(owed)).toBe(paise(billTotals({ ...sale, lines, payments }).due));
      }),
      { numRuns: proofSize(500, 100_000) },
    ));
});
