import { expect, it } from 'vitest';
import { monthsRead } from '../../schema/rules/chitMonths.ts';

it.each([
  ['2026-11-01', 1, 'en', 'Nov 2026'],
  ['2026-11-01', 3, 'en', 'Nov 2026 – Jan 2027'],
  ['2026-11-01', null, 'en', 'Nov 2026'],
  [null, null, 'en', ''],
  ['2026-11-01', 2, 'hi', 'नव॰ 2026 – दिस॰ 2026'],
] as const)('months from %s, %s of them, are read in %s as %s', (first, months, language, expected) => {
  expect(monthsRead(first, months, language)).toBe(expected);
});
