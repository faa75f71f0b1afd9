import { expect, it } from 'vitest';
import { nextStart } from './meetings.ts';

it.each([
  ['daily', '2026-02-01T11:30:00.000Z'],
  ['weekly', '2026-02-07T11:30:00.000Z'],
  ['monthly', '2026-02-28T11:30:00.000Z'],
  ['yearly', '2027-01-31T11:30:00.000Z'],
] as const)('a meeting of 31 January that is held %s comes again on %s', (every, next) => {
  const first = '2026-01-31T11:30:00.000Z';
  expect(nextStart(first, every, new Date(first))).toBe(next);
});

it('a monthly meeting of the 31st comes back to the 31st after a shorter month', () => {
  expect(nextStart('2026-01-31T11:30:00.000Z', 'monthly', new Date('2026-03-01T00:00:00Z'))).toBe(
    '2026-03-31T11:30:00.000Z',
  );
});
