import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../schema/kit/calendar.ts';
import type { ChitTerms } from '../../schema/rules/chitTerms.ts';
import { monthsFor, nextDue, type PaidIn } from '../../schema/rules/chits.ts';
import { firstOfMonth, monthOf, monthsAfter } from '../../schema/rules/months.ts';

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
const paid = (entries: PaidIn[]) => ({ firstDay: null, brought: 0, entries });
const on = (day: string, months = 1): PaidIn => ({ day, month: firstOfMonth(monthOf(day)), months });
/** One on the 15th of each of these months of 2026. */
const monthly = (...months: number[]) => months.map(month => on(`2026-${String(month).padStart(2, '0')}-15`));

describe('A-11 the next instalment of a passbook', () => {
  it.each<[string, PaidIn[], string, object | null]>([
    ['nothing before the first', [], '2026-05-01', null],
    ['the month of the day', monthly(1), '2026-02-10', { day: '2026-02-15', until: '2026-03-05' }],
    ['one that is late', monthly(1), '2026-02-20', { day: '2026-02-15', until: '2026-03-05' }],
    ['one within its days of grace', monthly(1), '2026-03-05', { day: '2026-02-15', until: '2026-03-05' }],
    ['the next one once they are over', monthly(1), '2026-03-06', { day: '2026-03-15', until: '2026-04-05' }],
    ['the first behind what was paid ahead', [on('2026-01-15', 3)], '2026-02-01', { day: '2026-04-15' }],
    ['the last day of a shorter month', [on('2026-01-31')], '2026-02-01', { day: '2026-02-28' }],
    ['none once all are paid', [on('2026-01-15', 11)], '2026-06-01', null],
    ['one until the last lawful day', monthly(1, 2), '2027-01-10', { day: '2027-01-15', until: '2027-01-15' }],
    ['none after it', monthly(1, 2), '2027-01-16', null],
  ])('is %s', (_, entries, today, expected) => {
    const due = nextDue(terms, paid(entries), today);
    expect(due).toEqual(expected && expect.objectContaining(expected));
  });

  it('is the one that somebody who pays on the day pays', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 11 }),
        fc.integer({ min: 0, max: 370 }),
        (months, days) => {
          const entries = [...new Set([0, ...months])].map(each => on(monthsAfter('2026-01-15', each)));
          const today = daysLater('2026-01-15', days);
          const due = nextDue(terms, paid(entries), today);
          const taken = monthsFor(terms, paid(entries), today, 1);
          if (due) expect(taken).toBe(due.month);
          else expect(taken).toBeTypeOf('string');
        },
      ),
    );
  });
});
