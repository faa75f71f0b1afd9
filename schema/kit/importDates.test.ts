import { describe, expect, it } from 'vitest';
import { wordings } from '../words/wordings.ts';
import { Unreadable } from './importCells.ts';
import { orderIn, readDay, readMoment, type DateForm } from './importDates.ts';

const today = '2026-11-29';
const day = (text: string, form: DateForm = {}) => {
  const read = readDay(text, { today, ...form });
  return read instanceof Unreadable ? wordings.en.say(read.said) : read;
};

describe('a day', () => {
  it.each([
    ['15/08/1990', '1990-08-15'],
    ['15.8.1990', '1990-08-15'],
    ['15 - 08 - 1990', '1990-08-15'],
    ['15-08-90', '1990-08-15'],
    ['15-08-27', '2027-08-15'],
    ['15-08-47', '1947-08-15'],
    ['1990-08-15', '1990-08-15'],
    ['1990/8/5', '1990-08-05'],
    ['19900815', '1990-08-15'],
    ['15-Aug-1990', '1990-08-15'],
    ['15 August 1990', '1990-08-15'],
    ["15th Aug '90", '1990-08-15'],
    ['August 15, 1990', '1990-08-15'],
    ['Wed, 15 Aug 1990', '1990-08-15'],
    ['Sept 5 1990', '1990-09-05'],
    ['15 अगस्त 1990', '1990-08-15'],
    ['१५/०८/१९९०', '1990-08-15'],
    ['15/08/1990 00:00', '1990-08-15'],
    ['1990-08-15 00:00:00', '1990-08-15'],
    ['1990-08-15T10:30:00', '1990-08-15'],
    ['1990-08-14T18:30:00.000Z', '1990-08-15'],
    ['1990-08-14T18:29:59+00:00', '1990-08-14'],
    ['33100', '1990-08-15'],
    ['33100.5', '1990-08-15'],
  ])('%s is %s', (text, read) => expect(day(text)).toBe(read));

  it.each(['29/02/2023', '15/08', 'Aug', '15 Foo 1990', '1/2/3/4', '9870300001', '123', 'yesterday'])(
    '%s stays as it is, for the field to refuse it',
    text => expect(day(text)).toBe(text),
  );

  it.each([
    ['15-08-27', '1927-08-15'],
    ['15/08', '1604-08-15'],
    ['--08-15', '1604-08-15'],
    ['--0815', '1604-08-15'],
    ['15 Aug', '1604-08-15'],
    ['29/02', '1604-02-29'],
  ])('that comes again each year: %s is %s', (text, read) => expect(day(text, { isYearly: true })).toBe(read));

  it.each([
    ['01/02/2026', undefined, '2026-02-01'],
    ['02/13/2026', undefined, '2026-02-13'],
    ['01/02/2026', 'dayFirst', '2026-02-01'],
    ['02/13/2026', 'dayFirst', '02/13/2026'],
    ['01/02/2026', 'monthFirst', '2026-01-02'],
    ['13/02/2026', 'monthFirst', '13/02/2026'],
    ['01/02/2026', 'unclear', '“01/02/2026” can be two dates. Choose day/month or month/day for this column.'],
    ['02/02/2026', 'unclear', '2026-02-02'],
    ['13/02/2026', 'unclear', '2026-02-13'],
  ] as const)('%s where the order is %s is %s', (text, order, read) => expect(day(text, { order })).toBe(read));
});

it.each([
  ['2026-06', '2026-06'],
  ['29/11/2026', '2026-11-29'],
  ['2026-11-29 10:05:00', '2026-11-29T10:05:00+05:30'],
  ['2026-11-29T10:05', '2026-11-29T10:05:00+05:30'],
  ['29/11/2026 10:05 pm', '2026-11-29T22:05:00+05:30'],
  ['29-Nov-2026, 12:05 AM', '2026-11-29T00:05:00+05:30'],
  ['2026-11-29T10:05:00Z', '2026-11-29T10:05:00Z'],
])('the moment %s is %s', (text, read) => expect(readMoment(text)).toBe(read));

it.each([
  ['15/08/1990', 'dayFirst'],
  ['08/15/1990', 'monthFirst'],
  ['01/02/1990', 'unclear'],
  ['02/02/1990', undefined],
  ['15-Aug-1990', undefined],
  ['1990-08-15', undefined],
  ['40/50', undefined],
])('%s tells of the order: %s', (text, order) => expect(orderIn(text)).toBe(order));
