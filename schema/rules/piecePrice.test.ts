import { describe, expect, it } from 'vitest';
import { piecePrice, type PieceToPrice, type PriceTerms } from './piecePrice.ts';

/** A ring of 10.5 g of 916 at 6,200 rupees a gram of 999. */
const ring: PieceToPrice = {
  fineness: 916,
  grossWeight: 10_500,
  stoneWeight: 0,
  making: { basis: 'perGram', value: 0, least: 0 },
  wastage: { basis: 'weight', percent: 0 },
  stones: [],
  hallmarking: 0,
};
const terms: PriceTerms = { rate: { id: 'r', perGram: 620_000 }, gst: null };
const gst = { goods: 3_000, supplier: '27', place: '27', source: 'g' };
const service = { rate: 5_000, source: 's' };

const told = (piece: Partial<PieceToPrice>, more: Partial<PriceTerms> = {}) =>
  Object.fromEntries(
    piecePrice({ ...ring, ...piece }, { ...terms, ...more }).map(({ name, rule, amount }) => [
      name === 'total' || name === 'taxable' ? name : `${name} ${rule}`,
      amount,
    ]),
  );

describe('the price of a piece', () => {
  it.each<[string, Partial<PieceToPrice>, Partial<PriceTerms>, Record<string, number>]>([
    [
      'is fineness and not carats over 24',
      {},
      {},
      { 'metal rateOfFineness': 5_963_160, taxable: 5_963_160, 'roundOff wholeRupees': 40, total: 5_963_200 },
    ],
    [
      'counts 999 as pure',
      { fineness: 999, grossWeight: 1_000 },
      {},
      { 'metal rateOfFineness': 620_000, taxable: 620_000, total: 620_000 },
    ],
    [
      'is of the net weight',
      { fineness: 999, grossWeight: 3_000, stoneWeight: 1_000 },
      {},
      { 'metal rateOfFineness': 1_240_000, taxable: 1_240_000, total: 1_240_000 },
    ],
    [
      'has wastage of the weight, rounded by itself',
      { fineness: 999, grossWeight: 1_001, wastage: { basis: 'weight', percent: 3_333 } },
      {},
      {
        'metal rateOfFineness': 620_620,
        'wastage wastageOnWeight': 20_685,
        taxable: 641_305,
        'roundOff wholeRupees': -5,
        total: 641_300,
      },
    ],
    [
      'has making by the gram, stones by the carat and by the piece, and hallmarking',
      {
        fineness: 999,
        grossWeight: 2_000,
        stoneWeight: 1_000,
        making: { basis: 'perGram', value: 45_050, least: 0 },
        stones: [
          { carats: 120, count: 4, rate: 5_500_000, basis: 'perCarat' },
          { carats: 0, count: 3, rate: 12_500, basis: 'perPiece' },
        ],
        hallmarking: 4_500,
      },
      {},
      {
        'metal rateOfFineness': 620_000,
        'making makingPerGram': 45_050,
        'stones stonesPerPiece': 37_500,
        'stones stonesPerCarat': 660_000,
        'hallmarking hallmarking': 4_500,
        taxable: 1_367_050,
        'roundOff wholeRupees': 50,
        total: 1_367_100,
      },
    ],
    [
      'has the least making where the other is less',
      { fineness: 999, grossWeight: 1_000, making: { basis: 'percent', value: 2_000, least: 20_000 } },
      {},
      { 'metal rateOfFineness': 620_000, 'making makingLeast': 20_000, taxable: 640_000, total: 640_000 },
    ],
    [
      'takes a discount off the making, and never more than that',
      { fineness: 999, grossWeight: 1_000, making: { basis: 'perPiece', value: 30_000, least: 0 } },
      { discount: { on: 'making', amount: 50_000 } },
      {
        'metal rateOfFineness': 620_000,
        'making makingPerPiece': 30_000,
        'discount discountOnMaking': -30_000,
        taxable: 620_000,
        total: 620_000,
      },
    ],
    [
      'has GST in halves within a state, on what is left after the discount',
      { fineness: 999, grossWeight: 1_000 },
      { gst, discount: { on: 'whole', percent: 10_000 } },
      {
        'metal rateOfFineness': 620_000,
        'discount discountOnWhole': -62_000,
        taxable: 558_000,
        'cgst gst': 8_370,
        'sgst gst': 8_370,
        'roundOff wholeRupees': -40,
        total: 574_700,
      },
    ],
    [
      'has IGST between states',
      { fineness: 999, grossWeight: 1_000 },
      { gst: { ...gst, place: '29' } },
      {
        'metal rateOfFineness': 620_000,
        taxable: 620_000,
        'igst gst': 18_600,
        total: 638_600,
      },
    ],
    [
      'is what the shop announced for the fineness',
      { grossWeight: 1_000 },
      { rate: { ...terms.rate, announced: [{ fineness: 916, perGram: 570_000 }] } },
      { 'metal rateAnnounced': 570_000, taxable: 570_000, total: 570_000 },
    ],
    [
      'has the GST in it once: a gram of 916 at 5,685.60 with 3 %, by hand',
      { grossWeight: 1_000, making: { basis: 'perPiece', value: 100_000, least: 0 } },
      { gst, rate: { id: 'r', perGram: 620_698, withGst: true } },
      // 620698 * 0.916 = 568559.4 -> 568559; / 1.03 = 551999.03 -> 551999. (551999 + 100000) * 1.5 % = 9779.985 -> 9780.
      {
        'metal rateLessGst': 551_999,
        'making makingPerPiece': 100_000,
        taxable: 651_999,
        'cgst gst': 9_780,
        'sgst gst': 9_780,
        'roundOff wholeRupees': 41,
        total: 671_600,
      },
    ],
    [
      'keeps what nobody can take out of it',
      { fineness: 999, grossWeight: 1_000 },
      { rate: { ...terms.rate, withGst: true } },
      { 'metal rateOfFineness': 620_000, taxable: 620_000, total: 620_000 },
    ],
  ])('%s', (_, piece, more, expected) => expect(told(piece, more)).toEqual(expected));

  // 10 g of 999 at 6,200 are 62,000; making of 1,000 a gram 10,000.
  it.each<[string, Partial<PriceTerms>, (number | string)[][]]>([
    [
      'within the state',
      {},
      [
        ['cgst', 93_000],
        ['sgst', 93_000],
        ['cgst making', 25_000],
        ['sgst making', 25_000],
      ],
    ],
    [
      'of another state',
      { gst: { ...gst, place: '29' } },
      [
        ['igst', 186_000],
        ['igst making', 50_000],
      ],
    ],
    // The goods come to 62,000, the making to 9,000.
    [
      'less what is off the making',
      { discount: { on: 'making', percent: 10_000 } },
      [
        ['cgst', 93_000],
        ['sgst', 93_000],
        ['cgst making', 22_500],
        ['sgst making', 22_500],
      ],
    ],
    // 10 % off both: 55,800 and 9,000.
    [
      'less its part of what is off the whole',
      { discount: { on: 'whole', percent: 10_000 } },
      [
        ['cgst', 83_700],
        ['sgst', 83_700],
        ['cgst making', 22_500],
        ['sgst making', 22_500],
      ],
    ],
    [
      'and nothing where all of it is given away',
      { discount: { on: 'making', percent: 100_000 } },
      [
        ['cgst', 93_000],
        ['sgst', 93_000],
      ],
    ],
  ])('taxes making as a service %s', (_, more, expected) => {
    const piece = { ...ring, fineness: 999, grossWeight: 10_000, making: { ...ring.making, value: 100_000 } };
    const lines = piecePrice(piece, { ...terms, ...more, gst: { ...(more.gst ?? gst), making: service } });
    const taxes = lines.filter(({ rule }) => rule === 'gst' || rule === 'gstOnMaking');
    expect(taxes.map(({ name, rule, amount }) => [rule === 'gst' ? name : `${name} making`, amount])).toEqual(expected);
    expect(taxes.map(({ source }) => source)).toEqual(taxes.map(({ rule }) => (rule === 'gst' ? 'g' : 's')));
  });

  it('taxes making as a service where that is the setting, each on its own lines', () => {
    const piece = { ...ring, fineness: 999, grossWeight: 1_000, making: { ...ring.making, value: 100_000 } };
    const lines = piecePrice(piece, { ...terms, gst: { ...gst, making: service } });
    expect(lines.filter(({ name }) => name === 'cgst').map(({ of, amount }) => [of?.value, amount])).toEqual([
      [620_000, 9_300],
      [100_000, 2_500],
    ]);
  });

  it('reckons beyond what numbers of JavaScript hold: 20 kg of gold', () => {
    const [metal] = piecePrice(
      { ...ring, grossWeight: 20_000_001 },
      { ...terms, rate: { id: 'r', perGram: 1_234_567 } },
    );
    expect(metal!.amount).toBe(Number((20_000_001n * 1_130_863n + 500n) / 1_000n));
  });
});
