import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditRoundOff, creditTotals, postingsOfCredit } from '../../schema/rules/creditNotes.ts';
import type { Posting } from '../../schema/rules/ledger.ts';
import { postingsOfBill, type BillFacts, type BillLine } from '../../schema/rules/quickBills.ts';
import { saleTotals } from '../../schema/rules/saleLines.ts';
import { proofSize } from '../support/proofSize.ts';

const numRuns = proofSize(300, 100_000);
const hundredths = (max: number, min = 0) => fc.integer({ min: min * 100, max: max * 100 }).map(n => n / 100);
const thousandths = (max: number, min = 0) => fc.integer({ min: min * 1_000, max: max * 1_000 }).map(n => n / 1_000);
const nothing = { stoneWeight: null, wastagePercent: null, makingLeast: null, discount: null, makingGst: null };

const anyLine: fc.Arbitrary<BillLine> = fc.record({
  ...Object.fromEntries(Object.entries(nothing).map(([name, value]) => [name, fc.constant(value)])),
  metal: fc.constantFrom('gold', 'silver', 'other'),
  fineness: fc.constantFrom(916, 750, 999),
  grossWeight: thousandths(200, 1),
  rate: hundredths(20_000, 1),
  wastageBasis: fc.constant('weight'),
  wastagePercent: fc.option(thousandths(20)),
  makingBasis: fc.constantFrom('perGram', 'perPiece', 'percent'),
  makingRate: fc.option(hundredths(900)),
  stoneCharge: fc.option(hundredths(90_000)),
  hallmarking: fc.option(hundredths(90)),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: hundredths(9_000, 1),
  discount: fc.option(hundredths(1)),
  gst: fc.constantFrom(0, 0.25, 1.5, 3, 5, 18),
  makingGst: fc.constantFrom(null, 5),
  pieceId: fc.option(fc.uuid()),
}) as unknown as fc.Arbitrary<BillLine>;

type Sold = Omit<BillFacts, 'lines'> & { lines: readonly BillLine[] };
const anyBill: fc.Arbitrary<Sold> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  billedGst: fc.constantFrom('cgstSgst', 'cgstUtgst', 'igst', 'none'),
  discountOn: fc.constantFrom('making', 'whole'),
  discountPercent: fc.option(thousandths(30)),
  day: fc.constant('2026-11-20'),
  tillId: fc.constant('till'),
  contactId: fc.constant('asha'),
  payments: fc.constant([]),
}) as unknown as fc.Arbitrary<Sold>;

const noteOf = (bill: Sold, lines: readonly BillLine[], left: number, isRest = true) => {
  const sale = { ...bill, lines };
  return {
    ...sale,
    roundOff: creditRoundOff(sale, { left, isRest }),
    refund: null,
    way: 'cash',
    bankId: null,
  } as const;
};
const paise = (rupees: number) => Math.round(rupees * 100);
const balances = (postings: readonly Posting[]) => {
  const held = new Map<string, bigint>();
  for (const { from, to, unit, amount } of postings)
    for (const [account, sign] of [
      [from, -1n],
      [to, 1n],
    ] as const) {
      const key = JSON.stringify([account, unit]);
      held.set(key, (held.get(key) ?? 0n) + sign * amount);
    }
  return [...held].filter(([, amount]) => amount !== 0n);
};

describe('a credit note', () => {
  it('of all of a bill has its figures, and brings every account back', () => {
    fc.assert(
      fc.property(anyBill, bill => {
        const { total, ...figures } = saleTotals(bill);
        const note = noteOf(bill, bill.lines, total);
        expect(creditTotals(note)).toEqual({ total, ...figures });
        const both = [...postingsOfBill(bill, '').postings, ...postingsOfCredit(note, '').postings];
        expect(balances(both)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('of one part after the other, in any order, comes to the bill, and leaves nothing with the customer', () => {
    fc.assert(
      fc.property(anyBill, fc.infiniteStream(fc.nat(3)), (bill, draws) => {
        const parts = Map.groupBy(bill.lines, () => draws.next().value as number);
        let left = paise(saleTotals(bill).total);
        const notes = [...parts.values()].map((lines, n) => {
          const note = noteOf(bill, lines, left / 100, n === parts.size - 1);
          const { total } = creditTotals(note);
          expect(total).toBeGreaterThanOrEqual(0);
          left -= paise(total);
          return note;
        });
        expect(left).toBe(0);
        const back = notes.flatMap(note => postingsOfCredit(note, '').postings);
        const owed = balances([...postingsOfBill(bill, '').postings, ...back]).filter(([key]) => key.includes('asha'));
        expect(owed).toEqual([]);
      }),
      { numRuns },
    );
  });
});
