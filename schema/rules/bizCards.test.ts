import { describe, expect, it, test } from 'vitest';
import { mapAddress, openUntil, withCountry, type OpenHours } from './bizCards.ts';

const at = (moment: string) => new Date(`${moment}:00+05:30`);
const monSat: OpenHours = { days: 'monSat', opens: '10:30', closes: '20:00' };
const night: OpenHours = { days: 'fri', opens: '18:00', closes: '02:00' };

// The 20th of November 2026 is a Friday.
const hours: [OpenHours[], string, string | null][] = [
  [[monSat], '2026-11-20T10:29', null],
  [[monSat], '2026-11-20T10:30', '20:00'],
  [[monSat], '2026-11-20T19:59', '20:00'],
  [[monSat], '2026-11-20T20:00', null],
  [[monSat], '2026-11-22T12:00', null],
  [[monSat, { days: 'sun', opens: '11:00', closes: '14:00' }], '2026-11-22T12:00', '14:00'],
  [[night], '2026-11-20T23:30', '02:00'],
  [[night], '2026-11-21T01:59', '02:00'],
  [[night], '2026-11-21T02:00', null],
  [[], '2026-11-20T12:00', null],
];
test.each(hours)('%j: at %s it is open until %s', (given, moment, until) => {
  expect(openUntil(given, at(moment))).toBe(until);
});

describe('addresses', () => {
  it.each([
    ['9820012345', '919820012345'],
    ['09820012345', '919820012345'],
    ['919820012345', '919820012345'],
    ['14155550123', '14155550123'],
  ])('a number %s is dialled from anywhere as %s', (typed, dialled) => {
    expect(withCountry(typed)).toBe(dialled);
  });

  it('the map is the place itself where its link is known', () => {
    const shop = { name: 'Soni', logo: null };
    expect(mapAddress({ shop, address: null, mapUrl: null })).toBeNull();
    expect(mapAddress({ shop, address: 'Pune', mapUrl: 'https://maps.example/1' })).toBe('https://maps.example/1');
    expect(mapAddress({ shop, address: 'Pune & co', mapUrl: null })).toMatch(/query=Soni%2C%20Pune%20%26%20co$/);
  });
});
