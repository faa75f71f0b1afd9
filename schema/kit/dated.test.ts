import { expect, it } from 'vitest';
import { heldOn } from './dated.ts';

const rows = [
  { since: '2026-04-01', rate: 3 },
  { since: '2017-07-01', rate: 5 },
  { since: '2027-01-01', rate: 6 },
];

it.each([
  ['2016-12-31', undefined],
  ['2017-07-01', 5],
  ['2026-03-31', 5],
  ['2026-04-01', 3],
  ['2026-12-31', 3],
  ['2030-01-01', 6],
])('on %s the rate is %s', (day, rate) => expect(heldOn(rows, day, ({ since }) => since)?.rate).toBe(rate));
