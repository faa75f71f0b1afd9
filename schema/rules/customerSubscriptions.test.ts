import { describe, expect, it, test } from 'vitest';
import {
  endsSoon,
  isTermCount,
  mostTerms,
  movesOn,
  spanOfTerms,
  termPriceOf,
  withoutReturned,
  withTerms,
  type CustomerSubscriptionState,
  type CustomerTerm,
} from './customerSubscriptions.ts';
import type { PlanDuration } from './plans.ts';

const bought = (duration: PlanDuration = 30, bill: string | null = 'B/1', line: number | null = 1) => ({
  name: 'Membership',
  duration,
  price: 149,
  bill,
  line,
});
const some = (duration: PlanDuration, day: string, count = 1) => withTerms([], bought(duration), { count, day });
const days = (terms: readonly CustomerTerm[]) => terms.map(({ from, until }) => `${from} ${until}`);

describe('K-01 what a bill brings', () => {
  test.each<[PlanDuration, string, number, string]>([
    [1, '2027-02-28', 3, '2027-03-02'],
    [7, '2027-02-26', 1, '2027-03-04'],
    [14, '2028-02-20', 1, '2028-03-04'],
    [30, '2027-01-31', 1, '2027-02-27'],
    [30, '2027-01-31', 3, '2027-04-29'],
    [30, '2028-01-31', 1, '2028-02-28'],
    [91, '2026-11-30', 1, '2027-02-27'],
    [182, '2026-08-31', 2, '2027-08-30'],
    [365, '2028-02-29', 1, '2029-02-27'],
    [365, '2028-02-29', 4, '2032-02-28'],
  ])('%i days from %s, %i times, until %s', (duration, day, count, until) => {
    expect(spanOfTerms(some(duration, day, count))).toMatchObject({ startsOn: day, endsOn: until, duration });
  });

  it('goes on after the last day, and without an end of a month that was lost', () => {
    const first = some(30, '2027-01-31');
    const all = withTerms(first, bought(30, 'B/2'), { count: 2, day: '2027-02-10' });
    expect(days(all)).toEqual(['2027-01-31 2027-02-27', '2027-02-28 2027-03-30', '2027-03-31 2027-04-29']);
    expect(all.map(({ bill }) => bill)).toEqual(['B/1', 'B/2', 'B/2']);
  });

  it('of another length is counted from its own first day', () => {
    const all = withTerms(some(30, '2027-01-31'), bought(365, 'B/2'), { count: 1, day: '2027-02-10' });
    expect(days(all)[1]).toBe('2027-02-28 2028-02-27');
    expect(all[1]).toMatchObject({ anchor: '2027-02-28', nth: 1 });
  });
});

describe('what a credit note takes back', () => {
  const first = { bill: 'B/1', lines: [1] };
  const two = withTerms(some(30, '2027-01-31'), bought(30, 'B/2'), { count: 1, day: '2027-02-10' });

  it('is all of it on its first day', () => {
    expect(withoutReturned(some(365, '2027-01-31', 2), first, '2027-01-31')).toEqual([]);
  });

  it('leaves told what was used until the day before', () => {
    const left = withoutReturned(some(365, '2027-01-31', 2), first, '2027-03-10');
    expect(left).toEqual([expect.objectContaining({ until: '2027-03-09', returnedOn: '2027-03-10' })]);
  });

  it('lets what was bought beyond it move up, without a day lost', () => {
    expect(days(withoutReturned(two, first, '2027-02-10'))).toEqual(['2027-01-31 2027-02-09', '2027-02-10 2027-03-09']);
    // Before its first day nothing of it was used.
    expect(days(withoutReturned(two, first, '2027-01-15'))).toEqual(['2027-01-31 2027-02-27']);
  });

  it('takes what comes after from a run that goes on, and marks what was used up', () => {
    const back = { bill: 'B/2', lines: [1] };
    expect(withoutReturned(two, back, '2027-02-10')).toEqual([two[0]]);
    const [used, current] = withoutReturned(two, first, '2027-03-01');
    expect(used).toEqual({ ...two[0], returnedOn: '2027-03-01' });
    expect(current).toEqual(two[1]);
  });

  it('is of its own lines alone', () => {
    expect(withoutReturned(two, { bill: 'B/1', lines: [2] }, '2027-02-10')).toEqual(two);
    const byHand = withTerms([], bought(30, null, null), { count: 1, day: '2027-01-31' });
    expect(withoutReturned(byHand, first, '2027-02-10')).toEqual(byHand);
  });
});

describe('A-13 the clock', () => {
  const held = (state: CustomerSubscriptionState) => ({ state, startsOn: '2027-02-01', endsOn: '2027-02-28' });
  test.each<[CustomerSubscriptionState, string, string[]]>([
    ['pending', '2027-01-31', []],
    ['pending', '2027-02-01', ['start']],
    ['pending', '2027-03-01', ['start', 'end']],
    ['active', '2027-02-28', []],
    ['active', '2027-03-01', ['end']],
    ['ended', '2027-03-01', []],
    ['cancelled', '2027-02-10', []],
  ])('of what is %s on %s: %j', (state, day, moves) => {
    expect(movesOn(held(state), day)).toEqual(moves);
  });

  test.each<[CustomerSubscriptionState, string, string, boolean]>([
    ['active', '2027-02-01', '2027-02-20', false],
    ['active', '2027-02-01', '2027-02-21', true],
    ['active', '2027-02-01', '2027-02-28', true],
    ['active', '2027-02-01', '2027-03-01', false],
    // A week is no shorter notice than the term itself.
    ['active', '2027-02-22', '2027-02-25', false],
    ['pending', '2027-02-01', '2027-02-25', false],
    ['cancelled', '2027-02-01', '2027-02-25', false],
  ])('tells of what is %s since %s on %s: %s', (state, from, day, is) => {
    expect(endsSoon({ ...held(state), startsOn: from }, { from, until: '2027-02-28' }, day)).toBe(is);
  });
});

describe('S-02 the price of a line', () => {
  const prices = [
    { name: 'Year', price: 1_499, duration: 365 },
    { name: 'Month', price: 149, duration: 30 },
  ] as const;
  test.each([
    [1_499, 'Year'],
    [149, 'Month'],
    [1_200, 'Year'],
    [null, 'Year'],
  ])('%s is that of a %s', (asked, name) => {
    expect(termPriceOf(prices, asked)?.name).toBe(name);
  });

  it('is none where the product has none', () => {
    expect(termPriceOf([], 149)).toBeUndefined();
  });

  test.each([
    [1, true],
    [mostTerms, true],
    [mostTerms + 1, false],
    [0, false],
    [1.5, false],
    [null, false],
  ])('%s terms can be billed: %s', (quantity, is) => {
    expect(isTermCount(quantity)).toBe(is);
  });
});
