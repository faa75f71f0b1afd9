import { describe, expect, test } from 'vitest';
import {
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatLongDay,
  formatMoney,
  formatMovement,
  formatNumber,
  formatPercent,
  formatPhone,
  formatRelative,
  formatWeight,
  grouped,
} from './format.ts';
import { setPageLanguage } from './i18n/language.ts';

test.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [48_600, '49 kB'],
  [2_340_000, '2.3 MB'],
])('%s bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

describe('money', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [123456, '₹1,23,456'],
    [12345678.5, '₹1,23,45,678.50'],
    ['9245.05', '₹9,245.05'],
    [-1500, '-₹1,500'],
    [null, '–'],
    ['', '–'],
    ['abc', '–'],
  ])('%s reads %s', (value, text) => expect(formatMoney(value)).toBe(text));

  test('paise are shown or left out on demand', () => {
    expect(formatMoney(1200, 'paise')).toBe('₹1,200.00');
    expect(formatMoney(1200.5, 'rupees')).toBe('₹1,201');
  });

  test.each([
    [35, '+₹35'],
    [-12.5, '−₹12.50'],
    [0, '₹0'],
  ])('a movement of %s reads %s', (value, text) => expect(formatMovement(value)).toBe(text));
});

test.each([
  [formatWeight, 11.6638, '11.664 g'],
  [formatWeight, 1234.5, '1,234.500 g'],
  [formatNumber, 100000.25, '1,00,000.25'],
  [formatCount, 1234567, '12,34,567'],
  [formatPercent, 3, '3%'],
  [formatPercent, 0.25, '0.25%'],
  [grouped, '123610', '1,23,610'],
  [grouped, '-1234567.50', '-12,34,567.50'],
  [grouped, '1200.', '1,200'],
  [grouped, '125,050.50', '1,25,050.50'],
  [grouped, '10,5', '10,5'],
  [grouped, '12a', '12a'],
  [formatPhone, '9820012345', '98200 12345'],
  [formatPhone, '+919820012345', '+91 98200 12345'],
  [formatPhone, '919820012345', '+91 98200 12345'],
  [formatPhone, '02226201234', '02226201234'],
  [formatPhone, '', '–'],
])('%o of %s reads %s', (format, value, text) => expect(format(value as never)).toBe(text));

describe('dates are those of Asia/Kolkata', () => {
  test.each([
    ['2026-11-20', '20 Nov 2026'],
    ['2026-11-19T18:29:59Z', '19 Nov 2026'],
    ['2026-11-19T18:30:00Z', '20 Nov 2026'],
    ['nonsense', '–'],
    [undefined, '–'],
  ])('%s is %s', (value, text) => expect(formatDate(value)).toBe(text));

  test('as one says it', () => {
    expect(formatLongDay('2026-11-19T18:35:00Z')).toBe('Friday, 20 November');
  });

  test('with the time', () => {
    expect(formatDateTime('2026-11-19T18:35:00Z')).toBe('20 Nov 2026, 12:05 am');
  });
});

describe('relative times', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  test.each([
    ['2026-11-20T09:59:40Z', 'now'],
    ['2026-11-20T09:55:00Z', '5 minutes ago'],
    ['2026-11-20T07:00:00Z', '3 hours ago'],
    ['2026-11-19T09:00:00Z', 'yesterday'],
    ['2026-11-16T09:00:00Z', '4 days ago'],
    ['2026-11-01T09:00:00Z', '1 Nov 2026'],
  ])('%s is %s', (value, text) => expect(formatRelative(value, now)).toBe(text));

  test('follows the language', () => {
    setPageLanguage('hi');
    expect(formatRelative('2026-11-20T09:55:00Z', now)).toBe('5 मिनट पहले');
    setPageLanguage('en');
  });
});
