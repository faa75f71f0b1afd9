import { expect, it, test } from 'vitest';
import { gstSplit, gstTotal } from './gstSplit.ts';

test.each([
  ['within a state', 79_900, 18, '27', '27', { cgst: 7_191, sgst: 7_191 }],
  ['between states', 79_900, 18, '27', '24', { igst: 14_382 }],
  ['within a union territory without a legislature', 10_000, 18, '04', '04', { cgst: 900, utgst: 900 }],
  ['within Delhi, which has one', 10_000, 18, '07', '07', { cgst: 900, sgst: 900 }],
  ['half a paisa goes up, for each tax by itself', 50, 18, '27', '27', { cgst: 5, sgst: 5 }],
  ['an uneven rate', 100_000, 0.25, '24', '24', { cgst: 125, sgst: 125 }],
  ['nothing', 0, 18, '27', '27', {}],
  ['more than a float holds', 900_719_925_474_099, 18, '27', '09', { igst: 162_129_586_585_338 }],
])('%s', (_, taxable, rate, supplier, place, taxes) => {
  const split = gstSplit(taxable, { rate, supplier, place });
  expect(split).toEqual({ cgst: 0, sgst: 0, utgst: 0, igst: 0, ...taxes });
});

it('adds up', () => expect(gstTotal({ cgst: 7_191, sgst: 7_191, utgst: 0, igst: 0 })).toBe(14_382));
