import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleAmounts } from './saleLines.ts';
import { partsOfSale, taxByHsn } from './taxByHsn.ts';

const line = (hsn: string | null, price: number, gst: number | null, more: object = {}) =>
  ({ metal: 'other', hsn, quantity: 1, price, gst, makingGst: null, ...more }) as never;
const sale = (lines: readonly unknown[], billedGst: string) =>
  ({ lines, billedGst, discountOn: 'making', discountPercent: null }) as Parameters<typeof taxByHsn>[0];

test('the codes of one rate share its tax so that they come to that of the whole', () => {
  const three = [line('7113', 1, 3), line('7114', 1, 3), line('7118', 1, 3), line('4202', 10, 18)];
  expect(taxByHsn(sale(three, 'cgstSgst'))).toEqual([
    { hsn: '7113', rate: 3, taxable: 100, cgst: 2, sgst: 2, utgst: 0, igst: 0 },
    { hsn: '7114', rate: 3, taxable: 100, cgst: 1, sgst: 1, utgst: 0, igst: 0 },
    { hsn: '7118', rate: 3, taxable: 100, cgst: 2, sgst: 2, utgst: 0, igst: 0 },
    { hsn: '4202', rate: 18, taxable: 1_000, cgst: 90, sgst: 90, utgst: 0, igst: 0 },
  ]);
});

test('lines of one code and rate are one; a making charge that is a supply of its own has its own code and rate', () => {
  const gold = { metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000, makingBasis: 'perGram', makingRate: 500 };
  const lines = [line('7113', 0, 3, { ...gold, makingGst: 5 }), line('7113', 100, 3)];
  expect(taxByHsn(sale(lines, 'igst'))).toEqual([
    { hsn: '7113', rate: 3, taxable: 6_010_000, cgst: 0, sgst: 0, utgst: 0, igst: 180_300 },
    { hsn: '998892', rate: 5, taxable: 500_000, cgst: 0, sgst: 0, utgst: 0, igst: 25_000 },
  ]);
});

test('a code of chapter 99 is a service and has neither unit nor number, as returns want it', () => {
  const parts = partsOfSale(sale([line('998892', 450, 5, { quantity: 12 }), line('7117', 100, 3)], 'igst'));
  expect(parts).toMatchObject([
    { hsn: '998892', unit: 'NA', quantity: 0, taxable: 540_000 },
    { hsn: '7117', unit: 'NOS', quantity: 1_000 },
  ]);
});

test('there is none where no GST is charged', () => {
  expect(taxByHsn(sale([line('7113', 100, 3)], 'none'))).toEqual([]);
});

test('it comes to the taxes and the taxable value of the bill, whatever is sold', () => {
  const anyLine = fc
    .record({
      hsn: fc.constantFrom(null, '7113', '7114', '4202'),
      price: fc.integer({ min: 0, max: 99_999_999 }).map(paise => paise / 100),
      gst: fc.constantFrom(null, 0, 0.25, 1.5, 3, 18),
    })
    .map(({ hsn, price, gst }) => line(hsn, price, gst));
  const kinds = fc.constantFrom('cgstSgst', 'cgstUtgst', 'igst');
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), kinds, (lines, kind) => {
      const { gst, taxable } = saleAmounts(sale(lines, kind));
      const sum = (name: 'taxable' | keyof typeof gst) =>
        taxByHsn(sale(lines, kind)).reduce((total, tax) => total + tax[name], 0);
      const all = { cgst: sum('cgst'), sgst: sum('sgst'), utgst: sum('utgst'), igst: sum('igst') };
      expect({ ...all, taxable: sum('taxable') }).toEqual({ ...gst, taxable });
    }),
  );
});
