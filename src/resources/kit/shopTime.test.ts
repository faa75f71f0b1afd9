import { expect, test } from 'vitest';
import { fromShopTime, toShopTime } from './shopTime.ts';

test.each([
  ['2026-11-20T04:30:00Z', '2026-11-20T10:00'],
  ['2026-11-19T18:30:00.000Z', '2026-11-20T00:00'],
  ['2026-11-20T10:00', '2026-11-20T10:00'],
  ['', ''],
  [null, ''],
  ['nonsense', ''],
])('%s is %s by the shop’s clock', (moment, shown) => expect(toShopTime(moment)).toBe(shown));

test.each([
  ['2026-11-20T10:00', '2026-11-20T04:30:00.000Z'],
  ['2026-11-20T00:00', '2026-11-19T18:30:00.000Z'],
  ['', null],
])('%s by the shop’s clock is %s', (typed, moment) => expect(fromShopTime(typed)).toBe(moment));
