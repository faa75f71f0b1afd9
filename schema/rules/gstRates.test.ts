import { describe, expect, it, test } from 'vitest';
import { standardGstRates } from '../standardGstRates.ts';
import { gstRateOn, standardRateUnlike } from './gstRates.ts';

const row = (hsn: string, rate: number, since = '2017-07-01') => ({ hsn, rate, since });

describe('the GST rate of a code on a day', () => {
  const rows = [
    row('71', 12),
    row('7113', 3),
    row('7113', 5, '2027-04-01'),
    row('71131910', 1, '2026-01-01'),
    row('7102', 0.25),
  ];
  test.each([
    ['7113', '2026-11-20', 3],
    ['711319', '2026-11-20', 3],
    // The last day of the one, the first of the other.
    ['711319', '2027-03-31', 3],
    ['711319', '2027-04-01', 5],
    // What says more of the code wins over what is newer.
    ['71131910', '2028-01-01', 1],
    ['71131910', '2025-12-31', 3],
    ['71023910', '2026-11-20', 0.25],
    ['7118', '2026-11-20', 12],
  ])('%s on %s is %f', (code, day, rate) => expect(gstRateOn(rows, code, day)?.rate).toBe(rate));

  test.each([
    ['before the first day', '7113', '2017-06-30'],
    ['for another chapter', '6204', '2026-11-20'],
    ['for a code shorter than any row', '7', '2026-11-20'],
    ['for no code', '', '2026-11-20'],
  ])('is not known %s', (_, code, day) => expect(gstRateOn(rows, code, day)).toBeNull());

  it('does not depend on the order of the rows, and is the row itself', () => {
    const [first, ...others] = rows;
    for (const order of [rows, rows.toReversed(), [...others, first!]])
      expect(gstRateOn(order, '71131910', '2027-05-01')).toBe(rows[3]);
    expect(gstRateOn([row('', 28)], '7113', '2026-11-20')).toBeNull();
  });
});

describe('what a shop begins with', () => {
  test.each([
    ['71131910', '2026-11-20', 3],
    ['71023100', '2026-11-20', 0.25],
    ['71023910', '2018-01-24', 3],
    ['71023910', '2018-01-25', 0.25],
    ['71023910', '2022-07-18', 1.5],
    ['71031042', '2026-11-20', 0.25],
    ['71042010', '2026-11-20', 0.25],
    ['71021000', '2026-11-20', 0.25],
    ['71039110', '2026-11-20', 0.25],
    ['71039110', '2018-01-25', 0.25],
    ['71039931', '2019-09-30', 3],
    ['71039931', '2019-10-01', 0.25],
    // Lab-grown diamonds, cut and polished, beside other synthetic stones.
    ['71049100', '2018-01-25', 0.25],
    ['71049100', '2026-11-20', 1.5],
    ['71049900', '2026-11-20', 0.25],
    ['71049090', '2019-09-30', 3],
    ['998892', '2026-11-20', 5],
    ['71171910', '2026-11-20', 3],
  ])('says of %s on %s: %f', (code, day, rate) => expect(gstRateOn(standardGstRates, code, day)?.rate).toBe(rate));

  it('has each beginning once for each day, with its source', () => {
    const keys = standardGstRates.map(({ hsn, since }) => `${hsn} ${since}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(standardGstRates.filter(({ note }) => !/Notification \d+\/\d{4}/.test(note))).toEqual([]);
  });
});

describe('a row of a shop is compared with the standard rate', () => {
  test.each<[what: string, hsn: string, rate: number, since: string, unlike: { rate: number; day: string } | null]>([
    ['on its day', '7113', 5, '2026-11-20', { rate: 3, day: '2026-11-20' }],
    ['on its day, as a finer code', '71131999', 0.25, '2026-11-20', { rate: 3, day: '2026-11-20' }],
    ['and is alike', '71131999', 3, '2026-11-20', null],
    ['that begins after it', '71131999', 0.25, '2016-01-01', { rate: 3, day: '2017-07-01' }],
    ['that begins after it and is alike', '71131999', 3, '2016-01-01', null],
    ['of each later day', '71023910', 0.25, '2018-01-25', { rate: 1.5, day: '2022-07-18' }],
    ['of its last change', '71023910', 1.5, '2022-07-18', null],
    ['until a standard row of the same code follows', '710239', 3, '2017-07-01', null],
    [
      'of its own time although a row of the same code follows',
      '710239',
      5,
      '2017-07-01',
      { rate: 3, day: '2017-07-01' },
    ],
    ['where there is none', '4819', 18, '2016-01-01', null],
  ])('%s: %s at %f %% since %s', (_, hsn, rate, since, unlike) =>
    expect(standardRateUnlike({ hsn, rate, since })).toEqual(unlike),
  );

  it('and standard rows depart from none', () =>
    expect(standardGstRates.filter(row => standardRateUnlike(row) !== null)).toEqual([]));
});
