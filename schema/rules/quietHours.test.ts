import { expect, it } from 'vitest';
import { shops } from '../entities/shops.ts';
import { allowedFrom, clockTime, isForStaff, nightElsewhere } from './quietHours.ts';

const usual = { from: null, to: null };

it.each([
  ['10:00', usual, '10:00'],
  ['20:59', usual, '20:59'],
  ['21:00', usual, '09:00+1'],
  ['03:00', usual, '09:00'],
  ['08:59', usual, '09:00'],
  ['09:00', usual, '09:00'],
  ['13:00', { from: '12:30', to: '14:00' }, '14:00'],
  ['14:00', { from: '12:30', to: '14:00' }, '14:00'],
  ['23:00', { from: '00:00', to: '00:00' }, '23:00'],
])('at %s in India, with quiet hours %o, messages go out at %s', (now, quiet, allowed) => {
  const moment = (text: string) => {
    const [time, days = '0'] = text.split('+');
    return new Date(Date.parse(`2026-11-20T${time}:00+05:30`) + Number(days) * 86_400_000);
  };
  expect(allowedFrom(quiet, moment(now)).toISOString()).toBe(moment(allowed).toISOString());
});

it('a demo lets messages out at once and for hours, whenever it starts', () => {
  for (let start = 0; start < 24 * 60; start += 10) {
    const at = new Date(Date.parse('2026-11-20T00:00:00Z') + start * 60_000);
    const night = nightElsewhere(at);
    for (const hours of [0, 1, 2, 3, 3.9]) {
      const then = new Date(at.getTime() + hours * 3_600_000);
      expect(allowedFrom(night, then), `${at.toISOString()} ${JSON.stringify(night)}`).toBe(then);
    }
    expect(night.from).not.toBe(night.to);
  }
});

it.each([
  ['08:59', { from: null, to: null }, false],
  ['09:00', { from: null, to: null }, true],
  ['20:59', { from: null, to: null }, true],
  ['21:00', { from: null, to: null }, false],
  ['09:30', { from: '20:00', to: '10:00' }, false],
  ['10:00', { from: '20:00', to: '10:00' }, true],
  ['03:00', { from: '00:00', to: '00:00' }, false],
])('at %s with %o staff may be told what is due: %s', (time, quiet, may) => {
  expect(isForStaff(quiet, new Date(`2026-11-22T${time}:00+05:30`))).toBe(may);
});

it.each([
  ['00:00', '12:00 am'],
  ['00:30', '12:30 am'],
  ['09:05', '9:05 am'],
  ['11:30', '11:30 am'],
  ['12:00', '12:00 pm'],
  ['13:00', '1:00 pm'],
  ['23:30', '11:30 pm'],
])('%s is read as %s', (time, read) => expect(clockTime(time)).toBe(read));

it('quiet hours begin and end on the half hour', () => {
  const times = shops.info.quietFrom.options!.map(({ id }) => id);
  expect([times.length, times.slice(0, 3), times.at(-1)]).toEqual([48, ['00:00', '00:30', '01:00'], '23:30']);
});
