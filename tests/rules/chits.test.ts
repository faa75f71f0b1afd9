import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingsOfChitEntry, postingsOfRedeemed, type ChitEntryFacts } from '../../schema/rules/chitEntries.ts';
import type { ChitTerms } from '../../schema/rules/chitTerms.ts';
import {
  amountProblem,
  bonusOf,
  isMature,
  lastLawfulDay,
  monthsFor,
  sharedOut,
  standingOf,
  weightBought,
  weightIn,
  worthOfWeight,
  type PaidIn,
} from '../../schema/rules/chits.ts';
import type { Posting } from '../../schema/rules/ledger.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { firstOfMonth, monthOf, monthsAfter } from '../../schema/rules/months.ts';
import { proofSize } from '../support/proofSize.ts';

const terms: ChitTerms = {
  kind: 'amount',
  fineness: null,
  instalments: 11,
  graceDays: 5,
  instalment: 5_000,
  least: null,
  multiple: null,
  bonus: 'instalment',
  bonusPercent: null,
};
const paid = (entries: PaidIn[], firstDay: string | null = null, brought = 0) => ({ firstDay, brought, entries });
const on = (day: string, months = 1, month = firstOfMonth(monthOf(day))): PaidIn => ({ day, month, months });
/** One on the 15th of each of these months of 2026. */
const monthly = (...months: number[]) => months.map(month => on(`2026-${String(month).padStart(2, '0')}-15`));

describe('A-11 the calendar months of a passbook', () => {
  it.each<[string, PaidIn[], string, number, string | number]>([
    ['the month of the day', [], '2026-01-15', 1, '2026-01'],
    ['the month of the day, however late in it', monthly(1), '2026-02-28', 1, '2026-02'],
    ['the month before within its days of grace', monthly(1), '2026-03-05', 1, '2026-02'],
    ['the month of the day once they are over', monthly(1), '2026-03-06', 1, '2026-03'],
    ['the month of the day where the one before is paid', monthly(1, 2), '2026-03-02', 1, '2026-03'],
    ['no month before the first', [], '2026-01-02', 1, '2026-01'],
    ['several months ahead', [], '2026-01-15', 3, '2026-01'],
    ['the next month once that of the day is paid', monthly(1), '2026-01-31', 1, '2026-02'],
    ['the month behind those that were paid ahead', [on('2026-01-15', 3)], '2026-03-10', 1, '2026-04'],
    ['the month before first, then those behind it', monthly(1), '2026-03-05', 3, '2026-02'],
    ['no months with a paid one between them', [...monthly(1), on('2026-03-01')], '2026-03-05', 2, 'chitMonthsApart'],
    ['the oldest month alone before a paid one', [...monthly(1), on('2026-03-01')], '2026-03-05', 1, '2026-02'],
    ['all months up to the end of the plan', monthly(1), '2026-01-20', 10, '2026-02'],
    ['no month behind the end of the plan', monthly(1), '2026-01-20', 11, 'chitTooMany'],
    ['the month of an earlier day than the first', [on('2026-03-10')], '2026-02-20', 1, '2026-02'],
    ['the next one after what was paid ahead', [on('2026-01-15', 3)], '2026-04-10', 1, '2026-04'],
    ['no more than the scheme asks for', [on('2026-01-15', 10)], '2026-11-10', 2, 'chitTooMany'],
    ['nothing once all is paid', [on('2026-01-15', 11)], '2026-12-10', 1, 'chitWhole'],
    ['no month after the last lawful day', monthly(1, 2), '2027-01-10', 2, 'chitTooLate'],
    ['no day after the last lawful one', monthly(1, 2), '2027-01-16', 1, 'chitTooLate'],
    ['the last lawful day itself', monthly(1, 2), '2027-01-15', 1, '2027-01'],
  ])('takes %s', (_, entries, day, months, expected) => {
    const first = monthsFor(terms, paid(entries), day, months);
    expect(typeof first === 'number' ? firstOfMonth(first).slice(0, 7) : first).toBe(expected);
  });

  it.each<[string, PaidIn[], string, object]>([
    ['nobody who has not paid', [], '2026-05-01', { maturesOn: null, lastDay: null, paidMonths: 0 }],
    ['each month paid', monthly(1, 2, 3), '2026-03-20', { maturesOn: '2026-12-15', missed: 0, paidMonths: 3 }],
    ['a month that can still be paid', monthly(1), '2026-03-05', { maturesOn: '2026-12-15', missed: 0 }],
    ['a month missed', monthly(1, 3), '2026-03-20', { maturesOn: '2027-01-15', missed: 1 }],
    ['two missed, never past the lawful days', monthly(1, 4), '2026-04-20', { maturesOn: '2027-01-15', missed: 2 }],
    ['all paid at once', [on('2026-01-15', 11)], '2026-01-15', { maturesOn: '2026-12-15', paidMonths: 11, missed: 0 }],
    ['the end of a month', [on('2026-01-31')], '2026-01-31', { maturesOn: '2026-12-31', lastDay: '2027-01-31' }],
    ['a leap year', [on('2028-01-31')], '2028-01-31', { maturesOn: '2028-12-31', lastDay: '2029-01-30' }],
    [
      'a top-up before all',
      [{ day: '2026-01-20', month: null, months: null }, on('2026-02-03')],
      '2026-02-03',
      { firstDay: '2026-01-20', paidMonths: 1 },
    ],
  ])('is told of %s', (_, entries, today, expected) => {
    expect(standingOf(terms, paid(entries), today)).toMatchObject(expected);
  });

  it('counts what was paid before the passbook came into the books', () => {
    const brought = paid([], '2026-01-10', 4);
    expect(standingOf(terms, brought, '2026-05-01')).toMatchObject({
      paidMonths: 4,
      missed: 0,
      maturesOn: '2026-12-10',
    });
    expect(monthsFor(terms, brought, '2026-04-20', 1)).toBe(monthOf('2026-05-01'));
    expect(monthsFor(terms, brought, '2026-05-20', 1)).toBe(monthOf('2026-05-01'));
  });
});

describe('A-11 what a passbook comes to', () => {
  it.each([
    ['₹5,000 at ₹11,800 for a gram of 916', 500_000, 1_180_000, 916, 388, 424],
    ['₹1 at ₹11,800 for a gram of 916', 100, 1_180_000, 916, 0, 0],
    ['₹10,000 at ₹208 for a gram of 999 silver', 1_000_000, 20_800, 999, 48_077, 48_077],
  ])('%s', (_, amount, rate, fineness, fine, shown) => {
    expect([weightBought(amount, rate, fineness), weightIn(fine, fineness)]).toEqual([fine, shown]);
  });

  const goods = { worth: 5_500_000, instalment: 500_000, goods: 11_000_000, making: 1_200_000 };
  it.each<[ChitTerms['bonus'], number | null, object, number]>([
    ['instalment', null, {}, 500_000],
    ['percent', 7.5, {}, 412_500],
    ['making', 100, {}, 600_000],
    ['making', 50, {}, 300_000],
    ['making', 100, { worth: 12_000_000 }, 1_200_000],
    ['making', 100, { goods: 0 }, 0],
    ['none', null, {}, 0],
  ])('a bonus of %s %s', (bonus, bonusPercent, more, expected) => {
    expect(bonusOf({ ...terms, bonus, bonusPercent }, { ...goods, ...more })).toBe(expected);
  });

  it.each([
    [{}, 500_000, null],
    [{}, 500_001, 'chitFixed'],
    [{ least: 1_000 }, 99_999, 'chitLeast'],
    [{ least: 1_000 }, 123_456, null],
    [{ multiple: 500 }, 150_000, null],
    [{ multiple: 500 }, 120_000, 'chitMultiple'],
  ])('%j takes %i paise: %s', (more, amount, expected) => {
    expect(amountProblem({ ...terms, ...more }, amount)).toBe(expected);
  });
});

const numRuns = proofSize(500, 100_000);
const whole = (max: number, min = 0) => fc.integer({ min, max });
const anyTerms = fc.record({
  kind: fc.constantFrom('amount', 'weight'),
  fineness: fc.constantFrom(999, 995, 916, 750),
  instalments: whole(12, 1),
  graceDays: whole(15),
  bonus: fc.constantFrom('instalment', 'percent', 'making', 'none'),
  bonusPercent: whole(100),
});
const anyStep = fc.record({
  wait: fc.oneof(whole(3), whole(45), whole(120)),
  does: fc.constantFrom('pay', 'pay', 'pay', 'ahead', 'topUp', 'cancel', 'end', 'redeem'),
  months: whole(4, 1),
  rate: whole(2_000_000, 4_000),
  which: whole(1_000),
});
const anyLife = fc.record({
  chosen: anyTerms,
  instalment: whole(5_000_000, 1),
  begins: whole(3_000),
  steps: fc.array(anyStep, { maxLength: 40 }),
});

type Entry = ChitEntryFacts & PaidIn;
/** What the account of the passbook holds: what was credited less what was debited. */
const owed = (postings: readonly Posting[], unit: Posting['unit']) =>
  postings.reduce((sum, posting) => {
    if (posting.unit !== unit) return sum;
    if (posting.from === 'scheme:m') return sum + posting.amount;
    return posting.to === 'scheme:m' ? sum - posting.amount : sum;
  }, 0n);
const reversed = (postings: readonly Posting[]) =>
  postings.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }));

describe('A-11 100,000 lives of passbooks', () => {
  it('create nothing and lose nothing, and none outlasts the law', () => {
    fc.assert(
      fc.property(anyLife, ({ chosen, instalment, begins, steps }) => {
        const life: ChitTerms = { ...terms, ...chosen, kind: chosen.kind as 'amount', instalment: instalment / 100 };
        const isByWeight = chosen.kind === 'weight';
        const entries: Entry[] = [];
        const booked: Posting[] = [];
        let today = daysLater('2024-01-01', begins);
        let end: 'end' | 'redeem' | null = null;
        const sum = (field: 'amount' | 'fineWeight', scale: number) =>
          entries.reduce((all, entry) => all + Math.round((entry[field] ?? 0) * scale), 0);

        for (const { wait, does, months, rate, which } of steps) {
          today = daysLater(today, wait);
          const before = standingOf(life, paid(entries), today);
          if (before.lastDay) {
            expect(before.lastDay).toBe(lastLawfulDay(before.firstDay!));
            expect(before.maturesOn! <= before.lastDay).toBe(true);
            expect(
              before.maturesOn! >= [monthsAfter(before.firstDay!, chosen.instalments), before.lastDay].sort()[0]!,
            ).toBe(true);
            expect(before.paidMonths).toBeLessThanOrEqual(chosen.instalments);
            // No month is paid twice.
            expect(before.paidMonths).toBe(entries.reduce((all, { months: count }) => all + (count ?? 0), 0));
          }
          if (does === 'pay' || does === 'ahead' || does === 'topUp') {
            const count = does === 'ahead' ? months : 1;
            const first = does === 'topUp' ? null : monthsFor(life, paid(entries), today, count);
            if (typeof first === 'string') continue;
            const amount = does === 'topUp' ? which + 1 : instalment * count;
            const fine = isByWeight ? weightBought(amount, rate, chosen.fineness) : null;
            const entry: Entry = {
              kind: does === 'topUp' ? 'topUp' : 'instalment',
              memberId: 'm',
              day: today,
              month: first === null ? null : firstOfMonth(first),
              months: first === null ? null : count,
              tillId: null,
              way: 'upi',
              bankId: null,
              amount: amount / 100,
              metal: isByWeight ? 'gold' : null,
              fineWeight: fine === null ? null : fine / 1_000,
            };
            entries.push(entry);
            booked.push(...postingsOfChitEntry(entry, today).postings);
            // The same month is taken once.
            if (first !== null)
              expect(monthsFor(life, paid(entries), today, count)).toSatisfy(again => again !== first);
          } else if (does === 'cancel' && entries.length) {
            const [gone] = entries.splice(which % entries.length, 1);
            booked.push(...reversed(postingsOfChitEntry(gone!, today).postings));
          } else if ((does === 'end' || does === 'redeem') && entries.length) {
            end = does;
            const [rupees, fine] = [sum('amount', 100), sum('fineWeight', 1_000)];
            if (does === 'end') {
              const refund = {
                ...entries[0]!,
                kind: 'refund' as const,
                amount: rupees / 100,
                fineWeight: fine / 1_000,
              };
              booked.push(...postingsOfChitEntry(refund, today).postings);
            } else {
              const worth = isByWeight ? worthOfWeight(fine, rate, chosen.fineness) : rupees;
              const given = isMature(life, before, today)
                ? bonusOf(life, { worth, instalment, goods: worth, making: which })
                : 0;
              if (before.paidMonths < chosen.instalments) expect(given).toBe(0);
              const moved = postingsOfRedeemed(
                {
                  chitMemberId: 'm',
                  chitPaid: rupees / 100,
                  chitWorth: worth / 100,
                  chitMetal: isByWeight ? 'gold' : null,
                  chitWeight: fine / 1_000,
                  chitBonus: given / 100,
                },
                'c',
              );
              const credit = moved.reduce((all, { from, to, unit, amount }) => {
                if (unit !== 'INR') return all;
                if (from === 'customer:c') return all + amount;
                return to === 'customer:c' ? all - amount : all;
              }, 0n);
              expect(credit).toBe(BigInt(worth + given));
              booked.push(...moved);
            }
            break;
          }
          expect(owed(booked, 'INR')).toBe(BigInt(sum('amount', 100)));
          expect(owed(booked, 'AU')).toBe(BigInt(sum('fineWeight', 1_000)));
        }
        if (end) expect([owed(booked, 'INR'), owed(booked, 'AU')]).toEqual([0n, 0n]);
      }),
      { numRuns },
    );
  });

  it('share a bonus out to the paisa, and to no line more than it holds', () => {
    fc.assert(
      fc.property(whole(100_000_000), fc.array(whole(10_000_000), { maxLength: 12 }), (amount, held) => {
        const parts = sharedOut(amount, held);
        const all = held.reduce((sum, each) => sum + each, 0);
        expect(parts.reduce((sum, each) => sum + each, 0)).toBe(Math.min(amount, all));
        expect(parts.every((part, n) => part >= 0 && part <= held[n]!)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('lose no more than the rounding of a milligram between rupees and grams', () => {
    fc.assert(
      fc.property(
        whole(50_000_000, 1),
        whole(2_000_000, 4_000),
        fc.constantFrom(999, 916, 750),
        (amount, rate, fineness) => {
          const back = worthOfWeight(weightBought(amount, rate, fineness), rate, fineness);
          const milligram = Math.ceil(rate / Math.min(fineness, 1_000)) + 1;
          expect(Math.abs(back - amount)).toBeLessThanOrEqual(milligram);
        },
      ),
      { numRuns },
    );
  });
});

it.each([
  [11, '2027-10-01', true],
  [12, '2027-10-02', true],
  [10, '2027-10-01', false],
  [11, '2027-09-30', false],
])('with %i instalments paid on %s a scheme of 11 that matures on 1 October is mature: %s', (paidMonths, day, is) => {
  const standing = { firstDay: '2026-11-01', missed: 0, lastDay: '2027-10-28', maturesOn: '2027-10-01', paidMonths };
  expect(isMature(terms, standing, day)).toBe(is);
});
