import { expect, it } from 'vitest';
import { partOfYear, yearlyFrom } from './yearly.ts';

it.each([
  ['2026-11-26', 1, '11-26..11-26'],
  ['2026-11-26', 7, '11-26..12-02'],
  ['2026-12-28', 7, '12-28..01-03'],
  ['2027-02-28', 1, '02-28..02-29'],
  ['2028-02-28', 1, '02-28..02-28'],
  ['2027-02-22', 7, '02-22..02-29'],
  ['2028-02-23', 7, '02-23..02-29'],
])('from %s on, %i days are %s', (day, days, part) => expect(yearlyFrom(day, days)).toBe(part));

it.each([
  ['11-26..12-02', { from: 1126, until: 1202 }],
  ['12-28..01-03', { from: 1228, until: 103 }],
  ['02-29..02-29', { from: 229, until: 229 }],
  ['02-30..03-01', null],
  ['13-01..13-02', null],
  ['11-26', null],
  ['2026-11-26..2026-11-27', null],
  ['', null],
])('%s is read as %o', (value, part) => expect(partOfYear(value)).toEqual(part));
