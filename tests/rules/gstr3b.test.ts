import { describe, expect, it } from 'vitest';
import { gstr3b } from '../../schema/rules/returns/gstr3b.ts';
import { supplyOfBill } from '../../schema/rules/returns/supplies.ts';
import { about, goods, november, sold } from './gstr1Month.ts';

const input = { igst: 1_000_000, cgst: 50_000, sgst: 50_000, utgst: 0 };

describe('the figures of GSTR-3B', () => {
  it('of a month with bills, credit notes and a transfer', () => {
    expect(gstr3b({ scheme: 'regular' }, november, input)).toEqual({
      // GSTR-1’s 3,52,121 less the bangles.
      outward: { taxable: 35_200_100, cgst: 70_502, sgst: 70_502, utgst: 0, igst: 935_000 },
      nil: 12_000,
      // 1,95,000 + 50,000 − 1,00,000.
      toConsumers: [{ place: '24', taxable: 14_500_000, igst: 435_000 }],
      input,
      beyondInput: { igst: -65_000, cgst: 20_502, sgst: 20_502, utgst: 0 },
    });
  });

  it('tells of each state, and of none where nothing is left', () => {
    const to = (place: string, n: number, gst = 3) => {
      const it = about(`B/26-27/000${n}`, '2026-11-02', { place, billedGst: 'igst' });
      return supplyOfBill(it, sold(1_030, [goods('7113', 1, 1_000, gst)], 'igst'));
    };
    const bills = [to('29', 1), to('06', 2), to('24', 3, 0), to('07', 4)];
    const takenBack = { ...to('07', 5), kind: 'creditNotes' as const };
    const { toConsumers, nil } = gstr3b({ scheme: 'regular' }, [...bills, takenBack], input)!;
    expect(toConsumers.map(({ place, igst }) => [place, igst])).toEqual([
      ['06', 3_000],
      ['29', 3_000],
    ]);
    expect(nil).toBe(100_000);
  });

  it('are none of a dealer under the composition scheme', () => {
    expect(gstr3b({ scheme: 'composition' }, november, input)).toBeNull();
  });
});
