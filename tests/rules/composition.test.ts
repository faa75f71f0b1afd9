import { describe, expect, it } from 'vitest';
import { compositionOf, periodsOf } from '../../schema/rules/returns/composition.ts';
import { schemeOf } from '../../schema/rules/taxScheme.ts';

describe('a dealer under the composition scheme', () => {
  it('owes 1 % of the turnover of a quarter, half of it to the centre, reckoned on the whole', () => {
    // 74,845.82 + 99.99 - 10.10: half a percent of 74,935.71 is 374.67855. With May's 1,00,000 half a percent of 1,74,935.71 is 874.67855.
    const values = new Map([
      ['2026-05', 10_000_000],
      ['2026-10', 7_484_582],
      ['2026-11', 9_999],
      ['2026-12', -1_010],
      ['2027-04', 5_000],
    ]);
    expect(compositionOf('2026-11', values)).toEqual({
      percent: 1,
      months: [
        { month: '2026-10', value: 7_484_582 },
        { month: '2026-11', value: 9_999 },
        { month: '2026-12', value: -1_010 },
      ],
      quarter: { from: '2026-10-01', to: '2026-12-31', value: 7_493_571, cgst: 37_468, sgst: 37_468 },
      year: { from: '2026-04-01', to: '2027-03-31', value: 17_493_571, cgst: 87_468, sgst: 87_468 },
    });
  });

  it('owes nothing on a quarter of which more was taken back than sold', () =>
    expect(compositionOf('2026-04', new Map([['2026-06', -500]])).quarter).toMatchObject({
      value: -500,
      cgst: 0,
      sgst: 0,
    }));

  it.each([
    ['2026-04', '2026-04', '2026-06', '2026-04', '2027-03'],
    ['2027-03', '2027-01', '2027-03', '2026-04', '2027-03'],
    ['2026-09', '2026-07', '2026-09', '2026-04', '2027-03'],
    ['2026-12', '2026-10', '2026-12', '2026-04', '2027-03'],
  ])('%s is in the quarter from %s to %s', (month, first, last, begins, ends) => {
    const { quarter, year } = periodsOf(month);
    expect([quarter[0], quarter[2], year[0], year[11]]).toEqual([first, last, begins, ends]);
  });

  it.each([
    ['what was issued says so', ['composition'], 'regular', 'composition'],
    ['in the month of a change it is the regular one', ['composition', 'regular'], 'composition', 'regular'],
    ['what a shop without a GSTIN issued says nothing', [null, 'composition'], 'regular', 'composition'],
    ['of nothing it is that of today', [null], 'composition', 'composition'],
  ] as const)('%s', (_, issued, today, scheme) => expect(schemeOf(issued, today)).toBe(scheme));
});
