import { describe, expect, it, test } from 'vitest';
import { daysBetween, daysLater } from '../kit/calendar.ts';
import { planDurations, type PlanDuration } from './plans.ts';
import {
  changedTo,
  dueFor,
  lastOf,
  moveOn,
  noticeOn,
  renewed,
  spanOf,
  termFrom,
  trialTerm,
  unusedOn,
  type SubscriptionState,
  type Term,
} from './subscriptions.ts';

const masha = (duration: PlanDuration = 30, price = 799) => ({
  plan: 'tsinvoice-masha',
  name: 'Masha',
  duration,
  price,
});
const tola = (duration: PlanDuration = 30, price = 1_599) => ({
  plan: 'tsinvoice-tola',
  name: 'Tola',
  duration,
  price,
});
const timesOver = (all: Term[], times: number) => {
  for (let n = 0; n < times; n++) all = renewed(all, all[0]!);
  return all;
};

describe('K-01 a term', () => {
  test.each<[PlanDuration, string, string]>([
    [1, '2026-11-26', '2026-11-26'],
    [7, '2026-11-26', '2026-12-02'],
    [14, '2028-02-20', '2028-03-04'],
    [30, '2026-11-26', '2026-12-25'],
    [30, '2027-01-31', '2027-02-27'],
    [30, '2028-01-31', '2028-02-28'],
    [91, '2026-11-30', '2027-02-27'],
    [182, '2026-08-31', '2027-02-27'],
    [365, '2028-02-29', '2029-02-27'],
    [365, '2027-04-01', '2028-03-31'],
  ])('of %i days from %s ends on %s', (duration, from, until) => {
    expect(termFrom(masha(duration), from).until).toBe(until);
  });

  it('begins a month after the one before on the same day, however short a month between them was', () => {
    const firsts = (from: string) => timesOver([termFrom(masha(), from)], 13).map(each => each.from);
    expect(firsts('2027-01-31').slice(0, 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(firsts('2028-01-31')[1]).toBe('2028-02-29');
    expect(firsts('2027-01-31')[13]).toBe('2028-02-29');
    const years = timesOver([termFrom(masha(365, 7_990), '2028-02-29')], 4).map(each => each.from);
    expect(years).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  test.each(planDurations)('of %i days leaves no day out and has none twice, over years', duration => {
    const all = timesOver([termFrom(masha(duration), '2027-01-31')], 40);
    for (const [n, each] of all.slice(1).entries()) expect(each.from).toBe(daysLater(all[n]!.until, 1));
    expect(all.at(-1)!.until).toBe(lastOf('2027-01-31', duration, 41));
  });

  it('of another length is counted from its own first day', () => {
    const all = renewed([termFrom(masha(), '2027-01-31')], masha(91, 2_100));
    expect(all[1]).toMatchObject({ from: '2027-02-28', until: '2027-05-27', anchor: '2027-02-28', nth: 1 });
  });
});

describe('what is not used', () => {
  const month = [termFrom(masha(30, 310), '2027-01-01')];
  test.each([
    ['2027-01-01', 310_00],
    ['2027-01-02', 300_00],
    ['2027-01-31', 10_00],
    ['2027-02-01', 0],
  ])('of ₹310 for January is on %s %i paise', (day, paise) => {
    expect(unusedOn(month, day)).toBe(paise);
  });

  it('counts what was bought beforehand whole, at its own price', () => {
    const two = renewed(month, masha(30, 280));
    expect(unusedOn(two, '2027-01-17')).toBe(150_00 + 280_00);
    expect(unusedOn(two, '2027-02-15')).toBe(140_00);
  });

  it('is worth nothing of a trial', () => {
    expect(unusedOn([trialTerm(masha(), '2027-01-01', 14)], '2027-01-02')).toBe(0);
  });
});

describe('another plan', () => {
  it('in the middle of a month is paid with what was not used', () => {
    const all = changedTo([termFrom(masha(30, 310), '2027-01-01')], tola(30, 620), '2027-01-17');
    expect(all.map(({ from, until }) => [from, until])).toEqual([
      ['2027-01-01', '2027-01-16'],
      ['2027-01-17', '2027-02-16'],
    ]);
    expect(all[1]).toMatchObject({ name: 'Tola', price: 620, credit: 150 });
    expect(dueFor(all[1]!)).toBe(470);
  });

  it('that costs less runs longer, by what is left, and its worth is kept whole', () => {
    const year = [termFrom(tola(365, 3_650), '2027-01-01')];
    const all = changedTo(year, masha(30, 310), '2027-07-01');
    const [, made] = all;
    // ₹1,840 for 184 days: a July of ₹310, and ₹1,530 more at ₹10 a day.
    expect(made).toMatchObject({ credit: 1_840, from: '2027-07-01', until: daysLater('2027-07-31', 153) });
    expect(dueFor(made!)).toBe(0);
    expect(unusedOn(all, '2027-07-01')).toBe(1_840_00);
    // What is renewed next is counted anew from there.
    expect(renewed(all, masha(30, 310))[2]).toMatchObject({ from: daysLater(made!.until, 1), nth: 1 });
  });

  it('that was paid in full runs longer by all that is left, and its worth is kept whole', () => {
    const all = changedTo([termFrom(masha(30, 310), '2027-01-01')], tola(30, 620), '2027-01-17', true);
    // ₹150 at ₹620 for the 31 days to 16 February: seven and a half days more, the last one whole.
    expect(all[1]).toMatchObject({ credit: 150, from: '2027-01-17', until: daysLater('2027-02-16', 8), isPaid: true });
    expect(dueFor(all[1]!)).toBe(620);
    expect(unusedOn(all, '2027-01-17')).toBe(770_00);
  });

  it('on the first day takes the place of the one before, and in grace begins where that ended', () => {
    expect(changedTo([termFrom(masha(), '2027-01-01')], tola(), '2027-01-01')).toMatchObject([
      { name: 'Tola', credit: 799 },
    ]);
    const late = changedTo([termFrom(masha(), '2027-01-01')], tola(), '2027-02-04');
    expect(late).toMatchObject([{ until: '2027-01-31' }, { from: '2027-02-01', credit: 0 }]);
  });

  it('never makes or loses more than a day’s price, whatever the day, the plans and the durations', () => {
    for (const one of planDurations)
      for (const other of planDurations)
        for (const price of [0, 1, 99.99, 399, 15_990])
          for (let n = 0; n < Math.min(one, 45); n += 4) {
            const held = [termFrom(masha(one, 1_234.56), '2028-01-31')];
            const day = daysLater('2028-01-31', n);
            const all = changedTo(held, tola(other, price), day);
            const made = all.at(-1)!;
            const left = unusedOn(held, day);
            expect(Math.round(made.credit * 100)).toBe(left);
            const days = daysBetween(made.from, made.until) + 1;
            const usual = daysBetween(made.from, lastOf(made.from, other, 1)) + 1;
            const got = price && made.credit > price ? (price * 100 * days) / usual : left;
            expect(got).toBeGreaterThanOrEqual(left - 0.001);
            expect(got - left).toBeLessThanOrEqual(price ? (price * 100) / usual + 0.001 : 0);
            const paid = changedTo(held, tola(other, price), day, true);
            const worth = (price * 100 * (daysBetween(paid.at(-1)!.from, paid.at(-1)!.until) + 1)) / usual;
            if (price) expect(worth).toBeGreaterThanOrEqual(price * 100 + left - 0.001);
            expect(unusedOn(paid, paid.at(-1)!.from)).toBe(Math.round(price * 100) + left);
          }
  });
});

/** a year, day by day, as the sweep has it. */
describe('a year of clock', () => {
  type Life = { terms: Term[]; state: SubscriptionState };
  const live = (life: Life, first: string, days: number, then: (day: string, life: Life) => void = () => {}) => {
    const states: string[] = [];
    const told: string[] = [];
    for (let n = 0; n < days; n++) {
      const day = daysLater(first, n);
      then(day, life);
      for (;;) {
        const move = moveOn({ ...spanOf(life.terms), state: life.state }, life.terms.at(-1)!, day);
        if (!move) break;
        life.state = { start: 'active', tryOut: 'trial', lapse: 'grace', end: 'ended' }[move] as SubscriptionState;
        states.push(`${day} ${life.state}`);
      }
      const notice = noticeOn({ ...spanOf(life.terms), state: life.state }, life.terms.at(-1)!, day);
      const told1 = notice && `${spanOf(life.terms).endsOn} in ${notice}`;
      if (told1 && !told.includes(told1)) told.push(told1);
    }
    return { states, told };
  };

  it('that nobody renews: it begins, is told of twice, has a week of grace and ends', () => {
    const { states, told } = live({ terms: [termFrom(masha(), '2027-01-31')], state: 'pending' }, '2027-01-30', 365);
    expect(states).toEqual(['2027-01-31 active', '2027-02-28 grace', '2027-03-07 ended']);
    expect(told).toEqual(['2027-02-27 in 7', '2027-02-27 in 1']);
  });

  it('of renewals in grace: twelve months without a gap, each told of by two notices', () => {
    const { states, told } = live(
      { terms: [termFrom(masha(), '2027-01-31')], state: 'pending' },
      '2027-01-31',
      365,
      (_, life) => {
        if (life.state !== 'grace') return;
        life.terms = renewed(life.terms, masha());
        life.state = 'active';
      },
    );
    expect(states.filter(each => each.endsWith('grace'))).toEqual(
      ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'].map(
        day => `2027-${day} grace`,
      ),
    );
    expect(states.some(each => each.endsWith('ended'))).toBe(false);
    expect(told).toHaveLength(24);
    expect(new Set(told).size).toBe(24);
  });

  it('on trial ends without grace', () => {
    const { states, told } = live(
      { terms: [trialTerm(masha(), '2028-02-20', 14)], state: 'pending' },
      '2028-02-20',
      60,
    );
    expect(states).toEqual(['2028-02-20 trial', '2028-03-05 ended']);
    expect(told).toEqual(['2028-03-04 in 7', '2028-03-04 in 1']);
  });

  it('that nobody looked at for months comes to the same end at once', () => {
    expect(live({ terms: [termFrom(masha(), '2027-01-31')], state: 'pending' }, '2027-09-01', 1).states).toEqual([
      '2027-09-01 active',
      '2027-09-01 ended',
    ]);
  });

  test.each<[PlanDuration, string[], number]>([
    [1, ['2027-01-02 ended'], 0],
    [7, ['2027-01-08 grace', '2027-01-09 ended'], 1],
    [14, ['2027-01-15 grace', '2027-01-18 ended'], 2],
    [365, [], 0],
  ])('bought for %i days has the grace and the notices that fit', (duration, states, notices) => {
    const lived = live({ terms: [termFrom(masha(duration), '2027-01-01')], state: 'pending' }, '2027-01-01', 100);
    expect(lived.states.slice(1)).toEqual(states);
    expect(lived.told).toHaveLength(notices);
  });
});
