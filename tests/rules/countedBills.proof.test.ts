import { expect, it } from 'vitest';
import type { Posting } from '../../schema/rules/ledger.ts';
import { amountOfOldGold, weightsOfOldGold } from '../../schema/rules/oldGold.ts';
import { billTotals, postingsOfBill } from '../../schema/rules/quickBills.ts';
import { gstr1Return } from '../../schema/rules/returns/gstr1Return.ts';
import { supplyOfBill, type Supply } from '../../schema/rules/returns/supplies.ts';
import { amountsOfLine } from '../../schema/rules/saleLines.ts';
import { booksOf, figuresOf, sumOfRows, taxesOf } from '../support/countedBooks.ts';
import { drawBill, drawOldGold, typedBill, typedOldGold } from '../support/drawnBills.ts';
import { drawFor, proofSize } from '../support/proofSize.ts';
import { reckonBill, reckonOldGold, type CountedBill } from '../support/reckonedBill.ts';
import { about, buyer, gstin } from './gstr1Month.ts';

const size = proofSize(2_000, 100_000);

const movedBy = (postings: readonly Posting[]): Record<string, number> => {
  const moved: Record<string, number> = {};
  for (const { from, to, unit, amount } of postings) {
    moved[`${String(from)} ${unit}`] = (moved[`${String(from)} ${unit}`] ?? 0) - Number(amount);
    moved[`${String(to)} ${unit}`] = (moved[`${String(to)} ${unit}`] ?? 0) + Number(amount);
  }
  return Object.fromEntries(Object.entries(moved).filter(([, amount]) => amount));
};

const unitSums = (moved: Record<string, number>) => {
  const sums: Record<string, number> = {};
  for (const [account, amount] of Object.entries(moved)) {
    const unit = account.slice(account.lastIndexOf(' ') + 1);
    sums[unit] = (sums[unit] ?? 0) + amount;
  }
  return Object.values(sums);
};

const drawn = (proof: string) => {
  const draw = drawFor(proof);
  return Array.from({ length: size }, () => {
    const bill = drawBill(draw);
    const reckoned = reckonBill(bill);
    const paid = draw.percent(50) ? draw.below(reckoned.total + 1) : 0;
    return { bill, reckoned, paid };
  });
};

/** As the bill is kept, with a payment by UPI. */
const keptOf = (bill: CountedBill, paid: number) => ({
  ...typedBill(bill),
  day: '2026-11-05',
  tillId: null,
  contactId: 'asha',
  payments: paid ? [{ way: 'upi' as const, bankId: null, amount: paid / 100 }] : [],
});

it('each figure of a bill, and what it puts into the books, is what a second reckoning says', () => {
  for (const { bill, reckoned, paid } of drawn('counted bills')) {
    const kept = keptOf(bill, paid);
    const told = JSON.stringify(bill);
    expect(billTotals(kept), told).toEqual(figuresOf(reckoned, paid));
    expect(
      kept.lines.map(line => amountsOfLine(line, kept)),
      told,
    ).toEqual(reckoned.lines);
    const moved = movedBy(postingsOfBill(kept, '').postings);
    expect(moved, told).toEqual(booksOf(reckoned, paid, 'asha'));
    expect(
      unitSums(moved).every(sum => sum === 0),
      told,
    ).toBe(true);
  }
});

it('old gold weighs and costs what a second reckoning says', () => {
  const draw = drawFor('counted old gold');
  for (let n = 0; n < size; n++) {
    const bought = drawOldGold(draw);
    const typed = typedOldGold(bought);
    const { fine, amount } = reckonOldGold(bought);
    expect([Number(weightsOfOldGold(typed).fine), amountOfOldGold(typed)], JSON.stringify(bought)).toEqual([
      fine,
      amount,
    ]);
  }
});

it('GSTR-1 of a month comes to the sum of its bills, in its sections and by HSN code', () => {
  const draw = drawFor('counted months');
  const bills = drawn('counted returns');
  for (let first = 0; first < bills.length; first += 250) {
    const month = bills.slice(first, first + 250);
    const supplies = month.map(({ bill, reckoned }, n): Supply => {
      const isAbroad = bill.tax === 'igst';
      const it = about(`B/${n}`, '2026-11-05', {
        billedGst: bill.tax,
        gstin: draw.percent(30) ? buyer : null,
        place: isAbroad ? draw.of(['24', '29', '07']) : '27',
      });
      return supplyOfBill(it, { ...typedBill(bill), total: reckoned.total / 100 });
    });
    const { json } = gstr1Return(
      { gstin, month: '2026-11', scheme: 'regular', turnover: null },
      { supplies, issued: [] },
    );
    const { b2b = [], b2cl = [], b2cs = [], nil, hsn = {} } = json!;
    const invoices = [...b2b, ...b2cl].flatMap(({ inv }) =>
      inv.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)),
    );
    const nilRated = (nil?.inv ?? []).map(({ nil_amt }) => ({ txval: nil_amt }));
    const expected = taxesOf(month.filter(({ bill }) => bill.tax !== 'none').map(({ reckoned }) => reckoned));
    expect(sumOfRows([...invoices, ...b2cs, ...nilRated])).toEqual(expected);
    expect(sumOfRows([...(hsn.hsn_b2b ?? []), ...(hsn.hsn_b2c ?? [])])).toEqual(expected);
  }
});
