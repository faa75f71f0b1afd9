import ical from 'ical.js';
import { expect, it } from 'vitest';
import { calendarText, type CalendarEvent } from './calendarText.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '1@shop.test',
  name: 'R26-0001',
  start: '2026-11-03',
  end: null,
  isDay: true,
  isCancelled: false,
  version: 3,
  changedAt: '2026-11-01T10:00:00.123+00:00',
  createdAt: '2026-10-01T10:00:00Z',
  lines: [],
  url: 'https://shop.test/repairs/1?shop=2',
  ...more,
});
const linesOf = (more: Partial<CalendarEvent> = {}) =>
  calendarText({ name: 'Repairs', events: [event(more)] }).split('\r\n');

it.each<[string, Partial<CalendarEvent>, string[]]>([
  ['a day', {}, ['DTSTART;VALUE=DATE:20261103', 'DTEND;VALUE=DATE:20261104', 'TRANSP:TRANSPARENT']],
  [
    'days, over the end of a year',
    { start: '2026-12-30', end: '2027-01-01' },
    ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'],
  ],
  ['days that end before they begin', { end: '2026-11-01' }, ['DTEND;VALUE=DATE:20261104']],
  ['a moment', { isDay: false, start: '2026-11-03T10:00:00+05:30' }, ['DTSTART:20261103T043000Z', 'SEQUENCE:2']],
  [
    'a meeting',
    { isDay: false, start: '2026-11-03T10:00:00+05:30', end: '2026-11-03T11:00:00+05:30' },
    ['DTEND:20261103T053000Z'],
  ],
  ['what was called off', { isCancelled: true }, ['STATUS:CANCELLED']],
  [
    'when it was changed',
    {},
    ['DTSTAMP:20261101T100000Z', 'LAST-MODIFIED:20261101T100000Z', 'CREATED:20261001T100000Z'],
  ],
  ['what it is about', { lines: ['State: Ready', 'a; b, c'] }, ['DESCRIPTION:State: Ready\\na\\; b\\, c']],
])('writes %s', (_, more, lines) => expect(linesOf(more)).toEqual(expect.arrayContaining(lines)));

it('has no end of a moment that does not last', () =>
  expect(linesOf({ isDay: false, start: '2026-11-03T10:00:00Z' }).filter(line => line.startsWith('DTEND'))).toEqual(
    [],
  ));

it.each([
  '\nEND:VEVENT',
  '\r\nATTENDEE:x',
  '\rX:1',
  '\u000bX',
  'a,b;c\\n',
  'दीवाली '.repeat(30),
  '🎉'.repeat(50),
  ':"x"',
])('keeps %j the name of one event', name => {
  const text = calendarText({ name, events: [event({ name }), event({ uid: '2@shop.test' })] });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [one, other, ...more] = new ical.Component(ical.parse(text) as unknown[]).getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  expect(new ical.Event(one!).summary).toBe(name.replace(/\r\n?/g, '\n').replace('\u000b', ''));
  expect(one!.getAllProperties().map(({ name: property }) => property)).toEqual(
    other!.getAllProperties().map(({ name: property }) => property),
  );
});
