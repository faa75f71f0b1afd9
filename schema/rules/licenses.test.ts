import { describe, expect, it, test } from 'vitest';
import type { HeldPlan } from './heldPlans.ts';
import { believedUntil, claimsOf, isOver, keyOf, lastDayOf, licenseKey, readKey } from './licenses.ts';

const plan: HeldPlan = {
  app: 'tsinvoice',
  plan: 'tsinvoice-masha',
  name: 'Masha',
  people: 6,
  messages: null,
  phoneHelp: true,
  duration: 30,
  state: 'active',
  startsOn: '2026-03-01',
  endsOn: '2026-03-30',
  graceUntil: '2026-04-06',
};

describe('A-12 a key', () => {
  it('is of 20 letters that nobody misreads, each of 32', () => {
    const all = keyOf(Uint8Array.from({ length: 20 }, (_, n) => n + 7));
    expect(all).toMatch(licenseKey);
    const letters = [0, 12].flatMap(first => keyOf(Uint8Array.from({ length: 20 }, (_, n) => first + n)).split(''));
    expect(
      [...new Set(letters)]
        .filter(letter => letter !== '-')
        .toSorted()
        .join(''),
    ).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  });

  test.each([
    ['01234-56789-ABCDE-FGHJK', '01234-56789-ABCDE-FGHJK'],
    [' o1234 56789 abcde fghjk ', '01234-56789-ABCDE-FGHJK'],
    ['OI234-56789-ABCDE-FGHJK', '01234-56789-ABCDE-FGHJK'],
    ['0123456789abcdefghjk', '01234-56789-ABCDE-FGHJK'],
    ['0123456789abcdefghj', null],
    ['0123456789abcdefghjkm', null],
    ['0123456789abcdefghju', null],
    ['', null],
  ])('typed as %j is %j', (typed, key) => expect(readKey(typed)).toBe(key));
});

describe('A-12 how long a licence goes', () => {
  const ended = { ...plan, state: 'ended' as const };
  test.each([
    ['without a day of its own and without a plan', null, undefined, null, '2099-01-01', false],
    ['on its own last day', '2026-03-10', undefined, '2026-03-10', '2026-03-10', false],
    ['after its own last day', '2026-03-10', undefined, '2026-03-10', '2026-03-11', true],
    ['on the last day of grace', null, plan, '2026-04-06', '2026-04-06', false],
    ['after the grace, whatever its own day', '2026-12-31', plan, '2026-04-06', '2026-04-07', true],
    ['by its own day before the plan ends', '2026-03-10', plan, '2026-03-10', '2026-03-11', true],
    [
      'while the plan was cancelled before its last day',
      null,
      { ...plan, state: 'cancelled' as const },
      '2026-04-06',
      '2026-03-10',
      true,
    ],
    ['while the plan has ended', '2026-12-31', ended, '2026-04-06', '2026-03-10', true],
  ])('%s', (_, endsOn, held, last, on, over) => {
    expect([lastDayOf({ endsOn }, held), isOver({ endsOn }, held, on)]).toEqual([last, over]);
  });

  test.each([
    ['a week', null, '2026-03-17T06:00:00.000Z'],
    ['a week, where it goes on for longer', '2026-03-31', '2026-03-17T06:00:00.000Z'],
    ['to the end of the last day in India', '2026-03-12', '2026-03-12T18:30:00.000Z'],
  ])('a statement is believed for %s', (_, last, until) =>
    expect(believedUntil(new Date('2026-03-10T06:00:00Z'), last).toISOString()).toBe(until),
  );
});

it('A-12 a statement tells what the plan allows', () => {
  const license = { app: 'tsinvoice', name: 'Counter', seats: 2, endsOn: null } as const;
  expect(claimsOf(license, plan, 'm1')).toEqual({
    app: 'tsinvoice',
    machine: 'm1',
    name: 'Counter',
    seats: 2,
    validUntil: '2026-04-06',
    plan: { title: 'TS Invoice Masha', people: 6, messages: null, phoneHelp: true },
  });
  expect(claimsOf(license, undefined, 'm1')).toMatchObject({ plan: null, validUntil: null });
});
