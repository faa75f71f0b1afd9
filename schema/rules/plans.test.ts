import { describe, expect, it, test } from 'vitest';
import { invoicePlans } from '../entities/invoicePlans.ts';
import { validateFields } from '../kit/validate.ts';
import { aPlan, firstPlans } from '../../tests/support/plans.ts';
import { linesAmong, problemOf } from './orders.ts';
import { durationsOf, planDurations, pricesOn, usualOf, type PlanDuration, type PriceRow } from './plans.ts';

const row = (duration: number, price: number | null, since: string): PriceRow => ({ duration, price, since });
const rows = [
  row(365, 5_000, '2026-01-01'),
  row(30, 500, '2026-01-01'),
  row(30, 600, '2026-04-01'),
  row(30, null, '2026-09-01'),
  row(91, 1_400, '2026-04-01'),
];

describe('A-13 prices hold from their day on', () => {
  test.each([
    ['2025-12-31', []],
    ['2026-01-01', ['30 500', '365 5000']],
    ['2026-03-31', ['30 500', '365 5000']],
    ['2026-04-01', ['30 600', '91 1400', '365 5000']],
    ['2026-08-31', ['30 600', '91 1400', '365 5000']],
    ['2026-09-01', ['91 1400', '365 5000']],
  ])('on %s', (day, told) => {
    expect(pricesOn(rows, day).map(({ duration, price }) => `${duration} ${price}`)).toEqual(told);
  });

  it('and cost nothing where that is their price', () => {
    expect(pricesOn([row(1, 0, '2026-01-01')], '2026-01-01')).toEqual([{ duration: 1, price: 0 }]);
  });
});

it('K-01 a plan is sold for any of the durations, the shortest first', () => {
  expect(planDurations).toEqual([1, 7, 14, 30, 91, 182, 365]);
  expect(durationsOf(firstPlans)).toEqual([30, 182, 365]);
});

test.each<[PlanDuration[], PlanDuration | undefined]>([
  [[7, 30, 365], 30],
  [[7, 365], 7],
  [[], undefined],
])('of %j at first %s is chosen', (offered, usual) => {
  expect(usualOf(offered)).toBe(usual);
});

describe('R-47 a choice', () => {
  const choice = { plan: 'tsinvoice-masha', duration: 30, quantity: 2 } as const;
  test.each([
    [{}, null],
    [{ plan: 'tsinvoice-gold' }, 'plan'],
    [{ plan: null }, 'plan'],
    [{ duration: 91 }, 'duration'],
    [{ duration: '30' }, 'duration'],
    [{ quantity: 51 }, 'quantity'],
  ])('with %j has as its problem: %s', (more, problem) => {
    expect(problemOf({ ...choice, ...more }, firstPlans)).toBe(problem);
  });

  it('becomes a line with the plan’s name and price; one that is not sold becomes none', () => {
    expect(linesAmong([choice, { ...choice, duration: 91 }, { ...choice, plan: 'x' }], firstPlans)).toEqual([
      { ...choice, name: 'TS Invoice Masha', price: 799, amount: 1_598 },
    ]);
  });

  it('costs to the paisa', () => {
    const [masha] = firstPlans;
    const plans = [{ ...masha!, prices: [{ duration: 1 as const, price: 13.17 }] }];
    expect(linesAmong([{ plan: masha!.id, duration: 1, quantity: 3 }], plans)[0]!.amount).toBe(39.51);
  });
});

describe('A-13 a plan', () => {
  const problems = (more: object) => validateFields(invoicePlans.fields, { ...aPlan, ...more }).problems;
  const told = (more: object) =>
    Object.entries(problems(more) ?? {}).map(([field, said]) => `${field}: ${(said as { english?: string }).english}`);

  it('is taken as it is', () => {
    expect(problems({})).toBeUndefined();
  });

  const [monthly] = aPlan.prices;
  test.each([
    [{ prices: [monthly, { ...monthly, price: 250 }] }, ['prices.1.since']],
    [{ prices: [monthly, { ...monthly, since: '2027-01-01' }] }, []],
    [{ prices: [] }, ['prices']],
    [{ prices: [{ ...monthly, duration: 31 }] }, ['prices.0.duration']],
    [{ prices: [{ ...monthly, price: -1 }] }, ['prices.0.price']],
    [{ prices: [{ ...monthly, price: null }] }, []],
    [{ prices: [{ ...monthly, since: null }] }, ['prices.0.since']],
    [{ code: 'Two Words' }, []],
    [{ code: 'two_words' }, ['code']],
    [{ people: 0 }, ['people']],
    [{ people: null }, ['people']],
    [{ trialDays: -1 }, ['trialDays']],
  ])('with %j is refused at %j', (more, fields) => {
    expect(told(more).map(line => line.split(':')[0])).toEqual(fields);
  });
});
