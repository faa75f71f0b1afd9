import { expect, it } from 'vitest';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { wordings } from '../../schema/words/wordings.ts';
import { goodsList, type GoodsLine } from './goodsList.ts';

const { words } = wordings.en;
const necklace: GoodsLine = {
  description: 'Necklace',
  hsn: '7113',
  huid: 'AB12C3',
  metal: 'gold',
  fineness: 916,
  grossWeight: 24.5,
  stoneWeight: 1.2,
  rate: 6_200,
  wastageBasis: 'weight',
  wastagePercent: 2,
  makingBasis: 'perGram',
  makingRate: 830,
  makingLeast: null,
  stoneCharge: 32_740,
  stones: [
    { kind: 'diamond', count: 1, carats: 0.52, rate: 62_000, basis: 'perCarat' },
    { kind: 'ruby', count: 2, carats: null, rate: 250, basis: 'perPiece' },
  ],
  hallmarking: 45,
  quantity: 1,
  price: null,
  discount: 500,
  gst: 3,
  makingGst: null,
};
const boxes: GoodsLine = {
  ...necklace,
  description: 'Gift box',
  hsn: null,
  huid: null,
  metal: 'other',
  fineness: null,
  grossWeight: null,
  stoneWeight: null,
  rate: null,
  stoneCharge: null,
  stones: null,
  hallmarking: null,
  quantity: 3,
  price: 33.33,
  discount: null,
};
const listOf = (lines: GoodsLine[], more: { billedGst?: 'none' | 'cgstSgst'; language?: 'en' | 'hi' } = {}) =>
  goodsList(
    { lines, billedGst: more.billedGst ?? 'cgstSgst', discountOn: 'making', discountPercent: 10 },
    quickBills,
    wordings[more.language ?? 'en'].words,
  );
const detailsOf = (line: GoodsLine) =>
  listOf([line]).details![0]!.map(({ label, measure, value }) => [label, measure, value].filter(Boolean).join(' | '));

it('shows each part of a price with what it is worked out from', () => {
  expect(detailsOf(necklace)).toEqual([
    '916 (22K) · HUID AB12C3 · stones 1.200 g',
    'Metal | 23.300 g × ₹6,200.00 | ₹1,44,460.00',
    'Wastage | 2% × 23.300 g × ₹6,200.00 | ₹2,889.20',
    'Making charge | 23.300 g × ₹830.00 | ₹19,339.00',
    'Diamond | 0.52 ct × ₹62,000.00 | ₹32,240.00',
    'Ruby | 2 × ₹250.00 | ₹500.00',
    'Hallmarking | ₹45.00',
    'Discount | 10% × ₹19,339.00 | -₹1,933.90',
    'Discount | -₹500.00',
  ]);
});

it.each([
  ['a changed sum for stones', { stoneCharge: 30_000 }, 'Stones | ₹30,000.00'],
  ['stones that no piece has told of', { stones: null }, 'Stones | ₹32,740.00'],
  ['making by the piece', { makingBasis: 'perPiece', makingRate: 900 }, 'Making charge | ₹900.00'],
  ['making in percent', { makingBasis: 'percent', makingRate: 11 }, 'Making charge | 11% × ₹1,44,460.00 | ₹15,890.60'],
  ['a bonus of a scheme', { schemeBonus: 100 }, 'Bonus of the scheme | -₹100.00'],
])('shows %s', (_, changes, expected) => expect(detailsOf({ ...necklace, ...changes })).toContain(expected));

it('adds up number, weights and values, which its parts come to', () => {
  const { columns, rows, sums } = listOf([necklace, boxes]);
  expect(columns.map(({ label }) => label)).toEqual([
    'No.',
    'Description',
    'HSN',
    'Qty',
    'Gross',
    'Net',
    'Taxable value',
  ]);
  expect(rows).toEqual([
    ['1', 'Necklace', '7113', '1', '24.500 g', '23.300 g', '₹1,97,039.30'],
    ['2', 'Gift box', '', '3', '', '', '₹99.99'],
  ]);
  expect(sums).toEqual(['', 'Total', '', '4', '24.500 g', '23.300 g', '₹1,97,139.29']);
});

it('has no column without a value, and no taxable value without GST', () => {
  const { columns, details } = listOf([{ ...boxes, quantity: 1 }], { billedGst: 'none' });
  expect(columns.map(({ label }) => label)).toEqual(['No.', 'Description', 'Qty', 'Value']);
  expect(details).toEqual([[]]);
});

it('speaks the language of the paper', () => {
  const { details } = listOf([necklace], { language: 'hi' });
  expect(details![0]!.map(({ label }) => label)).toContain('हीरा');
  expect(words.papers.goods.sums).not.toBe(wordings.hi.words.papers.goods.sums);
});
