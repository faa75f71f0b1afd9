import { describe, expect, it } from 'vitest';
import { beside, daysOf, periodIn, weeksOf, type Period } from './period.ts';

describe('the days that a calendar shows', () => {
  it.each<[Period, first: string, last: string, weeks: number]>([
    [{ view: 'month', day: '2026-11-20' }, '2026-10-26', '2026-12-06', 6],
    [{ view: 'month', day: '2026-02-01' }, '2026-01-26', '2026-03-01', 5],
    [{ view: 'month', day: '2027-02-28' }, '2027-02-01', '2027-02-28', 4],
    [{ view: 'month', day: '2028-02-29' }, '2028-01-31', '2028-03-05', 5],
    [{ view: 'week', day: '2026-11-22' }, '2026-11-16', '2026-11-22', 1],
    [{ view: 'week', day: '2027-01-01' }, '2026-12-28', '2027-01-03', 1],
    [{ view: 'day', day: '2026-11-20' }, '2026-11-20', '2026-11-20', 1],
  ])('of %o are %s to %s', (period, first, last, weeks) => {
    const days = daysOf(period);
    expect([days[0], days.at(-1), weeksOf(days).length]).toEqual([first, last, weeks]);
    expect(new Set(days).size).toBe(days.length);
  });
});

it.each<[Period, 1 | -1, string]>([
  [{ view: 'month', day: '2026-01-31' }, 1, '2026-02-01'],
  [{ view: 'month', day: '2026-01-31' }, -1, '2025-12-01'],
  [{ view: 'week', day: '2026-12-30' }, 1, '2027-01-06'],
  [{ view: 'day', day: '2026-03-01' }, -1, '2026-02-28'],
])('beside %o, %i, is %s', (period, step, day) => expect(beside(period, step)).toEqual({ ...period, day }));

it.each<[string, Period]>([
  ['', { view: 'month', day: '2026-11-22' }],
  ['week/2026-02-28', { view: 'week', day: '2026-02-28' }],
  ['week/2026-02-30', { view: 'week', day: '2026-11-22' }],
  ['year/soon', { view: 'month', day: '2026-11-22' }],
])('an address with “%s” shows %o', (path, period) => expect(periodIn(path, '2026-11-22')).toEqual(period));
